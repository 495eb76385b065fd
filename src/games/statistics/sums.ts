import { badInput, success } from '../../domain/result.js';
import { analyticsOf, type Count } from './summary.js';
import type { GameFilter } from '../store/game-inputs.js';
import type { Query } from '../store/database.js';
import { conditionOf, type Condition } from '../store/filter.js';
import type { Games } from '../games.js';
import { unstorable } from '../store/encodable.js';

/**
 * Counts over the games of a tenant, all as of one moment. What totals are kept by is read from them; for other filters
 * what is kept of each game that matches is added up.
 */
export const countingGames = (count: Query): Pick<Games, 'analytics'> => ({
  analytics: async (tenant, filter) => {
    const problems = unstorable(filter, ['filter']);
    if (problems.length) return badInput(problems);
    const { text, values } = hasTotals(filter) ? ofTotals(tenant, filter) : ofEach(conditionOf(tenant, filter));
    return success(analyticsOf(await count<Count>({ name: '', text }, values)));
  },
});

const TOTALED = ['status', 'variant', 'edition'] as const;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const hasTotals = (filter: GameFilter): boolean =>
  Object.entries(filter).every(([name, value]) => !isGiven(value) || TOTALED.some((each) => each === name));

/** Where games themselves are counted it is told which; all the rest is added up here. */
const GAMES = `measure IN ('GAMES', 'PLAYERS', 'TURNS')`;

const ofTotals = (tenant: string, filter: GameFilter): Condition => {
  const given = TOTALED.filter((name) => isGiven(filter[name]));
  const conditions = ['tenant = $1', ...given.map((name, index) => `${name} = $${index + 2}`)];
  return {
    text: `
      SELECT CASE WHEN ${GAMES} THEN variant END AS variant, CASE WHEN ${GAMES} THEN edition END AS edition,
        CASE WHEN ${GAMES} THEN status END AS status, measure, first, second, sum(amount)::float8 AS amount
      FROM analytics.totals
      WHERE ${conditions.join(' AND ')}
      GROUP BY 1, 2, 3, 4, 5, 6`,
    values: [tenant, ...given.map((name) => filter[name])],
  };
};

/** The day as a number, as totals have it. */
const numbered = (day: string): string => `${day} - DATE '1970-01-01'`;

/** What is added up of the games that match: of their rows, or of a list of each; by what, and the measures with their sums. */
interface Adding {
  readonly list?: string;
  readonly by: readonly [first: string, second: string];
  readonly sums: Readonly<Record<string, string>>;
  readonly isOfGames?: boolean;
}

const COUNT = 'count(*)';

const PLAYERS = 'unnest(f.results, f.places, f.left_at) WITH ORDINALITY AS p (result, place, left_at, number)';
const SEAT_FROM_STARTER = '(p.number::int - 1 - f.starting_seat + f.players) % f.players';

const ADDINGS: readonly Adding[] = [
  {
    by: ['0', '0'],
    sums: { GAMES: COUNT, PLAYERS: 'sum(f.players)', TURNS: 'sum(f.turns)' },
    isOfGames: true,
  },
  {
    by: ['0', '0'],
    sums: { CHOICES: 'sum(f.choices)', CHOICES_OUT_OF_RANGE: 'sum(f.choices_out_of_range)' },
  },
  { by: [numbered('f.created_on'), '0'], sums: { CREATED: COUNT } },
  { by: [numbered('f.finished_on'), '0'], sums: { FINISHED: COUNT } },
  {
    list: PLAYERS,
    by: [SEAT_FROM_STARTER, '0'],
    sums: {
      SEATS: COUNT,
      WON: `${COUNT} FILTER (WHERE p.result = 'WON')`,
      LOST: `${COUNT} FILTER (WHERE p.result = 'LOST')`,
      DREW: `${COUNT} FILTER (WHERE p.result = 'DREW')`,
    },
  },
  {
    list: PLAYERS,
    by: ['CASE WHEN p.left_at IS NOT NULL THEN p.place END', SEAT_FROM_STARTER],
    sums: { ELIMINATIONS: COUNT },
  },
  {
    list: 'unnest(f.distances, f.attacks) AS a (distance, attacks)',
    by: ['a.distance', '0'],
    sums: { ATTACKS: 'sum(a.attacks)' },
  },
  {
    list: 'unnest(f.turn_numbers, f.turn_players, f.turn_opponents) AS t (turn, players, opponents)',
    by: ['t.turn', '0'],
    sums: { TURN_PLAYERS: 'sum(t.players)', TURN_OPPONENTS: 'sum(t.opponents)' },
  },
  {
    list: 'unnest(f.days, f.events) AS d (day, events)',
    by: [numbered('d.day'), '0'],
    sums: { EVENTS: 'sum(d.events)' },
  },
];

const ofEach = ({ text, values }: Condition): Condition => ({
  text: `
    WITH matching AS MATERIALIZED (
      SELECT f.* FROM games g JOIN analytics.facts f ON f.tenant = g.tenant_id AND f.game = g.id WHERE ${text}
    )
    ${ADDINGS.map(adding).join(' UNION ALL ')}`,
  values,
});

const adding = ({ list, by: [first, second], sums, isOfGames = false }: Adding): string => {
  const games = isOfGames
    ? 'f.variant, f.edition, f.status'
    : 'NULL::text AS variant, NULL::text AS edition, NULL::text AS status';
  const added = Object.values(sums).map((sum, index) => `(${sum})::float8 AS sum_${index}`);
  const named = Object.keys(sums).map((measure, index) => `('${measure}', a.sum_${index})`);
  return `
    SELECT a.variant, a.edition, a.status, m.measure, a.first, a.second, m.amount
    FROM (
      SELECT ${games}, ${first} AS first, ${second} AS second, ${added.join(', ')}
      FROM matching f${list === undefined ? '' : ` CROSS JOIN LATERAL ${list}`}
      GROUP BY 1, 2, 3, 4, 5
    ) a CROSS JOIN LATERAL (VALUES ${named.join(', ')}) AS m (measure, amount)
    WHERE a.first IS NOT NULL AND a.second IS NOT NULL`;
};
