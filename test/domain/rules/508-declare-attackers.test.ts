import { describe, expect, test } from '@jest/globals';
import { legalChoices } from '../../../src/domain/rules/801.5a-legal-choices.js';
import { attackable, attackRow, whyNotAttackable } from '../attacks.js';
import { combatsIn } from '../combat-told.js';
import { ids, rules, sentences } from '../rulings.js';
import { attackRules, creature, editionsWhere, everyEdition, ring, siege, thing, under, walker } from '../tables.js';
import type { ObjectDescription } from '../tables.js';

const bear = creature('A-bear', 'A');
const five = 'A B C D E';

describe('whom a creature may attack', () => {
  const battles = [siege('far-protected', 'B', 'C'), siege('own', 'A', 'B'), siege('mine', 'B', 'A')];
  const unprotected = thing('none', 'Battle — Siege', 'B');
  const table5 = ring(five, { range: 1, objects: [bear, walker('jace', 'C'), ...battles, unprotected] });

  test('B01, B03, B04, B06, B07: opponents, planeswalkers and battles by who defends them', () => {
    expect(attackable(table5, 'A')).toEqual(['B', 'E', 'own']);
    for (const far of ['C', 'jace', 'far-protected']) expect(whyNotAttackable(table5, 'A', far)).toEqual(['801.3']);
    for (const own of ['mine', 'none']) expect(whyNotAttackable(table5, 'A', own)).toEqual(['310.9b']);
  });

  test('planeswalkers are attacked from 2008 on, battles from 2023 on', () => {
    const open = ring(five, { objects: [bear, walker('jace', 'C'), siege('battle', 'B', 'C')] });
    const among = (id: string) => editionsWhere((edition) => attackable(under(edition, open), 'A').includes(id));
    expect(among('jace')).toEqual(everyEdition.slice(2));
    expect(among('battle')).toEqual(['CR_2023', 'CR_2026', 'CR_2026_09']);
  });

  test('508.1h: what it costs stands beside it', () => {
    const rules = attackRules('CANT_ATTACK', { creatures: {}, target: 'B', unlessPays: '{2}' });
    const objects = [bear, thing('tax', 'Enchantment', 'B', { attackRules: rules })];
    const { because } = attackRow(ring('A B C', { objects }), 'A');
    expect(sentences(because)).toContain('A-bear can attack B only if A pays {2} because of tax.');
  });

  test('508.1h: what it costs to attack at all is said once, whomever it may attack', () => {
    const rules = attackRules('CANT_ATTACK', { creatures: {}, unlessPays: '{3}' });
    const objects = [bear, thing('rays', 'Enchantment', 'B', { attackRules: rules })];
    const [, ...costs] = sentences(attackRow(ring('A B C D', { objects }), 'A').because);
    expect(costs).toEqual(['A-bear can attack only if A pays {3} because of rays.']);
  });

  test('no opponent in range: it cannot attack at all', () => {
    const row = attackRow(ring(five, { range: 0, objects: [bear] }), 'A');
    expect(row.canAttack).toBe(false);
    expect(rules(row.because)).toContain('801.3');
  });
});

