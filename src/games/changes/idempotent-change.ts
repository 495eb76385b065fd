import { failure, success, type Result } from '../../domain/result.js';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import type { GamesFailure } from '../games.js';
import type { FromJson } from '../store/records.js';
import { retryRolledBack } from '../store/retry.js';
import { KEY_LOCKS, keyLockOf, type IdempotencyKey } from './idempotency-key.js';

/** The database, or a transaction of it. */
export type Client = Prisma.TransactionClient;

/** A change that may come with an idempotency key. */
export interface Change<Made, Value> {
  readonly tenant: string;
  readonly idempotencyKey: IdempotencyKey | undefined;
  readonly make: (client: Client) => Promise<Result<Made, GamesFailure>>;
  /**
   * Makes the change in one statement with others and stores its outcome, if its key is new and the table is cached;
   * otherwise returns undefined and changes nothing.
   */
  readonly makeTogether?: () => Promise<Result<Made, GamesFailure> | undefined>;
  /** Returns what the client receives, and restores it from the stored JSON. */
  readonly valueOf: (made: Made) => Value;
  readonly restore: (stored: FromJson<Value>) => Value;
  /** Called once the change is committed. */
  readonly onCommitted: (made: Made) => void;
  /** Queues the change behind others of its game, before it takes a connection. */
  readonly queue?: <Done>(work: () => Promise<Done>) => Promise<Done>;
}

export type MakeChange = <Made, Value>(change: Change<Made, Value>) => Promise<Result<Value, GamesFailure>>;

/** In milliseconds: to get a connection, and for the whole transaction; a slow statement is canceled earlier. */
const TRANSACTION_TIMEOUTS = { maxWait: 10_000, timeout: 60_000 };

/**
 * Makes changes, those with an idempotency key at most once: the change and its stored outcome are one transaction. An
 * advisory lock of that transaction marks the key as in progress on every server and is released with the connection,
 * even if the server dies. A failed change stores nothing, so its key may be used again. Batched changes take one
 * statement, under the same lock; if that fails, a transaction.
 */
export const createChangeMaker = (prisma: PrismaClient): MakeChange => {
  const keysInProgress = new Set<string>();
  return async (change) => {
    const { tenant, idempotencyKey, queue = (work) => work() } = change;
    if (!idempotencyKey)
      return queue(
        async () => (await makeAtOnce(change)) ?? finish(change, await retryRolledBack(() => change.make(prisma))),
      );
    const name = keyLockOf(tenant, idempotencyKey);
    if (keysInProgress.has(name)) return requestInProgress(idempotencyKey);
    keysInProgress.add(name);
    try {
      return await queue(async () => (await makeAtOnce(change)) ?? makeOnce(prisma, change, idempotencyKey, name));
    } finally {
      keysInProgress.delete(name);
    }
  };
};

const makeAtOnce = async <Made, Value>(change: Change<Made, Value>) => {
  const made = await change.makeTogether?.();
  return made && finish(change, made);
};

const requestInProgress = ({ key }: IdempotencyKey) => failure({ code: 'REQUEST_IN_PROGRESS' as const, key });

const finish = <Made, Value>(
  { valueOf, onCommitted }: Change<Made, Value>,
  made: Result<Made, GamesFailure>,
): Result<Value, GamesFailure> => {
  if (!made.ok) return made;
  onCommitted(made.value);
  return success(valueOf(made.value));
};

const makeOnce = async <Made, Value>(
  prisma: PrismaClient,
  change: Change<Made, Value>,
  idempotencyKey: IdempotencyKey,
  lockName: string,
): Promise<Result<Value, GamesFailure>> => {
  const outcome = await retryRolledBack(() =>
    prisma.$transaction((client) => makeOrReplay(client, change, idempotencyKey, lockName), TRANSACTION_TIMEOUTS),
  );
  if (!('replayed' in outcome)) return finish(change, outcome);
  idempotencyKey.onReplay();
  return success(outcome.replayed);
};

const makeOrReplay = async <Made, Value>(
  client: Client,
  { tenant, make, valueOf, restore }: Change<Made, Value>,
  idempotencyKey: IdempotencyKey,
  lockName: string,
): Promise<Result<Made, GamesFailure> | { readonly replayed: Value }> => {
  if (!(await tryLock(client, lockName))) return requestInProgress(idempotencyKey);
  const { key, fingerprint } = idempotencyKey;
  const stored = await findOutcome<Value>(client, tenant, key);
  if (stored && Buffer.compare(stored.fingerprint, fingerprint) !== 0)
    return failure({ code: 'IDEMPOTENCY_KEY_REUSED', key });
  if (stored) return { replayed: restore(stored.outcome) };
  const made = await make(client);
  if (made.ok) await storeOutcome(client, tenant, idempotencyKey, valueOf(made.value));
  return made;
};

/** Takes the lock in a separate statement, since only later statements see what its previous holder committed. */
const tryLock = async (client: Client, name: string): Promise<boolean> => {
  const [lock] = await client.$queryRaw<readonly { readonly isFree: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, ${KEY_LOCKS}::bigint)) AS "isFree"`;
  return lock?.isFree === true;
};

interface StoredOutcome<Value> {
  readonly fingerprint: Uint8Array;
  readonly outcome: FromJson<Value>;
}

const findOutcome = async <Value>(
  client: Client,
  tenant: string,
  key: string,
): Promise<StoredOutcome<Value> | undefined> => {
  const [row] = await client.$queryRaw<readonly StoredOutcome<Value>[]>`
    SELECT fingerprint, outcome FROM idempotency_keys
    WHERE tenant_id = ${tenant} AND key = ${key} AND created_at > now() - interval '24 hours'`;
  return row;
};

/** Stores an outcome, and deletes some expired keys, so little more than a day's worth remains. */
const storeOutcome = async (
  client: Client,
  tenant: string,
  { key, fingerprint }: IdempotencyKey,
  outcome: unknown,
): Promise<void> => {
  await client.$executeRaw`
    WITH gone AS (
      DELETE FROM idempotency_keys k USING (
        SELECT key FROM idempotency_keys
        WHERE tenant_id = ${tenant} AND key <> ${key} AND created_at < now() - interval '24 hours'
        ORDER BY created_at LIMIT 10 FOR UPDATE SKIP LOCKED
      ) old
      WHERE k.tenant_id = ${tenant} AND k.key = old.key
    )
    INSERT INTO idempotency_keys (tenant_id, key, fingerprint, outcome, created_at)
    VALUES (${tenant}, ${key}, ${fingerprint}, ${JSON.stringify(outcome)}::json, now())
    ON CONFLICT (tenant_id, key) DO UPDATE
      SET fingerprint = excluded.fingerprint, outcome = excluded.outcome, created_at = excluded.created_at`;
};

/** Locks a game's row against changes by any server, in the given transaction or a new one, and does some work. */
export const withRowLock = async <Done>(
  prisma: PrismaClient,
  client: Client,
  { tenant, id }: { readonly tenant: string; readonly id: string },
  work: (client: Client) => Promise<Done>,
): Promise<Done> => {
  const lockAndWork = async (transaction: Client) => {
    await transaction.$queryRaw`
      SELECT version FROM games WHERE tenant_id = ${tenant} AND id = ${id} FOR NO KEY UPDATE`;
    return work(transaction);
  };
  return client === prisma ? prisma.$transaction(lockAndWork, TRANSACTION_TIMEOUTS) : lockAndWork(client);
};
