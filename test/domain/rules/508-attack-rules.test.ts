import { expect, test } from '@jest/globals';
import { attackRulesApplying, attacksAsThough } from '../../../src/domain/rules/508-attack-rules.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { attackVerdict, whyNotAttackable } from '../attacks.js';
import { broken, creature, ring, thing, under } from '../tables.js';

const options = { attack: 'MULTIPLE_PLAYERS' as const };
const bears = [creature('A-bear', 'A'), creature('ox', 'A')];
const withRules = (...attackRules: NonNullable<ObjectDescription['attackRules']>) =>
  ring('A B C', { options, objects: [...bears, thing('law', 'Enchantment', 'C', { attackRules })] });
const requirements = (state: ReturnType<typeof withRules>, attacks: string) => {
  const { requirementsObeyed, requirementsPossible } = attackVerdict(state, 'A', attacks);
  return [requirementsObeyed, requirementsPossible];
};

test('508.1c: a prohibition forbids all, one player, or what a limit of none says', () => {
  const only = { creatures: { ids: ['A-bear'] } };
  expect(whyNotAttackable(withRules({ kind: 'CANT_ATTACK', ...only }), 'A', 'B')).toContain('508.1c');
  const state = withRules({ kind: 'CANT_ATTACK_TARGET', target: 'B', ...only });
  expect(whyNotAttackable(state, 'A', 'B')).toEqual(['508.1c']);
  expect(whyNotAttackable(state, 'A', 'C')).toEqual([]);
  expect(broken(attackVerdict(withRules({ kind: 'AT_MOST', count: 0, ...only }), 'A', 'A-bear > C'))).toContain(
    '508.1c',
  );
  expect(broken(attackVerdict(under('CR_2008', state), 'A', 'A-bear > B'))).toEqual(['500.2']);
});

test('508.1c: a prohibition on a creature’s own account names no other source', () => {
  const own = ring('A B', { objects: [creature('A-bear', 'A', { attackRules: [{ kind: 'CANT_ATTACK' }] })] });
  expect(attackVerdict(own, 'A', 'A-bear > B').violations[0]?.says).toBe("A-bear can't attack.");
});

test('508.1d: each creature that has to attack is a requirement of its own', () => {
  const must = withRules({ kind: 'ATTACKS_IF_ABLE', creatures: { ids: ['A-bear', 'ox'] } });
  expect([requirements(must, ''), requirements(must, 'ox > B'), requirements(must, 'ox > B, A-bear > C')]).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
});

test('701.15b–701.15d: each player who goads adds two requirements, however often they do', () => {
  const goad = (target: string) => ({
    kind: 'GOADED' as const,
    creatures: { ids: ['ox'] },
    target,
  });
  expect(requirements(withRules(goad('C')), 'ox > C')).toEqual([1, 2]);
  expect(requirements(withRules(goad('C'), goad('C')), 'ox > B')).toEqual([2, 2]);
  expect(requirements(withRules(goad('C'), goad('B')), 'ox > B')).toEqual([3, 3]);
});

test('609.4: as though it had haste or no defender, for the creatures that are meant', () => {
  const state = withRules({ kind: 'CAN_ATTACK_AS_THOUGH_HASTE', creatures: { ids: ['ox'] } });
  const [bear, ox] = ['A-bear', 'ox'].map((id) => objectOf(state, id));
  if (!bear || !ox) throw new Error('The table lacks them.');
  const applied = attackRulesApplying(state, [bear, ox]);
  const hasty = attacksAsThough(applied, 'CAN_ATTACK_AS_THOUGH_HASTE');
  expect([hasty(ox), hasty(bear)]).toEqual([true, false]);
  expect(attacksAsThough(applied, 'CAN_ATTACK_AS_THOUGH_NO_DEFENDER')(ox)).toBe(false);
});
