import { expect, test } from '@jest/globals';
import { blockRulesApplying, mostBlocks } from '../../../src/domain/rules/509-block-rules.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { blockable, blockVerdict, whyNotBlockable } from '../blocks.js';
import { under } from '../in-editions.js';
import { broken, sentences } from '../rulings.js';
import { creature, ring, thing, twoHeadedGiants } from '../tables.js';

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

test('509.1c: an attacker that some creatures, exactly or at least so many have to block', () => {
  const says = (rule: Rules[number], blocks: string) =>
    verdict(around([rule]), blocks).violations.map((each) => each.says.replace(/^.*: /, ''));
  const exactly = { kind: 'MUST_BE_BLOCKED_BY_EXACTLY', target: 'x', count: 2 } as const;
  expect(['b > x', 'b > x, c > x', 'b > x, c > x, d > x'].map((blocks) => says(exactly, blocks))).toEqual([
    ['x is blocked by exactly 2 creatures if able (law).'],
    [],
    ['x is blocked by exactly 2 creatures if able (law).'],
  ]);
  const least = { ...exactly, kind: 'MUST_BE_BLOCKED_BY_AT_LEAST', blockers: { ids: ['b', 'c'] } } as const;
  expect([says(least, 'b > x, d > x'), says(least, 'b > x, c > x, d > x')]).toEqual([
    ['x is blocked by at least 2 of b and c if able (law).'],
    [],
  ]);
  const some = { kind: 'MUST_BE_BLOCKED_IF_ABLE', target: 'x', blockers: { ids: ['b', 'c'] } } as const;
  expect([says(some, 'd > x'), says(some, 'c > x')]).toEqual([['x is blocked by b or c if able (law).'], []]);
});

test('509.1c: nothing is required of creatures that nobody controls, or that are too few', () => {
  const required = (rule: Rules[number]) => verdict(around([rule]), '').requirementsPossible;
  const nobody = { kind: 'MUST_BE_BLOCKED_IF_ABLE', target: 'x', blockers: { types: ['Wall'] } } as const;
  expect([required(nobody), required({ ...nobody, blockers: { ids: ['b'] } })]).toEqual([0, 1]);
  const four = { kind: 'MUST_BE_BLOCKED_BY_AT_LEAST', target: 'x', count: 4 } as const;
  expect([required(four), required({ ...four, count: 3 })]).toEqual([0, 1]);
});

test('509.1a: the attacking player may choose blocks, of all creatures or some', () => {
  const said = (rule: Rules[number], told = attacks) =>
    blockVerdict(around([rule]), 'B', told, '').because.map(({ says }) => says);
  const chosen = { kind: 'ATTACKING_PLAYER_CHOOSES', creatures: { ids: ['b'] } } as const;
  expect(said(chosen)).toContain('A chooses how b blocks because of law.');
  expect(said({ ...chosen, creatures: {} })).toContain('A chooses how b, c and d block because of law.');
  expect(said(chosen, '').join(' ')).not.toContain('chooses');
});

test('509.1b: at most none is one violation, told as a creature that can’t block', () => {
  const none = verdict(around([{ kind: 'AT_MOST', count: 0, creatures: { ids: ['b'] } }]), 'b > x, c > x');
  expect(none.violations.map(({ says }) => says)).toEqual(["b can't block because of law."]);
});

test('509.1b: a rule of the attacker itself, and one blocker alone', () => {
  const says = (rule: Rules[number], blocks: string) =>
    verdict(around([], { blockRules: [rule] }), blocks).violations.map((each) => each.says);
  expect(says({ kind: 'CANT_BE_BLOCKED_BY_MORE', count: 1 }, 'b > x, c > x')).toEqual([
    "x can't be blocked by more than one creature, but b and c block it.",
  ]);
  expect(says({ kind: 'CANT_BE_BLOCKED_BY_FEWER', count: 2 }, 'b > x')).toEqual([
    "x can't be blocked except by 2 or more creatures, but b blocks it.",
  ]);
});

test('509.1b: a creature that can block only one attacker can’t block the other', () => {
  const only = verdict(around([{ kind: 'CAN_BLOCK_ONLY', target: 'x', creatures: { ids: ['b'] } }]), 'b > y');
  expect(only.violations.map(({ says }) => says)).toEqual([
    'b can block only certain attackers because of law, and y is not one of them.',
  ]);
});

test('509.1c: where nobody counts, nothing is required; to be blocked at all, one blocker is enough', () => {
  const nobody = { kind: 'MUST_BE_BLOCKED_IF_ABLE', target: 'x', blockers: { types: ['Wall'] } } as const;
  expect(verdict(around([nobody]), '').because.map(({ says }) => says)).toContain('Nothing requires B to block.');
  const one = { kind: 'MUST_BE_BLOCKED_IF_ABLE', target: 'x', count: 3 } as const;
  for (const blockers of [{}, { blockers: { ids: ['b', 'c'] } }]) {
    const state = around([{ ...one, ...blockers }]);
    expect(verdict(state, 'b > x')).toMatchObject({ legal: true, requirementsObeyed: 1 });
    expect(verdict(state, 'b > y')).toMatchObject({ legal: false, requirementsPossible: 1 });
  }
});

test('509.1a: the attacking players of a team choose together', () => {
  const state = twoHeadedGiants({ A: undefined, B: undefined }, 2, {
    objects: [
      creature('x', 'A1'),
      creature('y', 'A2'),
      creature('b', 'B1'),
      thing('law', 'Enchantment', 'A1', { blockRules: [{ kind: 'ATTACKING_PLAYER_CHOOSES', creatures: {} }] }),
    ],
  });
  const { because } = blockVerdict(state, 'B1', 'x > B1, y > B2', '');
  expect(sentences(because)).toContain('A1 and A2 choose how b blocks because of law.');
});
