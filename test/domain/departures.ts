import { expect } from '@jest/globals';
import { departureOf } from '../../src/domain/rules/800.4-departures.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { ids, player, rules } from './tables.js';

export const departure = (state: GameState, ...leaving: string[]) => {
  const asked = departureOf(
    state,
    leaving.map((id) => player(state, id)),
  );
  expect(rules(asked.because)[0]).toMatch(/00\.4a$/);
  return asked;
};

/** What becomes of the objects at a table as players leave it, by id. */
export const fates = (state: GameState, ...leaving: string[]) => {
  const { leaveGame, exiled, ceaseToExist, toGraveyard, controlChanges } = departure(state, ...leaving);
  return {
    leaveGame: ids(leaveGame),
    exiled: ids(exiled),
    ceaseToExist: ids(ceaseToExist),
    toGraveyard: ids(toGraveyard),
    controlChanges: controlChanges.map(({ object, from, to }) => `${object.id}: ${from.id} to ${to.id}`),
  };
};

export const noFates = { leaveGame: [], exiled: [], ceaseToExist: [], toGraveyard: [], controlChanges: [] };
