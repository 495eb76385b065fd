import { expect, test } from '@jest/globals';
import { planarControllerPasses } from '../../../src/domain/rules/800.4p-planar-controller.js';
import { leave } from '../../../src/domain/rules/800-general.js';
import { player, ring } from '../tables.js';

const passes = (planechase: boolean, leaver: string) => {
  const state = ring('Alex Bianca Carissa', { options: { planechase }, turn: { activePlayers: ['Alex'] } });
  return planarControllerPasses(state, leave(state, [player(state, leaver)])).map(({ says }) => says);
};

test('J33: the next player becomes the planar controller first', () =>
  expect(passes(true, 'Alex')).toEqual(['Before Alex leaves, Bianca becomes the planar controller.']));

test('nothing passes on where there are no planes, or another player leaves', () =>
  expect([passes(false, 'Alex'), passes(true, 'Carissa')]).toEqual([[], []]));
