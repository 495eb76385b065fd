import { randomUUID } from 'node:crypto';
import { optional, objectSchema, text } from '../../domain/schema/schema.js';
import { declaredProblems } from '../../domain/schema/schema-problems.js';
import { factsAtStart } from '../statistics/facts.js';
import { describe } from '../../domain/state/describe.js';
import type { GameState } from '../../domain/state/game-state.js';
import { readDescription } from '../../domain/state/read-description.js';
import { withShuffledSeats } from '../../domain/state/shuffle-seats.js';
import { leftAtNow } from '../../domain/rules/104-standings.js';
import { problem, within, type Problem } from '../../domain/problem.js';
import { badInput, failure, success, type Result } from '../../domain/result.js';
import type { Game } from '../../generated/prisma/client.js';
import { tableColumns } from './append.js';
import { insertFacts } from '../statistics/game-facts.js';
import type { ExpectedVersion, GameRecord, Games, GamesFailure, NewGame } from '../games.js';
import type { Client, MakeOnce } from './idempotency-key.js';
import { gameColumns, noGame, recordOf, revivedRecord, versionConflict } from '../store/records.js';
import { isGameId, unstorable } from '../store/encodable.js';
import type { TableCache } from '../store/table-cache.js';

/** The beginning and the end of stored games. */
export const creatingGames = (makeOnce: MakeOnce, cache: TableCache): Pick<Games, 'create' | 'delete'> => ({
  create: async (tenant, game, { idempotencyKey } = {}) => {
    const read = readDescription(game.state);
    const wrong = read.ok || read.failure.code !== 'BAD_USER_INPUT' ? [] : within(['state'], read.failure.problems);
    const problems = [...gameProblems(game), ...wrong];
    if (problems.length || !read.ok) return badInput(problems);
    const id = game.id ?? randomUUID();
    const seed = game.shuffleSeats ? (game.seed ?? randomUUID()) : null;
    const seated = seed === null ? read : readDescription(withShuffledSeats(game.state, seed));
    if (!seated.ok) return seated;
    return makeOnce({
      tenant,
      idempotencyKey,
      make: async (client) => {
        const row = await insert(client, tenant, { id, name: game.name ?? null, seed }, seated.value);
        return row ? success(row) : failure({ code: 'ID_TAKEN', id });
      },
      tell: recordOf,
      revive: revivedRecord,
      onMade: ({ incarnation }) =>
        cache.keep(tenant, id, {
          incarnation,
          version: 0,
          state: seated.value,
          facts: factsAtStart(seated.value),
        }),
    });
  },
  delete: async (tenant, id, { expectedVersion, idempotencyKey } = {}) => {
    if (!isGameId(id)) return noGame(id);
    return makeOnce({
      tenant,
      idempotencyKey,
      make: (client) => remove(client, tenant, id, expectedVersion),
      tell: () => true as const,
      revive: () => true as const,
      onMade: () => cache.forget(tenant, id),
    });
  },
});

const remove = async (
  client: Client,
  tenant: string,
  id: string,
  expectedVersion: ExpectedVersion | undefined,
): Promise<Result<true, GamesFailure>> => {
  const version = expectedVersion === undefined ? {} : { version: { in: [expectedVersion].flat() } };
  const { count } = await client.game.deleteMany({ where: { tenantId: tenant, id, ...version } });
  if (count) return success(true);
  const found = await client.game.findUnique({ where: { tenantId_id: { tenantId: tenant, id } } });
  return found && expectedVersion !== undefined ? versionConflict(expectedVersion, found.version) : noGame(id);
};

const textsOnly = objectSchema('NamedGame', 'A game with a name.', {
  name: optional(text(), 'What it is called.'),
  seed: optional(text(), 'What to draw by.'),
});
const nothingKnown = { has: () => true };

const gameProblems = (game: NewGame): readonly Problem[] => [
  ...((game.id ?? null) === null || isGameId(game.id ?? '')
    ? []
    : [problem(['id'], `The id "${game.id}" has to be 1 to 128 letters, digits and . _ ~ - long.`)]),
  ...declaredProblems(textsOnly, game, nothingKnown),
  ...unstorable({ name: game.name, seed: game.seed, state: game.state }),
];

/** The game and the table that it starts with, at once; undefined where the id is taken. */
const insert = async (
  client: Client,
  tenant: string,
  { id, name, seed }: Pick<GameRecord, 'id' | 'name' | 'seed'>,
  state: GameState,
): Promise<Game | undefined> => {
  const { variant, edition, status, playerIds, results } = tableColumns(state, leftAtNow(new Map(), state, 0));
  const facts = factsAtStart(state);
  const [row] = await client.$queryRaw<readonly Game[]>`
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
