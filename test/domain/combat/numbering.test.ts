import { expect, test } from '@jest/globals';
import type { Applied } from '../../../src/domain/combat/combat-rules.js';
import { numberTargets } from '../../../src/domain/combat/numbering.js';
import type { CombatRule } from '../../../src/domain/state/effects/combat-rule-schemas.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, ids, player, ring } from '../tables.js';

const state = ring('A B C', {
  objects: ['ox', 'elk', 'cub', 'owl'].map((id, index) => creature(id, id === 'owl' ? 'B' : 'A', { power: index })),
});
const [ox, elk, owl] = [objectOf(state, 'ox'), objectOf(state, 'elk'), objectOf(state, 'owl')];
const [b, c] = [player(state, 'B'), player(state, 'C')];
const places = [...[b, c, b].map((target) => ({ target, defending: target })), { target: owl, defending: b }];
const numbering = numberTargets(state, [ox, elk], places);
const applied = (rule: CombatRule): Applied => ({ rule, sources: [owl], creatures: [ox, elk], holdsAgainst: null });

test('creatures and what they may attack have numbers, each one', () => {
  expect([ox, elk, owl].map((each) => numbering.memberOf(each))).toEqual([0, 1, undefined]);
  expect(numbering.membersOf([owl, elk])).toEqual([1]);
  expect([b, c, owl, player(state, 'A')].map((each) => numbering.numberOf(each))).toEqual([0, 1, 2, undefined]);
  expect(numbering.candidates.map((each) => ids(each.map(({ target }) => target)))).toEqual([['B'], ['C'], ['owl']]);
});

test('what a rule speaks of is worked out once, unless it depends on the creature', () => {
  expect(numbering.scopeOf(applied({ kind: 'CANT_ATTACK' }), ox)).toBeNull();
  const some = applied({ kind: 'CANT_ATTACK', targets: { ids: ['C'] } });
  expect(numbering.scopeOf(some, ox)).toEqual(new Set([1]));
  expect(numbering.scopeOf(some, elk)).toBe(numbering.scopeOf(some, ox));
  expect(ids(numbering.aimedAt(some, ox))).toEqual(['C']);
  expect(numbering.scopeOf(applied({ kind: 'CANT_ATTACK', target: 'cub' }), ox)).toEqual(new Set());
  const greater = applied({ kind: 'CANT_BLOCK', attackers: { power: { comparedWithOther: 'GREATER' as const } } });
  expect(numbering.scopeOf(greater, ox)).toEqual(new Set([2]));
  expect(numbering.scopeOf(greater, owl)).toEqual(new Set());
});
