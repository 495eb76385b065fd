import { describe, expect, test } from '@jest/globals';
import { blockTargetsTold, blockTold, orderTold } from '../combat-told.js';
import { creature, ring, thing, toldByEdition } from '../tables.js';
import { createReader } from '../laws.js';

/** Whole answers on blocks, read and found right; each ruling as "number: sentence (whom it names) [what is in doubt]". */

const melee = 'p0: x 2/2 | p1 | p2 | p3 | p4: y 2/2 | p5: b 2/2 | p6 | p7 | p8 | p9';
const asked = createReader(
  {
    three: 'A: x 2/2 | B: b 2/2 | C',
    four: 'A: x 2/2; y 2/2 | B: b 2/2; b2 2/2 | C | D',
    giants: 'Two-Headed Giant | A1 team A: x 2/2 | A2 team A | B1 team B: b1 2/2 | B2 team B: b2 2/2',
    melee: `Grand Melee | ${melee}`,
    both: 'against: x > B, y > B',
    siege: 'A: siege (Battle — Siege)',
    island: 'B: island (Basic Land — Island)',
  },
  'blockRules',
  'B',
);
const rowsOf = (text: string): string => {
  const { state, who, against } = asked(text);
  return blockTargetsTold(state, who, against);
};
const verdictOn = (text: string): string => {
  const { state, who, against, declared } = asked(text);
  return blockTold(state, who, against ?? '', declared);
};
const orderOf = (text: string): string => {
  const { state, against } = asked(text);
  return orderTold(state, against);
};

/** What attacks, what may block it, and what else is there. */
const evasion: Readonly<Record<string, string>> = {
  flying: 'A: x 2/2 flying | B: b 2/2',
  'flying, by flying': 'A: x 2/2 flying | B: b 2/2 flying',
  'flying, by reach': 'A: x 2/2 flying | B: b 2/2 reach',
  shadow: 'A: x 2/2 shadow | B: b 2/2',
  'shadow, by shadow': 'A: x 2/2 shadow | B: b 2/2 shadow',
  'something without shadow, by shadow': 'A: x 2/2 | B: b 2/2 shadow',
  horsemanship: 'A: x 2/2 horsemanship | B: b 2/2 flying',
  fear: 'A: x 2/2 fear | B: b 2/2 white red',
  'fear, by black': 'A: x 2/2 fear | B: b 2/2 black',
  'fear, by an artifact': 'A: x 2/2 fear | B: b 2/2 (Artifact Creature — Golem)',
  intimidate: 'A: x 2/2 green intimidate | B: b 2/2 red',
  'intimidate, by its color': 'A: x 2/2 red intimidate | B: b 2/2 green red',
  'intimidate, by an artifact': 'A: x 2/2 red intimidate | B: b 2/2 (Artifact Creature — Golem)',
  skulk: 'A: x 1/2 skulk | B: b 2/2',
  'skulk, by equal power': 'A: x 2/2 skulk | B: b 2/2',
  'skulk without a power told': 'A: x skulk (Creature — Shade) | B: b (Creature — Shade); b2 1/2',
  'skulk of negative power, by one without a power told':
    'A: x -1/2 skulk | B: b 2/2 (Creature — Shade); b2 (Creature — Shade)',
  islandwalk: 'A: x 2/2 islandwalk | B: b 2/2 | island',
  'islandwalk, the island being of the attacker': 'A: x 2/2 islandwalk; island (Basic Land — Island) | B: b 2/2',
  'islandwalk, the island being in a hand': "A: x 2/2 islandwalk | B: b 2/2 | B's hand: island (Basic Land — Island)",
  'islandwalk, an island being no land': 'A: x 2/2 islandwalk | B: b 2/2; fish (Creature — Island)',
  'islandwalk among other keywords, and swampwalk':
    'A: x 2/2 vigilance islandwalk swampwalk | B: b 2/2; plains (Basic Land — Plains); swamp (Basic Land — Swamp)',
  'snow swampwalk':
    'A: x 2/2 keyword `Snow swampwalk` | B: b 2/2; warm (Basic Land — Swamp); cold (Basic Snow Land — Swamp)',
  'a keyword that only begins like islandwalk': 'A: x 2/2 keyword `Islandhome` | B: b 2/2 | island',
  'a landwalk that leaves out lands of a type with a hyphen':
    'A: x 2/2 keyword `Nonpower-plant landwalk` | B: b 2/2; plant (Land — Urza’s Power-Plant)',
  'nonbasic landwalk': 'A: x 2/2 keyword `Nonbasic landwalk` | B: b 2/2; basic (Basic Land); tower (Land — Tower)',
  'non-basic landwalk past a basic land': 'A: x 2/2 keyword `Non-basic landwalk` | B: b 2/2; basic (Basic Land)',
  'a keyword that only holds the word walk': 'A: x 2/2 keyword `Walk` keyword `Islandwalker` | B: b 2/2 | island',
  'protection from a color': 'A: x 2/2 protection from red | B: b 2/2 red green',
  'protection from another color': 'A: x 2/2 protection from red | B: b 2/2 green',
  'protection from two colors': 'A: x 2/2 keyword `Protection from black and from green` | B: b 2/2 green black',
  'protection from colors, one after the other': 'A: x 2/2 keyword `Protection from white,blue` | B: b 2/2 white blue',
  'protection from all colors': 'A: x 2/2 keyword `Protection from all colors` | B: b 2/2 white',
  'protection from each color': 'A: x 2/2 keyword `Protection from each color` | B: b 2/2 blue',
  'protection from all colors, by something colorless': 'A: x 2/2 keyword `Protection from all colors` | B: b 2/2',
  'protection from everything': 'A: x 2/2 keyword `Protection from everything` | B: b 2/2',
  'something that names a color and is no protection': 'A: x 2/2 keyword `Red` keyword `Everything` | B: b 2/2 red',
  'all of it at once':
    'A: x 2/2 flying shadow horsemanship fear intimidate skulk islandwalk protection from green | B: b 3/2 green | island',
};

