import { expect, test } from '@jest/globals';
import type { AttackRule, BlockRule, ObjectDescription } from '../../../src/domain/state/description.js';
import { attackVerdict } from '../attacks.js';
import { blockVerdict } from '../blocks.js';
import { creature, ids, ring, thing, walker } from '../tables.js';

const herd = (...more: readonly ObjectDescription[]) =>
  ring('A B C D', { objects: [...['ox', 'elk', 'cub'].map((id) => creature(id, 'A')), ...more] });
const banner = (id: string, rule: AttackRule) =>
  thing(id, 'Enchantment', 'B', { attackRules: [{ creatures: {}, ...rule }] });
const said = (attacks: string, ...more: readonly ObjectDescription[]) =>
  attackVerdict(herd(...more), 'A', attacks).violations.map(({ says }) => says);

test('at most so many: one object lets them, several let them', () => {
  const [wall, moat] = ['wall', 'moat'].map((id) => banner(id, { kind: 'AT_MOST', count: 1, target: 'B' }));
  if (!wall || !moat) throw new Error();
  expect(said('ox > B, elk > B', wall)).toEqual([
    'wall lets at most one of the creatures it affects attack B, but ox and elk do.',
  ]);
  expect(said('ox > B, elk > B', wall, moat)).toEqual([
    'wall and moat let at most one of the creatures they affect attack B, but ox and elk do.',
  ]);
  expect(said('ox > B, elk > C', wall, moat)).toEqual([]);
});

test('506.6: each player who is attacked alone, once', () => {
  const rule = banner('wall', { kind: 'CANT_ATTACK_PLAYER_ALONE' });
  const alone = (who: string, whom: string) =>
    `${who} can't attack ${whom} alone because of wall, and no other creature attacks ${whom}.`;
  expect(said('ox > B, elk > C', rule, walker('jace', 'B'))).toEqual([alone('ox', 'B'), alone('elk', 'C')]);
  expect(said('ox > B, elk > B, cub > C', rule)).toEqual([alone('cub', 'C')]);
  expect(said('ox > jace', rule, walker('jace', 'B'))).toEqual([]);
});

test('not without others: one of them does, or several do', () => {
  const rule = (count: number) => banner('wall', { kind: 'CANT_ATTACK_WITHOUT_OTHERS', count });
  expect(said('ox > B', rule(1))).toEqual(["ox can't attack unless at least one of the others does because of wall."]);
  expect(said('ox > B, elk > B', rule(2))).toEqual([
    "ox and elk can't attack unless at least 2 of the others do because of wall.",
  ]);
  expect(said('ox > B, elk > B', rule(1))).toEqual([]);
});

test('a ruling is about the first creatures and the first objects only', () => {
  const many = Array.from({ length: 30 }, (_, index) => `b${index}`);
  const rule: BlockRule = { kind: 'AT_MOST', count: 1, creatures: {} };
  const state = ring('A B', {
    objects: [creature('ox', 'A'), ...many.map((id) => creature(id, 'B', { blockRules: [rule] }))],
  });
  const [violation] = blockVerdict(state, 'B', 'ox > B', many.map((id) => `${id} > ox`).join(', ')).violations;
  expect(violation?.says).toContain('and 20 others');
  expect(ids(violation?.about ?? [])).toEqual(many.slice(0, 10));
});

test('of some only: the filter’s players are named, the condition’s too', () => {
  const two = banner('wall', { kind: 'AT_MOST', count: 1, targets: { ids: ['B', 'C'] } });
  expect(said('ox > B, elk > C', two)).toEqual([
    'wall lets at most one of the creatures it affects attack B or C, but ox and elk do.',
  ]);
  const ifRich = banner('wall', {
    ...{ kind: 'AT_MOST', count: 1 },
    asLongAs: { who: 'DEFENDING_PLAYER', controls: { types: ['Artifact'] } },
  });
  const rocks = ['C', 'D'].map((owner) => thing(`rock ${owner}`, 'Artifact', owner));
  expect(said('ox > C, elk > D', ifRich, ...rocks)).toEqual([
    'wall lets at most one of the creatures it affects attack C or D, but ox and elk do.',
  ]);
});

test('506.5: one attacker alone breaks a rule once, whoever else it is about', () => {
  expect(said('ox > B', banner('wall', { kind: 'CANT_ATTACK_ALONE' }))).toEqual([
    "ox can't attack alone because of wall, and no other creature attacks.",
  ]);
});
