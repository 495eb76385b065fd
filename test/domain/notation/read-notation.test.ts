import { describe, expect, test } from '@jest/globals';
import { cardsInFull } from '../../../src/domain/cards-by-name.js';
import { readNotation } from '../../../src/domain/notation/read-notation.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { describe as describeTable } from '../../../src/domain/setup/describe.js';
import { tableInText } from '../../../src/domain/notation/table-in-text.js';
import { textOf } from '../../../src/domain/notation/text-of.js';
import { error } from '../../../src/domain/notation/text/errors.js';
import { problemsIn } from '../../../src/domain/result.js';
import { arrows } from '../arrows.js';

const example = `Commander, range 1, edition 2018
Ann* 40: Grizzly Bears 2/2 tapped; 2x Soldier 1/1 token; Krenko, Mob Boss "krenko" 3/3 (Legendary Creature — Goblin Warrior)
Bob 38: Moat {Creatures without flying can't attack.}; Shackles "s" (Enchantment — Aura) on krenko
Cat left
Dan 12 poison 3
combat: Grizzly Bears > Bob
`;

const described = {
  edition: 'CR_2018',
  variant: 'COMMANDER',
  options: { rangeOfInfluence: 1 },
  players: [
    { id: 'Ann', life: 40 },
    { id: 'Bob', life: 38 },
    { id: 'Cat', inGame: false },
    { id: 'Dan', life: 12, poison: 3 },
  ],
  objects: [
    { id: 'Grizzly Bears', owner: 'Ann', typeLine: 'Creature', power: 2, toughness: 2, tapped: true },
    { id: 'Soldier', owner: 'Ann', typeLine: 'Creature', power: 1, toughness: 1, token: true },
    { id: 'Soldier 2', name: 'Soldier', owner: 'Ann', typeLine: 'Creature', power: 1, toughness: 1, token: true },
    {
      ...{ id: 'krenko', name: 'Krenko, Mob Boss', owner: 'Ann', power: 3, toughness: 3 },
      typeLine: 'Legendary Creature — Goblin Warrior',
    },
    {
      id: 'Moat',
      owner: 'Bob',
      cardData: { name: 'Moat', type_line: 'Enchantment', oracle_text: "Creatures without flying can't attack." },
    },
    { id: 's', name: 'Shackles', owner: 'Bob', typeLine: 'Enchantment — Aura', attachedTo: 'krenko' },
  ],
  turn: { activePlayers: ['Ann'] },
  combats: [{ attacks: [{ attacker: 'Grizzly Bears', target: 'Bob' }] }],
};

/** Reads text whose lines may stand in one, with a bar between them. */
const read = (text: string) => {
  const { description, errors } = readNotation(text.replaceAll(' | ', '\n'));
  expect(errors).toEqual([]);
  return description;
};

const errorsOf = (bars: string): readonly string[] => {
  const text = bars.replaceAll(' | ', '\n');
  return readNotation(text).errors.map(
    ({ at, message }) => `${text.slice(at).split(/[\s;:]|'s/)[0] ?? ''}: ${message}`,
  );
};

test('a table of the documentation', () => expect(read(example)).toEqual(described));

describe('ids', () => {
  const idsIn = (text: string) => read(text).objects?.map(({ id }) => id);

  test('are by order, each once', () => {
    const found = idsIn('Ann: Bear 2/2; Bear 2/2 | Bob: Bear 2/2; 2x Bear 2/2 | Ann: Bear 2/2');
    expect(found).toEqual(['Bear', 'Bear 2', "Bob's Bear", "Bob's Bear 2", "Bob's Bear 3", 'Bear 3']);
  });

  test('make way for those in quotes, and for players', () => {
    const found = idsIn('Ann: Bear 2/2; Ogre "Bear 2" 3/3; Bear 2/2; Bob 1/1 | Bob');
    expect(found).toEqual(['Bear', 'Bear 2', 'Bear 3', 'Bob 2']);
  });

  test('are mentioned by id before name', () => {
    const text = 'Ann: Bear "Ogre" 2/2; Ogre "x" 3/3; Boots (Artifact — Equipment) on Ogre\nBob';
    expect(read(text).objects?.[2]).toMatchObject({ attachedTo: 'Ogre' });
  });
});

