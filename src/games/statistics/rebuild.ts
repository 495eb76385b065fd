import type { Description } from '../../domain/state/description.js';
import { buildGameState } from '../../domain/state/build-game-state.js';
import { factsAfterReplacing, factsAtStart, type Facts } from './facts.js';
import type { GameState } from '../../domain/state/game-state.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { putFacts } from './game-facts.js';
import type { StoredResult } from '../games.js';
import type { Client } from '../changes/idempotency-key.js';
import { replayed } from '../store/tables.js';

/** Told after each game, with why it could not be counted if it could not. */
export type OnRebuilt = (failure?: { readonly tenant: string; readonly id: string; readonly reason: string }) => void;

const GAMES_AT_ONCE = 500;

/** In milliseconds. */
const PATIENCE = { maxWait: 60_000, timeout: 3_600_000 };

/**
 * Counts every game anew from its log, then the totals from the games. Servers may go on meanwhile: each game is held
 * while it is counted, and all of them while the totals are added up.
 */
export const rebuildFacts = async (prisma: PrismaClient, onRebuilt: OnRebuilt): Promise<void> => {
  for (let after = { tenant: '', id: '' }; ;) {
    const games = await prisma.$queryRaw<readonly (typeof after)[]>`
      SELECT tenant_id AS tenant, id FROM games WHERE (tenant_id, id) > (${after.tenant}, ${after.id})
      ORDER BY tenant_id, id LIMIT ${GAMES_AT_ONCE}`;
    for (const { tenant, id } of games) {
      const reason = await rebuildGame(prisma, tenant, id).then(() => undefined, String);
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
    const where = { tenantId: tenant, gameId: id };
    const orderBy = { version: 'asc' } as const;
    const [snapshots, events] = [
      await client.snapshot.findMany({ where, orderBy, select: { version: true, description: true } }),
      await client.event.findMany({ where, orderBy, select: { version: true, type: true, input: true } }),
    ];
    const counted = countedIn(
      new Map(
        snapshots.map(({ version, description }) => [version, buildGameState(description as unknown as Description)]),
      ),
      events,
    );
    await client.$executeRaw(putFacts(tenant, id, { ...counted, ...game }));
    await keepFacts(
      client,
      tenant,
      id,
      snapshots.map(({ version }) => ({ version, facts: counted.byVersion[version] })),
    );
  }, PATIENCE);

interface Logged {
  readonly version: number;
  readonly type: string;
  readonly input: unknown;
}

/** The facts after every event; of the table, only the newest is kept. */
const countedIn = (snapshots: ReadonlyMap<number, GameState>, events: readonly Logged[]) => {
  const start = snapshots.get(0);
  if (!start) throw new Error('It has no table to begin with.');
  const byVersion: Facts[] = [factsAtStart(start)];
  let state = start;
  for (const { version, type, input } of events) {
    const facts = byVersion.at(-1) ?? factsAtStart(start);
    const after = snapshots.get(version);
    if (type === 'replaceState' && after) byVersion.push(factsAfterReplacing(facts, state, after));
    else if (type === 'revertTo') byVersion.push(byVersion[(input as { version: number }).version] ?? facts);
    else {
      const reached = replayed({ state, facts }, [[type, input]]);
      byVersion.push(reached.facts);
      state = reached.state;
    }
    state = after ?? state;
  }
  return { state, facts: byVersion.at(-1) ?? factsAtStart(start), byVersion };
};

/** Where that changes something, servers have to forget what they remember of the game. */
const keepFacts = async (
  client: Client,
  tenant: string,
  id: string,
  kept: readonly { readonly version: number; readonly facts: Facts | undefined }[],
): Promise<void> => {
  const changed = await client.$executeRaw`
    UPDATE snapshots s SET facts = k.facts
    FROM jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) AS k (version int, facts jsonb)
    WHERE s.tenant_id = ${tenant} AND s.game_id = ${id} AND s.version = k.version AND s.facts IS DISTINCT FROM k.facts`;
  if (changed)
    await client.$executeRaw`
      UPDATE games SET incarnation = gen_random_uuid() WHERE tenant_id = ${tenant} AND id = ${id}`;
};

/** Adds up the totals anew from what is kept of each game. Whoever changes a game meanwhile waits, and adds to the new ones. */
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
  }, PATIENCE);
