import type { EnumSchema } from '../../domain/schema/schema.js';
import { rulesEdition, variant } from '../../domain/state/vocabulary.js';
import type { Analytics } from './analytics.js';

/** A sum over games; variant, edition and status are told only where games themselves are counted. */
export interface Count {
  readonly variant: string | null;
  readonly edition: string | null;
  readonly status: string | null;
  readonly measure: string;
  /** The day (counted from 1970-01-01), seat, place, distance or turn number. */
  readonly first: number;
  /** Where `first` is a place, the seat. */
  readonly second: number;
  readonly amount: number;
}

/** What is asked for, from all sums. */
export const analyticsOf = (counts: readonly Count[]): Analytics => ({
  ...gamesIn(counts),
  bySeat: bySeat(counts),
  byVariant: groupsOf(counts, 'variant', variant).map(([name, some]) => {
    const { games, finished, averageTurns } = gamesIn(some);
    return { variant: name, games, finished, averagePlayers: sumOf(some, 'PLAYERS') / games, averageTurns };
  }),
  byEdition: groupsOf(counts, 'edition', rulesEdition).map(([name, some]) => {
    const { games, finished } = gamesIn(some);
    return { edition: name, games, finished };
  }),
  byDay: byFirst(counts, ['CREATED', 'FINISHED', 'EVENTS']).map(([day, [created, finished, events]]) => ({
    day: new Date(day * DAY).toISOString().slice(0, 10),
    created,
    finished,
    events,
  })),
  eliminations: eliminations(counts),
  attacksByDistance: byFirst(counts, ['ATTACKS']).map(([distance, [attacks]]) => ({ distance, attacks })),
  choices: sumOf(counts, 'CHOICES'),
  choicesOutOfRange: sumOf(counts, 'CHOICES_OUT_OF_RANGE'),
  opponentsInRange: byFirst(counts, ['TURN_PLAYERS', 'TURN_OPPONENTS']).map(([turn, [players, opponents]]) => ({
    turn,
    average: players ? opponents / players : 0,
    players,
  })),
});

/** In milliseconds. */
const DAY = 86_400_000;

const sumOf = (counts: readonly Count[], measure: string): number =>
  counts.reduce((sum, count) => (count.measure === measure ? sum + count.amount : sum), 0);

const gamesIn = (counts: readonly Count[]) => {
  const over = counts.filter(({ status }) => status === 'FINISHED');
  const finished = sumOf(over, 'GAMES');
  return { games: sumOf(counts, 'GAMES'), finished, averageTurns: finished ? sumOf(over, 'TURNS') / finished : null };
};

/** The counts of each variant or edition of which there are games, in the order in which they are declared. */
const groupsOf = <Name extends string>(
  counts: readonly Count[],
  by: 'variant' | 'edition',
  { values }: EnumSchema<Name>,
): readonly (readonly [Name, readonly Count[]])[] =>
  (Object.keys(values) as Name[])
    .map((name) => [name, counts.filter((count) => count[by] === name)] as const)
    .filter(([, some]) => sumOf(some, 'GAMES') > 0);

type Sums<Measures extends readonly string[]> = { readonly [Index in keyof Measures]: number };

/** The sums of some measures for each day, seat, distance or turn number that one of them has, in order. */
const byFirst = <const Measures extends readonly string[]>(
  counts: readonly Count[],
  measures: Measures,
): readonly (readonly [number, Sums<Measures>])[] => {
  const sums = new Map<number, number[]>();
  for (const { measure, first, amount } of counts) {
    const index = measures.indexOf(measure);
    if (index < 0 || amount === 0) continue;
    const found = sums.get(first) ?? measures.map(() => 0);
    found[index] = (found[index] ?? 0) + amount;
    sums.set(first, found);
  }
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([first, found]) => [first, found as unknown as Sums<Measures>]);
};

const bySeat = (counts: readonly Count[]): Analytics['bySeat'] =>
  byFirst(counts, ['SEATS', 'WON', 'LOST', 'DREW']).map(([seat, [games, wins, losses, draws]]) => ({
    seat,
    games,
    wins,
    losses,
    draws,
  }));

const eliminations = (counts: readonly Count[]): Analytics['eliminations'] =>
  counts
    .filter(({ measure }) => measure === 'ELIMINATIONS')
    .map(({ first: place, second: seat, amount: games }) => ({ place, seat, games }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
