import { expect, test } from '@jest/globals';
import { attacksToBlock, declaredBlocks } from '../../../src/domain/rules/506-combat-in-progress.js';
import { brokenByBlocks } from '../../../src/domain/rules/509-check-blocks.js';
import { blockVerdict, blockWitness } from '../blocks.js';
import { attacksIn, blocksIn, inShort, ruleIn } from '../combat-told.js';
import { creature, player, ring, rules, sentences, thing, type ObjectDescription } from '../tables.js';

const four = 'rob carissa alex dana';
const both = 'x > alex, y > alex';
const creatures = [creature('x', 'rob'), creature('y', 'rob'), creature('b', 'alex'), creature('c', 'alex')];
/** Makes enchantments of rob with rules in words, such as "CANT_BLOCK of b; AT_MOST 1 of c". */
const rulesIn = (told: string) =>
  told.split('; ').flatMap((each) => {
    const rule = ruleIn(each);
    return each ? [thing(`${rule.kind} rule`, 'Enchantment', 'rob', { blockRules: [rule] })] : [];
  });
const around = (told = '', ...objects: ObjectDescription[]) =>
  ring(four, { objects: [...creatures, ...objects, ...rulesIn(told)] });
const toDana = 'x > alex, y > dana';
const mustBoth = 'MUST_BE_BLOCKED_IF_ABLE of x y';
const others = [creature('d', 'dana'), creature('z', 'rob')];

test('509.1c: who pays for one blocker excuses no other', () => {
  const rules = [{ kind: 'BLOCKS_IF_ABLE' as const }, { kind: 'CANT_BLOCK' as const, unlessPays: '{3}' }];
  const taxed = creature('b', 'alex', { blockRules: rules });
  const free = creature('c', 'alex', { blockRules: [{ kind: 'BLOCKS_IF_ABLE' }] });
  const state = ring(four, { objects: [creature('x', 'rob'), taxed, free] });
  const found = blockVerdict(state, 'alex', 'x > alex', 'b > x');
  expect(inShort(found)).toBe('illegal 1/2 509.1c 509.1d 509.1d');
  expect(blockWitness(found)).toEqual(['c > x']);
  expect(blockVerdict(state, 'alex', 'x > alex', 'c > x').legal).toBe(true);
  expect(blockVerdict(state, 'alex', 'x > alex', 'b > x, c > x').legal).toBe(true);
});

test('509.1c: one that may block several and pays for one attacker need not pay for another', () => {
  const guard = thing('guard', 'Enchantment', 'rob', {
    blockRules: [{ kind: 'CANT_BE_BLOCKED', creatures: { types: ['Creature'] }, unlessPays: '{1}' }],
  });
  const blocker = creature('b', 'alex', { blockRules: [{ kind: 'BLOCKS_TARGET_IF_ABLE', target: 'y' }] });
  const more = { kind: 'CAN_BLOCK_ADDITIONAL' as const, count: 1 };
  const additional = { blockRules: [...(blocker.blockRules ?? []), more] };
  const blocks = (...objects: ObjectDescription[]) => {
    const state = ring(four, { objects: [creature('x', 'rob'), creature('y', 'rob'), guard, ...objects] });
    return inShort(blockVerdict(state, 'alex', both, 'b > x'));
  };
  expect(blocks({ ...blocker, ...additional })).toBe('legal 0/0 509.1b 509.1d 509.1c');
  expect(blocks(blocker)).toBe('illegal 0/1 509.1c 509.1d 509.1d');
});

