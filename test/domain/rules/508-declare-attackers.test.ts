import { describe, expect, test } from '@jest/globals';
import { legalChoices } from '../../../src/domain/rules/801.5a-legal-choices.js';
import type { AttackRule, ObjectDescription } from '../../../src/domain/state/description.js';
import { attackable, attackRow, whyNotAttackable } from '../attacks.js';
import { editionsWhere, everyEdition, under } from '../in-editions.js';
import { ids, rules } from '../rulings.js';
import { creature, ring, siege, table, thing, walker } from '../tables.js';

const bear = (owner: string, more: Partial<ObjectDescription> = {}) => creature(`${owner}-bear`, owner, more);
const five = 'A B C D E';
const attackRules = (kind: AttackRule['kind'], more: Partial<AttackRule> = {}): ObjectDescription['attackRules'] => [
  { kind, ...more },
];
const seats = (...ids: readonly string[]) => ids.map((id) => ({ id }));

describe('whom a creature may attack', () => {
  const table5 = ring(five, {
    range: 1,
    objects: [
      bear('A'),
      walker('jace', 'C'),
      siege('far-protected', 'B', 'C'),
      siege('own', 'A', 'B'),
      siege('mine', 'B', 'A'),
      thing('none', 'Battle — Siege', 'B'),
    ],
  });

  test('B01, B03, B04, B06, B07: opponents, planeswalkers and battles by who defends them', () => {
    expect(attackable(table5, 'A')).toEqual(['B', 'E', 'own']);
    expect(whyNotAttackable(table5, 'A', 'C')).toEqual(['801.3']);
    expect(whyNotAttackable(table5, 'A', 'jace')).toEqual(['801.3']);
    expect(whyNotAttackable(table5, 'A', 'far-protected')).toEqual(['801.3']);
    expect(whyNotAttackable(table5, 'A', 'mine')).toEqual(['310.9b']);
    expect(whyNotAttackable(table5, 'A', 'none')).toEqual(['310.9b']);
  });

  test('planeswalkers are attacked from 2008 on, battles from 2023 on', () => {
    const open = ring(five, { objects: [bear('A'), walker('jace', 'C'), siege('battle', 'B', 'C')] });
    const among = (id: string) => editionsWhere((edition) => attackable(under(edition, open), 'A').includes(id));
    expect(among('jace')).toEqual(everyEdition.slice(2));
    expect(among('battle')).toEqual(['CR_2023', 'CR_2026', 'CR_2026_09']);
  });

  test('no opponent in range: it cannot attack at all', () => {
    const row = attackRow(ring(five, { range: 0, objects: [bear('A')] }), 'A');
    expect(row.canAttack).toBe(false);
    expect(rules(row.because)).toContain('801.3');
  });
});

describe('which creatures can attack at all', () => {
  const state = ring(five, {
    objects: [
      creature('tapped', 'A', { tapped: true }),
      creature('fresh', 'A', { controlledSinceTurnBegan: false }),
      creature('hasty', 'A', { controlledSinceTurnBegan: false, keywords: ['haste'] }),
      creature('wall', 'A', { keywords: ['DEFENDER'] }),
      creature('both', 'A', { typeLine: 'Battle Creature' }),
      creature('never', 'A', { attackRules: attackRules('CANT_ATTACK') }),
      creature('none of one', 'A', { attackRules: attackRules('AT_MOST', { count: 0 }) }),
      creature('not B', 'A', { attackRules: attackRules('AT_MOST', { count: 0, target: 'B' }) }),
    ],
  });

  test.each([
    ['tapped', ['508.1a']],
    ['fresh', ['302.6']],
    ['wall', ['702.3b']],
    ['both', ['508.1a']],
    ['never', ['508.1c']],
    ['none of one', ['508.1c']],
  ])('%s: not', (id, because) => {
    const row = attackRow(state, 'A', id);
    expect(row.canAttack).toBe(false);
    expect(ids(row.excluded.map(({ entity }) => entity))).toContain('B');
    expect(rules(row.because)).toEqual(because);
    expect(rules(row.excluded[0]?.because ?? [])).toEqual(because);
  });

  test('haste, and a rule about one player', () => {
    expect(attackable(state, 'A', 'hasty')).toEqual(['B', 'C', 'D', 'E']);
    expect(attackable(state, 'A', 'not B')).toEqual(['C', 'D', 'E']);
  });
});

describe('what else is attacked', () => {
  test('B24: whoever protects an attacked battle is its defending player (508.5)', () => {
    const state = table({
      players: seats('A', 'B', 'C'),
      objects: [
        { id: 'bear', typeLine: 'Creature — Bear', owner: 'A' },
        { id: 'siege', typeLine: 'Battle — Siege', owner: 'C', protector: 'B' },
      ],
      combats: [{ attacks: [{ attacker: 'bear', target: 'siege' }] }],
    });
    expect(state.combats[0]?.attacks[0]?.defendingPlayer).toBe('B');
  });

  test('B34: whom a creature attacks that is put onto the battlefield attacking is a choice within range (801.5a)', () => {
    const state = table({ options: { rangeOfInfluence: 1 }, players: seats('A', 'B', 'C', 'D', 'E') });
    const { included } = legalChoices(state, { chooser: 'A', source: { controller: 'A' }, among: { opponentOf: 'A' } });
    expect(included.map(({ id }) => id)).toEqual(['B', 'E']);
  });
});
