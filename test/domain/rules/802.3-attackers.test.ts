import { expect, test } from '@jest/globals';
import * as attackers from '../../../src/domain/rules/802.3-attackers.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, player, ring, thing, under } from '../tables.js';

const state = ring('Rob Alex Carissa', { objects: [creature('bear', 'Rob'), thing('moat', 'Enchantment', 'Alex')] });
const [rob, alex, carissa] = [player(state, 'Rob'), player(state, 'Alex'), player(state, 'Carissa')];

test('802.3: a creature may attack any of several players', () => {
  const { says } = attackers.mayAttackSeveral(state, rob, objectOf(state, 'bear'), [alex, carissa]);
  expect(says).toBe('bear may attack Alex or Carissa: Rob may attack several players.');
});

test('B22, 802.3a: what is said of attacking one player looks at that player’s attackers alone', () => {
  const { rule, says } = attackers.onePlayersAttackers(state, objectOf(state, 'moat'), alex);
  expect([rule.number, says]).toEqual(['802.3a', 'For moat, only the creatures that attack Alex count.']);
  const then = attackers.onePlayersAttackers(under('CR_2008', state), objectOf(state, 'moat'), alex);
  expect(then.rule.number).toBe('602.3a');
});

test('802.3b: the rule of bands', () =>
  expect(attackers.bandAttacksSeveral(state, 'Said.').rule.number).toBe('802.3b'));
