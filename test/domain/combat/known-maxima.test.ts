import { describe, expect, test } from '@jest/globals';
import { attacksToBlock, declaredAttacks, declaredBlocks } from '../../../src/domain/rules/506-combat-in-progress.js';
import { checkAttack } from '../../../src/domain/rules/508-check-attack.js';
import { checkBlocks } from '../../../src/domain/rules/509-check-blocks.js';
import { playerOf } from '../../../src/domain/state/game-state.js';
import { solve } from '../../../src/solver/highs.js';
import { blockRules, creature, ring, thing, type AttackRule, type ObjectDescription } from '../tables.js';
import { numbered } from '../rules/attacks-by-trying.js';

const creatures = { types: ['Creature'] };

/** The most requirements that blocks can obey by so many blockers of attackers that each must be blocked. */
const mostBlocked = (
  attackers: number,
  blockers: number,
  attacker: (index: number) => Partial<ObjectDescription>,
  blocker: (index: number) => Partial<ObjectDescription> = () => ({}),
): number => {
  const attacking = numbered('a', attackers);
  const state = ring('me ann', {
    objects: [
      ...numbered('b', blockers).map((id, index) => creature(id, 'me', blocker(index))),
      ...attacking.map((id, at) =>
        creature(id, 'ann', { blockRules: blockRules('MUST_BE_BLOCKED_IF_ABLE'), ...attacker(at) }),
      ),
    ],
  });
  const attacks = attacking.map((attacker) => ({ attacker, target: 'me' }));
  const against = attacksToBlock(state, attacks);
  const verdict = checkBlocks(state, playerOf(state, 'me'), declaredBlocks(state, []), against, solve);
  return verdict.ok ? verdict.value.requirementsPossible : NaN;
};

/** The most creatures that can attack of those that each attack if able, under limits on some of them. */
const mostAttacking = (count: number, players: number, limits: readonly AttackRule[], own: AttackRule[] = []) => {
  const state = ring(['me', ...numbered('p', players)].join(' '), {
    objects: [
      ...numbered('c', count).map((id) => creature(id, 'me', { attackRules: [{ kind: 'ATTACKS_IF_ABLE' }, ...own] })),
      ...limits.map((rule, index) => thing(`limit${index}`, 'Artifact', 'p0', { attackRules: [rule] })),
    ],
  });
  const verdict = checkAttack(state, playerOf(state, 'me'), declaredAttacks(state, []), solve);
  return verdict.ok ? verdict.value.requirementsPossible : NaN;
};

describe('Large declarations whose maximum is known', () => {
  test.each([
    [15, 15, 7],
    [60, 60, 30],
  ])('%i and %i, half of them flying', (attackers, blockers, most) => {
    const menacing = (index: number) => ({ keywords: index % 2 ? ['Menace', 'Flying'] : ['Menace'] });
    const flying = (index: number) => ({ keywords: index % 2 ? ['Flying'] : [] });
    expect(mostBlocked(attackers, blockers, menacing, flying)).toBe(most);
  });

  test('three or more block each: a third', () => {
    const rules = [...blockRules('CANT_BE_BLOCKED_BY_FEWER', { count: 3 }), ...blockRules('MUST_BE_BLOCKED_IF_ABLE')];
    expect(mostBlocked(40, 100, () => ({ blockRules: rules }))).toBe(33);
  });

  test('blockers that block two each: as many again', () => {
    const twice = () => ({ blockRules: blockRules('CAN_BLOCK_ADDITIONAL', { count: 1 }) });
    expect(mostBlocked(100, 30, () => ({}), twice)).toBe(60);
  });

  test.each([13, 60, 101])('%i creatures, none alone and at most two on each of as many players: pairs', (count) => {
    const limits = numbered('p', count).flatMap((target): AttackRule[] => [
      { kind: 'CANT_ATTACK_ALONE', target, creatures },
      { kind: 'AT_MOST', target, creatures, count: 2 },
    ]);
    expect(mostAttacking(count, count, limits)).toBe(count - (count % 2));
  });

  test.each([59, 60, 101])('%i creatures in a ring, of every two beside each other at most one: half', (count) => {
    const limits = numbered('c', count).map((id, index): AttackRule => ({
      ...{ kind: 'AT_MOST', count: 1, creatures: { ids: [id, `c${(index + 1) % count}`] } },
    }));
    expect(mostAttacking(count, 2, limits)).toBe(Math.floor(count / 2));
  });

  test('creatures that attack with two others, at most two in all: none', () => {
    const together: AttackRule = { kind: 'CANT_ATTACK_WITHOUT_OTHERS', count: 2 };
    expect(mostAttacking(100, 3, [{ kind: 'AT_MOST', count: 2, creatures }], [together])).toBe(0);
    expect(mostAttacking(100, 3, [{ kind: 'AT_MOST', count: 3, creatures }], [together])).toBe(3);
  });

  test('a thousand creatures, each required by fifty objects as well', () => {
    const limits = numbered('r', 50).map((): AttackRule => ({ kind: 'ATTACKS_IF_ABLE', creatures }));
    expect(mostAttacking(1_000, 2, limits)).toBe(51_000);
  });
});
