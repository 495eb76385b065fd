import { leave } from '../../src/domain/rules/800-general.js';
import { canBeginTurn } from '../../src/domain/rules/807.4-turn-markers.js';
import { playerOf, type GameState } from '../../src/domain/state/game-state.js';
import { table, type Description, type GameEvent } from './tables.js';

/** Players s0, s1, … around the table; markers as "number@seat", a * before those that wait, ! for each removal. */
export const melee = (players: number, markers = '', rest: Partial<Description> = {}): GameState =>
  table({
    variant: 'GRAND_MELEE',
    players: Array.from({ length: players }, (_, seat) => ({ id: `s${seat}` })),
    ...(markers && { turnMarkers: markers.split(' ').map(marker) }),
    ...rest,
  });

const marker = (text: string) => {
  const [, waits = '', number = '', seat = '', removals = ''] = /^(\*?)(\d+)@(\d+)(!*)$/.exec(text) ?? [];
  return { number: Number(number), holder: `s${seat}`, inTurn: !waits, removals: removals.length };
};

/** The markers of a table in the same words, with ! for each time that one is designated. */
export const markers = ({ turnMarkers }: GameState): string =>
  turnMarkers
    .map(
      ({ number, holder, inTurn, removals }) =>
        `${inTurn ? '' : '*'}${number}@${holder.slice(1)}${'!'.repeat(removals)}`,
    )
    .join(' ');

export const ends = (number: number): GameEvent => ({ turnEnds: { marker: number } });
export const begins = (number: number): GameEvent => ({ turnBegins: { marker: number } });

export const leaves =
  (...seats: readonly number[]) =>
  (state: GameState): GameState =>
    leave(
      state,
      seats.map((seat) => playerOf(state, `s${seat}`)),
    ).after;

export const judged = (state: GameState, number: number) => {
  const found = state.turnMarkers.find((each) => each.number === number);
  if (!found) throw new Error(`There is no marker ${number}.`);
  return canBeginTurn(state, found);
};

export const mayBegin = (state: GameState, number: number): boolean => judged(state, number).answer;
