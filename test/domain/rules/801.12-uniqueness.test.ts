import { expect, test } from '@jest/globals';
import { legendInRange, walkerInRange, worldInRange } from '../../../src/domain/rules/801.12-uniqueness.js';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { world } from '../state-based-actions.js';
import { ids, player, ring, rules, thing, under, walker } from '../tables.js';

const worlds = [world('old', 'A', 1), world('new', 'C', 2)];
const near = ring('A B C D E F', { range: 2, objects: worlds });
const far = ring('A B C D E F', { range: 1, objects: worlds });
const dies = (state: GameState) => stateBasedActions(state).flatMap(({ objects }) => ids(objects));

test('801.12: the world rule looks as far as the controller’s range', () => {
  expect([dies(near), dies(far)]).toEqual([['old'], []]);
  const told = worldInRange(near, objectOf(near, 'old'), objectOf(near, 'new'), player(near, 'A'));
  expect(told.rule.number).toBe('801.12');
  expect(told.says).toBe("new is within A's range, so the world rule applies to old.");
});

const legends = (...owners: string[]) =>
  owners.map((owner) => thing(`of ${owner}`, 'Legendary Enchantment', owner, { name: 'Shrine' }));

test('801.12 of 2009: so did the legend rule until 2013, and the rule of planeswalkers from 2009', () => {
  const state = ring('A B C D', { edition: 'CR_2009', range: 1, objects: legends('A', 'B', 'C') });
  expect([dies(state).sort(), dies(under('CR_2026', state))]).toEqual([['of A', 'of B', 'of C'], []]);
  const cited = (table: GameState) =>
    rules([legendInRange(table, objectOf(state, 'of A'), objectOf(state, 'of B'), player(state, 'A'))]);
  expect([cited(state), cited(under('CR_2008', state))]).toEqual([['801.12'], ['601.12']]);
  const walkers = ring('A B C', { edition: 'CR_2009', range: 1, objects: [walker('w1', 'A'), walker('w2', 'B')] });
  const ruling = walkerInRange(walkers, objectOf(walkers, 'w1'), objectOf(walkers, 'w2'), player(walkers, 'A'));
  expect(rules([ruling])).toEqual(['801.14']);
  expect(dies(walkers).sort()).toEqual(['w1', 'w2']);
});

test('two legends out of each other’s range both stay', () =>
  expect(dies(ring('A B C D', { edition: 'CR_2009', range: 1, objects: legends('A', 'C') }))).toEqual([]));
