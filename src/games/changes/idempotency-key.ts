import { createHash } from 'node:crypto';
import { badInput, failure, success, type Result } from '../../domain/result.js';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import type { GamesFailure } from '../games.js';

/** A change that is made once, however often its request comes. */
export interface IdempotencyKey {
  /** What the sender calls the request. */
  readonly key: string;
  /** What tells the request from others that come with the same key. */
  readonly fingerprint: Uint8Array<ArrayBuffer>;
  /** Told where the answer is that of an earlier request. */
  readonly onReplay: () => void;
}

const IN_QUOTES = /^"([ !#-[\]-~]{1,255})"$/;
const BARE = /^[!#-~]{1,255}$/;

/** The key in a header Idempotency-Key, in quotation marks or bare, for a request that consists of those parts. */
export const readIdempotencyKey = (
  header: string | readonly string[] | undefined,
  parts: readonly unknown[],
  onReplay: () => void,
): Result<IdempotencyKey | undefined> => {
  if (header === undefined) return success(undefined);
  const text = String(header);
  const key = IN_QUOTES.exec(text)?.[1] ?? BARE.exec(text)?.[0];
  if (key === undefined) return badInput([{ path: ['Idempotency-Key'], message: NO_KEY }]);
  return success({ key, fingerprint: fingerprintOf(parts), onReplay });
};

const NO_KEY =
  'Idempotency-Key has to be 1 to 255 letters, digits or signs of ASCII, in quotation marks where it has blanks.';

const fingerprintOf = (parts: readonly unknown[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(JSON.stringify(parts, withSortedFields)).digest());

/** Two objects of the same fields are the same, whatever their order. */
const withSortedFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** What a change speaks to: the database, or a transaction of it. */
export type Client = Prisma.TransactionClient;

/** A change that may come with a key. */
export interface Change<Made, Value> {
  readonly tenant: string;
  readonly idempotencyKey: IdempotencyKey | undefined;
  readonly make: (client: Client) => Promise<Result<Made, GamesFailure>>;
  /** What its sender is told, now and again later, when it is read from what was kept as JSON. */
  readonly tell: (made: Made) => Value;
  readonly revive: (kept: unknown) => Value;
  /** Told when nothing can undo the change any more. */
  readonly onMade?: (made: Made) => void;
  /** Waits until it is the change's turn; a connection is taken only then. */
  readonly turn?: <Done>(work: () => Promise<Done>) => Promise<Done>;
}

export type MakeOnce = <Made, Value>(change: Change<Made, Value>) => Promise<Result<Value, GamesFailure>>;

/** In milliseconds: for a connection, and for the whole change; a statement that takes too long ends itself before. */
export const PATIENCE = { maxWait: 10_000, timeout: 60_000 };

/**
 * Makes a change that comes with a key in one transaction with what is kept of it: both are there or neither is. While it
 * is at work a lock of that transaction says so to every server; it goes with the connection, whatever becomes of the
 * server. A change that fails leaves nothing, and its key is free again.
 */
export const makingOnce = (prisma: PrismaClient): MakeOnce => {
  const atWork = new Set<string>();
  return async (change) => {
    const { tenant, idempotencyKey, turn = immediately } = change;
    if (!idempotencyKey) return turn(async () => settled(change, fresh(await change.make(prisma))));
    const name = JSON.stringify([tenant, idempotencyKey.key]);
    if (atWork.has(name)) return inProgress(idempotencyKey);
    atWork.add(name);
    try {
      return await turn(async () =>
        settled(change, await prisma.$transaction((client) => makeIn(client, change, idempotencyKey, name), PATIENCE)),
      );
    } finally {
      atWork.delete(name);
    }
  };
};

const immediately = <Done>(work: () => Promise<Done>): Promise<Done> => work();

/** A change that was made just now, or what was kept of it. */
type Outcome<Made> = { readonly made: Made } | { readonly kept: unknown };

const fresh = <Made>(made: Result<Made, GamesFailure>): Result<Outcome<Made>, GamesFailure> =>
  made.ok ? success({ made: made.value }) : made;

const settled = <Made, Value>(
  { idempotencyKey, tell, revive, onMade }: Change<Made, Value>,
  outcome: Result<Outcome<Made>, GamesFailure>,
): Result<Value, GamesFailure> => {
  if (!outcome.ok) return outcome;
  if ('made' in outcome.value) {
    onMade?.(outcome.value.made);
    return success(tell(outcome.value.made));
  }
  idempotencyKey?.onReplay();
  return success(revive(outcome.value.kept));
};

const inProgress = ({ key }: IdempotencyKey) => failure({ code: 'REQUEST_IN_PROGRESS' as const, key });

const makeIn = async <Made, Value>(
  client: Client,
  { tenant, make, tell }: Change<Made, Value>,
  idempotencyKey: IdempotencyKey,
  name: string,
): Promise<Result<Outcome<Made>, GamesFailure>> => {
  if (!(await isFirst(client, name))) return inProgress(idempotencyKey);
  const kept = await keptOf(client, tenant, idempotencyKey.key);
  if (kept && !isSame(kept.fingerprint, idempotencyKey.fingerprint))
    return failure({ code: 'IDEMPOTENCY_KEY_REUSED', key: idempotencyKey.key });
  if (kept) return success({ kept: kept.outcome });
  const made = await make(client);
  if (made.ok) await keep(client, tenant, idempotencyKey, tell(made.value));
  return fresh(made);
};

/** Whether no other transaction works on it. Only a later statement sees what an earlier one has left. */
const isFirst = async (client: Client, name: string): Promise<boolean> => {
  const [lock] = await client.$queryRaw<readonly { readonly isFree: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, ${KEYS}::bigint)) AS "isFree"`;
  return lock?.isFree === true;
};

/** Sets the locks of keys apart from others. */
const KEYS = 801;

interface Kept {
  readonly fingerprint: Uint8Array;
  readonly outcome: unknown;
}

const keptOf = async (client: Client, tenant: string, key: string): Promise<Kept | undefined> => {
  const [row] = await client.$queryRaw<readonly Kept[]>`
    SELECT fingerprint, outcome FROM idempotency_keys
    WHERE tenant_id = ${tenant} AND key = ${key} AND created_at > now() - interval '24 hours'`;
  return row;
};

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** Each change takes some of what is too old with it, so that there is never much more than a day's. */
const keep = async (
  client: Client,
  tenant: string,
  { key, fingerprint }: IdempotencyKey,
  value: unknown,
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
    VALUES (${tenant}, ${key}, ${fingerprint}, ${JSON.stringify(value)}::json, now())
    ON CONFLICT (tenant_id, key) DO UPDATE
      SET fingerprint = excluded.fingerprint, outcome = excluded.outcome, created_at = excluded.created_at`;
};
