import { randomUUID } from 'node:crypto';
import type { Cards } from '../../own-cards/cards.js';
import { atPath } from '../../domain/problem.js';
import { badInput, failure, problemsIn, success, type Result } from '../../domain/result.js';
import { createReader } from '../../domain/schema/reader.js';
import type { InputOf, ValueOf } from '../../domain/schema/schema.js';
import { toStore } from '../store/stored-table.js';
import type { GameState } from '../../domain/state/game-state.js';
import { readDescription, stateOf } from '../../domain/setup/read-description.js';
import { withShuffledSeats } from '../../domain/setup/shuffle-seats.js';
import { readPermitted } from '../../questions/catalogue/work.js';
import type { GameRecord, Games } from '../games.js';
import { factsAtStart } from '../statistics/facts.js';
import { isRecord } from '../../domain/values/record.js';
import { insertFacts } from '../statistics/game-facts.js';
import { idProblems, unencodableProblems } from '../store/encodable.js';
import { createGameInput } from '../store/game-inputs.js';
import { gameColumns, recordOf, restoreRecord, type GameRow } from '../store/records.js';
import type { TableCache } from '../store/table-cache.js';
import { tableColumns } from './append.js';
import type { Client, MakeChange } from './idempotent-change.js';

/** Creates games. No notification is sent: nobody can subscribe to a game that does not exist yet. */
export const createGameCreation =
  (change: MakeChange, cache: TableCache, cards: Cards): Games['create'] =>
  async (tenant, game, { idempotencyKey, budget } = {}) => {
    if (!isRecord(game)) return badInput(readShape(game).problems);
    const prepared = await cards.inFull({ table: game.state }, ({ table }) => {
      const state = table ?? game.state;
      return readPermitted(budget, state, () => prepare({ ...game, state }));
    });
    // A repeated request gets its first response, even if a card that it names has been removed since.
    if (!prepared.ok && !idempotencyKey) return prepared;
    return change({
      tenant,
      idempotencyKey,
      make: async (client) => {
        if (!prepared.ok) return prepared;
        const row = await insert(client, tenant, prepared.value);
        return row ? success(row) : failure({ code: 'ID_TAKEN', id: prepared.value.id });
      },
      valueOf: recordOf,
      restore: restoreRecord,
      onCommitted: ({ id, incarnation }) => {
        if (!prepared.ok) return;
        budget?.stay();
        const { state } = prepared.value;
        cache.set(tenant, id, { incarnation, version: 0, state, facts: factsAtStart(state) });
      },
    });
  };

/** A game that is ready to be stored. */
type NewGame = Pick<GameRecord, 'id' | 'name' | 'seed'> & { readonly state: GameState };

const prepare = (given: InputOf<typeof createGameInput>): Result<NewGame> => {
  const read = readGame(given);
  if (!read.ok) return read;
  const { name = null, state, table, shuffleSeats } = read.value;
  const named = { id: read.value.id ?? randomUUID(), name };
  if (!shuffleSeats) return success({ ...named, seed: null, state: table });
  const seed = read.value.seed ?? randomUUID();
  const shuffled = readDescription(withShuffledSeats(state, seed));
  return shuffled.ok ? success({ ...named, seed, state: shuffled.value }) : shuffled;
};

const readShape = createReader(createGameInput);

/** Reads a game, or returns all problems of it and of its table. */
const readGame = (given: InputOf<typeof createGameInput>): Result<ReadGame> => {
  const { value: game, mentions, problems, moreProblems } = readShape(given);
  if (!game) return badInput(problems, moreProblems);
  const state = stateOf({ value: game.state, mentions, problems: [], moreProblems: 0 });
  const impossible = problemsIn(state);
  const allProblems = [
    ...problems,
    ...idProblems(game.id),
    ...unencodableProblems(game),
    ...atPath(['state'], impossible.problems),
  ];
  return allProblems.length || !state.ok
    ? badInput(allProblems, moreProblems + impossible.moreProblems)
    : success({ ...game, table: state.value });
};

type ReadGame = ValueOf<typeof createGameInput> & { readonly table: GameState };

/** Inserts a game with its first table; returns undefined if the id is taken. */
const insert = async (
  client: Client,
  tenant: string,
  { id, name, seed, state }: NewGame,
): Promise<GameRow | undefined> => {
  const facts = factsAtStart(state);
  const { variant, edition, status, playerIds, results } = tableColumns(state, facts);
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
      SELECT g.tenant_id, g.id, 0, ${JSON.stringify(toStore(state))}::jsonb, ${JSON.stringify(facts)}::jsonb
      FROM created g
    ), counted AS (
      ${insertFacts('created', { state, facts, results })}
    )
    SELECT ${gameColumns} FROM created g`;
  return row;
};
