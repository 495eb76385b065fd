import { randomInt } from 'node:crypto';
import type { GameRecord } from '../games.js';
import type { AdditionRow } from './append.js';
import { keyLockOf, type IdempotencyKey } from './idempotency-key.js';

/** The statement's parameters for a change's outcome and idempotency key. */
export interface KeptOutcome {
  readonly key: string;
  readonly key_lock: string;
  readonly fingerprint: string;
  readonly outcome: string;
  /** A placeholder in the outcome, which the statement replaces by the database's time. */
  readonly moment: string;
}

/** A random time in the far future, so no text from a client contains it. */
const MOMENT = new Date(8_000_000_000_000_000 + randomInt(2 ** 47));

/** Returns the outcome to store for an addition to a game, given the value that the client receives. */
export const keptOutcomeOf = (
  tenant: string,
  idempotencyKey: IdempotencyKey,
  record: GameRecord,
  addition: AdditionRow,
  valueOf: (record: GameRecord) => unknown,
): KeptOutcome => ({
  key: idempotencyKey.key,
  key_lock: keyLockOf(tenant, idempotencyKey),
  fingerprint: Buffer.from(idempotencyKey.fingerprint).toString('hex'),
  outcome: JSON.stringify(valueOf(recordAfter(record, addition))),
  moment: JSON.stringify(MOMENT),
});

const recordAfter = (
  record: GameRecord,
  { variant, edition, status, results, version, added }: AdditionRow,
): GameRecord => ({
  ...record,
  variant,
  edition,
  status,
  results,
  version: version + added,
  updatedAt: MOMENT,
  finishedAt: status === 'FINISHED' ? (record.finishedAt ?? MOMENT) : null,
});
