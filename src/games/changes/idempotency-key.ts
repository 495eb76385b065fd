import { createHash } from 'node:crypto';
import { badInput, success, type Result } from '../../domain/result.js';

/** The key under which a client may repeat a request without repeating its change. */
export interface IdempotencyKey {
  readonly key: string;
  /** Distinguishes the request from others with the same key. */
  readonly fingerprint: Uint8Array<ArrayBuffer>;
  /** Called when the response is that of an earlier request. */
  readonly onReplay: () => void;
}

/** The class of the advisory locks of idempotency keys. */
export const KEY_LOCKS = 801;

/** Returns the text whose hash is the advisory lock of a tenant's idempotency key. */
export const keyLockOf = (tenant: string, { key }: IdempotencyKey): string => JSON.stringify([tenant, key]);

const QUOTED = /^"([ !#-[\]-~]{1,255})"$/;
const UNQUOTED = /^[!#-~]{1,255}$/;

/** Reads the header Idempotency-Key, quoted or not; `parts` identify the request. */
export const readIdempotencyKey = (
  header: string | readonly string[] | undefined,
  parts: readonly unknown[],
  onReplay: () => void,
): Result<IdempotencyKey | undefined> => {
  if (header === undefined) return success(undefined);
  const text = String(header);
  const key = QUOTED.exec(text)?.[1] ?? UNQUOTED.exec(text)?.[0];
  if (key === undefined) return badInput([{ path: ['Idempotency-Key'], message: INVALID_KEY }]);
  const read = {
    key,
    onReplay,
    /** Computed lazily, once the body is validated: an unvalidated one may be nested too deeply for JSON.stringify. */
    get fingerprint() {
      return fingerprintOf(parts);
    },
  };
  return success(read);
};

const INVALID_KEY =
  'Idempotency-Key must be 1 to 255 printable ASCII characters, in quotation marks if it contains spaces.';

const fingerprintOf = (parts: readonly unknown[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(JSON.stringify(parts, sortFields)).digest());

/** Sorts the fields of objects and omits those that are null, so equal requests have equal fingerprints. */
const sortFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, field]) => field !== null)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value;
