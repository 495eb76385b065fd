import { expect, test } from '@jest/globals';
import { blockable, blockRows, blockVerdict, whyNotBlockable } from '../blocks.js';
import { ruleIn } from '../combat-told.js';
import { blockTable } from '../laws.js';
import { broken, creature, ring, sentences, thing, under, type ObjectDescription } from '../tables.js';

const attacks = 'x > B, y > B';
/** Lets A's x and y attack B, who has b, c and d, under a law of A's, whose rule stands in words. */
const around = (told = '', attacker: Partial<ObjectDescription> = {}) => {
  const blockRules = told ? [ruleIn(told)] : [];
  const blockers = ['b', 'c', 'd'].map((id) => creature(id, 'B'));
  const law = thing('law', 'Enchantment', 'A', { blockRules });
  return ring('A B', { objects: [creature('x', 'A', attacker), creature('y', 'A'), ...blockers, law] });
};
const verdict = (state: ReturnType<typeof around>, blocks: string) => blockVerdict(state, 'B', attacks, blocks);

test.each([
  ['CANT_BLOCK of b', '', 'x y'],
  ['CANT_BLOCK_TARGET target x of b', 'y', 'x y'],
  ['CAN_BLOCK_ONLY attackers x of b', 'x', 'x y'],
  ['CANT_BE_BLOCKED target x', 'y', 'y'],
  ['CANT_BE_BLOCKED target x by b', 'y', 'x y'],
  ['CANT_BE_BLOCKED_EXCEPT_BY target x by b', 'x y', 'y'],
])('509.1b: what each can block under %s', (told, b, c) => {
  const rows = blockable(around(told), 'B', attacks);
  expect([rows.b?.join(' '), rows.c?.join(' ')]).toEqual([b, c]);
});

test('509.1b: the rule that is cited, by edition', () => {
  const only = around('CAN_BLOCK_ONLY attackers x of b');
  expect(whyNotBlockable(only, 'B', attacks, 'b')).toEqual(['509.1b']);
  expect(whyNotBlockable(under('CR_2008', only), 'B', attacks, 'b')).toEqual(['500.3']);
});

test('702.111b: one creature alone does not block what has menace, two do', () => {
  const menacing = (blocks: string) => broken(verdict(around('', { keywords: ['Menace'] }), blocks));
  expect([menacing('b > x'), menacing('b > x, c > x'), menacing('b > y')]).toEqual([['702.111b'], [], []]);
});

const butTwo = 'because of law, but b and c block it.';
const certain = 'b can block only certain attackers because of law, and y is not one of them.';
const exactly = 'x is blocked by exactly 2 creatures if able (law).';
const atLeast = 'x is blocked by at least 2 of b and c if able (law).';

test.each([
  ['b > x, c > x', 'CANT_BE_BLOCKED_BY_FEWER 3 target x', `x can't be blocked except by 3 or more creatures ${butTwo}`],
  ['b > x, c > x, d > x', 'CANT_BE_BLOCKED_BY_FEWER 3 target x'],
  [
    'b > x',
    'CANT_BE_BLOCKED_BY_FEWER 2 target x',
    "x can't be blocked except by 2 or more creatures because of law, but b blocks it.",
  ],
  ['b > x, c > x', 'CANT_BE_BLOCKED_BY_MORE 1 target x', `x can't be blocked by more than one creature ${butTwo}`],
  ['b > x, c > y', 'CANT_BE_BLOCKED_BY_MORE 1 target x'],
  ['b > x, c > x, d > x', 'CANT_BE_BLOCKED_EXCEPT_BY_ALL target x'],
  [
    'b > x, c > x',
    'CANT_BE_BLOCKED_EXCEPT_BY_ALL target x',
    `x can't be blocked unless all creatures that B controls block it ${butTwo}`,
  ],
  ['b > x, c > x', 'AT_MOST 0 of b', "b can't block because of law."],
  ['b > y', 'CAN_BLOCK_ONLY target x of b', certain],
])('509.1b: %s under %s', (blocks, told, ...says) => {
  expect(sentences(verdict(around(told), blocks).violations)).toEqual(says);
});

