import { expect } from '@jest/globals';
import { departureOf } from '../../src/domain/rules/800.4-departures.js';
import { ids, playersAt, rules, type GameState } from './tables.js';

export const departure = (state: GameState, ...leaving: string[]) => {
  const asked = departureOf(state, playersAt(state, leaving));
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

/** Tells the same in a line, without what is empty: "leave magic; exile elk; wall: alex to bianca". */
export const fatesInShort = (state: GameState, ...leaving: string[]): string => {
  const { leaveGame, exiled, ceaseToExist, toGraveyard, controlChanges } = fates(state, ...leaving);
  const lists = { leave: leaveGame, exile: exiled, cease: ceaseToExist, bury: toGraveyard };
  const told = Object.entries(lists).flatMap(([word, list]) => (list.length ? [[word, ...list].join(' ')] : []));
  return [...told, ...controlChanges].join('; ');
};

/** Reads control effects: "alex by magic, carissa" gives control to alex by magic, then to carissa by nothing there. */
export const controlEffects = (told: string) => ({
  controlEffects: told.split(', ').map((each) => {
    const [givesControlTo, source] = each.split(/ ?by /);
    return { ...(givesControlTo && { givesControlTo }), ...(source && { source }) };
  }),
});