const targets: Readonly<Record<string, string>> = {
  'nothing attacks': 'four | against:',
  'a planeswalker and a battle':
    'four | B: jace (Planeswalker) | A: siege (Battle — Siege) protected by B | against: x > jace, y > siege',
  'a planeswalker and a battle of somebody else':
    'four | C: jace (Planeswalker) | A: siege (Battle — Siege) protected by C | against: x > jace, y > siege',
  'a battle that nobody protects': 'four | siege | against: x > siege',
  'a battle that nobody protects, by an islandwalker':
    'A: x 2/2 islandwalk | B: b 2/2 | siege | island | against: x > siege',
  'what attacked has nobody to defend against it': 'four | against: x',
  'a teammate is attacked, where each takes a turn':
    'Team vs. Team | A1 team A: x 2/2 | A2 team A | B1 team B: b 2/2 | B2 team B | against: x > B2 | by B1:',
  'one who defended has left': 'three | combat: x > C | leave: C',
  'a planeswalker that has left combat': 'three | B: jace (Planeswalker) | combat: x > jace | gone: jace',
  'a planeswalker of another that has left combat': 'three | C: jace (Planeswalker) | combat: x > jace | gone: jace',
  'attacks of two combats': 'melee | combat 1: x > p1 | combat 2: y > p5 | by p5:',
  'a blocker that is tapped, and one that is a battle':
    'four | C: tapped 2/2 tapped; both 2/2 (Battle Creature) | against: x > C | by C:',
  'a blocker that is tapped, of one who is not attacked': 'four | C: c 2/2 tapped | against: x > B | by C:',
  "a creature that can't block, by itself and by something else":
    'four | B: b3 2/2 | law b3: CANT_BLOCK | law fright of A: CANT_BLOCK of b | against: x > B',
  "a creature that can't block one attacker":
    'four | B: b3 2/2 | law b3: CANT_BLOCK_TARGET target y | law fright of A: CANT_BLOCK_TARGET target x of b | both',
  'at most none, of one attacker and of any':
    'four | law none of A: AT_MOST 0 of b | law zero of A: AT_MOST 0 target x of b2 | law one of A: AT_MOST 1 of b2 | both',
  "an attacker that can't be blocked":
    'four | A: z 2/2 | law z: CANT_BE_BLOCKED | law veil of A: CANT_BE_BLOCKED of x | law mist of A: CANT_BE_BLOCKED target y | law fog of A: CANT_BE_BLOCKED target z of x | against: x > B, y > B, z > B',
  'a team that shares turns': 'giants | against: x > B2 | by B1:',
  'a team that shares turns and is not attacked':
    'Two-Headed Giant | A1 team A: x 2/2 | A2 team A | B1 team B: b1 2/2 | B2 team B | C1 team C | C2 team C: jace (Planeswalker) | against: x > jace | by B1:',
  'a team that shares turns and attacks': 'giants | A2: a 2/2 | against: x > B1 | by A2:',
};