test.each([
  ['b > x', 'MUST_BE_BLOCKED_BY_EXACTLY 2 target x', exactly],
  ['b > x, c > x', 'MUST_BE_BLOCKED_BY_EXACTLY 2 target x'],
  ['b > x, c > x, d > x', 'MUST_BE_BLOCKED_BY_EXACTLY 2 target x', exactly],
  ['b > x, d > x', 'MUST_BE_BLOCKED_BY_AT_LEAST 2 target x by b c', atLeast],
  ['b > x, c > x, d > x', 'MUST_BE_BLOCKED_BY_AT_LEAST 2 target x by b c'],
  ['d > x', 'MUST_BE_BLOCKED_IF_ABLE target x by b c', 'x is blocked by b or c if able (law).'],
  ['c > x', 'MUST_BE_BLOCKED_IF_ABLE target x by b c'],
  ['c > x', 'MUST_BE_BLOCKED_BY_AT_LEAST 1 target x by b', 'x is blocked by b if able (law).'],
  ['', 'MUST_BE_BLOCKED_BY_EXACTLY 1 of x y', 'x and y are each blocked by exactly one creature if able (law).'],
])('509.1c: %s under %s', (blocks, told, ...says) => {
  expect(sentences(verdict(around(told), blocks).violations).map((each) => each.replace(/^.*: /, ''))).toEqual(says);
});

test('509.1a: the attacking player may choose blocks, of all creatures or some; those of a team together', () => {
  const said = (told: string, against = attacks) => sentences(blockVerdict(around(told), 'B', against, '').because);
  expect(said('ATTACKING_PLAYER_CHOOSES of b')).toContain('A chooses how b blocks because of law.');
  expect(said('ATTACKING_PLAYER_CHOOSES of all')).toContain('A chooses how b, c and d block because of law.');
  expect(said('ATTACKING_PLAYER_CHOOSES of b', '').join(' ')).not.toContain('chooses');
  const heads = 'A1 team A: x 2/2 | A2 team A: y 2/2 | B1 team B: b 2/2 | B2 team B';
  const state = blockTable(`Two-Headed Giant | ${heads} | law law of A1: ATTACKING_PLAYER_CHOOSES of all`);
  const { because } = blockVerdict(state, 'B1', 'x > B1, y > B2', '');
  expect(sentences(because)).toContain('A1 and A2 choose how b blocks because of law.');
});

test('509.1b: a creature that cannot block keeps all from blocking what is blocked by all or none', () => {
  const told = (objects: readonly ObjectDescription[]) =>
    ring('A B', {
      objects: [creature('x', 'A', { blockRules: [{ kind: 'CANT_BE_BLOCKED_EXCEPT_BY_ALL' }] }), ...objects],
    });
  const broke = (state: ReturnType<typeof told>, blocks: string) =>
    blockVerdict(state, 'B', 'x > B', blocks).violations;
  const others = [creature('b', 'B'), creature('c', 'B', { tapped: true })];
  expect(broke(told(others), 'b > x')).not.toEqual([]);
  expect(broke(told(others.slice(0, 1)), 'b > x')).toEqual([]);
  const rowFor = (objects: readonly ObjectDescription[]) => blockRows(told(objects), 'B', 'x > B')[0];
  const says = "x can't be blocked unless all creatures that B controls block it.";
  expect(sentences(rowFor([creature('b', 'B'), creature('c', 'B')])?.because ?? [])).toContain(says);
  const [x] = rowFor(others)?.excluded ?? [];
  expect(sentences(x?.because ?? [])).toContain(
    `If b blocks x, not enough others can block, too: ${says.replace('.', ', but b blocks it.')}`,
  );
});

test('509.1b: no creature blocks what more than 0 creatures cannot block', () => {
  const state = blockTable('A: x 2/2 | B: b 2/2 | law law of A: CANT_BE_BLOCKED_BY_MORE 0 of x');
  const says = "x can't be blocked because of law, so b can't block it.";
  expect(sentences(blockVerdict(state, 'B', 'x > B', 'b > x').violations)).toEqual([says]);
  expect(blockRows(state, 'B', 'x > B')[0]?.included).toEqual([]);
});
