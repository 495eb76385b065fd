import type { EnumSchema } from '../../domain/schema/schema.js';
import { variant } from '../../domain/state/vocabulary.js';
import { rulesEdition } from '../../domain/rulebook/editions.js';
import type { Analytics } from './analytics.js';
import type { Measure, Sum } from './sums.js';
import { groupPairs } from '../../domain/values/groups.js';

/** Returns the analytics that follow from all sums. */
export const summarise = (sums: readonly Sum[]): Analytics => ({
  ...summariseGames(sums),
  bySeat: bySeat(sums),
  byVariant: groupsOf(sums, (sum) => sum.variant, variant).map(([name, group]) => {
    const { games, finished, averageTurns } = summariseGames(group);
    return { variant: name, games, finished, averagePlayers: totalOf(group, 'PLAYERS') / games, averageTurns };
  }),
  byEdition: groupsOf(sums, (sum) => sum.edition, rulesEdition).map(([edition, group]) => {
    const { games, finished } = summariseGames(group);
    return { edition, games, finished };
  }),
  byDay: byFirst(sums, ['CREATED', 'FINISHED', 'EVENTS']).map(([day, total]) => ({
    day: new Date(day * DAY).toISOString().slice(0, 10),
    created: total('CREATED'),
    finished: total('FINISHED'),
    events: total('EVENTS'),
  })),
  eliminations: eliminations(sums),
  attacksByDistance: byFirst(sums, ['ATTACKS']).map(([distance, total]) => ({ distance, attacks: total('ATTACKS') })),
  choices: totalOf(sums, 'CHOICES'),
  choicesOutOfRange: totalOf(sums, 'CHOICES_OUT_OF_RANGE'),
  opponentsInRange: byFirst(sums, ['TURN_PLAYERS', 'TURN_OPPONENTS']).map(([turn, total]) => {
    const players = total('TURN_PLAYERS');
    return { turn, average: players ? total('TURN_OPPONENTS') / players : 0, players };
  }),
});

/** In milliseconds. */
const DAY = 86_400_000;

const totalOf = (sums: readonly Sum[], measure: Measure): number =>
  sums.reduce((total, sum) => (sum.measure === measure ? total + sum.amount : total), 0);

const summariseGames = (sums: readonly Sum[]) => {
  const over = sums.filter(({ status }) => status === 'FINISHED');
  const finished = totalOf(over, 'GAMES');
  return { games: totalOf(sums, 'GAMES'), finished, averageTurns: finished ? totalOf(over, 'TURNS') / finished : null };
};

const groupsBy = <Key>(sums: readonly Sum[], keyOf: (sum: Sum) => Key | null): (readonly [Key, readonly Sum[]])[] => [
  ...groupPairs(
    sums.flatMap((sum) => {
      const key = keyOf(sum);
      return key === null ? [] : [[key, sum] as const];
    }),
  ),
];

/** Groups sums by variant or edition, in the declared order; leaves out groups without games. */
const groupsOf = <Name extends string>(
  sums: readonly Sum[],
  nameOf: (sum: Sum) => Name | null,
  { values }: EnumSchema<Name>,
): readonly (readonly [Name, readonly Sum[]])[] => {
  const order = Object.keys(values);
  return groupsBy(sums, nameOf)
    .filter(([, group]) => totalOf(group, 'GAMES') > 0)
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
};

type Total = (measure: Measure) => number;

/** Groups the nonzero sums of some measures by day, seat, distance or turn number, in ascending order. */
const byFirst = (sums: readonly Sum[], measures: readonly Measure[]): readonly (readonly [number, Total])[] => {
  const nonzero = sums.filter(({ measure, amount }) => amount !== 0 && measures.includes(measure));
  return groupsBy(nonzero, ({ first }) => first)
    .sort(([one], [other]) => one - other)
    .map(([first, group]) => [first, (measure) => totalOf(group, measure)]);
};

const bySeat = (sums: readonly Sum[]): Analytics['bySeat'] =>
  byFirst(sums, ['SEATS', 'WON', 'LOST', 'DREW']).map(([seat, total]) => ({
    seat,
    games: total('SEATS'),
    wins: total('WON'),
    losses: total('LOST'),
    draws: total('DREW'),
  }));

const eliminations = (sums: readonly Sum[]): Analytics['eliminations'] =>
  sums
    .filter(({ measure }) => measure === 'ELIMINATIONS')
    .map(({ first: place, second: seat, amount: games }) => ({ place, seat, games }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