test.each<[string, string, string, string, string?, ObjectDescription[]?, string?]>([
  ['no rules forbid nothing', '', 'b > x, c > x', 'legal 0/0 509.1b 509.1c', both, [], 'b > x, c > x'],
  ["not with somebody else's creature", '', 'd > x', 'illegal 0/0 509.1a', both, others],
  ['not what does not attack', '', 'b > z', 'illegal 0/0 509.1a', both, others],
  ['not two at once', '', 'b > x, b > y', 'illegal 0/0 509.1a', both, [], 'b > x'],
  ['not what attacks another', '', 'b > y', 'illegal 0/0 802.4a 802.4b', toDana],
  ['one must block, one be blocked', 'BLOCKS_IF_ABLE of b; MUST_BE_BLOCKED_IF_ABLE of y', '', 'illegal 0/2 509.1c'],
  ['one block does both', 'BLOCKS_IF_ABLE of b; MUST_BE_BLOCKED_IF_ABLE of y', 'b > y', 'legal 2/2 509.1b 509.1c'],
  ['or one of them', 'BLOCKS_IF_ABLE of b; MUST_BE_BLOCKED_IF_ABLE of y', 'b > x', 'illegal 1/2 509.1c'],
  ['if it attacks', 'BLOCKS_IF_ABLE of b; MUST_BE_BLOCKED_IF_ABLE of y', '', 'illegal 0/1 509.1c', 'x > alex'],
  ['a rule about an attacker that names only its target', 'MUST_BE_BLOCKED_IF_ABLE target x', '', 'illegal 0/1 509.1c'],
  ['is about that attacker', 'CANT_BE_BLOCKED target x', 'b > x', 'illegal 0/0 509.1b'],
  ['and no other', 'CANT_BE_BLOCKED target x', 'b > y', 'legal 0/0 509.1b 509.1c'],
  ["can't block", 'CANT_BLOCK of b', 'b > x', 'illegal 0/0 509.1b'],
  ["can't block one attacker", 'CANT_BLOCK_TARGET of b target x', 'b > x', 'illegal 0/0 509.1b'],
  ['but another', 'CANT_BLOCK_TARGET of b target x', 'b > y', 'legal 0/0 509.1b 509.1c'],
  ['at most one, not two', 'AT_MOST 1 of b c', 'b > x, c > y', 'illegal 0/0 509.1b'],
  ['at most one', 'AT_MOST 1 of b c', 'b > x', 'legal 0/0 509.1b 509.1c'],
  ['at most one on x, not two', 'AT_MOST 1 of b c target x', 'b > x, c > x', 'illegal 0/0 509.1b'],
  ['at most one on x', 'AT_MOST 1 of b c target x', 'b > x, c > y', 'legal 0/0 509.1b 509.1c'],
  ["can't block alone", 'CANT_BLOCK_ALONE of b', 'b > x', 'illegal 0/0 509.1b 506.5'],
  ['but with another', 'CANT_BLOCK_ALONE of b', 'b > x, c > y', 'legal 0/0 509.1b 509.1c'],
  ['which can', 'CANT_BLOCK_ALONE of b', 'c > y', 'legal 0/0 509.1b 509.1c'],
  ['802.4a: what attacks others does not count', mustBoth, 'b > x', 'legal 1/1 509.1b 509.1c 802.4b', toDana],
  ['802.4a: nor what does not attack', mustBoth, 'b > x', 'legal 1/1 509.1b 509.1c', 'x > alex'],
  ['509.1c: who may not block need not', 'BLOCKS_IF_ABLE of b; CANT_BLOCK of b', '', 'legal 0/0 509.1b 509.1c'],
  ['509.1c: nor who may block nothing', 'BLOCKS_IF_ABLE of b; CANT_BE_BLOCKED of x y', '', 'legal 0/0 509.1b 509.1c'],
])('%s', (_, told, blocks, expected, ...[attacks = both, objects = [], witness]) => {
  const found = blockVerdict(around(told, ...objects), 'alex', attacks, blocks);
  expect(inShort(found)).toBe(expected);
  if (witness !== undefined) expect(blockWitness(found).join(', ')).toBe(witness);
});

/** Tells all that is said of blocks under rules in words. */
const saidOf = (blocks: string, told = '', objects: ObjectDescription[] = [], attacks = both): readonly string[] => {
  const { because } = blockVerdict(around(told, ...objects), 'alex', attacks, blocks);
  rules(because);
  return sentences(because);
};

const tapped = [creature('tapped', 'alex', { tapped: true })];
const threeAttack = 'x > alex, y > alex, z > alex';

const only = 'b can block only certain attackers because of CAN_BLOCK_ONLY rule, and x is not one of them.';
const many =
  "x can't be blocked by more than one creature because of CANT_BE_BLOCKED_BY_MORE rule, but b and c block it.";
const several = ["tapped is tapped and can't block.", 'tapped can block only one creature, not x and y together.'];
const three = 'b can block only 2 creatures, not x, y and z together.';
const shyly = [
  "b can't block alone because of CANT_BLOCK_ALONE rule, and no other creature blocks.",
  'b blocks alone: no other creature was declared to.',
];
const byC = "x can't be blocked by c because of CANT_BE_BLOCKED_EXCEPT_BY rule.";

test.each<[string, string, string[], ObjectDescription[]?, string?]>([
  ['b > x', 'CANT_BE_BLOCKED of x by b', ["x can't be blocked by b because of CANT_BE_BLOCKED rule."]],
  ['c > x', 'CANT_BE_BLOCKED_EXCEPT_BY of x by b', [byC]],
  ['b > x', 'CAN_BLOCK_ONLY of b attackers y', [only]],
  ['b > x, c > x', 'CANT_BE_BLOCKED_BY_MORE 1 of x', [many]],
  ['tapped > x, tapped > y', '', several, tapped],
  ['b > x, b > y, b > z', 'CAN_BLOCK_ADDITIONAL 1 of b', [three], others, threeAttack],
  ['b > x', 'CANT_BLOCK_ALONE of b', shyly],
])('a sentence says what forbids %s under %s', (blocks, told, says, ...[objects, attacks]) => {
  expect(saidOf(blocks, told, objects, attacks)).toEqual(says);
});

test('509.1a: what forbids several blocks is one violation', () =>
  expect(saidOf('b > x, b > y')[0]).toBe('b can block only one creature, not x and y together.'));

