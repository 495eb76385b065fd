import type { Ruling } from '../../../src/domain/answer.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { expect, test } from '@jest/globals';
import { numbered } from '../../../src/domain/combat/numbering.js';
import { attackCounts, attackRequirements, attackRulesApplying } from '../../../src/domain/rules/508-attack-rules.js';
import { attacksAsThough, attackWords } from '../../../src/domain/rules/508-attack-rules.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { attackRow, attackVerdict, whyNotAttackable } from '../attacks.js';
import { ruleIn } from '../combat-told.js';
import { under } from '../in-editions.js';
import { broken, ids, sentences } from '../rulings.js';
import { attackTable } from '../laws.js';
import { creature, player, ring, thing, walker } from '../tables.js';

const options = { attack: 'MULTIPLE_PLAYERS' as const };
const bears = [creature('A-bear', 'A'), creature('ox', 'A')];
type Rules = NonNullable<ObjectDescription['attackRules']>;
const lawOf = (...attackRules: Rules) =>
  ring('A B C', {
    options,
    objects: [...bears, walker('jace', 'B'), thing('law', 'Enchantment', 'C', { attackRules })],
  });
/** Does the same with rules in words. */
const withRules = (...told: string[]) => lawOf(...told.map((each) => ruleIn(each)));
const requirements = (state: GameState, attacks: string) => {
  const { requirementsObeyed, requirementsPossible } = attackVerdict(state, 'A', attacks);
  return `${requirementsObeyed}/${requirementsPossible}`;
};

test('508.1c: a prohibition forbids all, one player, or what a limit of none says', () => {
  expect(whyNotAttackable(withRules('CANT_ATTACK of A-bear'), 'A', 'B')).toContain('508.1c');
  const state = withRules('CANT_ATTACK_TARGET target B of A-bear');
  expect([whyNotAttackable(state, 'A', 'B'), whyNotAttackable(state, 'A', 'C')]).toEqual([['508.1c'], []]);
  expect(broken(attackVerdict(withRules('AT_MOST 0 of A-bear'), 'A', 'A-bear > C'))).toContain('508.1c');
  expect(broken(attackVerdict(under('CR_2008', state), 'A', 'A-bear > B'))).toEqual(['500.2']);
});

test('508.1c: a prohibition on a creature’s own account names no other source', () => {
  const own = ring('A B', { objects: [creature('A-bear', 'A', { attackRules: [{ kind: 'CANT_ATTACK' }] })] });
  expect(attackVerdict(own, 'A', 'A-bear > B').violations[0]?.says).toBe("A-bear can't attack.");
});

const goad = (target: string) => `GOADED target ${target} of ox`;
const flags = ['B', 'C'].map((owner) =>
  thing(`flag ${owner}`, 'Enchantment', owner, { attackRules: [ruleIn(goad('C'))] }),
);
const least = { kind: 'AT_LEAST_IF_ABLE', count: 2, creatures: { opponentOf: 'C' } } as const;

test.each([
  ['508.1d: each creature that has to attack is a requirement', withRules('ATTACKS_IF_ABLE of A-bear ox'), '', '0/2'],
  ['508.1d: of its own', withRules('ATTACKS_IF_ABLE of A-bear ox'), 'ox > B', '1/2'],
  ['508.1d: both obey', withRules('ATTACKS_IF_ABLE of A-bear ox'), 'ox > B, A-bear > C', '2/2'],
  ['701.15b: goading adds two requirements', withRules(goad('C')), 'ox > C', '1/2'],
  ['701.15d: however often', withRules(goad('C'), goad('C')), 'ox > B', '2/2'],
  ['701.15c: for each player who does', withRules(goad('C'), goad('B')), 'ox > B', '3/3'],
  ['701.15d: by two sources', ring('A B C', { options, objects: [...bears, ...flags] }), 'ox > B', '2/2'],
  ['508.1d: at least so many of the creatures, not one', lawOf(least), 'ox > B', '0/1'],
  ['508.1d: but two', lawOf(least), 'ox > B, A-bear > C', '1/1'],
  ['508.1d: on that player', lawOf({ ...least, target: 'C' }), 'ox > C, A-bear > B', '0/1'],
  ['508.1d: two rules', lawOf(least, least), 'ox > C, A-bear > B', '2/2'],
  ['508.1d: more than there are', lawOf({ ...least, count: 3 }), '', '0/0'],
])('%s', (_, state, attacks, expected) => expect(requirements(state, attacks)).toBe(expected));

test('508.1d: nothing requires an attack on planeswalkers where there are none', () => {
  const law = 'law law of C: AT_LEAST_IF_ABLE 2 of opponentOf=C targets types=Planeswalker';
  expect(requirements(attackTable(`A: A-bear 2/2; ox 2/2 | B | C | ${law}`), '')).toBe('0/0');
});

test('508.1d: what is said of at least so many', () => {
  const [violation] = attackVerdict(lawOf(least), 'A', 'ox > B').violations;
  expect(violation?.says).toContain('A attacks with at least 2 creatures if able (law)');
  expect(sentences(attackVerdict(lawOf({ ...least, count: 3 }), 'A', '').because)).toContain(
    'A attacks with at least 3 creatures if able (law), but no legal attack does that, so A need not attack.',
  );
});

test('609.4: as though it had haste or no defender, for the creatures that are meant', () => {
  const state = withRules('CAN_ATTACK_AS_THOUGH_HASTE of ox');
  const [bear, ox] = [objectOf(state, 'A-bear'), objectOf(state, 'ox')];
  const applied = attackRulesApplying(state, [bear, ox]);
  const hasty = attacksAsThough(state, applied, 'CAN_ATTACK_AS_THOUGH_HASTE').anything;
  expect([hasty(ox), hasty(bear)]).toEqual([true, false]);
  expect(attacksAsThough(state, applied, 'CAN_ATTACK_AS_THOUGH_NO_DEFENDER').anything(ox)).toBe(false);
});