describe('an object', () => {
  const objectIn = (entry: string) => read(`Ann*: ${entry}\nBob: Wall 0/4`).objects?.[0];
  const trampling = 'Trample\n{2}: It gains haste.';
  const bear = { name: 'Bear', type_line: 'Creature', oracle_text: '', colors: ['G'], power: '2', toughness: '2' };
  const ogre = { name: 'Ogre', type_line: 'Creature — Ogre', oracle_text: trampling, power: '1+*', toughness: '3' };

  test.each([
    ['Bear 2/2', { typeLine: 'Creature', power: 2, toughness: 2 }],
    ['Bear */2 (Creature — Bear)', { typeLine: 'Creature — Bear', toughness: 2 }],
    ['Bear -1/?', { typeLine: 'Creature', power: -1 }],
    ['Bear 2/2 red green', { colors: ['RED', 'GREEN'] }],
    [
      'Bear 2/2 first strike protection from red flying',
      { keywords: ['First strike', 'Protection from red', 'Flying'] },
    ],
    ['Bear 2/2 keyword `Ward {2}`', { keywords: ['Ward {2}'] }],
    ['Bear 2/2 no counters', { counters: {} }],
    ['Bear 2/2 counters 2 +1/+1', { counters: { '+1/+1': 2 } }],
    [
      'Bear 2/2 counters 2 +1/+1 and 1 first strike tapped',
      { counters: { '+1/+1': 2, 'first strike': 1 }, tapped: true },
    ],
    ['Bear 2/2 summoning sick', { controlledSinceTurnBegan: false }],
    ['Bear 2/2 goaded by Bob', { attackRules: [{ kind: 'GOADED', target: 'Bob' }] }],
    [
      "Bear 2/2 attacks if able can't block",
      { attackRules: [{ kind: 'ATTACKS_IF_ABLE' }], blockRules: [{ kind: 'CANT_BLOCK' }] },
    ],
    ['Bear 2/2 owned by Bob', { owner: 'Bob', controller: 'Ann' }],
    ['Bear 2/2 controlled by Bob through Wall', { controlEffects: [{ givesControlTo: 'Bob', source: 'Wall' }] }],
    ['Bear 2/2 controlled through Wall', { controlEffects: [{ source: 'Wall' }] }],
    ['Siege (Battle — Siege) protected by Bob', { protector: 'Bob' }],
    ['Bear 2/2 timestamp 7', { timestamp: 7 }],
    ['Fire // Ice (Instant)', { id: 'Fire // Ice', typeLine: 'Instant' }],
    ['Circle of Protection: Red (Enchantment)', { id: 'Circle of Protection: Red' }],
    ['`Borrowing 3` (Sorcery)', { id: 'Borrowing 3' }],
    ['`Hanging on a Thread` (Sorcery)', { id: 'Hanging on a Thread' }],
    ['Curse (Enchantment — Aura) on Bob', { attachedTo: 'Bob' }],
    ['Opt', { cardData: { name: 'Opt' } }],
    ['Bear 2/2 green {}', { cardData: bear }],
    ['Bear 2/2 green {Mana cost {1}{W/G}}', { cardData: { ...bear, mana_cost: '{1}{W/G}' } }],
    ['Bear 2/2 green {No mana cost\nTrample}', { cardData: { ...bear, mana_cost: '', oracle_text: 'Trample' } }],
    ['Bear 2/2 green {Mana cost is nothing}', { cardData: { ...bear, oracle_text: 'Mana cost is nothing' } }],
    [`Ogre 1+*/3 (Creature — Ogre) {${trampling}}`, { cardData: ogre }],
  ])('%s', (entry, expected) => expect(objectIn(entry)).toMatchObject(expected));
});

const effects: readonly (readonly [text: string, effect: object])[] = [
  [
    "Ann's Overrun: trample on each creature controlled by Ann without reach until end of turn",
    {
      ...{ controller: 'Ann', name: 'Overrun', keywords: ['Trample'], until: { end: 'END_OF_TURN' } },
      creatures: { types: ['creature'], controller: 'Ann', not: { keywords: ['Reach'] } },
    },
  ],
  [
    "Bob's: loses flying can't attack Ann on Bear and on Ogre from Rogue until Bob's next turn",
    {
      ...{ controller: 'Bob', losesKeywords: ['Flying'], on: ['Bear', 'Ogre'], from: 'Rogue' },
      ...{ attackRules: [{ kind: 'CANT_ATTACK_TARGET', target: 'Ann' }], until: { end: 'NEXT_TURN', player: 'Bob' } },
    },
  ],
  [
    'loses all abilities at most 1 can block on Bear as long as Rogue stays',
    {
      ...{ losesAllAbilities: true, blockRules: [{ kind: 'AT_MOST', count: 1 }], on: ['Bear'] },
      ...{ from: 'Rogue', until: { end: 'SOURCE_LEAVES' } },
    },
  ],
  [
    'becomes `also 3/3 red green Elemental Creature` haste on Bear from Rogue',
    {
      ...{ on: ['Bear'], from: 'Rogue', keywords: ['Haste'] },
      becomes: { types: ['Elemental', 'Creature'], colors: ['RED', 'GREEN'], power: 3, toughness: 3 },
    },
  ],
  [
    'becomes `colorless Frog` on Bear from Rogue until end of turn',
    {
      ...{ on: ['Bear'], from: 'Rogue', until: { end: 'END_OF_TURN' } },
      becomes: { types: ['Frog'], inPlaceOf: 'SUBTYPES', colors: [] },
    },
  ],
  [
    'Threaten: haste controlled by Bob on Bear as long as Bob controls Rogue timestamp 9',
    {
      ...{ name: 'Threaten', keywords: ['Haste'], givesControlTo: 'Bob', on: ['Bear'], from: 'Rogue', timestamp: 9 },
      ...{ controller: 'Bob', until: { end: 'SOURCE_CHANGES_CONTROL' } },
    },
  ],
  [
    'goaded by Bob on each red (Goblin) called `Ox` power at least 2 and at most 4 controlled by opponents of Bob',
    {
      attackRules: [{ kind: 'GOADED', target: 'Bob' }],
      creatures: {
        ...{ colors: ['RED'], types: ['Goblin'], name: 'Ox', opponentOf: 'Bob' },
        ...{ power: { atLeast: 2, atMost: 4 } },
      },
    },
  ],
];

