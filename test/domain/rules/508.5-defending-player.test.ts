import { expect, test } from '@jest/globals';
import { defendingPlayerOf } from '../../../src/domain/rules/508.5-defending-player.js';
import { creature, ring, siege, thing, walker } from '../tables.js';

test('B24: the player, the controller of the planeswalker, the protector of the battle', () => {
  const state = ring('A B C', {
    objects: [creature('bear', 'A'), walker('jace', 'C'), siege('invasion', 'A', 'B'), thing('lost', 'Battle', 'A')],
  });
  const defending = (target: string) => defendingPlayerOf(state, target)?.id ?? null;
  expect(['B', 'jace', 'invasion', 'lost'].map(defending)).toEqual(['B', 'C', 'B', null]);
});