describe('508.1d: what is required of a creature stands beside whom it may attack', () => {
  const creatures = { controller: 'A' };
  const rowOf = (...[kind, more]: Parameters<typeof attackRules>): readonly string[] => {
    const curse = thing('curse', 'Enchantment', 'C', { attackRules: attackRules(kind, more) });
    return sentences(attackRow(ring('A B C', { objects: [bear, curse] }), 'A').because);
  };

  test.each([
    ['ATTACKS_IF_ABLE', {}, 'A-bear attacks if able (curse).'],
    ['ATTACKS_TARGET_IF_ABLE', { target: 'B' }, 'A-bear attacks B if able (curse).'],
    ['ATTACKS_IF_OTHERS_DO', { others: creatures }, 'A-bear attacks if able where others do (curse).'],
    ['AT_LEAST_IF_ABLE', { count: 2 }, 'A attacks with at least 2 creatures if able (curse).'],
  ] as const)('%s', (kind, more, says) => {
    expect(rowOf(kind, { creatures, ...more })).toContain(says);
  });

  test('508.1c: and who has to attack, too', () => {
    const rowAmong = (...others: readonly ObjectDescription[]) => {
      const unless = attackRules('CANT_ATTACK_WITHOUT_OTHERS', { count: 1, others: { types: ['elk'] } });
      const objects = [creature('A-bear', 'A', { attackRules: unless }), ...others];
      const { because, canAttack } = attackRow(ring('A B', { objects }), 'A');
      return { canAttack, says: sentences(because) };
    };
    const elk = creature('elk', 'A', { typeLine: 'Creature — Elk' });
    const says = "A-bear can't attack unless elk does, too.";
    expect(rowAmong(elk)).toEqual({ canAttack: true, says: expect.arrayContaining([says]) });
    const tapped = { canAttack: false, says: [`If A-bear attacks B, not enough others can attack, too: ${says}`] };
    expect(rowAmong({ ...elk, tapped: true })).toEqual(tapped);
    const others = "A-bear can't attack unless one creature of a certain kind does, too.";
    expect(rowAmong()).toEqual({
      canAttack: false,
      says: [`If A-bear attacks B, not enough others can attack, too: ${others}`],
    });
  });

  test('508.1c: many who need company are answered soon, also where a limit lets too few attack', () => {
    const all = { creatures: { types: ['creature'] } };
    const needing = attackRules('CANT_ATTACK_WITHOUT_OTHERS', { count: 30, ...all });
    const bears = Array.from({ length: 200 }, (_, index) => creature(index ? `bear${index}` : 'A-bear', 'A'));
    const rowWith = (count: number) => {
      const law = thing('law', 'Enchantment', 'A', {
        attackRules: [...needing, ...attackRules('AT_MOST', { count, ...all })],
      });
      return attackRow(ring('A B', { objects: [...bears, law] }), 'A');
    };
    expect(rowWith(30).canAttack).toBe(false);
    expect(rowWith(31).canAttack).toBe(true);
  });

  test('508.1c: a doubt where too many declarations would have to be compared', () => {
    const kinds = ['elk', 'ox', 'bear'].map((kind) => ({ creatures: { types: [kind] } }));
    const herd = ['Elk', 'Ox', 'Bear'].flatMap((kind) =>
      Array.from({ length: 20 }, (_, index) => creature(`A-${kind}${index}`, 'A', { typeLine: `Creature — ${kind}` })),
    );
    const law = thing('law', 'Enchantment', 'A', {
      attackRules: [
        ...attackRules('CANT_ATTACK_WITHOUT_OTHERS', { count: 7, creatures: { types: ['creature'] } }),
        ...kinds.flatMap((kind) => attackRules('AT_MOST', { count: 2, ...kind })),
      ],
    });
    const { canAttack, because } = attackRow(ring('A B', { objects: [...herd, law] }), 'A', 'A-Elk0');
    expect(canAttack).toBe(true);
    expect(because.flatMap(({ says, doubt }) => (doubt ? [says, doubt] : []))).toEqual([
      "If A-Elk0 attacks B, others have to attack, too: A-Elk0 can't attack because of law unless at least 7 others do, too.",
      'There are too many ways to attack to know whether enough others can; here they can.',
    ]);
  });

  test('but not what it cannot do, nor what is required of another', () => {
    expect(rowOf('ATTACKS_TARGET_IF_ABLE', { creatures, target: 'A' })).toHaveLength(1);
    expect(rowOf('ATTACKS_IF_ABLE', { creatures: { controller: 'B' } })).toHaveLength(1);
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

  test('haste, and a rule about one player', () => {
    expect(attackable(state, 'A', 'hasty')).toEqual(['B', 'C', 'D', 'E']);
    expect(attackable(state, 'A', 'not B')).toEqual(['C', 'D', 'E']);
  });
});

describe('what else is attacked', () => {
  test('B24: whoever protects an attacked battle is its defending player (508.5)', () => {
    const objects = [creature('bear', 'A'), siege('siege', 'C', 'B')];
    const state = ring('A B C', { objects, combats: combatsIn('bear > siege') });
    expect(state.combats[0]?.attacks[0]?.defendingPlayer).toBe('B');
  });

  test('B34: whom a creature attacks that is put onto the battlefield attacking is a choice within range (801.5a)', () => {
    const choice = { chooser: 'A', source: { controller: 'A' }, among: { opponentOf: 'A' } };
    expect(ids(legalChoices(ring(five, { range: 1 }), choice).included)).toEqual(['B', 'E']);
  });
});
