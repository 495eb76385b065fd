import pg from 'pg';
import { playedGame } from '../scripts/playing/playing.js';
import type { Description } from '../src/domain/state/description.js';
import { built } from '../test/built.js';
import { post } from './load.js';

/** The number of games to play; only short ones, of about 50 events, are recorded. */
const PLAYED = 400;
const LONGEST = 80;

/** Records short games and returns how their tables began. */
export const recordGames = async (url: string): Promise<readonly Description[]> => {
  const games = Array.from({ length: PLAYED }, (_, index) => ({
    id: `played-${index}`,
    ...playedGame(`bench-${index}`),
  }));
  const short = games.filter(({ events }) => events.length <= LONGEST);
  for (const { id, state, events } of short) {
    await post(`${url}/v1/games`, JSON.stringify({ id, state }));
    await post(`${url}/v1/games/${id}/events`, JSON.stringify({ events }));
  }
  return short.map(({ state }) => state);
};

/** The numbers of games and events. */
export interface Size {
  readonly games: number;
  readonly events: number;
}

/** The number of days over which copies are spread. */
const DAYS = 365;

/** Groups of people who play with each other. */
const CIRCLES = 50;

/** A copy of a game: which game, how many days earlier, and by which group. */
const COPIES = `
  SELECT g.tenant_id, g.id, 'copy-' || n AS copy, (n % ${DAYS})::int AS earlier, n % ${CIRCLES} AS circle
  FROM (SELECT tenant_id, id, row_number() OVER (ORDER BY id) - 1 AS place FROM games WHERE id LIKE 'played-%') g
  JOIN generate_series($1::int, $2::int - 1) n ON n % $3::int = g.place`;

const days = (column: string): string => `${column} - make_interval(days => c.earlier)`;

/** Without tables, which statistics do not read. */
const STATEMENTS = [
  `INSERT INTO games (tenant_id, id, name, variant, edition, status, version, seed, player_ids, results,
     created_at, updated_at, finished_at)
   SELECT g.tenant_id, c.copy, c.copy, g.variant, g.edition, g.status, g.version, g.seed,
     ARRAY(SELECT player || '-' || c.circle FROM unnest(g.player_ids) WITH ORDINALITY AS p (player, seat) ORDER BY p.seat), g.results,
     ${days('g.created_at')}, ${days('g.updated_at')}, ${days('g.finished_at')}
   FROM (${COPIES}) c JOIN games g USING (tenant_id, id)`,
  `INSERT INTO events (tenant_id, game_id, version, type, input, summary, illegal_because, recorded_at)
   SELECT e.tenant_id, c.copy, e.version, e.type, e.input, e.summary, e.illegal_because, ${days('e.recorded_at')}
   FROM (${COPIES}) c JOIN events e ON e.tenant_id = c.tenant_id AND e.game_id = c.id`,
  `INSERT INTO game_facts (tenant_id, game_id, variant, edition, status, created_on, finished_on, players, starting_seat,
     turns, choices, choices_out_of_range, results, places, left_at, distances, attacks, turn_numbers, turn_players,
     turn_opponents, days, events)
   SELECT f.tenant_id, c.copy, f.variant, f.edition, f.status, f.created_on - c.earlier, f.finished_on - c.earlier,
     f.players, f.starting_seat, f.turns, f.choices, f.choices_out_of_range, f.results, f.places, f.left_at, f.distances,
     f.attacks, f.turn_numbers, f.turn_players, f.turn_opponents,
     (SELECT array_agg(day - c.earlier) FROM unnest(f.days) AS day), f.events
   FROM (${COPIES}) c JOIN game_facts f ON f.tenant_id = c.tenant_id AND f.game_id = c.id`,
];

/** Copies the recorded games to different days until there are enough, and adds up the totals as `rebuild` does. */
export const growTo = async (databaseUrl: string, recorded: number, games: number): Promise<Size> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const count = async (table: string): Promise<number> =>
    Number((await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n);
  // The totals are added up below instead of by a trigger per row.
  await client.query('SET session_replication_role = replica');
  const from = await count('games');
  for (const statement of STATEMENTS) await client.query(statement, [from, games, recorded]);
  await rebuildTotals(databaseUrl);
  await client.query('VACUUM ANALYZE');
  const size = { games: await count('games'), events: await count('events') };
  await client.end();
  return size;
};

const PATIENCE = 600_000;

const rebuildTotals = async (databaseUrl: string): Promise<void> => {
  const { openDatabase } = await built('games/store/database.js');
  const { rebuildTotals: rebuild } = await built('games/statistics/rebuild.js');
  const database = openDatabase(databaseUrl, { statementTimeout: PATIENCE });
  try {
    await rebuild(database.prisma);
  } finally {
    await database.close();
  }
};
