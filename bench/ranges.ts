import type { GameState } from '../src/domain/state/game-state.js';
import { built } from '../test/built.js';
import { valueOf } from '../test/value-of.js';
import type { Goal, Table } from './report.js';
import { sampleTable } from './sample-table.js';

const { readDescription } = await built('domain/setup/read-description.js');
const { playerOf } = await built('domain/state/game-state.js');
const { isPlayerInRange } = await built('domain/state/range.js');
const { ranges, rangeOf } = await built('domain/rules/801-limited-range-of-influence.js');

/** In milliseconds: how long the runs of a measurement take together, and the shortest time that is measured. */
const MEASURED = 150;
const SHORTEST = 0.05;

const millisecondsOf = (work: () => unknown, runs: number): number => {
  const startedAt = performance.now();
  for (let run = 0; run < runs; run += 1) work();
  return performance.now() - startedAt;
};

/** The median time of many runs after a warm-up, in microseconds. */
const microseconds = (work: () => unknown): number => {
  for (let warm = 0; warm < MEASURED / 2;) warm += millisecondsOf(work, 1);
  let runs = 1;
  while (millisecondsOf(work, runs) < SHORTEST) runs *= 2;
  const times: number[] = [];
  for (let spent = 0; spent < MEASURED; spent += times.at(-1) ?? 0) times.push(millisecondsOf(work, runs));
  const [median = 0] = times.sort((one, other) => one - other).slice(times.length >> 1);
  return (median / runs) * 1_000;
};

const OBJECTS_EACH = 25;
const SIZES = [8, 64, 256, 1_000] as const;

/** Decides for every pair of players whether one is within the other's range. */
const decideAll = (state: GameState) => (): number => {
  let within = 0;
  for (const player of state.players)
    for (const other of state.players) if (isPlayerInRange(state, player, other)) within += 1;
  return within;
};

/** Decisions measured together, since one is shorter than the clock's resolution. */
const DECISIONS = 1_000;

const decideMany = (state: GameState) => {
  const pairs = Array.from({ length: DECISIONS }, (_, index) => {
    const one = state.players[(index * 7) % state.players.length];
    const other = state.players[(index * 13 + 3) % state.players.length];
    if (!one || !other) throw new Error('The sample table has no players.');
    return [one, other] as const;
  });
  return (): number => {
    let within = 0;
    for (const [one, other] of pairs) if (isPlayerInRange(state, one, other)) within += 1;
    return within;
  };
};

interface Row {
  readonly players: number;
  readonly reading: number;
  readonly allRanges: number;
  readonly decidingAll: number;
  readonly oneDecision: number;
  readonly oneAnswer: number;
}

const rowOf = (players: number): Row => {
  const description = sampleTable(players, players * OBJECTS_EACH);
  const state = valueOf(readDescription(description));
  const asked = playerOf(state, `player-${players / 2}`);
  return {
    players,
    reading: microseconds(() => readDescription(description)),
    allRanges: microseconds(() => ranges(state)),
    decidingAll: microseconds(decideAll(state)),
    oneDecision: microseconds(decideMany(state)) / DECISIONS,
    oneAnswer: microseconds(() => rangeOf(state, asked)),
  };
};

const format = (value: number): string => new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value);

const goal = (what: string, measured: number, limit: number): Goal => ({
  goal: `${what} < ${format(limit)} µs`,
  measured: `${format(measured)} µs`,
  met: measured < limit,
});

const decisionGoals = (least: Row, most: Row): readonly Goal[] => {
  const rate = 1e6 / most.oneDecision;
  const growth = most.oneDecision / least.oneDecision;
  return [
    {
      goal: 'In-range decisions a second, one core, 1,000 players >= 1,000,000',
      measured: format(rate),
      met: rate >= 1e6,
    },
    {
      goal: 'An in-range decision takes as long among 1,000 players as among 8 (at most twice)',
      measured: `${format(growth)} times`,
      met: growth <= 2,
    },
    linear('Reading a description', least.reading, most.reading),
    linear('One answer of rangeOf', least.oneAnswer, most.oneAnswer),
  ];
};

/** The goal of linear growth: 1,000 players are 125 times 8, and beyond the CPU's caches each costs more. */
const linear = (what: string, least: number, most: number): Goal => {
  const growth = most / least / (1_000 / 8);
  return {
    goal: `${what} grows from 8 to 1,000 players at most 3 times as fast as they do`,
    measured: `${format(growth)} times`,
    met: growth <= 3,
  };
};

const goalsOf = (rows: readonly Row[]): readonly Goal[] => {
  const [least, , many, most] = rows;
  if (!least || !many || !most) return [];
  return [
    goal('Reading and checking a description of 8 players and 200 objects', least.reading, 200),
    goal('All ranges of 8 players: who is in whose', least.decidingAll, 5),
    goal('All ranges of 256 players: who is in whose', many.decidingAll, 1_000),
    goal('All ranges of 8 players as answers, with distances and rulings', least.allRanges, 5),
    goal('All ranges of 256 players as answers, with distances and rulings', many.allRanges, 1_000),
    ...decisionGoals(least, most),
  ];
};

const PASSES = 3;

/** The minimum of several passes, some time apart: other load only adds to it. */
const fastestRows = (): readonly Row[] => {
  let fastest: readonly Row[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const rows: Row[] = [];
    for (const [index, players] of SIZES.entries()) rows.push(fasterOf(rowOf(players), fastest[index]));
    fastest = rows;
  }
  return fastest;
};

const fasterOf = (row: Row, other: Row = row): Row => ({
  players: row.players,
  reading: Math.min(row.reading, other.reading),
  allRanges: Math.min(row.allRanges, other.allRanges),
  decidingAll: Math.min(row.decidingAll, other.decidingAll),
  oneDecision: Math.min(row.oneDecision, other.oneDecision),
  oneAnswer: Math.min(row.oneAnswer, other.oneAnswer),
});

/** Measures ranges and the reading of tables in process, with the functions of the rules. */
export const run = (): Promise<readonly Table[]> => {
  const rows = fastestRows();
  const lines: readonly (readonly [string, keyof Row])[] = [
    [`a description with ${OBJECTS_EACH} objects a player read and checked`, 'reading'],
    ['the ranges of all players, each with its rulings', 'allRanges'],
    ['who is in range of whom, for all pairs', 'decidingAll'],
    ['whether one player is in range of another', 'oneDecision'],
    ['the range of one player with its rulings', 'oneAnswer'],
  ];
  return Promise.resolve([
    {
      title: 'Ranges of influence, in microseconds in process (medians, the least of three)',
      columns: ['', ...SIZES.map((players) => `${format(players)} players`)],
      rows: lines.map(([name, field]) => [name, ...rows.map((row) => format(row[field]))]),
      goals: goalsOf(rows),
    },
  ]);
};
