import { expect, test } from '@jest/globals';
import { worldInRange } from '../../../src/domain/rules/801.12-uniqueness.js';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { world } from '../state-based-actions.js';
import { ids, player, ring, thing } from '../tables.js';

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

test('two legends out of each other’s range both stay', () =>
  expect(dies(ring('A B C D', { edition: 'CR_2009', range: 1, objects: legends('A', 'C') }))).toEqual([]));
