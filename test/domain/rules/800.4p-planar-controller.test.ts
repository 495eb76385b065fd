import { expect, test } from '@jest/globals';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { planarControllerRuling } from '../../../src/domain/rules/800.4p-planar-controller.js';
import { leave } from '../../../src/domain/rules/800-general.js';
import { player, ring, sentences, thing } from '../tables.js';

const passes = (planechase: boolean, leaver: string) => {
  const state = ring('Alex Bianca Carissa', { options: { planechase }, turn: { activePlayers: ['Alex'] } });
  return planarControllerRuling(state, leave(state, [player(state, leaver)])).map(({ says }) => says);
};

test('J33: the next player becomes the planar controller first', () =>
  expect(passes(true, 'Alex')).toEqual(['Before Alex leaves, Bianca becomes the planar controller.']));

test('nothing passes on where there are no planes, or another player leaves', () =>
  expect([passes(false, 'Alex'), passes(true, 'Carissa')]).toEqual([[], []]));

test('901.10: a face-up plane that leaves with its owner is replaced by the planar controller', () => {
  const objects = [
    thing('meadow', 'Plane — Bolas', 'Carissa', { zone: 'COMMAND' }),
    thing('tide', 'Phenomenon', 'Alex', { zone: 'COMMAND' }),
    thing('isle', 'Plane — Vryn', 'Alex', { zone: 'LIBRARY' }),
  ];
  const state = ring('Alex Bianca Carissa', {
    options: { planechase: true },
    turn: { activePlayers: ['Alex'] },
    objects,
  });
  const turned = (...leavers: string[]) =>
    sentences(
      departureOf(
        state,
        leavers.map((id) => player(state, id)),
      ).because,
    ).filter((says) => says.includes('turns up'));
  const ending = 'the planar controller, turns up the top card of their planar deck.';
  expect([turned('Carissa'), turned('Alex'), turned('Bianca')]).toEqual([
    [`As meadow leaves, Alex, ${ending}`],
    [`As tide leaves, Bianca, ${ending}`],
    [],
  ]);
  expect(turned('Alex', 'Carissa')).toEqual([]);
});