const blocks: Readonly<Record<string, string>> = {
  'a creature of another player': 'four | C: c 2/2 | against: x > B | by B: c > x',
  'a creature that does not attack': 'four | against: x > B | by B: b > y',
  'a creature that attacks somebody else': 'four | against: x > B, y > C | by B: b > y',
  'a tapped creature blocks what does not attack': 'four | B: t 2/2 tapped | against: x > B | by B: t > y',
  'a tapped creature blocks what flies': 'four | B: t 2/2 tapped | A: z 2/2 flying | against: z > B | by B: t > z',
  'one creature blocks two': 'four | both | by B: b > x, b > y',
  'one creature blocks two, each of which it should':
    'four | law lure of A: BLOCKS_TARGET_IF_ABLE target x of b | law call of A: BLOCKS_TARGET_IF_ABLE target y of b | both | by B: b > x, b > y',
  'each blocks if able, and one does not':
    'four | law war of A: BLOCKS_IF_ABLE of creatures | against: x > B | by B: b > x',
  'a requirement that no block can obey, beside one that could be':
    'four | B: t 2/2 tapped | law war of A: BLOCKS_IF_ABLE of b t | against: x > B',
  'one requirement is obeyed': 'four | law war of A: BLOCKS_IF_ABLE of b | against: x > B | by B: b > x',
  'a requirement of its own':
    'four | B: b3 2/2 | law b3: BLOCKS_IF_ABLE; BLOCKS_TARGET_IF_ABLE target x | both | by B: b > y',
  'blocks if able with a target': 'four | law lure of A: BLOCKS_IF_ABLE target x of b | both | by B: b > y',
  'is blocked if able': 'four | law bait of A: MUST_BE_BLOCKED_IF_ABLE of x | both | by B: b > y',
  'is blocked if able, says the attacker': 'four | A: z 2/2 | law z: MUST_BE_BLOCKED_IF_ABLE | against: z > B',
  'is blocked if able, twice, and one creature for two attackers':
    'A: x 2/2; y 2/2 | B: b 2/2 | law bait of A: MUST_BE_BLOCKED_IF_ABLE of x y | law lure of A: MUST_BE_BLOCKED_IF_ABLE target y | law fog of A: MUST_BE_BLOCKED_IF_ABLE target x of y | both | by B: b > x',
  'is blocked if able, and has menace': 'four | A: z 2/2 menace | law z: MUST_BE_BLOCKED_IF_ABLE | against: z > B',
  'is blocked if able, has menace, and only one can block':
    'A: x 2/2 menace | B: b 2/2 | law x: MUST_BE_BLOCKED_IF_ABLE | against: x > B',
  'menace, blocked by one': 'four | A: z 2/2 menace | against: z > B | by B: b > z',
  'menace, not blocked': 'four | A: z 2/2 menace | against: z > B, x > B | by B: b > x',
  'a limit on all, broken': 'four | law cap of A: AT_MOST 1 of creatures | both | by B: b > x, b2 > y',
  'a limit on one attacker, broken':
    'four | law cap of A: AT_MOST 1 target x of creatures | both | by B: b > x, b2 > x',
  "can't block alone, and does": 'four | B: b3 2/2 | law b3: CANT_BLOCK_ALONE | against: x > B | by B: b3 > x',
  "can't block alone, says something else": 'four | law shy of A: CANT_BLOCK_ALONE of b | both | by B: b > y',
  "can't block alone, in company": 'four | law shy of A: CANT_BLOCK_ALONE of b | both | by B: b > y, b2 > x',
  "can't block one attacker alone": 'four | law shy of A: CANT_BLOCK_ALONE target x of b | both | by B: b > x, b2 > y',
  "blocks although it can't, and what can't be blocked":
    'four | law fright of A: CANT_BLOCK of b | law veil of A: CANT_BE_BLOCKED of y | both | by B: b > x, b2 > y',
  "must block and can't":
    'four | law war of A: BLOCKS_IF_ABLE of b | law fright of A: CANT_BLOCK of b | against: x > B',
  'a rule about an attacker of somebody else says nothing':
    'four | law cap of A: AT_MOST 1 target y of creatures | law lure of A: BLOCKS_TARGET_IF_ABLE target y of b | against: x > B, y > C | by B: b > x, b2 > x',
  'a team that shares turns': 'giants | against: x > B2 | by B1: b1 > x, b2 > x',
  'turns that teams would share, without teams':
    'shared team turns | A: x 2/2 | B: b 2/2 | C: c 2/2 | against: x > B | by B: b > x, c > x',
  'a team that shares turns, a creature of others': 'giants | A2: a 2/2 | against: x > B2 | by B1: a > x',
  'a team that shares turns, under requirements':
    'giants | law war of A1: BLOCKS_IF_ABLE of creatures | against: x > B1 | by B2: b1 > x',
};

