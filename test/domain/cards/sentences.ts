/** Sentences of our own with the name NAME, and what they were understood to mean at a table where Ann controls them. */
export const read: readonly (readonly [sentence: string, means: string])[] = [
  ['You control enchanted creature.', 'Ann has control of the ox.'],
  ["NAME can't attack or block.", 'NAME may not attack. NAME may not block.'],
  ["NAME can't attack or block alone.", 'NAME may attack in company only. NAME may block in company only.'],
  [
    "Creatures can't attack you or planeswalkers you control.",
    'Creatures may not attack Ann or planeswalkers that Ann controls.',
  ],
  [
    "Kobolds your opponents control can't attack you.",
    'Kobold creatures that an opponent of Ann controls may not attack Ann.',
  ],
  [
    "Nonblack creatures can't attack you unless their controller pays {3} for each of those creatures.",
    'Nonblack creatures may not attack Ann unless their controller pays {3} for each of them.',
  ],
  [
    "NAME can't attack unless you sacrifice two Swamps.",
    'NAME may not attack unless its controller pays this: sacrifice two Swamps.',
  ],
  [
    "NAME can't attack unless defending player controls an untapped artifact.",
    'NAME may not attack unless the defending player controls one or more untapped artifacts.',
  ],
  [
    "NAME can't attack unless a red or white creature also attacks.",
    'NAME may not attack unless at least 1 of the red creatures or white creatures attack, too.',
  ],
  [
    "NAME can't block unless you control more lands than attacking player.",
    'NAME may not block unless Ann controls more lands than the attacking player does.',
  ],
  ["Except for Walls, creatures you control can't attack.", 'Non-Wall creatures that Ann controls may not attack.'],
  ['NAME attacks each combat if able.', 'NAME has to attack in each combat if able.'],
  [
    'NAME attacks or blocks each combat if able.',
    'NAME has to attack in each combat if able. NAME has to block in each combat if able.',
  ],
  [
    'Creatures your opponents control are goaded.',
    'Ann goads creatures that an opponent of Ann controls, which have to attack if able, and a player other than Ann if able.',
  ],
  [
    'If NAME attacks, all Elves you control attack if able.',
    'Elf creatures that Ann controls have to attack if able where NAME attacks.',
  ],
  [
    'No more than two creatures can attack you each combat.',
    'At most 2 of the creatures may attack Ann in each combat.',
  ],
  [
    'As long as NAME is tapped, no more than one creature can block each combat.',
    'At most 1 of the creatures may block in each combat while NAME is tapped.',
  ],
  ['NAME can attack as though it had haste.', 'NAME may attack as with haste.'],
  [
    "As long as you control three or more artifacts, NAME can attack as though it didn't have defender.",
    'NAME may attack in spite of defender while Ann controls 3 or more artifacts.',
  ],
  ["NAME can't block creatures with power 3 or greater.", 'NAME may not block creatures of power at least 3.'],
  ['NAME can block only creatures with flying or reach.', 'NAME may block nothing but creatures with flying or reach.'],
  ["NAME can't be blocked.", 'No creature may block NAME.'],
  [
    "NAME can't be blocked except by Walls and/or creatures with flying.",
    'Only Wall permanents or creatures with flying may block NAME.',
  ],
  ["NAME can't be blocked except by three or more creatures.", 'It takes at least 3 blockers to block NAME.'],
  [
    "Creatures you control can't be blocked by more than one creature.",
    'At most 1 blocker may block any one of creatures that Ann controls.',
  ],
  [
    "Creatures with power less than NAME's power can't block it.",
    'Creatures of power less than the power of NAME may not block NAME.',
  ],
  [
    "NAME can't be blocked as long as defending player controls a snow land.",
    'No creature may block NAME while the defending player controls one or more snow lands.',
  ],
  ['All creatures able to block NAME do so.', 'All creatures that are able to block NAME have to.'],
  ['NAME must be blocked if able.', 'NAME has to be blocked in each combat if able.'],
  [
    'NAME can block an additional two creatures each combat.',
    'NAME may block 2 attackers more than usual in each combat.',
  ],
  ['NAME can block any number of creatures.', 'NAME may block as many attackers as there are.'],
  [
    "Creatures with islandwalk can be blocked as though they didn't have islandwalk.",
    'Creatures with islandwalk may be blocked in spite of islandwalk.',
  ],
  [
    'Other creatures you control have menace and haste.',
    'Creatures that Ann controls other than NAME are given menace and haste.',
  ],
  ['Creatures without flying lose reach.', 'Creatures without flying are left without reach.'],
  ['NAME has flying as long as you have 30 or more life.', 'NAME is given flying while Ann has at least 30 life.'],
  ["NAME can't be blocked during your turn.", 'No creature may block NAME while it is the turn of Ann.'],
  [
    'Red creatures get +1/+0 and attack each combat if able.',
    'Red creatures have +1/+0; the power and toughness here leave it out. Red creatures have to attack in each combat if able.',
  ],
  [
    "NAME can't be blocked by creatures with greater power.",
    'Creatures of power greater than the power of NAME may not block NAME.',
  ],
  [
    "NAME can't attack unless a creature with greater power also attacks.",
    'NAME may not attack unless at least 1 of the creatures of power greater than the power of NAME attack, too.',
  ],
  [
    "NAME can't block unless at least two other creatures block.",
    'NAME may not block unless at least 2 of the creatures other than NAME block, too.',
  ],
  [
    "Creatures with power or toughness 1 or less can't be blocked.",
    'No creature may block creatures of power at most 1 or of toughness at most 1.',
  ],
  ["Outlaws you control can't block.", 'Outlaw creatures that Ann controls may not block.'],
  [
    "Each creature that's a Wolf, an Elk, or a Hound has vigilance.",
    'Wolf, Elk or Hound creatures are given vigilance.',
  ],
  ['During turns other than yours, NAME has reach.', 'NAME is given reach unless it is the turn of Ann.'],
  [
    "As long as your life total is 7 or less, NAME can't be blocked.",
    'No creature may block NAME while Ann has at most 7 life.',
  ],
  [
    "As long as you have more life than each opponent, NAME can't block.",
    'NAME may not block while Ann has more life than each opponent of Ann.',
  ],
  [
    "NAME can't attack as long as there are no lands on the battlefield.",
    'NAME may not attack while the battlefield holds none of the lands.',
  ],
  [
    'NAME can block up to two additional creatures each combat.',
    'NAME may block 2 attackers more than usual in each combat.',
  ],
  [
    "NAME can't be blocked as long as it's attacking alone.",
    'No creature may block NAME while NAME is the only attacker.',
  ],
  ['Attacking Goats you control have menace.', 'Attacking Goat creatures that Ann controls are given menace.'],
  ["Creatures you control can't have or gain flying.", 'Creatures that Ann controls may not have flying.'],
  [
    'Wall creatures have "This creature attacks each combat if able."',
    'Each of these, Wall creatures, has this ability: itself has to attack in each combat if able.',
  ],
  [
    "You can't lose the game and your opponents can't win the game.",
    'Nothing makes Ann lose the game. Nothing makes an opponent of Ann win the game.',
  ],
  [
    'You and planeswalkers you control have hexproof.',
    'Ann is given hexproof. Planeswalkers that Ann controls are given hexproof.',
  ],
  ["You don't lose the game for having 0 or less life.", 'Ann stays in the game at no life.'],
  [
    "You don't lose the game for having ten or more poison counters.",
    'Ann stays in the game at any number of poison counters.',
  ],
  [
    "NAME can't be the target of green spells or abilities from green sources.",
    'No spell or ability whose source is green may target NAME.',
  ],
  [
    "You can't be the target of spells or abilities your opponents control.",
    'No spell or ability of an opponent of Ann may target Ann.',
  ],
  ["NAME can't be enchanted or equipped.", 'No Aura or Equipment may be attached to NAME.'],
  ["Enchanted creature can't be enchanted by other Auras.", 'No other Aura may be attached to the ox.'],
  [
    "NAME can't be blocked by Goats, by artifacts, or by creatures with flying.",
    'Goat permanents, artifacts or creatures with flying may not block NAME.',
  ],
  ['NAME has protection from each of your opponents.', 'NAME is given protection from opponents.'],
  ["Attacking doesn't cause creatures you control to tap.", 'Creatures that Ann controls are given vigilance.'],
  ["Equipped creature doesn't tap when attacking.", 'The ox is given vigilance.'],
  ['Legendary permanents you control have haste.', 'Legendary permanents that Ann controls are given haste.'],
  ['Nonland permanents lose flying.', 'Non-land permanents are left without flying.'],
  ['NAME is unblockable.', 'No creature may block NAME.'],
  ["Players can't win the game.", 'Nothing makes any player win the game.'],
  [
    "Creatures can't attack you or permanents you control.",
    'Creatures may not attack Ann or permanents that Ann controls.',
  ],
  [
    'Enchanted creature loses all other abilities and has defender.',
    'The ox lacks abilities. The ox is given defender.',
  ],
  [
    'Lands you control are 2/2 creatures that are still lands.',
    'Lands that Ann controls have 2/2; the power and toughness here leave it out. The types of lands that Ann controls change; the types here leave it out.',
  ],
  [
    'Forests are Islands in addition to their other land types.',
    'The types of Forest lands change; the types here leave it out.',
  ],
];

