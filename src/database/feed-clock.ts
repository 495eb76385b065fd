import type pg from 'pg';
import { messageOf, StartUpError } from './start-up-error.js';

const IS_OF_ANOTHER = `
  SELECT cluster <> system_identifier AS "isOfAnother" FROM feed_clock, pg_control_system()`;

/** Places new events after all restored ones. */
const SET_AHEAD = `
  UPDATE feed_clock SET cluster = system_identifier, ahead = (SELECT coalesce(max(position), 0) FROM events)
  FROM pg_control_system()`;

/**
 * Sets the feed's clock if the database was restored from a dump into another PostgreSQL, whose transaction ids start
 * over. Must be called before anything is recorded.
 */
export const setFeedClock = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ readonly isOfAnother: boolean }>(IS_OF_ANOTHER);
  if (rows[0]?.isOfAnother) await client.query(SET_AHEAD).catch(refuse);
};

const refuse = (error: unknown): never => {
  throw new StartUpError(`The database was restored, and its feed cannot be set: ${messageOf(error)}`, {
    cause: error,
  });
};
