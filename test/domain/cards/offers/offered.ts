import { arrows } from '../../arrows.js';

/** Abilities of a creature NAME, and what they offer: what it does (on which objects, how many), until when. */
const ofCreature = `
{T}: Target creature can't be blocked this turn.
  → No creature may block that object. (creatures 1-1) END_OF_TURN
{3}{U}: Another target creature you control can't be blocked this turn except by Spirits.
  → Only Spirit creatures may block that object.
    (creatures that its controller controls other than this creature 1-1) END_OF_TURN
Whenever NAME attacks, it can't be blocked this turn. → No creature may block this creature. END_OF_TURN
{1}: NAME can't be blocked this turn except by two or more creatures.
  → It takes at least 2 blockers to block this creature. END_OF_TURN
{2}: Creatures you control with power 2 or less can't be blocked this turn.
  → No creature may block creatures that its controller controls of power at most 2. END_OF_TURN
Whenever you cast a noncreature spell, goad up to one target creature an opponent controls.
  → Its controller goads that object, which has to attack if able, and a player other than its controller if able.
    (creatures that an opponent of its controller controls 0-1) NEXT_TURN
Landfall — Whenever a land enters the battlefield under your control, goad each creature target player controls.
  → Its controller goads creatures that the player controls, which have to attack if able, and a player other than its
    controller if able. (player) NEXT_TURN
When NAME enters, until your next turn, creatures your opponents control attack each combat if able and attack a player other
  than you if able. → Creatures that an opponent of its controller controls have to attack in each combat if able. Creatures
    that an opponent of its controller controls have to attack a player other than its controller in each combat if able.
    NEXT_TURN
+1: Until your next turn, creatures can't attack you or planeswalkers you control.
  → Creatures may not attack its controller or planeswalkers that its controller controls. NEXT_TURN
{B}: NAME gains menace until end of turn. → This creature is given menace. END_OF_TURN
Whenever NAME attacks, attacking creatures you control gain flying until end of turn.
  → Each of those objects is given flying. (attacking creatures that its controller controls 1-any) END_OF_TURN
Whenever another creature enters the battlefield under your control, it gains haste until end of turn.
  → Each of those objects is given haste. (creatures 1-any) END_OF_TURN
When NAME enters, detain target creature an opponent controls. → That object may not attack. That object may not block.
  (creatures that an opponent of its controller controls 1-1) NEXT_TURN
When NAME enters, gain control of target creature for as long as NAME remains on the battlefield.
  → Its controller has control of that object. (creatures 1-1) SOURCE_LEAVES
When NAME enters, you gain control of target permanent. → Its controller has control of that object. (permanents 1-1) END_OF_GAME
{T}: Gain control of target creature for as long as you control NAME.
  → Its controller has control of that object. (creatures 1-1) SOURCE_CHANGES_CONTROL
{R}: Target creature blocks NAME this turn if able. → That object has to block this creature if able. (creatures 1-1) END_OF_TURN
{T}: All creatures able to block target creature this turn do so.
  → All creatures that are able to block that object have to. (creatures 1-1) END_OF_TURN
You may exert NAME as it attacks. When you do, target creature can't block this combat.
  → That object may not block. (creatures 1-1) END_OF_COMBAT
When NAME enters, suspect target creature. → That object is given menace. That object may not block. (creatures 1-1) END_OF_GAME
{T}: Target opponent gains control of NAME. → The player has control of this creature. (player) END_OF_GAME
{T}: Return target creature card from your graveyard to the battlefield. It gains haste.
  → That object is given haste. (creatures 1-1) END_OF_GAME
Whenever NAME attacks, another target creature you control gains haste and gets +X/+X until end of turn, where X is that
  creature's power. → That object is given haste. That object has +X/+X; the power and toughness here leave it out.
  (creatures that its controller controls other than this creature 1-1) END_OF_TURN
{U}: NAME becomes a 4/4 blue Bird with flying until end of turn. → This creature has power and toughness 4/4. This creature is made blue. This creature
  has the type Bird, in place of others of that kind. This creature is given flying. END_OF_TURN
{W}: Target creature can't block this turn unless its controller pays {2}.
  → That object may not block unless its controller pays {2}. (creatures 1-1) END_OF_TURN
Whenever NAME attacks, tap target creature that player controls and goad it.
  → Its controller goads that object, which has to attack if able, and a player other than its controller if able.
  (creatures 1-1) NEXT_TURN
At the beginning of each player's upkeep, that player gains control of NAME, untaps NAME, and puts a +1/+1 counter on it.
  → The player has control of this creature. (player) END_OF_GAME
At the beginning of combat on your turn, choose an opponent at random. NAME attacks that player this combat if able.
  → This creature has to attack the player in each combat if able. (player) END_OF_COMBAT
{1}: Gain control of target creature with mana value 3 or less.
  → Its controller has control of that object. (creatures of mana value at most 3 1-1) END_OF_GAME
{1}: Gain control of target creature with mana value X or less. → Its controller has control of that object. (creatures 1-1)
  END_OF_GAME
+1: Until your next turn, creatures can't attack you unless their controller pays {2} for each of those creatures.
  → Creatures may not attack its controller unless their controller pays {2} for each of them. NEXT_TURN
I, II — Up to two target creatures can't block this turn.
  → Each of those objects may not block. (creatures 0-2) END_OF_TURN
`;

