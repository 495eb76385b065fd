import type { GameState } from '../../domain/state/game-state.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { StoredResult } from '../games.js';
import type { Facts } from './facts.js';

/** A table with its facts. */
export interface TableFacts {
  readonly state: GameState;
  readonly facts: Facts;
  readonly results: readonly StoredResult[];
}

/** Returns the columns of game_facts that are not in the game's own row. */
export const factsRow = ({ state, facts, results }: TableFacts) => {
  const byPlayer = new Map(results.map((result) => [result.player, result]));
  const bySeat = state.players.map(({ id }) => byPlayer.get(id));
  const starting = facts.starter === null ? undefined : state.playersById.get(facts.starter);
  return {
    starting_seat: starting?.seat ?? null,
    turns: state.turn.number,
    choices: facts.choices,
    choices_out_of_range: facts.choicesOutOfRange,
    results: bySeat.map((result) => result?.result ?? 'PLAYING'),
    places: bySeat.map((result) => result?.place ?? null),
    left_at: bySeat.map((result) => result?.atVersion ?? null),
    distances: facts.attacks.map(({ distance }) => distance),
    attacks: facts.attacks.map(({ attacks }) => attacks),
    turn_numbers: facts.turns.map(({ turn }) => turn),
    turn_players: facts.turns.map(({ players }) => players),
    turn_opponents: facts.turns.map(({ opponents }) => opponents),
  };
};

const FACT_TYPES: Readonly<Record<keyof ReturnType<typeof factsRow>, string>> = {
  starting_seat: 'int',
  turns: 'int',
  choices: 'int',
  choices_out_of_range: 'int',
  results: 'text[]',
  places: 'int[]',
  left_at: 'int[]',
  distances: 'int[]',
  attacks: 'int[]',
  turn_numbers: 'int[]',
  turn_players: 'int[]',
  turn_opponents: 'int[]',
};

/** Columns taken from the row of the game, which the statement calls g. */
const GAME_COLUMNS = {
  variant: 'g.variant',
  edition: 'g.edition',
  status: 'g.status',
  created_on: `(g.created_at AT TIME ZONE 'UTC')::date`,
  finished_on: `(g.finished_at AT TIME ZONE 'UTC')::date`,
  players: 'cardinality(g.player_ids)',
};

const rawList = (items: readonly string[]): Prisma.Sql => Prisma.raw(items.join(', '));

const facts = Object.keys(FACT_TYPES);
const columnNames = [...Object.keys(GAME_COLUMNS), ...facts];
const columns = rawList(columnNames);
const excluded = rawList(columnNames.map((name) => `excluded.${name}`));
const values = rawList([...Object.values(GAME_COLUMNS), ...facts.map((name) => `c.${name}`)]);
const factTypes = rawList(Object.entries(FACT_TYPES).map(([name, type]) => `${name} ${type}`));

/** The facts of a table as a row that the statement calls c. */
const factsRecord = (table: TableFacts): Prisma.Sql =>
  Prisma.sql`jsonb_to_record(${JSON.stringify(factsRow(table))}::jsonb) AS c (${factTypes})`;

/** Returns a statement that inserts the facts of the game in the relation `games`, which was just created. */
export const insertFacts = (games: string, table: TableFacts): Prisma.Sql =>
  insertWithDays(games, table, Prisma.sql`SELECT '{}'::date[] AS days, '{}'::int[] AS events`);

const insertWithDays = (games: string, table: TableFacts, days: Prisma.Sql): Prisma.Sql => Prisma.sql`
  INSERT INTO game_facts (tenant_id, game_id, days, events, ${columns})
  SELECT g.tenant_id, g.id, log.days, log.events, ${values}
  FROM ${Prisma.raw(games)} g, (${days}) AS log, ${factsRecord(table)}`;

/** Returns a statement that replaces the facts of a game, from its row and its log. */
export const replaceFacts = (tenant: string, id: string, table: TableFacts): Prisma.Sql => Prisma.sql`
  WITH mine AS (SELECT * FROM games WHERE tenant_id = ${tenant} AND id = ${id})
  ${insertWithDays('mine', table, daysInLog(tenant, id))}
  ON CONFLICT (tenant_id, game_id) DO UPDATE SET (days, events, ${columns}) = (excluded.days, excluded.events, ${excluded})`;

const daysInLog = (tenant: string, id: string): Prisma.Sql => Prisma.sql`
    SELECT coalesce(array_agg(d.day ORDER BY d.day), '{}') AS days,
      coalesce(array_agg(d.events ORDER BY d.day), '{}') AS events
    FROM (
      SELECT (recorded_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS events
      FROM events WHERE tenant_id = ${tenant} AND game_id = ${id} GROUP BY 1
    ) d`;

/** Adds the new events to the count of today's. */
const DAYS = `
  days = CASE WHEN f.days[cardinality(f.days)] = today.day THEN f.days ELSE f.days || today.day END,
  events = CASE WHEN f.days[cardinality(f.days)] = today.day
    THEN f.events[:cardinality(f.events) - 1] || (f.events[cardinality(f.events)] + g.added)
    ELSE f.events || g.added END`;

const TODAY = `(SELECT (now() AT TIME ZONE 'UTC')::date AS day) AS today`;

/**
 * Returns statements that update the facts of the games in the relation `games`, to which `added` events were appended.
 * If a game has no new facts, only its count of events changes.
 */
export const updateFacts = (games: string): string => `counted AS (
    UPDATE game_facts f SET ${DAYS}
    FROM ${games} g, ${TODAY}
    WHERE f.tenant_id = g.tenant_id AND f.game_id = g.id AND g.facts IS NULL
  ), recounted AS (
    UPDATE game_facts f SET (${columns.text}) = (${values.text}), ${DAYS}
    FROM ${games} g, ${TODAY}, jsonb_to_record(g.facts) AS c (${factTypes.text})
    WHERE f.tenant_id = g.tenant_id AND f.game_id = g.id AND g.facts IS NOT NULL
  )`;