test.each([
  ['302.6', 'CAN_ATTACK_AS_THOUGH_HASTE', { controlledSinceTurnBegan: false }],
  ['702.3b', 'CAN_ATTACK_AS_THOUGH_NO_DEFENDER', { keywords: ['Defender'] }],
] as const)('%s: as though, but only those of whom the permission speaks', (number, kind, more) => {
  const required = { kind: 'ATTACKS_IF_ABLE' } as const;
  const table = (...attackRules: Rules) =>
    ring('A B C', { options, objects: [creature('ox', 'A', { ...more, attackRules: [required, ...attackRules] })] });
  const aimed = table({ kind, target: 'B' });
  expect(attackRow(aimed, 'A', 'ox')).toMatchObject({ included: [{ id: 'B' }], excluded: [{ entity: { id: 'C' } }] });
  expect(broken(attackVerdict(aimed, 'A', 'ox > C'))).toEqual([number]);
  expect(attackVerdict(aimed, 'A', '')).toMatchObject({ legal: false, witness: [{ target: { id: 'B' } }] });
  const both = table({ kind, target: 'B' }, { kind, targets: { ids: ['C'] } });
  expect(ids(attackRow(both, 'A', 'ox').included)).toEqual(['B', 'C']);
  expect(requirements(table({ kind, target: 'B' }, { kind: 'CANT_ATTACK', unlessPays: '{1}' }), 'ox > C')).toBe('1/1');
});

const bear = { creatures: { ids: ['A-bear'] } };
const types = ['Planeswalker'];
const targets = { types };
const asLongAs = { who: 'DEFENDING_PLAYER', controls: { types } } as const;

test.each<[string, Rules[number], ...string[]]>([
  ['B', { kind: 'CANT_ATTACK_TARGET', target: 'B', ...bear }, "A-bear can't attack B because of law. (A-bear law B)"],
  ['jace', { kind: 'CANT_ATTACK', targets, ...bear }, "A-bear can't attack jace because of law. (A-bear law jace)"],
  [
    'jace',
    { kind: 'CANT_ATTACK', asLongAs, ...bear },
    "A-bear can't attack jace because of law, as B controls jace. (A-bear law jace B)",
  ],
  ['C', { kind: 'CANT_ATTACK', asLongAs, ...bear }],
])('508.1c: a prohibition names its source, what it speaks of, and on whose account: %s', (target, rule, ...says) => {
  const excluded = attackRow(lawOf(rule), 'A').excluded.find(({ entity }) => entity.id === target)?.because ?? [];
  expect(excluded.map(withAbout)).toEqual(says);
});

const noB1 = "A-bear can't attack B1 because of law";
const withAbout = ({ says, about }: Ruling) => `${says} (${ids(about).join(' ')})`;

test.each([
  ['B1', `${noB1}. (A-bear law B1)`],
  ['B2', `${noB1}; B2 is on the same team, so A-bear can't attack B2 either. (A-bear law B1 B2)`],
])('810.7c until 2018: who cannot attack one head cannot attack the other either: %s', (target, says) => {
  const heads = 'A1 team A: A-bear 2/2 | A2 team A | B1 team B | B2 team B';
  const law = 'law law of B2: CANT_ATTACK_TARGET target B1 of all';
  const state = attackTable(`Two-Headed Giant, edition 2018 | ${heads} | ${law}`);
  expect(attackVerdict(state, 'A1', `A-bear > ${target}`).violations.map(withAbout)).toEqual([says]);
});

test('508.1c, 508.1d: each kind of rule counts, requires, or does neither', () => {
  const kinds = ['CANT_ATTACK', 'CAN_ATTACK_AS_THOUGH_HASTE', 'AT_MOST 0', 'AT_MOST 1', 'ATTACKS_IF_ABLE'];
  const all = kinds.map((kind) => `${kind} of A-bear ox${kind === 'CANT_ATTACK' ? ' pays {1}' : ''}`);
  const state = withRules(...all, goad('C'));
  const creatures = ['A-bear', 'ox'].map((id) => objectOf(state, id));
  const defended = ['B', 'C'].map((id) => ({ target: player(state, id), defending: player(state, id) }));
  const candidates = [...defended, { target: objectOf(state, 'law'), defending: player(state, 'C') }];
  const counting = { state, words: attackWords, creatures, numbering: numbered(state, creatures, candidates) };
  const applied = attackRulesApplying(state, creatures);
  const limits = attackCounts(counting, applied).map(({ limit }) => limit);
  expect(limits).toEqual([{ members: [0, 1], scope: null, count: 1 }]);
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

test('801.11: a player out of range is not anyone who controls at most so much', () => {
  const forests = ['A', 'B', 'D'].map((owner) => thing(`forest of ${owner}`, 'Basic Land — Forest', owner));
  const few = { who: 'ANYONE', controls: { types: ['Forest'] }, atMost: 0 } as const;
  const ox = creature('ox', 'A', { attackRules: [{ kind: 'CANT_ATTACK', asLongAs: few }] });
  const ban = (range: number, ...more: ObjectDescription[]) =>
    attackVerdict(ring('A B C D', { range, options, objects: [ox, ...more] }), 'A', 'ox > B').legal;
  expect([ban(1, ...forests), ban(2, ...forests), ban(1)]).toEqual([true, false, false]);
});
