import { badInput, success } from '../domain/result.js';
import { analyticsOf, type Count } from '../questions/counts.js';
import type { GameFilter } from '../questions/game-inputs.js';
import type { Query } from './database.js';
import { conditionOf, type Condition } from './filtering.js';
import type { Games } from './games.js';
import { unstorable } from './storable.js';

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

/** What is added up of a view: by what, and the measures with their sums. */
interface Adding {
  readonly view: string;
  readonly by: readonly [first: string, second: string];
  readonly sums: Readonly<Record<string, string>>;
  readonly isOfGames?: boolean;
}

const COUNT = 'count(*)';

const ADDINGS: readonly Adding[] = [
  {
    view: 'games',
    by: ['0', '0'],
    sums: { GAMES: COUNT, PLAYERS: 'sum(players)', TURNS: 'sum(turns)' },
    isOfGames: true,
  },
  {
    view: 'games',
    by: ['0', '0'],
    sums: { CHOICES: 'sum(choices)', CHOICES_OUT_OF_RANGE: 'sum(choices_out_of_range)' },
  },
  { view: 'games', by: [numbered('created_on'), '0'], sums: { CREATED: COUNT } },
  { view: 'games', by: [numbered('finished_on'), '0'], sums: { FINISHED: COUNT } },
  {
    view: 'players',
    by: ['seat_from_starter', '0'],
    sums: {
      SEATS: COUNT,
      WON: `${COUNT} FILTER (WHERE result = 'WON')`,
      LOST: `${COUNT} FILTER (WHERE result = 'LOST')`,
      DREW: `${COUNT} FILTER (WHERE result = 'DREW')`,
    },
  },
  {
    view: 'players',
    by: ['CASE WHEN left_at_version IS NOT NULL THEN place END', 'seat_from_starter'],
    sums: { ELIMINATIONS: COUNT },
  },
  { view: 'attacks', by: ['distance', '0'], sums: { ATTACKS: 'sum(attacks)' } },
  {
    view: 'turns',
    by: ['turn', '0'],
    sums: { TURN_PLAYERS: 'sum(players)', TURN_OPPONENTS: 'sum(opponents_in_range)' },
  },
  { view: 'days', by: [numbered('day'), '0'], sums: { EVENTS: 'sum(events)' } },
];

const ofEach = ({ text, values }: Condition): Condition => ({
  text: `
    WITH matching AS MATERIALIZED (SELECT g.tenant_id AS tenant, g.id AS game FROM games g WHERE ${text})
    ${ADDINGS.map(adding).join(' UNION ALL ')}`,
  values,
});

const adding = ({ view, by: [first, second], sums, isOfGames = false }: Adding): string => {
  const games = isOfGames
    ? 'variant, edition, status'
    : 'NULL::text AS variant, NULL::text AS edition, NULL::text AS status';
  const added = Object.values(sums).map((sum, index) => `(${sum})::float8 AS sum_${index}`);
  const named = Object.keys(sums).map((measure, index) => `('${measure}', a.sum_${index})`);
  return `
    SELECT a.variant, a.edition, a.status, m.measure, a.first, a.second, m.amount
    FROM (
      SELECT ${games}, ${first} AS first, ${second} AS second, ${added.join(', ')}
      FROM matching JOIN analytics.${view} USING (tenant, game)
      GROUP BY 1, 2, 3, 4, 5
    ) a CROSS JOIN LATERAL (VALUES ${named.join(', ')}) AS m (measure, amount)
    WHERE a.first IS NOT NULL AND a.second IS NOT NULL`;
};