/** The same of a sorcery. */
const ofSorcery = `
Untap target creature and gain control of it until end of turn. That creature gains haste until end of turn.
  → Its controller has control of that object. That object is given haste. (creatures 1-1) END_OF_TURN
Gain control of all creatures with power 4 or greater until end of turn. Untap those creatures. They gain haste until end of turn.
  → Its controller has control of each of those objects. Each of those objects is given haste.
    (creatures of power at least 4 1-any) END_OF_TURN
Creatures without flying can't block this turn. → Creatures without flying may not block. END_OF_TURN
Creatures you control get +2/+0 and gain menace until end of turn. → Creatures that its controller controls have +2/+0.
  Creatures that its controller controls are given menace. END_OF_TURN
Choose one — • Target creature loses flying until end of turn. → That object is left without flying. (creatures 1-1) END_OF_TURN
Creatures target opponent controls attack this turn if able.
  → Creatures that the player controls have to attack in each combat if able. (player) END_OF_TURN
`;

/** The same of a land. */
const ofLand = `
{1}: NAME becomes a 2/2 creature with all creature types until end of turn. It's still a land. → This land has power and toughness 2/2. This land
  also has the type creature. This land also has every creature type. END_OF_TURN
{1}: Until end of turn, NAME becomes an X/X Elemental creature with "Whenever this creature attacks, draw a card." It's still a
  land. → This land has power and toughness X/X; the power and toughness here leave it out. This land also has the types Elemental and creature.
  END_OF_TURN
{1}: Until your next turn, all lands you control become 2/2 creatures. They're still lands. → Lands that its controller controls
  have power and toughness 2/2. Lands that its controller controls also have the type creature. NEXT_TURN
`;

/** A sentence with a choice, and what it offers. */
export const choices: readonly (readonly [text: string, ...effects: string[]])[] = arrows(`
{W}: NAME gains protection from the color of your choice until end of turn. → This creature is given protection from white.
  → This creature is given protection from blue. → This creature is given protection from black.
  → This creature is given protection from red. → This creature is given protection from green.
At the beginning of combat on your turn, NAME gains flying until end of turn and attacks this combat if able.
  → This creature is given flying. → This creature has to attack in each combat if able.
{W}: NAME gains your choice of flying, double strike, or haste until end of turn. → This creature is given flying.
  → This creature is given haste.
`);

type Row = readonly [typeLine: string, text: string, says: string];

const rowsOf = (typeLine: string, table: string): readonly Row[] =>
  arrows(table.replace(/\n +/g, ' ')).map(([text, says = '']) => [typeLine, text.replace(' • ', '\n• '), says]);

export const offered: readonly Row[] = [
  ...[...rowsOf('Creature — Bear', ofCreature), ...rowsOf('Land', ofLand), ...rowsOf('Sorcery', ofSorcery)],
];

/** Sentences that offer nothing: what does not go on, bears on nothing, or is not understood as a whole. */
export const notOffered: readonly (readonly [typeLine: string, text: string])[] = [
  ['Creature — Bear', "Creatures can't block NAME."],
  ['Creature — Bear', '{G}: NAME gains trample until end of turn.'],
  ['Creature — Bear', '{G}: NAME gets +1/+1 until end of turn.'],
  ['Creature — Bear', 'Whenever a creature attacks, draw a card.'],
  ['Creature — Bear', "{1}: Target creature can't be blocked."],
  ['Creature — Bear', '{W}: Target creature blocks target creature this turn if able.'],
  ['Creature — Bear', '{W}: Gain control of target creature for as long as NAME remains tapped.'],
  ['Creature — Bear', "{W}: Target creature can't block this turn or until your next turn."],
  ['Creature — Bear', 'When NAME enters, until the tide is high, gain control of target creature.'],
  ['Sorcery', "Target creature can't block this turn as long as you control a Forest."],
  ['Sorcery', "Target creature that attacked this turn can't be blocked."],
  ['Sorcery', 'Target creature becomes a copy of another target creature until end of turn.'],
  ['Sorcery', 'Target creature gains trample until end of turn. It becomes red or blue.'],
];
