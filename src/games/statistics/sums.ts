import { badInput, success } from '../../domain/result.js';
import type { RulesEdition } from '../../domain/rulebook/editions.js';
import type { Variant } from '../../domain/state/vocabulary.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Games } from '../games.js';
import type { GameFilter, GameStatus } from '../store/game-inputs.js';
import type { Query } from '../../database/query.js';
import { unencodableProblems } from '../store/encodable.js';
import { gamesMatching } from '../store/filter.js';
import { summarise } from './summary.js';

/**
 * Summarises a tenant's games, all as of one moment: from the stored totals if the filter allows it, otherwise from
 * the facts of each matching game.
 */
export const createAnalytics =
  (query: Query): Games['analytics'] =>
  async (tenant, filter) => {
    const problems = unencodableProblems(filter, ['filter']);
    if (problems.length) return badInput(problems);
    const { text, values } = hasTotals(filter) ? sumsOfTotals(tenant, filter) : sumsOfGames(tenant, filter);
    return success(summarise(await query<Sum>({ text, values })));
  };

const TOTALED: ReadonlySet<string> = new Set(['status', 'variant', 'edition']);

const hasTotals = (filter: GameFilter): boolean =>
  Object.entries(filter).every(([name, value]) => !value || TOTALED.has(name));

/** Only counts of the games themselves keep their variant, edition and status; all others are added up. */
const BY_GROUP = Prisma.raw(`measure IN ('GAMES', 'PLAYERS', 'TURNS')`);

const sumsOfTotals = (tenant: string, { status, variant, edition }: GameFilter): Prisma.Sql => Prisma.sql`
  SELECT CASE WHEN ${BY_GROUP} THEN variant END AS variant, CASE WHEN ${BY_GROUP} THEN edition END AS edition,
    CASE WHEN ${BY_GROUP} THEN status END AS status, measure, first, second, sum(amount)::float8 AS amount
  FROM analytics.totals
  WHERE tenant = ${tenant}
    ${status ? Prisma.sql`AND status = ${status}` : Prisma.empty}
    ${variant ? Prisma.sql`AND variant = ${variant}` : Prisma.empty}
    ${edition ? Prisma.sql`AND edition = ${edition}` : Prisma.empty}
  GROUP BY 1, 2, 3, 4, 5, 6`;

/** Sums over the rows of game_facts, or over the items of a list in each of them, grouped by one or two keys. */
interface Aggregation {
  readonly list?: string;
  readonly first?: string;
  readonly second?: string;
  readonly sums: Readonly<Record<string, string>>;
  readonly byGroup?: boolean;
}

/** Numbers a day, as the totals do. */
const dayNumber = (day: string): string => `${day} - DATE '1970-01-01'`;

const COUNT = 'count(*)';
const PLAYERS = 'unnest(f.results, f.places, f.left_at) WITH ORDINALITY AS p (result, place, left_at, number)';
const SEAT_FROM_STARTER = '(p.number::int - 1 - f.starting_seat + f.players) % f.players';

const AGGREGATIONS = [
  { sums: { GAMES: COUNT, PLAYERS: 'sum(f.players)', TURNS: 'sum(f.turns)' }, byGroup: true },
  { sums: { CHOICES: 'sum(f.choices)', CHOICES_OUT_OF_RANGE: 'sum(f.choices_out_of_range)' } },
  { first: dayNumber('f.created_on'), sums: { CREATED: COUNT } },
  { first: dayNumber('f.finished_on'), sums: { FINISHED: COUNT } },
  {
    list: PLAYERS,
    first: SEAT_FROM_STARTER,
    sums: {
      SEATS: COUNT,
      WON: `${COUNT} FILTER (WHERE p.result = 'WON')`,
      LOST: `${COUNT} FILTER (WHERE p.result = 'LOST')`,
      DREW: `${COUNT} FILTER (WHERE p.result = 'DREW')`,
    },
  },
  {
    list: PLAYERS,
    first: 'CASE WHEN p.left_at IS NOT NULL THEN p.place END',
    second: SEAT_FROM_STARTER,
    sums: { ELIMINATIONS: COUNT },
  },
  {
    list: 'unnest(f.distances, f.attacks) AS a (distance, attacks)',
    first: 'a.distance',
    sums: { ATTACKS: 'sum(a.attacks)' },
  },
  {
    list: 'unnest(f.turn_numbers, f.turn_players, f.turn_opponents) AS t (turn, players, opponents)',
    first: 't.turn',
    sums: { TURN_PLAYERS: 'sum(t.players)', TURN_OPPONENTS: 'sum(t.opponents)' },
  },
  { list: 'unnest(f.days, f.events) AS d (day, events)', first: dayNumber('d.day'), sums: { EVENTS: 'sum(d.events)' } },
] as const satisfies readonly Aggregation[];

type KeyOf<Sums> = Sums extends unknown ? keyof Sums : never;

/** The quantity that a sum counts. */
export type Measure = KeyOf<(typeof AGGREGATIONS)[number]['sums']>;

/** A sum over games; only GAMES, PLAYERS and TURNS have a variant, an edition and a status. */
export interface Sum {
  readonly variant: Variant | null;
  readonly edition: RulesEdition | null;
  readonly status: GameStatus | null;
  readonly measure: Measure;
  /** The day (counted from 1970-01-01), seat, place, distance or turn number. */
  readonly first: number;
  /** The seat, if `first` is a place. */
  readonly second: number;
  readonly amount: number;
}

const sumsOfGames = (tenant: string, filter: GameFilter): Prisma.Sql => Prisma.sql`
  WITH matching AS MATERIALIZED (
    SELECT f.* FROM games g JOIN analytics.facts f ON f.tenant = g.tenant_id AND f.game = g.id
    WHERE ${gamesMatching(tenant, filter)}
  )
  ${Prisma.raw(AGGREGATIONS.map(aggregate).join(' UNION ALL '))}`;

const aggregate = ({ list, first = '0', second = '0', sums, byGroup = false }: Aggregation): string => {
  const group = byGroup
    ? 'f.variant, f.edition, f.status'
    : 'NULL::text AS variant, NULL::text AS edition, NULL::text AS status';
  const columns = Object.values(sums).map((sum, index) => `(${sum})::float8 AS sum_${index}`);
  const rows = Object.keys(sums).map((measure, index) => `('${measure}', a.sum_${index})`);
  return `
    SELECT a.variant, a.edition, a.status, m.measure, a.first, a.second, m.amount
    FROM (
      SELECT ${group}, ${first} AS first, ${second} AS second, ${columns.join(', ')}
      FROM matching f${list === undefined ? '' : ` CROSS JOIN LATERAL ${list}`}
      GROUP BY 1, 2, 3, 4, 5
    ) a CROSS JOIN LATERAL (VALUES ${rows.join(', ')}) AS m (measure, amount)
    WHERE a.first IS NOT NULL AND a.second IS NOT NULL`;
};
