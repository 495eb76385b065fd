import type { TooComplex } from '../../domain/result.js';
import type { GameState } from '../../domain/state/game-state.js';
import { partsOf, sizeOf } from '../../domain/state/sizes.js';

/** The most work of one request. */
export const mostWork = 25_000_000;

/** Permits so much work before it is done, in steps of about a tenth of a microsecond, or says that it is too much. */
export type Permit = (steps: number) => TooComplex | undefined;

/** Creates the permit of one request, whose work counts together. */
export const createPermit = (most: number): Permit => {
  let spent = 0;
  return (steps) => {
    spent += steps;
    return spent > most ? tooMuchWork(spent, most) : undefined;
  };
};

const tooMuchWork = (value: number, maximum: number): TooComplex => ({
  code: 'QUERY_TOO_COMPLEX',
  limit: 'work',
  value,
  maximum,
  says: `That is too much to work out at once: it takes ${value} steps, and the limit of work is ${maximum}. Ask about fewer creatures, players or rules.`,
});

/** The work of a program over whole numbers, which may take long however small it is: more than is done between other requests. */
export const stepsOfSolving = 500_000;

/** In steps, for each player and object of a table: what it takes to look at them, or to tell them apart with reasons. */
const lookingAtOne = 10;
const judgingOne = 60;

/** Counts the work of a question that looks at each player and object a few times. */
export const stepsOfLooking = (state: GameState): number => sizeOf(state) * lookingAtOne;

/** Counts the work of a question that judges each player and object that a filter lets through. */
export const stepsOfSelection = (state: GameState, among: unknown): number =>
  Math.ceil(sizeOf(state) * (judgingOne + partsOf(among)));

/** In steps, for each pair of players. */
const seatingTwo = 8;

/** Counts the work of telling how far each player is from each other one. */
export const stepsOfDistances = (state: GameState): number =>
  state.players.length ** 2 * seatingTwo + stepsOfLooking(state);

/** Counts the work of so many events: each of them makes another table. */
export const stepsOfEvents = (state: GameState, events: number): number => sizeOf(state) * events * eventOnOne;

const eventOnOne = 20;
