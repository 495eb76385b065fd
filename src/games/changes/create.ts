import { randomUUID } from 'node:crypto';
import { problem, within, type Problem } from '../../domain/problem.js';
import { badInput, failure, success, type Result } from '../../domain/result.js';
import { leftAtNow } from '../../domain/rules/104-standings.js';
import { objectSchema, optional, text } from '../../domain/schema/schema.js';
import { declaredProblems } from '../../domain/schema/schema-problems.js';
import { describe } from '../../domain/state/describe.js';
import type { GameState } from '../../domain/state/game-state.js';
import { readDescription } from '../../domain/state/read-description.js';
import { withShuffledSeats } from '../../domain/state/shuffle-seats.js';
import type { GameRecord, Games, NewGame } from '../games.js';
import { factsAtStart } from '../statistics/facts.js';
import { insertFacts } from '../statistics/game-facts.js';
import { isGameId, unencodableProblems } from '../store/encodable.js';
import { gameColumns, recordOf, restoreRecord, type GameRow } from '../store/records.js';
import type { TableCache } from '../store/table-cache.js';
import { tableColumns } from './append.js';
import type { Client, MakeChange } from './idempotent-change.js';

/** Creates games. Nothing is published: nobody can subscribe to a game that does not exist yet. */
export const createGameCreation =
  (change: MakeChange, cache: TableCache): Games['create'] =>
  async (tenant, game, { idempotencyKey } = {}) => {
    const prepared = prepare(game);
    if (!prepared.ok) return prepared;
    const { id, state } = prepared.value;
    return change({
      tenant,
      idempotencyKey,
      make: async (client) => {
        const row = await insert(client, tenant, prepared.value);
        return row ? success(row) : failure({ code: 'ID_TAKEN', id });
      },
      valueOf: recordOf,
      restore: restoreRecord,
      onCommitted: ({ incarnation }) =>
        cache.set(tenant, id, { incarnation, version: 0, state, facts: factsAtStart(state) }),
    });
  };

/** A game that is ready to be stored. */
type Prepared = Pick<GameRecord, 'id' | 'name' | 'seed'> & { readonly state: GameState };

const prepare = (game: NewGame): Result<Prepared> => {
  const read = readDescription(game.state);
  const invalid = read.ok || read.failure.code !== 'BAD_USER_INPUT' ? [] : within(['state'], read.failure.problems);
  const problems = [...gameProblems(game), ...invalid];
  if (problems.length || !read.ok) return badInput(problems);
  const named = { id: game.id ?? randomUUID(), name: game.name ?? null };
  if (!game.shuffleSeats) return success({ ...named, seed: null, state: read.value });
  const seed = game.seed ?? randomUUID();
  const shuffled = readDescription(withShuffledSeats(game.state, seed));
  return shuffled.ok ? success({ ...named, seed, state: shuffled.value }) : shuffled;
};

const texts = objectSchema('GameTexts', 'The texts of a new game.', {
  name: optional(text(), 'Its name.'),
  seed: optional(text(), 'The seed of the draw.'),
});
const anything = { has: () => true };

const gameProblems = (game: NewGame): readonly Problem[] => [
  ...((game.id ?? null) === null || isGameId(game.id ?? '')
    ? []
    : [problem(['id'], `The id "${game.id}" has to be 1 to 128 letters, digits and . _ ~ - long.`)]),
  ...declaredProblems(texts, game, anything),
  ...unencodableProblems({ name: game.name, seed: game.seed, state: game.state }),
];

/** Inserts a game with its first table; undefined if the id is taken. */
const insert = async (
  client: Client,
  tenant: string,
  { id, name, seed, state }: Prepared,
): Promise<GameRow | undefined> => {
  const { variant, edition, status, playerIds, results } = tableColumns(state, leftAtNow(new Map(), state, 0));
  const facts = factsAtStart(state);
  const [row] = await client.$queryRaw<readonly GameRow[]>`
    WITH created AS (
      INSERT INTO games
        (tenant_id, id, name, variant, edition, status, version, seed, player_ids, results, created_at, updated_at, finished_at)
      VALUES (${tenant}, ${id}, ${name}, ${variant}, ${edition}, ${status}, 0, ${seed}, ${playerIds}::text[],
        ${JSON.stringify(results)}::jsonb, now(), now(),
        CASE WHEN ${status} = 'FINISHED' THEN now() END)
      ON CONFLICT (tenant_id, id) DO NOTHING
      RETURNING *
    ), kept AS (
      INSERT INTO snapshots (tenant_id, game_id, version, description, facts)
      SELECT g.tenant_id, g.id, 0, ${JSON.stringify(describe(state))}::jsonb, ${JSON.stringify(facts)}::jsonb
      FROM created g
    ), counted AS (
      ${insertFacts('created', { state, facts, results })}
    )
    SELECT ${gameColumns} FROM created g`;
  return row;
};
