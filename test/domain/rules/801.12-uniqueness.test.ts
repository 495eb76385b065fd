import { expect, test } from '@jest/globals';
import { legendInRange, walkerInRange, worldInRange } from '../../../src/domain/rules/801.12-uniqueness.js';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { under } from '../in-editions.js';
import { ids, rules } from '../rulings.js';
import { player, ring, thing, walker } from '../tables.js';

const worlds = [
  thing('old', 'World Enchantment', 'A', { timestamp: 1 }),
  thing('new', 'World Enchantment', 'C', { timestamp: 2 }),
];
const near = ring('A B C D E F', { range: 2, objects: worlds });
const far = ring('A B C D E F', { range: 1, objects: worlds });
const dies = (state: GameState) => stateBasedActions(state).flatMap(({ objects }) => ids(objects));

test('801.12: the world rule looks as far as the controller’s range', () => {
  expect([dies(near), dies(far)]).toEqual([['old'], []]);
  const told = worldInRange(near, objectOf(near, 'old'), objectOf(near, 'new'), player(near, 'A'));
  expect([told.rule.number, told.says]).toEqual([
    '801.12',
    "new is within A's range, so the world rule applies to old.",
  ]);
});

test('801.12 of 2009: so did the legend rule until 2013, and the rule of planeswalkers from 2009', () => {
  const legend = (id: string, owner: string) => thing(id, 'Legendary Enchantment', owner, { name: 'Shrine' });
  const around = (range: number, edition: RulesEdition) =>
    under(
      edition,
      ring('A B C D', { range, objects: [legend('one', 'A'), legend('other', 'B'), legend('third', 'C')] }),
    );
  expect(dies(around(1, 'CR_2009')).sort()).toEqual(['one', 'other', 'third']);
  expect(dies(around(1, 'CR_2026'))).toEqual([]);
  const state = around(1, 'CR_2009');
  const [one, other] = [objectOf(state, 'one'), objectOf(state, 'other')];
  expect(rules([legendInRange(state, one, other, player(state, 'A'))])).toEqual(['801.12']);
  expect(rules([legendInRange(under('CR_2008', state), one, other, player(state, 'A'))])).toEqual(['601.12']);
  const walkers = ring('A B C', { edition: 'CR_2009', range: 1, objects: [walker('w1', 'A'), walker('w2', 'B')] });
  expect(
    rules([walkerInRange(walkers, objectOf(walkers, 'w1'), objectOf(walkers, 'w2'), player(walkers, 'A'))]),
  ).toEqual(['801.14']);
  expect(dies(walkers).sort()).toEqual(['w1', 'w2']);
});

test('two legends out of each other’s range both stay', () => {
  const legend = (id: string, owner: string) => thing(id, 'Legendary Enchantment', owner, { name: 'Shrine' });
  expect(
    dies(ring('A B C D', { edition: 'CR_2009', range: 1, objects: [legend('one', 'A'), legend('other', 'C')] })),
  ).toEqual([]);
});