test.each(effects)('an effect: %s', (text, effect) => {
  const description = read(`Ann*: Bear 2/2; Ogre 3/3\nBob: Rogue 1/1\neffects:\n  ${text}`);
  expect(description.effects).toEqual([effect]);
  const state = readDescription(description);
  expect(state.ok && textOf(state.value).cannotSay).toBeNull();
});

test.each([
  ["Target creature can't be blocked this turn.", 'offer 1 on Bear from Rogue', { on: ['Bear'], blockRules: [{}] }],
  ['Goad each creature target player controls.', "Bob's: offer 1 of player Ann from Rogue", { attackRules: [{}] }],
])('an effect by the number of an offer: %s', (rules, text, effect) => {
  const table = `Ann*: Bear 2/2\nBob: Rogue 1/1 {When Rogue attacks, ${rules.slice(0, 1).toLowerCase()}${rules.slice(1)}}`;
  const state = readDescription(read(`${table}\neffects: ${text}`));
  expect(state.ok && describeTable(state.value).effects).toMatchObject([effect]);
  expect(state.ok && textOf(state.value).cannotSay).toBeNull();
});

test.each([
  [
    'goaded by Bob until end of combat',
    { attackRules: [{ kind: 'GOADED', target: 'Bob', until: { end: 'END_OF_COMBAT' } }] },
  ],
  [
    "can't attack Bob unless paying `{2}` until Bob's next turn",
    {
      attackRules: [
        { kind: 'CANT_ATTACK_TARGET', target: 'Bob', unlessPays: '{2}', until: { end: 'NEXT_TURN', player: 'Bob' } },
      ],
    },
  ],
  [
    'controlled by Bob through Wall since 7 until end of turn',
    { controlEffects: [{ givesControlTo: 'Bob', source: 'Wall', timestamp: 7, until: { end: 'END_OF_TURN' } }] },
  ],
])('what stands beside an object may end: %s', (text, expected) => {
  const description = read(`Ann*: Bear 2/2 ${text}\nBob: Wall 0/4`);
  expect(description.objects?.[0]).toMatchObject(expected);
  const state = readDescription(description);
  expect((state.ok && textOf(state.value).text) || '').toContain(text);
});

