import { expect, test } from '@jest/globals';
import pg from 'pg';
import { lockWaitsIn, rowsOf } from '../../database.js';
import { until } from '../../until.js';
import { serve, ownDatabase } from '../server.js';

const database = await ownDatabase();
/** PostgreSQL ends whoever has waited for this long: the server, which waits first, and has to be met until then. */
await rowsOf(
  database.url,
  `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''3s''', current_database()); END $$`,
);
const server = await serve({ databaseUrl: database.url });

const events = [{ lifeChanges: { kind: 'GAIN', amounts: [{ player: 'ann', amount: 1 }] } }];
const create = (id: string) => server.post('/v1/games', { id, state: { players: [{ id: 'ann' }, { id: 'bob' }] } });
const record = (id: string, headers: Record<string, string> = {}) =>
  server.post(`/v1/games/${id}/events`, { events }, headers);

/** Locks a game's facts, waits for the change that locks its row first and needs them next, then wants the row, too. */
const deadlockWith = async (id: string, change: () => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query("SET deadlock_timeout = '1min'");
    await client.query('BEGIN');
    await client.query('SELECT FROM game_facts WHERE game_id = $1 FOR UPDATE', [id]);
    const changed = change();
    await until(async () => (await lockWaitsIn(database.url)) > 0);
    await client.query('UPDATE games SET name = $2 WHERE id = $1', [id, 'renamed']);
    await client.query('COMMIT');
    await changed;
  } finally {
    await client.end();
  }
};

const deadlocks = async (): Promise<number> => {
  const [row] = await rowsOf<{ deadlocks: number }>(
    database.url,
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  );
  return row?.deadlocks ?? 0;
};

test.each([
  ['without a key', {}],
  ['with a key', { 'idempotency-key': 'deadlocked' }],
])(
  'a change that PostgreSQL ends for a deadlock is made all the same, once, %s',
  async (name, headers) => {
    const id = `deadlock-${name.replaceAll(' ', '-')}`;
    await create(id);
    await deadlockWith(id, async () => {
      const { status, body } = await record(id, headers);
      expect([status, body.game?.version ?? body.version]).toEqual([200, 1]);
    });
    const { body } = await server.get(`/v1/games/${id}`);
    expect([body.version, body.name]).toEqual([1, 'renamed']);
    await until(async () => (await deadlocks()) > 0);
  },
  30_000,
);

test.each(['40001', '40P01'])('one that fails again and again with %s is a 503, over GraphQL, too', async (state) => {
  const id = `failing-${state}`;
  await create(id);
  await rowsOf(
    database.url,
    `CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM nextval('attempts'); RAISE EXCEPTION 'rolled back' USING ERRCODE = '${state}'; END $$;
     CREATE SEQUENCE IF NOT EXISTS attempts;
     CREATE OR REPLACE TRIGGER fail BEFORE INSERT ON events FOR EACH ROW WHEN (NEW.game_id LIKE 'failing-%')
     EXECUTE FUNCTION fail()`,
  );
  const { status, headers, body } = await record(id);
  expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const [attempts] = await rowsOf<{ last: number }>(database.url, 'SELECT last_value::int AS last FROM attempts');
  expect(attempts?.last).toBeGreaterThan(1);
  const query = `mutation { recordEvents(game: "${id}", events: [{ turnEnds: {} }]) { game { version } } }`;
  const graphql = await server.graphql(query);
  expect(graphql.body.errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
  expect((await server.get(`/v1/games/${id}`)).body.version).toBe(0);
});

/** Has a change of that game do something at the end of its transaction, and no other. */
const atCommitOf = (id: string, statement: string) =>
  rowsOf(
    database.url,
    `CREATE OR REPLACE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NULL; END $$;
     DROP TRIGGER IF EXISTS at_commit ON events;
     CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
     FOR EACH ROW WHEN (NEW.game_id = '${id}') EXECUTE FUNCTION at_commit()`,
  );

test.each([
  ['rolled back', `RAISE EXCEPTION 'rolled back' USING ERRCODE = '40001'`],
  ['cut off', 'PERFORM pg_terminate_backend(pg_backend_pid())'],
])('one whose transaction is %s when it commits is a 503, and nothing of it stays', async (name, statement) => {
  const id = `commits-${name.replace(' ', '-')}`;
  await create(id);
  await atCommitOf(id, statement);
  const withKey = { 'idempotency-key': id };
  for (const headers of [withKey, undefined]) {
    const { status, body } = await record(id, headers);
    expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  }
  expect((await server.get(`/v1/games/${id}`)).body.version).toBe(0);
  await atCommitOf('nothing', 'NULL');
  expect((await record(id, withKey)).body.game.version).toBe(1);
});