const must = 'MUST_BE_BLOCKED_IF_ABLE of x';
const isRequired = 'x is blocked if able (MUST_BE_BLOCKED_IF_ABLE rule)';
const impossible = `${isRequired}, but no legal block does that, so alex need not do it.`;
const withoutCost = `${isRequired}, but no legal block does that without a cost, which nobody has to pay, so alex need not do it.`;

test.each<[string, string, string, string, ObjectDescription[]?]>([
  ['what costs something need not be obeyed', '', `CANT_BLOCK of b c pays {3}; ${must}`, withoutCost],
  [
    'and may be',
    'b > x',
    `CANT_BLOCK of b c pays {3}; ${must}`,
    `These blocks by alex do all that is required: ${isRequired}.`,
  ],
  ['what nobody can do', '', `CANT_BLOCK of b c; ${must}`, impossible],
  ['a creature that cannot block either', '', `CANT_BLOCK of b c pays {3}; ${must}`, withoutCost, tapped],
  ['one attacker that costs something is enough', '', `CANT_BE_BLOCKED of x pays {3}; ${must}`, withoutCost],
  [
    'no more does a cost of what it does not ask for',
    '',
    `CANT_BE_BLOCKED of x; CANT_BLOCK of b pays {3}; ${must}`,
    impossible,
  ],
  ['what is forbidden costs nothing', '', `CANT_BE_BLOCKED of x; ${must}`, impossible],
  ['whatever blockers would cost', '', `CANT_BE_BLOCKED of x y; CANT_BLOCK of b c pays {3}; ${must}`, impossible],
])('509.1c, 509.1d: %s', (_, blocks, told, says, ...[objects]) => {
  expect(saidOf(blocks, told, objects)).toContain(says);
});

test('a requirement to block, and one to be blocked, in words', () => {
  const { violations } = blockVerdict(around('BLOCKS_IF_ABLE of b; MUST_BE_BLOCKED_IF_ABLE of y'), 'alex', both, '');
  expect(sentences(violations)).toEqual([expect.stringContaining('b blocks if able (BLOCKS_IF_ABLE rule)')]);
  expect(violations[0]?.says).toContain('y is blocked if able');
});

test.each([
  ['b > x', 1],
  ['d > x', 0],
  ['b > y', 0],
])('509.1d: what others would block costs nothing: %s', (blocks, costs) => {
  const state = around('CANT_BE_BLOCKED of x pays {1}', ...others);
  expect(blockVerdict(state, 'alex', both, blocks).costs).toHaveLength(costs);
});

test('506.5: who blocks alone is told of where a rule speaks of that creature, and only there', () => {
  const alone = 'b blocks alone: no other creature was declared to.';
  const shy = 'CANT_BLOCK_ALONE of b';
  expect(saidOf('b > x, c > x', shy)).not.toContain(alone);
  for (const told of ['', 'AT_MOST 1 of b c']) expect(saidOf('b > x', told)).not.toContain(alone);
  expect(saidOf('', shy)).toHaveLength(2);
  expect(saidOf('c > x', shy)).not.toContain('c blocks alone: no other creature was declared to.');
});

test('802.4a: that the creatures that attack others are left out is said', () => {
  const leftOut = "alex's blocks are judged without the creatures that attack other players.";
  const said = (attacks: string) => saidOf('b > x', 'MUST_BE_BLOCKED_IF_ABLE of x y', [], attacks);
  expect(said('x > alex, y > dana')).toContain(leftOut);
  expect(said('x > alex')).not.toContain(leftOut);
});

const menace = [creature('z', 'rob', { keywords: ['Menace'] })];
const anyNumber = 'CAN_BLOCK_ANY_NUMBER of b; CANT_BE_BLOCKED of y';

test.each<[string, string, string, string[], ObjectDescription[]?]>([
  ['CANT_BLOCK of c', both, 'b > x', []],
  ['CANT_BLOCK of c', both, 'c > x', ['509.1b']],
  ['CANT_BLOCK of c', 'x > alex, y > dana', 'b > y', ['802.4a']],
  ['CAN_BLOCK_ANY_NUMBER of b', 'x > alex, y > dana', 'b > x, b > y', ['802.4a', '509.1a']],
  [anyNumber, 'x > alex, z > alex', 'b > z', ['702.111b'], menace],
  [anyNumber, 'x > alex, y > alex', 'b > y', ['509.1b'], menace],
  [anyNumber, 'x > alex, z > alex', 'b > x, b > z', ['702.111b'], menace],
  [anyNumber, 'x > alex', 'b > x', [], menace],
])('what a declaration breaks, under %s, of %s: %s', (told, attacks, blocks, expected, ...[objects = []]) => {
  const state = around(told, ...objects);
  const declared = declaredBlocks(state, blocksIn(blocks));
  const against = attacksToBlock(state, attacksIn(attacks));
  expect(rules(brokenByBlocks(state, player(state, 'alex'), declared, against))).toEqual(expected);
});