describe('lines about the whole table', () => {
  test('zones and the stack', () => {
    const text =
      "Ann* | Bob | Ann's hand: Opt (Instant) | Bob's command zone: Ogre 3/3 | stack: Ann's 2x Bolt (Instant); Bob's Negate (Instant)";
    expect(read(text).objects).toMatchObject([
      { owner: 'Ann', zone: 'HAND' },
      { owner: 'Bob', zone: 'COMMAND' },
      { id: 'Bolt', owner: 'Ann', zone: 'STACK' },
      { id: 'Bolt 2', owner: 'Ann', zone: 'STACK' },
      { owner: 'Bob', zone: 'STACK' },
    ]);
  });

  test('turn, extra turns and ranges', () => {
    const text =
      'Ann* | Bob | Cat | turn: 3, declare attackers, ended, resumes after Bob | extra turns: Cat; Ann | ranges: Ann 1; Bob 2';
    expect(read(text)).toMatchObject({
      players: [{ id: 'Ann', rangeOfInfluence: 1 }, { id: 'Bob', rangeOfInfluence: 2 }, { id: 'Cat' }],
      turn: { activePlayers: ['Ann'], number: 3, step: 'DECLARE_ATTACKERS', ended: true, resumesAfter: 'Bob' },
      extraTurns: ['Cat', 'Ann'],
    });
  });

  test('teams that share life', () => {
    const text =
      'Two-Headed Giant | teams: Reds "R" 30 poison 2; B 25 | Ann* team R | Bob* team Reds | Cat team B | Dan team B';
    expect(read(text)).toMatchObject({
      variant: 'TWO_HEADED_GIANT',
      teams: [
        { id: 'R', name: 'Reds', life: 30, poison: 2 },
        { id: 'B', life: 25 },
      ],
      players: [{ team: 'R' }, { team: 'R' }, { team: 'B' }, { team: 'B' }],
      turn: { activePlayers: ['Ann', 'Bob'] },
    });
  });

  test('combat, blocks, bands, and several combats', () => {
    const text =
      'Ann*: Bear 2/2; Ogre 3/3 | Bob: Wall 0/4 | combat against Bob: Bear > Bob band 1; Ogre > Bob band 1 | blocks: Wall > Ogre';
    expect(read(text).combats).toEqual([
      {
        attacks: [
          { attacker: 'Bear', target: 'Bob', band: 1 },
          { attacker: 'Ogre', target: 'Bob', band: 1 },
        ],
        blocks: [{ blocker: 'Wall', attacker: 'Ogre' }],
        defendingPlayer: 'Bob',
      },
    ]);
  });

  test('players: stars, ids, commander damage and what effects say', () => {
    const text =
      'Big Bob* "b" 12 poison 3 commander damage 7 from Ogre: Ogre 3/3 | `p1` left this turn drew | Cat can\'t lose can\'t win';
    expect(read(text).players).toEqual([
      { id: 'b', name: 'Big Bob', life: 12, poison: 3, commanderDamage: [{ commander: 'Ogre', amount: 7 }] },
      { id: 'p1', inGame: false, leftThisTurn: true, drew: true },
      { id: 'Cat', cantLose: true, cantWin: true },
    ]);
  });

  test('the markers of Grand Melee', () => {
    const text = 'Grand Melee | Ann* | Bob | markers: 1 Ann upkeep; 2 Bob waiting removals 1 no regular turn to come';
    expect(read(text).turnMarkers).toEqual([
      { number: 1, holder: 'Ann', step: 'UPKEEP' },
      { number: 2, holder: 'Bob', inTurn: false, removals: 1, regularTurnToCome: false },
    ]);
  });
});

