import { expect, test } from '@jest/globals';
import { numbered } from '../../../src/domain/combat/numbering.js';
import {
  attackCounts,
  attackRequirements,
  attackRulesApplying,
  attacksAsThough,
  attackWords,
} from '../../../src/domain/rules/508-attack-rules.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { attackRow, attackVerdict, whyNotAttackable } from '../attacks.js';
import { under } from '../in-editions.js';
import { broken, ids } from '../rulings.js';
import { creature, player, ring, thing, twoHeadedGiants, walker } from '../tables.js';

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
  const goad = (target: string) => ({ kind: 'GOADED' as const, creatures: { ids: ['ox'] }, target });
  expect(requirements(withRules(goad('C')), 'ox > C')).toEqual([1, 2]);
  expect(requirements(withRules(goad('C'), goad('C')), 'ox > B')).toEqual([2, 2]);
  expect(requirements(withRules(goad('C'), goad('B')), 'ox > B')).toEqual([3, 3]);
  const flags = ['B', 'C'].map((owner) => thing(`flag ${owner}`, 'Enchantment', owner, { attackRules: [goad('C')] }));
  expect(requirements(ring('A B C', { options, objects: [...bears, ...flags] }), 'ox > B')).toEqual([2, 2]);
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

test('508.1d: a player attacks with at least so many of the creatures', () => {
  const least = { kind: 'AT_LEAST_IF_ABLE', count: 2, creatures: { opponentOf: 'C' } } as const;
  const state = withRules(least);
  expect([requirements(state, 'ox > B'), requirements(state, 'ox > B, A-bear > C')]).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(attackVerdict(state, 'A', 'ox > B').violations[0]?.says).toContain(
    'A attacks with at least 2 creatures if able (law)',
  );
  expect(requirements(withRules({ ...least, target: 'C' }), 'ox > C, A-bear > B')).toEqual([0, 1]);
  expect(requirements(withRules(least, least), 'ox > C, A-bear > B')).toEqual([2, 2]);
  expect(requirements(withRules({ ...least, count: 3 }), '')).toEqual([0, 0]);
  expect(attackVerdict(withRules({ ...least, count: 3 }), 'A', '').because.map(({ says }) => says)).toContain(
    'A attacks with at least 3 creatures if able (law), but no legal attack does that, so A need not attack.',
  );
  expect(requirements(withRules({ ...least, targets: { types: ['Planeswalker'] } }), '')).toEqual([0, 0]);
});

/** Why A's bear cannot attack that: each sentence, and whom it is about. */
const saidOf = (state: ReturnType<typeof withRules>, target: string) => {
  const excluded = attackRow(state, 'A').excluded.find(({ entity }) => entity.id === target)?.because ?? [];
  return excluded.map(({ says, about }) => [says, ids(about)]);
};

test('508.1c: a prohibition names its source, what it speaks of, and on whose account it holds', () => {
  const bear = { creatures: { ids: ['A-bear'] } };
  const among = (...attackRules: NonNullable<ObjectDescription['attackRules']>) =>
    ring('A B C', {
      options,
      objects: [...bears, walker('jace', 'B'), thing('law', 'Enchantment', 'C', { attackRules })],
    });
  expect(saidOf(among({ kind: 'CANT_ATTACK_TARGET', target: 'B', ...bear }), 'B')).toEqual([
    ["A-bear can't attack B because of law.", ['A-bear', 'law', 'B']],
  ]);
  const walkers = { kind: 'CANT_ATTACK', targets: { types: ['Planeswalker'] }, ...bear } as const;
  expect(saidOf(among(walkers), 'jace')).toEqual([
    ["A-bear can't attack jace because of law.", ['A-bear', 'law', 'jace']],
  ]);
  const asLongAs = { who: 'DEFENDING_PLAYER', controls: { types: ['Planeswalker'] } } as const;
  expect(saidOf(among({ kind: 'CANT_ATTACK', asLongAs, ...bear }), 'jace')).toEqual([
    ["A-bear can't attack jace because of law, given what B controls.", ['A-bear', 'law', 'jace', 'B']],
  ]);
  expect(saidOf(among({ kind: 'CANT_ATTACK', asLongAs, ...bear }), 'C')).toEqual([]);
});

test('810.7c until 2018: who cannot attack one head cannot attack the other either', () => {
  const attackRules = [{ kind: 'CANT_ATTACK_TARGET' as const, target: 'B1', creatures: {} }];
  const state = under(
    'CR_2018',
    twoHeadedGiants({ A: 30, B: 30 }, 2, {
      objects: [creature('A-bear', 'A1'), thing('law', 'Enchantment', 'B2', { attackRules })],
    }),
  );
  const said = (target: string) =>
    attackVerdict(state, 'A1', `A-bear > ${target}`).violations.map(({ says, about }) => [says, ids(about)]);
  expect(said('B1')).toEqual([["A-bear can't attack B1 because of law.", ['A-bear', 'law', 'B1']]]);
  expect(said('B2')).toEqual([
    [
      "A-bear can't attack B1 because of law; B2 is on the same team, so A-bear can't attack B2 either.",
      ['A-bear', 'law', 'B1', 'B2'],
    ],
  ]);
});

test('508.1c, 508.1d: each kind of rule counts, requires, or does neither', () => {
  const all = { creatures: { ids: ['A-bear', 'ox'] } };
  const state = withRules(
    { kind: 'CANT_ATTACK', unlessPays: '{1}', ...all },
    { kind: 'CAN_ATTACK_AS_THOUGH_HASTE', ...all },
    { kind: 'AT_MOST', count: 0, ...all },
    { kind: 'AT_MOST', count: 1, ...all },
    { kind: 'ATTACKS_IF_ABLE', ...all },
    { kind: 'GOADED', target: 'C', creatures: { ids: ['ox'] } },
  );
  const creatures = ['A-bear', 'ox'].map((id) => objectOf(state, id));
  const defended = ['B', 'C'].map((id) => ({ target: player(state, id), defending: player(state, id) }));
  const candidates = [...defended, { target: objectOf(state, 'law'), defending: player(state, 'C') }];
  const counting = { state, words: attackWords, creatures, numbering: numbered(state, creatures, candidates) };
  const applied = attackRulesApplying(state, creatures);
  expect(attackCounts(counting, applied).map(({ limit }) => limit)).toEqual([
    { members: [0, 1], scope: null, count: 1 },
  ]);
  expect(
    attackRequirements(counting, applied).map(({ does, scope, member, about }) => [does, scope, member, ids(about)]),
  ).toStrictEqual([
    ['A-bear attacks if able', null, 0, []],
    ['ox attacks if able', null, 1, []],
    ['ox attacks if able', null, 1, []],
    ['ox attacks a player other than C if able', new Set([0]), 1, ['C']],
  ]);
  const goads = applied.filter(({ rule }) => rule.kind === 'GOADED');
  expect(attackRequirements(counting, [...goads, ...goads])).toStrictEqual(attackRequirements(counting, goads));
});
