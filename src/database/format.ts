import type pg from 'pg';
import { errorCodeOf, StartUpError } from './start-up-error.js';

/**
 * The format that this build writes. Raise it with any new kind of event or migration that older builds don't
 * understand: they then refuse to start, and running ones fail only for the games concerned.
 */
export const FORMAT = 2;

const OLDEST_READER = 'SELECT oldest_reader AS oldest FROM database_format';
const RAISE = 'UPDATE database_format SET oldest_reader = $1 WHERE oldest_reader < $1';

/** Asks whether a newer build has given the database a format that this one cannot read. */
export const outdatedQuery = {
  text: 'SELECT oldest_reader > $1 AS "isOutdated" FROM database_format',
  values: [FORMAT],
} as const;

const INSUFFICIENT_PRIVILEGE = '42501';

/** Rejects a database of a newer format, and upgrades the format of an older one, so older builds reject it. */
export const agreeOnFormat = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ readonly oldest: number }>(OLDEST_READER);
  const oldest = rows[0]?.oldest ?? 0;
  if (oldest > FORMAT)
    throw new StartUpError(
      `The database was written by a newer version of this program (format ${oldest}; this one reads ${FORMAT}): update the program.`,
    );
  if (oldest < FORMAT) await raise(client);
};

const raise = (client: pg.Client): Promise<unknown> =>
  client.query(RAISE, [FORMAT]).catch((error: unknown) => {
    if (errorCodeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartUpError('This role may not raise the format of the database; run migrate as the owner.', {
      cause: error,
    });
  });