describe('errors say where and what is expected, all at once', () => {
  test.each(
    arrows(`
Ann: Bear 2/2 taped | Bob → taped: "taped" is not understood after Bear:
teams: Fire = Ann, Ben | Ann | Ben
  → Fire: "Fire = Ann, Ben" is read as a team's name: write the team on each player's line, as in Ann team A.
Ann: Bear 2 | Bob → 2: 2 is not understood after Bear: put a name that ends in digits in backquotes, \`Bear 2\`.
Ann: Boots (Artifact) on Bera; Bear 2/2 | Bob → Bera: There is no player or object "Bera": did you mean "Bear"?
Grand Melee | Ann* | Bob | markers: 1 Ann removals waiting → removals: A number is expected after this.
Grand Melee | Ann* | Bob | markers: 1 Ann combat
  → Ann: There is no player "Ann combat", and after Ann nothing else is understood.
Ann: Bear 2/2 (Creature | Bob → (Creature: ( is not closed: ) is expected on this line.
Ann: Bear {Flying | Bob → {Flying: { is not closed: } is expected after the rules text.
Ann: Bear 2/2) | Bob → ): ) closes nothing here.
Ann: 2x Bear "b" 2/2 | Bob → 2x: 2 objects cannot have one id: leave out "b".
Ann: Bear 2/2 3/3 | Bob → 3/3: The power and toughness of Bear is given twice.
Ann: Bear 2/2; Rune (Aura) on Bear on Bob | Bob → on: The host of Rune is given twice.
Ann: Bear 2/2 owned by Bob tapped Owned By Ann | Bob → Owned: The owner of Bear is given twice.
Ann: Bear 2/2 timestamp 1 timestamp 2 | Bob → timestamp: The timestamp of Bear is given twice.
Ann team A team B | Bob team B → team: The team of Ann is given twice.
Ann emperor general | Bob → general: The role of Ann is given twice.
Ann "a" "b" | Bob → "b": The id of Ann is given twice.
teams: A 30 left; B *; C 30 poison 2 | Ann team A | Bob team B | Cat team C
  → A: The team A takes only life and poi
  → B: The team B takes only life a
Ann 40 | Ann 30 | Bob → Ann: Ann has a line already: only objects may follow.
Ann 40 sleeping | Bob → sleeping: "sleeping" is not understood after Ann:
Ann | Bob | turn: 3 → turn: A turn needs an active player:
Ann* | Bob | turn: lunch → lunch: "lunch" is not understood as part of a turn:
Ann* | Bob | turn: attackers | turn: 4
  → attackers: "attackers" is not understood as part of a turn: did you mean "declare attackers"?
  → turn: There is already a line for the turn
Ann | Bob | ranges: Ann x; Bob 1 left; Zed 1; Ann
  → Ann: A range is a player and a number of seats, as in Ann 1.
  → Bob: A range is a player and a number of seats
  → Zed: There is no player "Zed"
  → Ann: A range is a player and a number of seats
Ann poison 3 40 38 | Bob 20 poison 20 → 38: The life of Ann is given twice.
Commander, range 1, Range 1, range 2, edition 2018, edition 2006, Emperor | Ann
  → range: "range 2" contradicts an earlier setting.
  → edition: "edition 2006" contradicts an earlier setting.
  → Emperor: "Emperor" contradicts an earlier setting.
Ann (40) | Bob
  → (40): "(40)" is not understood after Ann: write what belongs to a player without parentheses, as in Ann 40.
Ann (monarch) | Bob → (monarch): "(monarch)" is not understood after Ann:
Ann* | Bob | blocks: Wall > Bear → blocks: Blocks belong to a combat:
Ann* | Bob | combat: Bear → Bear: A creature, > and what it attacks or blocks are expected here.
Commander, rang 1 | Ann → rang: "rang 1" is neither a variant, an edition nor an option: did you mean "range 1"?
Ann* | Bob | Cat's hand: Opt (Instant) → Cat: There is no player "Cat"
Ann* | Bob | stack: Opt (Instant) → Opt: An object on the stack begins with its controller, as in Ann's Lightning Bolt.
Ann: Bear 2/2 taped; Ogre 3/3 sik | Bob → taped: → sik:
`),
  )('%j', (text, ...expected) => {
    expect(errorsOf(text).map((error, place) => error.slice(0, expected[place]?.length))).toEqual(expected);
  });

  test.each(
    arrows(`
Ann: Bear 2/2, Ogre 3/3 | Bob → Bear: "Bear 2/2, Ogre" is read as a name, but power and toughness end a name
Ann: Bear 2/2. | Bob → Bear: "Bear 2/2." is read as a name, but power and toughness end a name
Ann: 1996 Soldier 1/1 | Bob → 1996: "1996 Soldier" is read as a name, but the number of copies comes before the name
Ann: 2xSoldier 1/1 | Bob → 2xSoldier: "2xSoldier" is read as a name, but the number of copies
Ann: 1.5x Soldier 1/1 | Bob → 1.5x: "1.5x Soldier" is read as a name, but the number of copies
Ann: Soldier x2 1/1 | Bob → Soldier: "Soldier x2" is read as a name, but the number of copies
Ann: Bear 2/2 | - Ogre 3/3 | Bob
  → -: "- Ogre 3/3" is read as a name, but objects go on indented lines without bullets
*Ann | Bob → *Ann: "*Ann" is read as a name, but objects go on indented lines without bullets, and * goes after
Ann: Grizzly 1/1 | Bears 2/2 | Bob → Bears: "Bears 2/2" is read as a name, but power and toughness end a name
Commander range 1 | Ann → Commander: "Commander range" is read as a name, but settings go in full
2HG, range 1 | Ann → 2HG,: "2HG, range" is read as a name, but settings go in full
2018 | Ann → 2018: "2018" is read as a name, but settings go in full
unlimited range | Ann → unlimited: "unlimited range" is read as a name, but settings go in full
shared turns | Ann → shared: "shared turns" is read as a name, but settings go in full
life 40 | Ann → life: "life" is read as a name, but settings go in full
limited range | Ann → limited: "limited range" is read as a name, but settings go in full
Commander | range 1 | Ann → range: "range" is read as a name, but settings go in full
Free-for-All // casual | Ann → Free-for-All: "Free-for-All // casual" is read as a name, but settings
Ann | Comander, range 1 → Comander,: "Comander, range" is read as a name: did you mean "commander"?
Ann | 4 Goblin Guide → 4: "4 Goblin Guide" is read as a name, but this looks like a deck list: a table lists
20 Mountain | Ann → 20: "20 Mountain" is read as a name, but this looks like a deck list: a table lists
4x Goblin Guide | Ann → 4x: "4x Goblin Guide" is read as a name, but this looks like a deck list: a table
Ann | Sideboard → Sideboard: "Sideboard" is read as a name, but this looks like a deck list: a table lists
Deck | Ann → Deck: "Deck" is read as a name, but this looks like a deck list: a table lists
# mine | Ann → #: "# mine" is read as a name, but lines have neither comments nor numbers
1. Ann | Bob → 1.: "1. Ann" is read as a name, but lines have neither comments nor numbers
Ann, Bob | Cat → Ann,: "Ann, Bob" is read as a name, but each player has a line
Ann | Bob | ranges: Ann 1, Bob 2 → Ann: "Ann 1, Bob" is read as a name, but each player has a line
Ann:40 | Bob → Ann: "Ann:40" is read as a name, but only a blank separates
Ann - 40 | Bob → Ann: "Ann -" is read as a name, but only a blank separates
Ann dead | Bob → Ann: "Ann dead" is read as a name, but a player who has left is written as in Ann left
Ann poisoned 3 | Bob → Ann: "Ann poisoned" is read as a name, but poison counters are written as in
Ann active | Bob → Ann: "Ann active" is read as a name, but the active player is written as in Ann*
active player Ann | Bob → active: "active player Ann" is read as a name, but the active player is written as in Ann*
team Red | Ann | Bob → team: "team Red" is read as a name, but a team is written after each of its players
Ann | Team vs. Team, range 1 → Team: "Team vs. Team, range" is read as a name, but settings go in full on the first line
emperor Bob | Ann → emperor: "emperor Bob" is read as a name, but facts stand after a name
Ann at 40 | Bob → Ann: "Ann at" is read as a name, but facts stand after a name
Ann | Bob | upkeep → upkeep: "upkeep" is read as a name, but the step is written with the turn
Ann | Bob | battlefield: Bear 2/2 → battlefield: "battlefield" is read as a name, but what is on the battlefield follows
Players Ann Bob | Cat → Players: "Players Ann Bob" is read as a name, but each player has a line of their own
Ann: tapped Bear 2/2 | Bob → tapped: "tapped Bear" is read as a name, but what is said of an object comes after
Ann: two Bears 2/2 | Bob → two: "two Bears" is read as a name, but what is said of an object comes after
Ann has left | Bob → Ann: "Ann has" is read as a name, but facts stand after a name
Ann is the monarch | Bob → Ann: "Ann is the" is read as a name, but facts stand after a name
Ann life 40 | Bob → Ann: "Ann life" is read as a name, but life is a number alone, as in Ann 40
Ann | Bob | Anns hand: Opt (Instant) → Anns: "Anns hand" is read as a name, but a zone is written as in Ann's hand:
Ann: Bear | Bob | attacks: Bear > Bob
  → attacks: "attacks" is read as a name, but attacks and blocks are written as in combat: Bear > Bob
Ann | Bob | Ann graveyard: Opt (Instant) → Ann: "Ann graveyard" is read as a name, but a zone is written as in Ann's hand:
Ann | Bob | graveyard: Opt (Instant) → graveyard: "graveyard" is read as a name, but a zone is written as in Ann's hand:
Ann | Bob | Ann's hands: Opt (Instant) → Ann: "Ann's hands" is read as a name, but a zone is written as in Ann's hand:
Ann* | Bob | turn 3, declare attackers
  → turn: "turn 3, declare attackers" is read as a name, but such a line begins with a word and a colon
Ann: Bear 2/2 flyng | Bob → flyng: "flyng" is not understood after Bear: did you mean "flying"?
Ann: Bear 2/2 goaded | Bob → goaded: "goaded" is not understood after Bear: did you mean "goaded by"?
Ann: Boots (Artifact) attached to Bear | Bob
  → attached: "attached to Bear" is not understood after Boots: a word such as tapped
Ann* poision 3 | Bob → poision: "poision" is not understood after Ann: did you mean "poison"?
Ann poisn 3 | Bob → Ann: "Ann poisn" is read as a name: did you mean "poison"?
Ann: Bear taped 2/2 | Bob → Bear: "Bear taped" is read as a name: did you mean "tapped"?
Ann: Bear 2/2 flying until end of turn | Bob → until: A duration follows a rule or control, as in goaded by
Ann: Bear 2/2 | Bob | effects: flyng on Bear → flyng: "flyng" is not understood as part of an effect: did you mean "flying"?
Ann: Bear 2/2 | Bob | effects: flying on → on: An object is expected after this.
Ann: Bear 2/2 | Bob | effects: flying on each bear → on: A description, as in each creature controlled by Ann
Ann: Bear 2/2 | Bob | effects: flying on Bear until tomorrow → until: End of turn, end of combat, end of game
Ann: Bear 2/2 | Bob | effects: flying on Bear as long as Ox stays → Ox: There is no object "Ox".
Ann: Bear 2/2 | Bob | effects: flying on Bear as long as Bear | Cat → as: A source that stays, or a player who controls it
Ann: Bear 2/2 | Bob | effects: flying from Bear from Bear on Bear → from: The source of this effect is given twice.
Ann: Bear 2/2 | Bob | effects: at most two can attack on Bear → at: A number and "can attack" is expected after
Ann: Bear 2/2 | Bob | effects: flying on each creature tapped untapped → untapped: The state of these is given
`),
  )('a slip is no name: %j', (text, expected) => {
    expect(errorsOf(text).map((each) => each.slice(0, expected.length))).toContain(expected);
  });

  test.each([
    ...['Runeclaw Bear', 'runeclaw bear', 'Ann of Green', 'Giant Reach', 'Team Spirit', 'Emperor Joe', 'Mary-Jane'],
  ])('%s is a name', (name) => {
    const description = read(`Ann: ${name} 2/2\nBob`);
    expect(description).toMatchObject({ objects: [{ id: name }] });
    const table = readDescription(description);
    expect((table.ok && textOf(table.value).text) || '').toContain(`: ${name} 2/2`);
  });

  test('a table has players', () => expect(errorsOf('')[0]).toMatch(/^: A table has players/));

  test('what looks like a slip is a name in backquotes, and written in them', () => {
    for (const name of [
      ...['Bear 2/2, Ogre', '2 Soldier', 'Soldier x2', 'Bear taped', 'Ann drewn', '-1', "Ann's hands", 'turn over'],
      ...['Ann life', 'Ann, Bob', 'Commander', 'Comander', 'Team 1: Ann', '#1 fan'],
    ]) {
      const table = readDescription({
        players: [{ id: 'a', name }, { id: 'b' }],
        objects: [{ id: 'o', name, typeLine: 'Creature', owner: 'a' }],
      });
      const text = (table.ok && textOf(table.value).text) || '';
      expect(text).toContain(`\`${name}\``);
      expect(read(text)).toMatchObject({ players: [{ name }, {}], objects: [{ name }] });
    }
  });

  test('signs of full width, arrows and capitals of a phone are forgiven', () => {
    const plain = 'Ann* 20: Bear 2/2 tapped (Creature); Wall 0/4 {Defender}\nBob 18\ncombat: Bear > Bob';
    const typed =
      'Ann*： ２０\nAnn： Bear ２／２ Tapped （Creature）； Wall 0/4 ｛Defender｝\nBob 18\ncombat： Bear → Bob';
    expect(read(typed.replace('Ann*： ２０\nAnn：', 'Ann* ２０：'))).toEqual(read(plain));
    for (const arrow of ['＞', '->', '=>', '-->']) expect(read(plain.replace('>', arrow))).toEqual(read(plain));
    expect(read(plain.replace(' > ', '->'))).toEqual(read(plain));
  });

  test('commas between what is said of an object are forgiven', () =>
    expect(read('Ann: Serra Angel 4/4 Flying, First Strike, vigilance, tapped\nBob')).toEqual(
      read('Ann: Serra Angel 4/4 flying first strike vigilance tapped\nBob'),
    ));

  test('in a combat a name may end in a number without backquotes', () => {
    const players = 'Ann*: 2x Goblin 1/1\nBob: 2x Wall 0/4\n';
    expect(read(`${players}combat: Goblin 2 > Bob band 1\nblocks: Wall 2 > Goblin 2`)).toEqual(
      read(`${players}combat: \`Goblin 2\` > Bob band 1\nblocks: \`Wall 2\` > \`Goblin 2\``),
    );
  });

  test('a name that two have is told by id', () =>
    expect(errorsOf('Ann: Bear "a" 2/2; Bear "b" 2/2; Boots (Artifact) on Bear\nBob')).toEqual([
      'Bear: "Bear" is the name of more than one player or object: give its id, in quotes after its name.',
    ]));
});

