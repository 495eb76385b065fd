import { describe, expect, test } from '@jest/globals';
import { attacksToBlock, type ToldAttack } from '../../../src/domain/combat/combat-in-progress.js';
import { blockDeclarationOrder } from '../../../src/domain/rules/802-attack-multiple-players.js';
import type { AttackRule, ObjectDescription } from '../../../src/domain/state/description.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { attackable, attackVerdict, attackWitness } from '../attacks.js';
import { blockable, blockVerdict, whyNotBlockable } from '../blocks.js';
import { attacksIn } from '../combat-told.js';
import { broken, ids, rules, sentences } from '../rulings.js';
import { creature, leftBy, ring, table, thing } from '../tables.js';

const four = 'rob carissa alex dana';
const bear = (owner: string, more: Partial<ObjectDescription> = {}) => creature(`${owner}-bear`, owner, more);
const five = 'A B C D E';
const attackRules = (kind: AttackRule['kind'], more: Partial<AttackRule> = {}): ObjectDescription['attackRules'] => [
  { kind, ...more },
];
const anyCreature = { types: ['Creature'] };

describe('the printed example', () => {
  const attacks = 'bear > alex, walker > carissa';
  const withMountainOf = (owner: string) =>
    ring(four, {
      objects: [
        creature('bear', 'rob'),
        creature('walker', 'rob', { keywords: ['Mountainwalk'] }),
        creature('ox', 'carissa'),
        thing('mountain', 'Basic Land — Mountain', owner),
      ],
    });

  test('B18: only the lands of the player whom the mountainwalker attacks (802.2a)', () => {
    expect(blockable(withMountainOf('alex'), 'carissa', attacks)).toEqual({ ox: ['walker'] });
    expect(blockable(withMountainOf('carissa'), 'carissa', attacks)).toEqual({ ox: [] });
    expect(whyNotBlockable(withMountainOf('carissa'), 'carissa', attacks, 'ox')).toEqual([
      '802.4a',
      '702.14c',
      '802.2a',
    ]);
  });
});

describe('whom creatures may attack, and what restricts them', () => {
  const rulesFor = (...objects: ObjectDescription[]) =>
    ring(five, { objects: [creature('x', 'A'), creature('y', 'A'), creature('z', 'A'), ...objects] });
  const rule = (kind: AttackRule['kind'], more: Partial<AttackRule> = {}, owner = 'B', id = 'rule') =>
    thing(id, 'Enchantment', owner, { attackRules: attackRules(kind, more) });

  test('B22: a restriction that names one player counts only those who attack that player (802.3a)', () => {
    const state = rulesFor(rule('AT_MOST', { count: 1, target: 'B', creatures: anyCreature }));
    const all = attackVerdict(state, 'A', 'x > B, y > B, z > C');
    expect(broken(all)).toEqual(['508.1c']);
    expect(rules(all.because)).toEqual(['508.1c', '802.3a']);
    expect(all.violations[0]?.says).toContain('x and y');
    expect(attackWitness(all)).toHaveLength(2);
    expect(attackVerdict(state, 'A', 'x > B, y > C, z > C').legal).toBe(true);
  });

  test('B22: a restriction that names no player counts the whole attack (508.1c)', () => {
    const state = rulesFor(rule('AT_MOST', { count: 2, creatures: anyCreature }));
    expect(broken(attackVerdict(state, 'A', 'x > B, y > C, z > D'))).toEqual(['508.1c']);
    expect(attackVerdict(state, 'A', 'x > B, y > C').legal).toBe(true);
  });

  test('B17: with attack multiple and range 2 all but the player opposite', () => {
    expect(attackable(ring('A B C D E F', { range: 2, objects: [bear('A')] }), 'A')).toEqual(['B', 'C', 'E', 'F']);
  });
});

test('each defending player blocks alone: B21: each defending player is judged alone, so that two of them do not block one with menace (802.4b)', () => {
  const menace = ring(four, {
    objects: [
      creature('x', 'rob', { keywords: ['Menace'] }),
      creature('y', 'rob'),
      creature('b', 'alex'),
      creature('c', 'carissa'),
    ],
  });
  const attacks = 'x > alex, y > carissa';
  expect(broken(blockVerdict(menace, 'alex', attacks, 'b > x'))).toEqual(['702.111b']);
  expect(broken(blockVerdict(menace, 'alex', attacks, 'b > x, c > x'))).toEqual(['509.1a', '702.111b']);
  expect(rules(blockVerdict(menace, 'carissa', attacks, 'c > y').because)).toContain('802.4b');
});

describe('the order of blocks', () => {
  const order = (state: GameState, attacks: ToldAttack[] | null) => {
    const { players, because } = blockDeclarationOrder(state, attacksToBlock(state, attacks));
    return { players: ids(players), rules: rules(because) };
  };
  const state = ring(four, {
    objects: [
      creature('x', 'rob'),
      creature('y', 'rob'),
      thing('jace', 'Planeswalker — Jace', 'dana'),
      thing('siege', 'Battle — Siege', 'rob', { protector: 'carissa' }),
    ],
  });

  test('in turn order after the attacking player, those who defend (802.4)', () => {
    expect(order(state, attacksIn('x > jace, y > siege'))).toEqual({
      players: ['carissa', 'dana'],
      rules: ['802.4', '101.4', '802.2a', '802.2a', '802.5'],
    });
    expect(order(state, attacksIn('x > alex')).players).toEqual(['alex']);
    expect(order(state, [])).toEqual({ players: [], rules: ['509.1a'] });
  });

  test('by nobody once the only one who defends has left', () => {
    const attacked = ring('A B C', {
      objects: [creature('x', 'A')],
      combats: [{ attacks: [{ attacker: 'x', target: 'B' }] }],
    });
    const left = leftBy(attacked, 'B');
    const { players, because } = blockDeclarationOrder(left, attacksToBlock(left, null));
    expect([players, sentences(because)]).toEqual([
      [],
      ['Nobody in the game defends against this attack, so nobody declares blockers.'],
    ]);
  });

  test('in Grand Melee combat by combat, the lower turn marker first', () => {
    const names = Array.from({ length: 10 }, (_, seat) => `p${seat}`);
    const melee = ring(names.join(' '), {
      variant: 'GRAND_MELEE',
      objects: [creature('x', 'p0'), creature('y', 'p4')],
      combats: [
        { marker: 2, attacks: [{ attacker: 'y', target: 'p5' }] },
        { marker: 1, attacks: [{ attacker: 'x', target: 'p1' }] },
      ],
    });
    expect(order(melee, null)).toEqual({ players: ['p1', 'p5'], rules: ['802.4', '802.5', '802.4', '802.5', '807.4'] });
  });
});

test('802.5: damage is assigned in the same order, by the attacking player first', () => {
  const state = table({
    players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
    objects: [{ id: 'bear', typeLine: 'Creature', owner: 'ann' }],
  });
  const [attacker, target] = [state.objects.get('bear'), state.playersById.get('cat')];
  if (!attacker || !target) throw new Error('The table lacks them.');
  const { because } = blockDeclarationOrder(state, [{ attacker, target, defending: target }]);
  expect(because.map(({ rule, says }) => [rule.number, says]).at(1)).toEqual([
    '802.5',
    'ann assigns combat damage first, then cat.',
  ]);
});
