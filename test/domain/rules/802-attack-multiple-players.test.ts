import { describe, expect, test } from '@jest/globals';
import { blockable, blockVerdict, whyNotBlockable } from '../blocks.js';
import { attacksToBlock } from '../../../src/domain/rules/506-combat-in-progress.js';
import { blockDeclarationOrder } from '../../../src/domain/rules/802-attack-multiple-players.js';
import { attackable, attackVerdict } from '../attacks.js';
import { attacksIn, combatsIn } from '../combat-told.js';
import { attackRules, broken, creature, ids, ring, rules, siege, thing, type GameState } from '../tables.js';

const four = 'rob carissa alex dana';

const atMost = (count: number, target?: string) => {
  const more = { count, ...(target && { target }), creatures: { types: ['Creature'] } };
  const rule = thing('rule', 'Enchantment', 'B', { attackRules: attackRules('AT_MOST', more) });
  return ring('A B C D E', { objects: [...['x', 'y', 'z'].map((id) => creature(id, 'A')), rule] });
};

test('B22: a restriction that names no player counts the whole attack (508.1c)', () => {
  expect(broken(attackVerdict(atMost(2), 'A', 'x > B, y > C, z > D'))).toEqual(['508.1c']);
  expect(attackVerdict(atMost(2), 'A', 'x > B, y > C').legal).toBe(true);
});

test('B17: with attack multiple and range 2 all but the player opposite', () => {
  const state = ring('A B C D E F', { range: 2, objects: [creature('A-bear', 'A')] });
  expect(attackable(state, 'A')).toEqual(['B', 'C', 'E', 'F']);
});

describe('the order of blocks', () => {
  const order = (table: GameState, attacks: string | null) => {
    const against = attacks === null ? null : attacksIn(attacks);
    const { players, because } = blockDeclarationOrder(table, attacksToBlock(table, against));
    return `${ids(players).join(' ')}: ${rules(because).join(' ')}`;
  };
  const attackers = [creature('x', 'rob'), creature('y', 'rob')];
  const jace = thing('jace', 'Planeswalker — Jace', 'dana');
  const state = ring(four, { objects: [...attackers, jace, siege('siege', 'rob', 'carissa')] });

  test('in turn order after the attacking player, those who defend (802.4)', () => {
    expect(order(state, 'x > jace, y > siege')).toBe('carissa dana: 802.4 101.4 802.2a 802.2a 802.5');
    expect(order(state, 'x > alex')).toMatch(/^alex: /);
    expect(order(state, '')).toBe(': 509.1a');
  });

  test('in Grand Melee combat by combat, the lower turn marker first', () => {
    const objects = [creature('x', 'p0'), creature('y', 'p4')];
    const combats = [...combatsIn('y > p5'), ...combatsIn('x > p1')].map((each, at) => ({ ...each, marker: 2 - at }));
    const melee = ring('p0 p1 p2 p3 p4 p5 p6 p7 p8 p9', { variant: 'GRAND_MELEE', objects, combats });
    expect(order(melee, null)).toBe('p1 p5: 802.4 802.5 802.4 802.5 807.4');
  });
});

test('802.5: damage is assigned in the same order, by the attacking player first', () => {
  const state = ring('ann bob cat', { objects: [creature('bear', 'ann')] });
  const { because } = blockDeclarationOrder(state, attacksToBlock(state, attacksIn('bear > cat')));
  expect([because[1]?.rule.number, because[1]?.says]).toEqual(['802.5', 'ann assigns combat damage first, then cat.']);
});

test.each([
  ['alex', ['walker'], []],
  ['carissa', [], ['802.4a', '702.14c', '802.2a']],
])(
  'B18: only lands of the player whom the mountainwalker attacks (802.2a, printed example): %s',
  (owner, blocks, why) => {
    const attackers = [creature('bear', 'rob'), creature('walker', 'rob', { keywords: ['Mountainwalk'] })];
    const mountain = thing('mountain', 'Basic Land — Mountain', owner);
    const state = ring(four, { objects: [...attackers, creature('ox', 'carissa'), mountain] });
    const attacks = 'bear > alex, walker > carissa';
    expect(blockable(state, 'carissa', attacks)).toEqual({ ox: blocks });
    if (why.length) expect(whyNotBlockable(state, 'carissa', attacks, 'ox')).toEqual(why);
  },
);

test('B21: each defending player is judged alone, so that two of them do not block one with menace (802.4b)', () => {
  const attackers = [creature('x', 'rob', { keywords: ['Menace'] }), creature('y', 'rob')];
  const menace = ring(four, { objects: [...attackers, creature('b', 'alex'), creature('c', 'carissa')] });
  const attacks = 'x > alex, y > carissa';
  expect(broken(blockVerdict(menace, 'alex', attacks, 'b > x'))).toEqual(['702.111b']);
  expect(broken(blockVerdict(menace, 'alex', attacks, 'b > x, c > x'))).toEqual(['509.1a', '702.111b']);
  expect(rules(blockVerdict(menace, 'carissa', attacks, 'c > y').because)).toContain('802.4b');
});