test('a commander is told by a word, in parentheses or without, and so is its damage', () => {
  for (const text of [
    'Ann*: Krenko 3/3 (commander)\nBob 19 21 from Krenko',
    'Ann*: Krenko 3/3 commander\nBob 19 commander damage 21 from Krenko',
  ]) {
    const description = read(text);
    expect(description).toMatchObject({
      players: [{}, { life: 19, commanderDamage: [{ commander: 'Krenko', amount: 21 }] }],
      objects: [{ id: 'Krenko', typeLine: 'Creature', commander: true }],
    });
    const table = readDescription(description);
    expect(table.ok && textOf(table.value).text).toContain('Krenko 3/3 commander (Creature)');
  }
  const krenko = { cardData: { name: 'Krenko' }, commander: true };
  expect(read('Ann: Krenko (Commander)\nBob')).toMatchObject({ objects: [krenko] });
});

describe('a first line that is mistyped', () => {
  test.each([
    ['range1', '"range 1"'],
    ['Rang', '"range 1"'],
    ['editon CR_2013', '"edition 2013"'],
    ['rnge 1', '"range 1"'],
    ['Startng life 40', '"starting life 40"'],
    ['edtion 2018', '"edition 2018"'],
    ['Emporer', '"Emperor"'],
    ['Comander, range 1', '"Commander"'],
    ['TwoHeadedGiant', '"Two-Headed Giant"'],
    ['attack multiple', '"attack multiple players"'],
    ['attack one', '"attack one opponent"'],
    ['non-planechase', '"no planechase"'],
    ['attack', '"attack one opponent" or "attack multiple players" or "attack left" or "attack right"'],
  ])('%s names what was meant', (line, meant) => {
    const { description, errors } = readNotation(`${line}\nAnn* 20\nBob 20`);
    const said = `"${line.split(',')[0] ?? ''}" is neither a variant, an edition nor an option: did you mean ${meant}? Put a name like this in backquotes.`;
    expect(errors.map(({ message }) => message)).toEqual([said]);
    expect(description.players.map(({ id }) => id)).toEqual(['Ann', 'Bob']);
  });

  test('names what there is where nothing is near', () => {
    expect(errorsOf('Commander, sudden death\nAnn')).toEqual([expect.stringContaining('there are ')]);
    expect(errorsOf('edition 1987\nAnn')).toEqual([expect.stringMatching(/and edition with .*2018/)]);
  });

  test.each(['Ann 20', 'Ange 40', 'Ranger 20', 'Emperor Joe 20', 'Randy', 'Edison', 'Orange', 'Edith 20'])(
    '%s is a player',
    (line) => expect(read(`${line}\nBob 20`).players).toHaveLength(2),
  );
});

