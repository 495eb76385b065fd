import type pg from 'pg';
import { codeOf, StartUpError } from './start-up-error.js';

/**
 * The format of what this build records. Raised with a new kind of event, or a migration, that older builds do not
 * understand: from then on they do not start, and those that run fail the games in question alone.
 */
export const FORMAT = 2;

const OLDEST_READER = 'SELECT oldest_reader AS oldest FROM database_format';
const RAISE = 'UPDATE database_format SET oldest_reader = $1 WHERE oldest_reader < $1';

/** Whether a newer build has started on the database, which records what this one does not know. */
export const isOutdated = {
  text: 'SELECT oldest_reader > $1 AS "isOutdated" FROM database_format',
  values: [FORMAT],
} as const;

const INSUFFICIENT_PRIVILEGE = '42501';

/** Refuses a database that this build is too old for, and keeps from it builds that are too old for what this one records. */
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
