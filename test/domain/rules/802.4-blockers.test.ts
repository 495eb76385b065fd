import { expect, test } from '@jest/globals';
import * as blockers from '../../../src/domain/rules/802.4-blockers.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { blockVerdict, whyNotBlockable } from '../blocks.js';
import { broken, creature, player, ring, under } from '../tables.js';

const objects = [creature('x', 'A'), creature('y', 'A'), creature('b', 'B'), creature('c', 'C')];
const state = ring('A B C', { options: { attack: 'MULTIPLE_PLAYERS' }, objects });

test('802.4a: nobody blocks what attacks somebody else', () => {
  expect(whyNotBlockable(state, 'B', 'x > B, y > C', 'b')).toEqual(['802.4a']);
  expect(broken(blockVerdict(state, 'B', 'x > B, y > C', 'b > y'))).toEqual(['802.4a']);
  const another = blockers.attacksAnother(state, player(state, 'B'), objectOf(state, 'y'), 'C', [player(state, 'C')]);
  expect(another.says).toBe('y attacks C, not B.');
});

test('802.4b: a player’s blocks are judged without the other players’ attackers', () => {
  expect(blockVerdict(state, 'B', 'x > B, y > C', 'b > x').legal).toBe(true);
  const told = blockers.othersLeftOut(under('CR_2008', state), player(state, 'B'));
  expect(told.rule.number).toBe('602.4b');
  expect(told.says).toBe("B's blocks are judged without the creatures that attack other players.");
});

test('802.4: the players who are attacked declare blockers in turn order', () => {
  const [a, b, c] = [player(state, 'A'), player(state, 'B'), player(state, 'C')];
  expect(blockers.inTurnOrder(state, a, [b]).says).toBe('Only B defends against A, so only B declares blockers.');
  const order = 'B and C declare blockers one after the other, in turn order from A, the attacking player.';
  expect(blockers.inTurnOrder(state, a, [b, c]).says).toBe(order);
  expect(blockers.declaredBefore(state, c, b).says).toBe('C declares blockers after B, and has done so before.');
});
