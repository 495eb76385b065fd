import type pg from 'pg';
import { codeOf, StartUpError } from './start-up-error.js';

/**
 * The format that this build records. Raised with a kind of event or a migration that older builds do not understand:
 * these then refuse to start, and running ones fail only for the games in question.
 */
export const FORMAT = 2;

const OLDEST_READER = 'SELECT oldest_reader AS oldest FROM database_format';
const RAISE = 'UPDATE database_format SET oldest_reader = $1 WHERE oldest_reader < $1';

/** Whether a newer build, with a newer format, has started on the database. */
export const isOutdated = {
  text: 'SELECT oldest_reader > $1 AS "isOutdated" FROM database_format',
  values: [FORMAT],
} as const;

const INSUFFICIENT_PRIVILEGE = '42501';

/** Refuses a database whose format is newer, and raises an older one, so older builds refuse it. */
export const agreeOnFormat = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ readonly oldest: number }>(OLDEST_READER);
  const oldest = rows[0]?.oldest ?? 0;
  if (oldest > FORMAT)
    throw new StartUpError(
      `The database is of a newer version of this program (format ${oldest}; this one reads ${FORMAT}): update it.`,
    );
  if (oldest < FORMAT) await raise(client);
};

const raise = (client: pg.Client): Promise<unknown> =>
  client.query(RAISE, [FORMAT]).catch((error: unknown) => {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartUpError('This role may not raise the format of the database; run migrate as the owner.', {
      cause: error,
    });
  });