/** Sentences that mean something only after the one before. */
export const readAfterAnother: readonly (readonly [sentences: string, means: string])[] = [
  [
    "Enchanted creature has protection from red. This effect doesn't remove this Aura.",
    'The ox is given protection from red. NAME stays on the ox in spite of this protection from red.',
  ],
  [
    "Walls you control have protection from artifacts. This effect doesn't remove Equipment you control that are already attached to it.",
    'Wall creatures that Ann controls are given protection from artifacts. Of what was attached before, Equipment permanents that Ann controls stay on Wall creatures that Ann controls in spite of this protection from artifacts.',
  ],
];

/** Static sentences that ask for what no table tells, or are not understood as a whole. */
export const unread: readonly string[] = [
  "NAME can't attack unless the tide is high.",
  "NAME can't block if it was cast this turn.",
  'As long as seven or more cards are in your graveyard, NAME has flying.',
  "Creatures with +1/+1 counters on them can't be blocked.",
  "Creatures can't attack you unless their controller pays {X} for each of those creatures, where X is the number of artifacts you control.",
  'NAME enters the battlefield as a copy of any creature.',
  'Enchant instant card in a graveyard',
  "Creatures of the chosen color can't block.",
  'Max speed — NAME has flying.',
  'Wall creatures have "This creature can\'t block unless the tide is high."',
  'Wall creatures have "NAME can\'t block."',
  "Attacking creatures can't attack.",
  "Creatures you control can't be blocked by creatures with greater power.",
  'Each artifact is a creature in addition to its other types and has the tide.',
  'Enchanted creature has islands and it loses all other abilities and tides.',
];

/** What bears on nothing that is asked. */
export const notAsked: readonly string[] = [
  "Whenever NAME attacks, target creature can't block this turn.",
  "{2}: NAME can't be blocked this turn.",
  'Spells you cast cost {1} less to cast.',
  'NAME enters the battlefield tapped.',
  'You have no maximum hand size.',
  "NAME doesn't untap during your untap step.",
  'Goblins you control have "{T}: NAME deals 1 damage to any target."',
  'NAME gets +1/+1 for each card in your hand.',
  'The "legend rule" doesn\'t apply to permanents you control.',
  "You don't lose the game for drawing from an empty library.",
  'You have hexproof unless the tide is high.',
  "This effect doesn't remove Auras.",
  'If you would lose the game, instead draw seven cards.',
  "Damage isn't removed from creatures during cleanup steps.",
];
