import pg from 'pg';

/** A connection that tells of changes of games and hears of them. */
export interface Line {
  readonly notify: (names: readonly string[]) => Promise<unknown>;
  readonly query: <Row extends object>(statement: string, values: readonly unknown[]) => Promise<readonly Row[]>;
  readonly isLost: () => boolean;
  readonly close: () => void;
}

interface Hearing {
  /** The payload of what another connection told. */
  readonly onHeard: (name: string) => void;
  readonly onLost: () => void;
}

const CHANNEL = 'game_changed';

/** In milliseconds: a connection over which nothing is answered for so long is given up. */
const SILENCE = 5_000;

/** What is told is not worth waiting for the disk: when the server falls, every listener looks for itself. */
const SETTINGS = `SET synchronous_commit = off; SET statement_timeout = ${SILENCE}`;
const NOTIFY = `SELECT pg_notify('${CHANNEL}', name) FROM unnest($1::text[]) AS names (name)`;

const clientOf = (url: string): pg.Client =>
  new pg.Client({
    connectionString: url,
    application_name: 'rangefinder notifications',
    keepAlive: true,
    connectionTimeoutMillis: SILENCE,
    query_timeout: SILENCE,
  });

/** Opens a connection that listens from then on. */
export const openLine = async (url: string, { onHeard, onLost }: Hearing): Promise<Line> => {
  const client = clientOf(url);
  let lost = false;
  for (const event of ['error', 'end'] as const)
    client.on(event, () => {
      lost = true;
      onLost();
    });
  const close = () => void client.end().catch(() => undefined);
  try {
    await client.connect();
    await listen(client, onHeard);
  } catch (error) {
    close();
    throw error;
  }
  return {
    notify: (names) => client.query(NOTIFY, [names]),
    query: async <Row extends object>(statement: string, values: readonly unknown[]) =>
      (await client.query<Row>(statement, [...values])).rows,
    isLost: () => lost,
    close,
  };
};

/** What PostgreSQL says of what a replica cannot do, such as listening. */
const READ_ONLY = '25006';

/** Whoever tells something need not hear it. At a replica nobody hears anything; what is watched is compared there, too. */
const listen = async (client: pg.Client, onHeard: (name: string) => void): Promise<void> => {
  const { rows } = await client.query<{ readonly self: number }>('SELECT pg_backend_pid() AS self');
  client.on('notification', ({ processId, payload }) => {
    if (processId !== rows[0]?.self && payload !== undefined) onHeard(payload);
  });
  await client.query(SETTINGS);
  await client.query(`LISTEN ${CHANNEL}`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === READ_ONLY)) throw error;
  });
};
