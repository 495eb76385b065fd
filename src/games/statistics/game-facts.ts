import type { Facts } from './facts.js';
import type { GameState } from '../../domain/state/game-state.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { StoredResult } from '../games.js';

/** A table as analytics count it: what it shows, what has happened at it, and how it stands for whom. */
export interface Counted {
  readonly state: GameState;
  readonly facts: Facts;
  readonly results: readonly StoredResult[];
}

/** The columns of game_facts that do not stand in the row of the game. */
export const factsRow = ({ state, facts, results }: Counted) => {
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

const COUNTED = `starting_seat, turns, choices, choices_out_of_range, results, places, left_at, distances, attacks,
  turn_numbers, turn_players, turn_opponents`;

const COUNTED_TYPES = `starting_seat int, turns int, choices int, choices_out_of_range int, results text[], places int[],
  left_at int[], distances int[], attacks int[], turn_numbers int[], turn_players int[], turn_opponents int[]`;

const of = (table: string, columns: string): string => columns.replaceAll(/\w+/g, (column) => `${table}.${column}`);

/** Of the game that a statement calls g. */
const OF_GAME = `variant, edition, status, created_on, finished_on, players`;
const FROM_GAME = `g.variant, g.edition, g.status, (g.created_at AT TIME ZONE 'UTC')::date,
  (g.finished_at AT TIME ZONE 'UTC')::date, cardinality(g.player_ids)`;

const countedIn = (counted: Counted): Prisma.Sql =>
  Prisma.sql`jsonb_to_record(${JSON.stringify(factsRow(counted))}::jsonb) AS c (${Prisma.raw(COUNTED_TYPES)})`;

/** The facts of a game that a statement has just made; `games` is where that stands. */
export const insertFacts = (games: string, counted: Counted): Prisma.Sql =>
  insertInto(games, counted, Prisma.raw(`(SELECT '{}'::date[] AS days, '{}'::int[] AS events)`));

const insertInto = (games: string, counted: Counted, log: Prisma.Sql): Prisma.Sql => Prisma.sql`
  INSERT INTO game_facts (tenant_id, game_id, days, events, ${Prisma.raw(`${OF_GAME}, ${COUNTED}`)})
  SELECT g.tenant_id, g.id, log.days, log.events, ${Prisma.raw(FROM_GAME)}, c.*
  FROM ${Prisma.raw(games)} g, ${log} AS log, ${countedIn(counted)}`;

/** The facts of a game, whether there are some already or not, as its row and its log say. */
export const putFacts = (tenant: string, id: string, counted: Counted): Prisma.Sql => Prisma.sql`
  WITH mine AS (SELECT * FROM games WHERE tenant_id = ${tenant} AND id = ${id})
  ${insertInto('mine', counted, daysInLog(tenant, id))}
  ON CONFLICT (tenant_id, game_id) DO UPDATE
    SET (days, events, ${Prisma.raw(`${OF_GAME}, ${COUNTED}`)}) = (excluded.days, excluded.events, ${Prisma.raw(of('excluded', `${OF_GAME}, ${COUNTED}`))})`;

const daysInLog = (tenant: string, id: string): Prisma.Sql => Prisma.sql`(
    SELECT coalesce(array_agg(d.day ORDER BY d.day), '{}') AS days,
      coalesce(array_agg(d.events ORDER BY d.day), '{}') AS events
    FROM (
      SELECT (recorded_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS events
      FROM events WHERE tenant_id = ${tenant} AND game_id = ${id} GROUP BY 1
    ) d
  )`;

/** Of events that are recorded together, as many more on their day. */
const DAYS = `
  days = CASE WHEN f.days[cardinality(f.days)] = now_on.day THEN f.days ELSE f.days || now_on.day END,
  events = CASE WHEN f.days[cardinality(f.days)] = now_on.day
    THEN f.events[:cardinality(f.events) - 1] || (f.events[cardinality(f.events)] + now_on.events)
    ELSE f.events || now_on.events END`;

/**
 * The facts of the game that a statement calls g and has just changed by so many events; `counted` is left out where
 * nothing has changed but how many events there were.
 */
export const updateFacts = (games: string, events: number, counted?: Counted): Prisma.Sql => {
  const isOfGame = Prisma.raw('WHERE f.tenant_id = g.tenant_id AND f.game_id = g.id');
  const nowOn = Prisma.sql`(SELECT (now() AT TIME ZONE 'UTC')::date AS day, ${events}::int AS events) AS now_on`;
  return counted
    ? Prisma.sql`UPDATE game_facts f
      SET (${Prisma.raw(`${OF_GAME}, ${COUNTED}`)}) = (${Prisma.raw(FROM_GAME)}, ${Prisma.raw(of('c', COUNTED))}), ${Prisma.raw(DAYS)}
      FROM ${Prisma.raw(games)} g, ${countedIn(counted)}, ${nowOn} ${isOfGame}`
    : Prisma.sql`UPDATE game_facts f SET ${Prisma.raw(DAYS)} FROM ${Prisma.raw(games)} g, ${nowOn} ${isOfGame}`;
};
