import { fromStore, type StoredTable } from '../store/stored-table.js';
import type { GameState } from '../../domain/state/game-state.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { isDeepStrictEqual } from 'node:util';
import { tableColumns } from '../changes/append.js';
import type { Client } from '../changes/idempotent-change.js';
import type { StoredResult } from '../games.js';
import { retryRolledBack } from '../store/retry.js';
import { replay } from '../store/tables.js';
import { factsAfterReplacing, factsAtStart, withDepartures, type Facts } from './facts.js';
import { replaceFacts } from './game-facts.js';

/** Called after each game, with the reason if its facts could not be rebuilt. */
export type OnRebuilt = (failure?: { readonly tenant: string; readonly id: string; readonly reason: string }) => void;

const GAMES_AT_ONCE = 500;

/** In milliseconds. */
const TIMEOUTS = { maxWait: 60_000, timeout: 3_600_000 };

/**
 * Rebuilds the facts of every game from its log, then the totals from the facts. Servers may keep running: each game is
 * locked while its facts are rebuilt, and all games while the totals are rebuilt.
 */
export const rebuildFacts = async (
  prisma: PrismaClient,
  onRebuilt: OnRebuilt,
  gamesAtOnce = GAMES_AT_ONCE,
): Promise<void> => {
  for (let after = { tenant: '', id: '' }; ;) {
    const games = await prisma.$queryRaw<readonly (typeof after)[]>`
      SELECT tenant_id AS tenant, id FROM games WHERE (tenant_id, id) > (${after.tenant}, ${after.id})
      ORDER BY tenant_id, id LIMIT ${gamesAtOnce}`;
    for (const { tenant, id } of games) {
      const reason = await retryRolledBack(() => rebuildGame(prisma, tenant, id)).then(() => undefined, String);
      onRebuilt(reason === undefined ? undefined : { tenant, id, reason });
    }
    const last = games.at(-1);
    if (!last) break;
    after = last;
  }
  await rebuildTotals(prisma);
};

const rebuildGame = (prisma: PrismaClient, tenant: string, id: string): Promise<void> =>
  prisma.$transaction(async (client) => {
    const [game] = await client.$queryRaw<readonly { readonly results: readonly StoredResult[] }[]>`
      SELECT results FROM games WHERE tenant_id = ${tenant} AND id = ${id} FOR UPDATE`;
    if (!game) return;
    const snapshots = await readSnapshots(client, tenant, id);
    const { state, facts, byVersion } = replayFacts(snapshots, await readEvents(client, tenant, id));
    const { results } = tableColumns(state, facts);
    const stored = [...snapshots.keys()].map((version) => ({ version, facts: byVersion[version] }));
    const isStored = await storeFacts(client, tenant, id, stored);
    if (isStored || !isDeepStrictEqual(results, game.results))
      await client.$executeRaw`
        UPDATE games SET incarnation = gen_random_uuid(), results = ${JSON.stringify(results)}::jsonb
        WHERE tenant_id = ${tenant} AND id = ${id}`;
    await client.$executeRaw(replaceFacts(tenant, id, { state, facts, results }));
  }, TIMEOUTS);

const readSnapshots = async (client: Client, tenant: string, id: string): Promise<ReadonlyMap<number, GameState>> => {
  const rows = await client.$queryRaw<readonly { readonly version: number; readonly description: StoredTable }[]>`
    SELECT version, description FROM snapshots WHERE tenant_id = ${tenant} AND game_id = ${id} ORDER BY version`;
  return new Map(rows.map(({ version, description }) => [version, fromStore(description)]));
};

interface LoggedEvent {
  readonly version: number;
  readonly type: string;
  readonly input: unknown;
  /** The version to which a revertTo returned. */
  readonly revertedTo: number | null;
}

const readEvents = (client: Client, tenant: string, id: string) =>
  client.$queryRaw<readonly LoggedEvent[]>`
    SELECT version, type, input, CASE WHEN type = 'revertTo' THEN (input->>'version')::int END AS "revertedTo"
    FROM events WHERE tenant_id = ${tenant} AND game_id = ${id} ORDER BY version`;

/** Returns the facts after every event, and the newest table. */
const replayFacts = (snapshots: ReadonlyMap<number, GameState>, events: readonly LoggedEvent[]) => {
  let state = snapshots.get(0);
  if (!state) throw new Error('The game has no first table.');
  let facts = factsAtStart(state);
  const byVersion: Facts[] = [facts];
  for (const { version, type, input, revertedTo } of events) {
    const snapshot = snapshots.get(version);
    if (type === 'replaceState' && snapshot)
      facts = withDepartures(factsAfterReplacing(facts, state, snapshot), snapshot, version);
    else if (revertedTo !== null) facts = byVersion[revertedTo] ?? facts;
    else ({ state, facts } = replay({ state, facts }, version - 1, [[type, input]]));
    state = snapshot ?? state;
    byVersion.push(facts);
  }
  return { state, facts, byVersion };
};

/** Stores the facts of snapshots; returns how many changed. */
const storeFacts = (
  client: Client,
  tenant: string,
  id: string,
  facts: readonly { readonly version: number; readonly facts: Facts | undefined }[],
): Promise<number> =>
  client.$executeRaw`
    UPDATE snapshots s SET facts = k.facts
    FROM jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) AS k (version int, facts jsonb)
    WHERE s.tenant_id = ${tenant} AND s.game_id = ${id} AND s.version = k.version AND s.facts IS DISTINCT FROM k.facts`;

/** Rebuilds the totals from the facts of each game; changes of games wait meanwhile and add to the new totals. */
export const rebuildTotals = (prisma: PrismaClient): Promise<unknown> =>
  prisma.$transaction(async (client) => {
    await client.$executeRaw`LOCK TABLE analytics_changes IN SHARE ROW EXCLUSIVE MODE`;
    await client.$executeRaw`DELETE FROM analytics_changes`;
    await client.$executeRaw`DELETE FROM analytics_totals`;
    await client.$executeRaw`
      INSERT INTO analytics_totals (tenant_id, variant, edition, status, measure, first, second, amount)
      SELECT f.tenant_id, f.variant, f.edition, f.status, c.measure, c.first, c.second, sum(c.amount)
      FROM game_facts f CROSS JOIN LATERAL game_counts(f) c
      GROUP BY 1, 2, 3, 4, 5, 6, 7
      HAVING sum(c.amount) <> 0`;
  }, TIMEOUTS);
