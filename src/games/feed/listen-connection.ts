import pg from 'pg';

/** A connection that notifies other processes of changed games and listens for their notifications. */
export interface ListenConnection {
  readonly notify: (games: readonly string[]) => Promise<unknown>;
  readonly query: <Row extends object>(statement: string, values: readonly unknown[]) => Promise<readonly Row[]>;
  readonly isLost: () => boolean;
  readonly close: () => void;
}

interface Listener {
  /** Called with the payload of a notification from another connection. */
  readonly onNotification: (game: string) => void;
  readonly onLost: () => void;
}

const CHANNEL = 'game_changed';

/** In milliseconds: a connection that does not respond for this long is given up. */
const TIMEOUT = 5_000;

/** Notifications need not survive a crash of PostgreSQL: after one, every subscriber reads its game again. */
const SETTINGS = `SET synchronous_commit = off; SET statement_timeout = ${TIMEOUT}`;
const NOTIFY = `SELECT pg_notify('${CHANNEL}', game) FROM unnest($1::text[]) AS games (game)`;

const createClient = (url: string): pg.Client =>
  new pg.Client({
    connectionString: url,
    application_name: 'rangefinder notifications',
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
  });

/** Opens a connection and starts listening. */
export const openListenConnection = async (
  url: string,
  { onNotification, onLost }: Listener,
): Promise<ListenConnection> => {
  const client = createClient(url);
  let lost = false;
  for (const event of ['error', 'end'] as const)
    client.on(event, () => {
      lost = true;
      onLost();
    });
  const close = () => void client.end().catch(() => undefined);
  try {
    await client.connect();
    await listen(client, onNotification);
  } catch (error) {
    close();
    throw error;
  }
  return {
    notify: (games) => client.query(NOTIFY, [games]),
    query: async <Row extends object>(statement: string, values: readonly unknown[]) =>
      (await client.query<Row>(statement, [...values])).rows,
    isLost: () => lost,
    close,
  };
};

/** PostgreSQL's code for something that a replica cannot do, such as listening. */
const READ_ONLY = '25006';

/** Ignores the connection's own notifications. On a replica nothing arrives; polling finds changes there, too. */
const listen = async (client: pg.Client, onNotification: (game: string) => void): Promise<void> => {
  const { rows } = await client.query<{ readonly self: number }>('SELECT pg_backend_pid() AS self');
  client.on('notification', ({ processId, payload }) => {
    if (processId !== rows[0]?.self && payload !== undefined) onNotification(payload);
  });
  await client.query(SETTINGS);
  await client.query(`LISTEN ${CHANNEL}`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === READ_ONLY)) throw error;
  });
};
