import type { Description } from '../src/domain/state/description.js';
import type { GameState } from '../src/domain/state/game-state.js';
import { built } from '../test/built.js';
import { valueOf } from '../test/value-of.js';
import { below, spreadOf, told, type Goal, type Spread, type Table } from './report.js';
import { sampleTable } from './sample-table.js';

const { readDescription } = await built('domain/setup/read-description.js');
const { objectOf, playerOf } = await built('domain/state/game-state.js');
const { isInRange } = await built('domain/state/range.js');
const { rangeOf } = await built('domain/rules/801-limited-range-of-influence.js');

const PLAYERS = 1_000;
const OBJECTS = 50_000;
const ROUNDS = 9;

const text = (): string =>
  JSON.stringify({ ...sampleTable(PLAYERS, OBJECTS), variant: 'GRAND_MELEE', options: { rangeOfInfluence: 1 } });

const parsed = (given: string): Description => JSON.parse(given) as Description;

/** A player's range with all objects, as in an answer. */
const askRange = (state: GameState, seat: number): number => {
  const { objects, players } = rangeOf(state, playerOf(state, `player-${seat % PLAYERS}`));
  return players.length + objects({}).length;
};

const askObject = (state: GameState, seat: number): boolean =>
  isInRange(state, playerOf(state, `player-${seat % PLAYERS}`), objectOf(state, `object-${(seat * 37) % OBJECTS}`));

const milliseconds = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

interface Timed {
  readonly shape: number;
  readonly first: number;
  readonly range: number;
  readonly object: number;
}

/** Measures a table from JSON to its first answer, then one question per player. */
const round = (given: string): Timed => {
  let description: Description | undefined;
  const shape = milliseconds(() => (description = parsed(given)));
  let state: GameState | undefined;
  const first = milliseconds(() => {
    state = description && valueOf(readDescription(description));
    if (state) askRange(state, 1);
  });
  const table = state;
  if (!table) throw new Error('There is no table.');
  const each = (ask: (seat: number) => unknown) =>
    spreadOf(Array.from({ length: 200 }, (_, seat) => milliseconds(() => ask(seat * 7 + 3)))).median;
  return { shape, first, range: each((seat) => askRange(table, seat)), object: each((seat) => askObject(table, seat)) };
};

const goal = (what: string, limit: number, { median }: Spread): Goal =>
  below(
    `Grand Melee of 1,000 players and 50,000 objects: ${what} < ${limit} ms`,
    median,
    limit,
    'ms',
    median < 1 ? 4 : 0,
  );

/** Measures the largest accepted table: its first answer and the following ones. */
export const run = (): Promise<readonly Table[]> => {
  const given = text();
  const rounds = Array.from({ length: ROUNDS }, () => round(given));
  const of = (name: keyof Timed) => spreadOf(rounds.map((each) => each[name]));
  const [shape, first, range, object] = [of('shape'), of('first'), of('range'), of('object')];
  const cold = (rounds[0]?.shape ?? NaN) + (rounds[0]?.first ?? NaN);
  return Promise.resolve([
    {
      title: 'A Grand Melee of 1,000 players and 50,000 objects, in milliseconds in process',
      columns: ['', 'median (min – max)'],
      rows: [
        ['its text parsed and its shape checked', told(shape, 1)],
        ['the description read and checked, and its first range answered', told(first, 1)],
        ['the range of another player, with its objects', told(range, 4)],
        ['whether an object is in the range of a player', told(object, 4)],
      ],
      notes: [`From text to first answer, the very first time: ${cold.toFixed(0)} ms.`],
      goals: [
        goal('first answer, from the description', 300, first),
        goal('the range of a player after that', 1, range),
        goal('whether an object is in range after that', 1, object),
      ],
    },
  ]);
};
