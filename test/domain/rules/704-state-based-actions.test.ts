import { expect, test } from '@jest/globals';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { actions, world } from '../state-based-actions.js';
import { creature, ring, rules, siege, thing } from '../tables.js';

const five = 'A B C D E';

test('what goes to the graveyard for several reasons goes once, for all of them', () => {
  const objects = [thing('old', 'World Enchantment — Aura', 'A', { timestamp: 1 }), world('new', 'A', 2)];
  const [only, ...others] = stateBasedActions(ring(five, { objects }));
  expect([rules(only?.because ?? []), others]).toEqual([['704.5m', '704.5k'], []]);
});

test('what dies and is one of two legends stands in both rows', () => {
  const kamahl = (id: string, toughness: number) => thing(id, 'Legendary Creature', 'A', { name: 'Kamahl', toughness });
  const objects = [kamahl('one', 0), kamahl('two', 1)];
  const table = ring(five, { objects });
  expect(actions(table)).toEqual(['TO_GRAVEYARD one', 'KEEP_ONE one two']);
  expect(stateBasedActions(table).map(({ because }) => rules(because))).toEqual([['704.5f'], ['704.5j']]);
});

test('704.3: all that apply stand there at once, players first', () => {
  const frail = creature('frail', 'B', { toughness: 0 });
  const objects = [frail, thing('stray', 'Enchantment — Aura', 'C'), siege('siege', 'D', 'D')];
  const all = ['PLAYER_LOSES A', 'TO_GRAVEYARD frail', 'TO_GRAVEYARD stray', 'CHOOSE_PROTECTOR siege'];
  expect(actions(ring(five, { players: [{ life: 0 }], objects }))).toEqual(all);
});

test('there are none at a table where all is as it may be', () =>
  expect(actions(ring(five, { objects: [creature('bear', 'A'), siege('siege', 'A', 'B')] }))).toEqual([]));