const orders: Readonly<Record<string, string>> = {
  'nobody is attacked': 'four | against:',
  'one player is attacked': 'four | against: x > C',
  'turn order begins after the attacking player': 'A | B | C: x 2/2; y 2/2 | D | against: x > B, y > D',
  'a planeswalker and a battle':
    'four | C: jace (Planeswalker) | A: siege (Battle — Siege) protected by B | against: x > jace, y > siege',
  'a battle that nobody protects': 'four | siege | against: x > siege',
  'one who has left does not declare': 'A: x 2/2; y 2/2 | B | C | combat: x > C; y > B | leave: C',
  'teams that share turns':
    'Two-Headed Giant | B1 team B | B2 team B | C1 team C | C2 team C | A1 team A: y 2/2; z 2/2 | A2 team A: x 2/2 | against: x > C2, y > B2, z > B1',
  'teammates whose players take turns of their own':
    'Team vs. Team | A1 team A | A2* team A: x 2/2; y 2/2 | B1 team B | B2 team B | against: x > B2, y > B1',
  'an attacker whose controller holds no turn marker': 'melee | p2: z 2/2 | against: x > p1, z > p3',
  'one head of a team that shares turns': 'giants | against: x > B2',
  'two combats of Grand Melee, the higher marker first': 'melee | combat 2: y > p5 | combat 1: x > p1',
};

describe('what creatures may block', () => {
  test.each(Object.entries(evasion))('%s', (_, text) => expect(rowsOf(`${text} | against: x > B`)).toMatchSnapshot());

  // The notation leaves out the second space.
  test.each([
    ['snow  swampwalk past a warm swamp', thing('warm', 'Basic Land — Swamp', 'B')],
    ['snow  swampwalk, and a cold swamp', thing('cold', 'Basic Snow Land — Swamp', 'B')],
  ])('%s', (_, land) => {
    const x = creature('x', 'A', { keywords: ['Snow  swampwalk'] });
    expect(blockTargetsTold(ring('A B', { objects: [x, creature('b', 'B'), land] }), 'B', 'x > B')).toMatchSnapshot();
  });

  test.each(Object.entries(targets))('%s', (_, text) => expect(rowsOf(text)).toMatchSnapshot());

  test('forestwalk, and a head of the other team, in every edition', () => {
    const told = (forest: string, attacks: string) => {
      const { state } = asked(`giants | A1: elf 2/2 forestwalk | ${forest}: forest (Basic Land — Forest)`);
      return toldByEdition(state, (at) => blockTargetsTold(at, 'B2', attacks));
    };
    expect(told('B1', 'elf > B2, x > B1')).toMatchSnapshot();
    expect(told('A2', 'elf > B2')).toMatchSnapshot();
  });
});

test.each(Object.entries(blocks))('whether a block is legal %s', (_, told) =>
  expect(verdictOn(told)).toMatchSnapshot(),
);

test.each(Object.entries(orders))('who declares blockers first %s', (_, told) =>
  expect(orderOf(told)).toMatchSnapshot(),
);
