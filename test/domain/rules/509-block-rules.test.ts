import { expect, test } from '@jest/globals';
import { blockRulesApplying, mostBlocks } from '../../../src/domain/rules/509-block-rules.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { blockable, blockVerdict, whyNotBlockable } from '../blocks.js';
import { broken, creature, ring, thing, under } from '../tables.js';

type Rules = NonNullable<ObjectDescription['blockRules']>;
const around = (blockRules: Rules = [], attacker: Partial<ObjectDescription> = {}) =>
  ring('A B', {
    objects: [
      creature('x', 'A', attacker),
      creature('y', 'A'),
      creature('b', 'B'),
      creature('c', 'B'),
      creature('d', 'B'),
      thing('law', 'Enchantment', 'A', { blockRules }),
    ],
  });
const attacks = 'x > B, y > B';
const verdict = (state: ReturnType<typeof around>, blocks: string) => blockVerdict(state, 'B', attacks, blocks);

test('509.1b: who can’t block, not this one, or only certain attackers', () => {
  expect(blockable(around([{ kind: 'CANT_BLOCK', creatures: { ids: ['b'] } }]), 'B', attacks)).toMatchObject({
    b: [],
    c: ['x', 'y'],
  });
  const one = around([{ kind: 'CANT_BLOCK_TARGET', target: 'x', creatures: { ids: ['b'] } }]);
  expect(blockable(one, 'B', attacks)['b']).toEqual(['y']);
  const only = around([{ kind: 'CAN_BLOCK_ONLY', attackers: { ids: ['x'] }, creatures: { ids: ['b'] } }]);
  expect([blockable(only, 'B', attacks)['b'], whyNotBlockable(only, 'B', attacks, 'b')]).toEqual([['x'], ['509.1b']]);
  expect(whyNotBlockable(under('CR_2008', only), 'B', attacks, 'b')).toEqual(['500.3']);
});

test('509.1b: who can’t be blocked, by whom or except by whom', () => {
  expect(blockable(around([{ kind: 'CANT_BE_BLOCKED', target: 'x' }]), 'B', attacks)['b']).toEqual(['y']);
  const some = around([{ kind: 'CANT_BE_BLOCKED', target: 'x', blockers: { ids: ['b'] } }]);
  expect([blockable(some, 'B', attacks)['b'], blockable(some, 'B', attacks)['c']]).toEqual([['y'], ['x', 'y']]);
  const except = around([{ kind: 'CANT_BE_BLOCKED_EXCEPT_BY', target: 'x', blockers: { ids: ['b'] } }]);
  expect([blockable(except, 'B', attacks)['b'], blockable(except, 'B', attacks)['c']]).toEqual([['x', 'y'], ['y']]);
});

test('702.111b: one creature alone does not block what has menace, two do', () => {
  const menacing = around([], { keywords: ['Menace'] });
  expect(broken(verdict(menacing, 'b > x'))).toEqual(['702.111b']);
  expect(broken(verdict(menacing, 'b > x, c > x'))).toEqual([]);
  expect(broken(verdict(menacing, 'b > y'))).toEqual([]);
});

test('509.1b: fewer or more than so many', () => {
  const fewer = around([{ kind: 'CANT_BE_BLOCKED_BY_FEWER', target: 'x', count: 3 }]);
  expect(verdict(fewer, 'b > x, c > x').violations[0]?.says).toBe(
    "x can't be blocked except by 3 or more creatures because of law, but b and c block it.",
  );
  expect(broken(verdict(fewer, 'b > x, c > x, d > x'))).toEqual([]);
  const more = around([{ kind: 'CANT_BE_BLOCKED_BY_MORE', target: 'x', count: 1 }]);
  expect([broken(verdict(more, 'b > x, c > x')), broken(verdict(more, 'b > x, c > y'))]).toEqual([['509.1b'], []]);
});

test('509.1c: an attacker that must be blocked is one requirement, however many block it', () => {
  const must = around([{ kind: 'MUST_BE_BLOCKED_IF_ABLE', target: 'x' }]);
  const obeyed = (blocks: string) => [verdict(must, blocks).requirementsObeyed, verdict(must, blocks).legal];
  expect([obeyed(''), obeyed('b > x'), obeyed('b > x, c > x')]).toEqual([
    [0, false],
    [1, true],
    [1, true],
  ]);
});

test('a creature blocks one attacker, one more for each source, or any number', () => {
  const most = (...blockRules: Rules) => {
    const state = around(blockRules);
    const [b, c, x, y] = ['b', 'c', 'x', 'y'].map((id) => objectOf(state, id));
    if (!b || !c || !x || !y) throw new Error('The table lacks them.');
    const each = mostBlocks(blockRulesApplying(state, [b, c], [x, y]), 2);
    return [each(b), each(c)];
  };
  const ids = ['b'];
  expect(most()).toEqual([1, 1]);
  expect(most({ kind: 'CAN_BLOCK_ADDITIONAL', count: 1, creatures: { ids } })).toEqual([2, 1]);
  expect(most({ kind: 'CAN_BLOCK_ADDITIONAL', count: 5, creatures: { ids } })).toEqual([2, 1]);
  expect(most({ kind: 'CAN_BLOCK_ANY_NUMBER', creatures: { ids } })).toEqual([2, 1]);
  expect(most({ kind: 'BLOCKS_IF_ABLE', creatures: { ids } })).toEqual([1, 1]);
});
