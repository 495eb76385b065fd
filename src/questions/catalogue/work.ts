import type { TooComplex } from '../../domain/result.js';
import type { GameState } from '../../domain/state/game-state.js';
import { stepsOfAbilities } from '../../domain/cards/sizes.js';
import { partsOf, sizeOf } from '../../domain/state/sizes.js';

/** The most work of one request. */
export const mostWork = 25_000_000;

/** Permits work before it is done. */
export interface Permit {
  /** Permits so much more, in steps of about a tenth of a microsecond, or says that it is too much. */
  (steps: number): TooComplex | undefined;
  /** Says whether so much more would be too much, and permits nothing. */
  readonly foresee: (steps: number) => TooComplex | undefined;
  /** How much time is left for it; left out, as much as it takes. */
  readonly secondsLeft?: (() => number) | undefined;
}

/** The part of a request's time in which it is worked out; the rest is for the answer. */
const SHARE_OF_TIME = 0.8;

/** Creates the permit of one request, whose work counts together; it has so many milliseconds. */
export const createPermit = (most: number, time = Infinity): Permit => {
  const until = performance.now() + time * SHARE_OF_TIME;
  let spent = 0;
  const foresee = (steps: number): TooComplex | undefined =>
    spent + steps > most ? tooMuchWork(spent + steps, most) : undefined;
  const permit = (steps: number): TooComplex | undefined => {
    spent += steps;
    return foresee(0);
  };
  return Object.assign(permit, { foresee, secondsLeft: () => (until - performance.now()) / 1_000 });
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
const drawingOne = 1_000;

/** Counts the work of a question that looks at each player and object a few times. */
export const stepsOfLooking = (state: GameState): number => sizeOf(state) * lookingAtOne;

/** Counts the work of telling a whole table. */
export const stepsOfTelling = (state: GameState): number => sizeOf(state) * judgingOne;

/** Counts the work of drawing a table. */
export const stepsOfDrawing = (state: GameState): number => sizeOf(state) * drawingOne;

/** Counts the work of a question that judges each player and object that a filter lets through. */
export const stepsOfSelection = (state: GameState, among: unknown): number =>
  Math.ceil(sizeOf(state) * (judgingOne + partsOf(among)));

/** In steps, for each pair of players. */
const seatingTwo = 8;

/** Counts the work of telling how far each player is from each other one. */
export const stepsOfDistances = (state: GameState): number =>
  state.players.length ** 2 * seatingTwo + stepsOfLooking(state);

/** In steps: an event makes another table. */
const eventOnOne = 20;

/** The events before which the abilities of cards are worked out. */
const askingCards = ['attackersDeclared', 'blockersDeclared', 'attaches', 'playerLeaves', 'stateBasedActions'];

/** Counts the work of events: each of them makes another table, and some look at what the cards make of it. */
export const stepsOfEvents = (state: GameState, events: readonly unknown[]): number => {
  const asking = events.filter((each) => isRecord(each) && askingCards.some((kind) => each[kind]));
  return sizeOf(state) * events.length * eventOnOne + asking.length * stepsOfAbilities(state);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