describe('words in parentheses that hold no card type', () => {
  const cards = new Set(['Propaganda', 'B.F.M. (Big Furry Monster)']);
  const nameFound = (entry: string) => {
    const { description, read } = tableInText(`Ann*\nBob: ${entry}`);
    const find = (name: string) =>
      cards.has(name) ? { cardData: { name, type_line: 'Enchantment' }, face: null } : 'No such card.';
    const table = read(cardsInFull({ table: description }, find).table ?? description);
    return table.ok ? [...table.value.objects.values()][0]?.name : table.failure;
  };

  test.each([
    ['Propaganda (CMD)', 'Propaganda'],
    ['Propaganda [CMD]', 'Propaganda'],
    ['Propaganda [CMD] 12 *F*', 'Propaganda'],
    ['1x Propaganda (CMD) 12 *F*', 'Propaganda'],
    ['1 Propaganda (CMD) 12a tapped', 'Propaganda'],
    ['Propaganda *E*', 'Propaganda'],
    ['3 Propaganda', 'Propaganda'],
    ['B.F.M. (Big Furry Monster)', 'B.F.M. (Big Furry Monster)'],
  ])('belong to the name of a card: %s', (entry, name) => expect(nameFound(entry)).toBe(name));

  test.each([
    ['Moat (LEG)', '(LEG) holds no card type, so it is read as part of a name. No such card.'],
    ['Bear 2/2 (Bear)', '"Bear" has no card type: write a type line as printed, as in (Creature — Bear); '],
    ["Moat (LEG) {Creatures can't attack.}", '"LEG" has no card type: '],
  ])('are a problem in %s', (entry, message) => {
    expect(nameFound(entry)).toMatchObject({ problems: [{ message: expect.stringContaining(message) }] });
  });

  test.each(['Soldier 1/1 (Token)', 'Bolt (Triggered ability)', 'Morph 2/2 ()'])('%s is as it is told', (entry) => {
    expect(nameFound(entry)).toBe(entry.split(' ')[0]);
  });
});

