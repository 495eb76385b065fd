import { expect, test } from '@jest/globals';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { attackRow, attackVerdict, whyNotAttackable } from '../attacks.js';
import { ruleIn } from '../combat-told.js';
import { attackTable } from '../laws.js';
import { broken, creature, ids, ring, thing, under, walker, type GameState, type Ruling } from '../tables.js';

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

test('508.1d: nothing requires an attack on planeswalkers where there are none', () => {
  const law = 'law law of C: AT_LEAST_IF_ABLE 2 of opponentOf=C targets types=Planeswalker';
  expect(requirements(attackTable(`A: A-bear 2/2; ox 2/2 | B | C | ${law}`), '')).toBe('0/0');
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

const withAbout = ({ says, about }: Ruling) => `${says} (${ids(about).join(' ')})`;

test('801.11: a player out of range is not anyone who controls at most so much', () => {
  const forests = ['A', 'B', 'D'].map((owner) => thing(`forest of ${owner}`, 'Basic Land — Forest', owner));
  const few = { who: 'ANYONE', controls: { types: ['Forest'] }, atMost: 0 } as const;
  const ox = creature('ox', 'A', { attackRules: [{ kind: 'CANT_ATTACK', asLongAs: few }] });
  const ban = (range: number, ...more: ObjectDescription[]) =>
    attackVerdict(ring('A B C D', { range, options, objects: [ox, ...more] }), 'A', 'ox > B').legal;
  expect([ban(1, ...forests), ban(2, ...forests), ban(1)]).toEqual([true, false, false]);
});