test('the same text is read in time that grows with its length', () => {
  const hostile = [
    ...['{', '}', '(', '"', '`', ';', 'a ', 'a;', '> ', ' on ', 'Ann: x\n', "Ann's hand: x\n", 'stack: ', '\n '],
    ...['2x a;', ':', 'until ', 'goaded by ', 'on each creature ', 'attacks a '],
  ];
  for (const piece of hostile) for (const line of ['Ann', 'effects']) readNotation(`${line}: ${piece.repeat(20_000)}`);
  readNotation(`Ann: ${'50000x a; '.repeat(5_000)}`);
});

test('the message of an error is composed when it is read', () => {
  const composed: string[] = [];
  const compose = () => `message ${composed.push('composed')}`;
  const { length } = [error(3, compose), error(5, compose)].filter(({ at }) => at > 0);
  expect([length, composed.length, error(7, compose).message]).toEqual([2, 0, 'message 1']);
});

test('more copies than a table may have are a problem, not a name', () => {
  const found = ['50001x', '999999x', '9'.repeat(400) + 'x'].map((count) => {
    const { description } = readNotation(`Ann: ${count} Bear 2/2\nBob`);
    return problemsIn(readDescription(description)).problems.map(({ message }) => message);
  });
  const tooMany = 'objects has to be at most 50000 entries long, not 50001.';
  expect(found).toEqual([[tooMany], [tooMany], [tooMany]]);
});

test('what is written is read again as the same table', () => {
  const table = readDescription(read(example));
  expect(table.ok && textOf(table.value).text).toBe(`Commander, range 1, edition 2018
Ann* 40:
  Grizzly Bears 2/2 tapped (Creature)
  2x Soldier 1/1 token (Creature)
  Krenko, Mob Boss "krenko" 3/3 (Legendary Creature — Goblin Warrior)
Bob 38:
  Moat (Enchantment) {Creatures without flying can't attack.}
  Shackles "s" (Enchantment — Aura) on krenko
Cat left
Dan 12 poison 3
combat: Grizzly Bears > Bob
`);
});
