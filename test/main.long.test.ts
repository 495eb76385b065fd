// 70 s: starts dozens of servers as processes, embedded PostgreSQL included, kills them, and waits for their end.
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createEmptyDatabase, lockWaitsIn, rowsOf, type TestDatabase } from './database.js';
import { send } from './http/server.js';
import { mostOfRing, ring } from './solver/crossing-caps.js';
import { answering } from './processes.js';
import { endPrograms, failure, keysCommand, root, start, stop, table, tap } from './started.js';
import { until } from './until.js';

afterAll(endPrograms);

/** Records until the server no longer answers; adds each version that is acknowledged. */
const recordUntilGone = async (url: string, game: string, acknowledged: number[]): Promise<void> => {
  for (;;) {
    const reply = await send(`${url}/v1/games/${game}/events`, 'POST', { events: tap }).catch(() => null);
    if (reply?.status !== 200) return;
    acknowledged.push(reply.body.game.version as number);
  }
};

const logOf = async (url: string, game: string): Promise<readonly number[]> => {
  const versions: number[] = [];
  for (let after = ''; ;) {
    const { body } = await send(`${url}/v1/games/${game}/events?first=100${after}`, 'GET');
    versions.push(...body.items.map(({ version }: { version: number }) => version));
    if (!body.pageInfo.hasNextPage) return versions;
    after = `&after=${body.pageInfo.endCursor as string}`;
  }
};

const killedWhileRecording = async (settings: Record<string, string>): Promise<void> => {
  const first = await start(settings);
  await send(`${first.url}/v1/games`, 'POST', { id: 'killed', state: table });
  const acknowledged: number[] = [];
  const recorders = [1, 2].map(() => recordUntilGone(first.url, 'killed', acknowledged));
  await until(() => acknowledged.length > 50);
  await stop(first, 'SIGKILL');
  await Promise.all(recorders);
  const second = await start(settings);
  const log = await logOf(second.url, 'killed');
  const { body } = await send(`${second.url}/v1/games/killed`, 'GET');
  expect(log).toEqual(Array.from({ length: log.length }, (_, index) => index + 1));
  expect(acknowledged.filter((version) => !log.includes(version))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(body.version).toBe(log.length);
  expect(await stop(second, 'SIGTERM')).toBe(0);
};

describe('with the embedded PostgreSQL', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rangefinder-main-'));
    await chmod(folder, 0o755);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('started twice on one folder, both serve the same games, and the solver answers', async () => {
    const settings = { DATA_DIR: join(folder, 'twice') };
    const one = await start(settings);
    const other = await start(settings);
    await send(`${one.url}/v1/games`, 'POST', { id: 'same', state: table });
    expect((await send(`${other.url}/v1/games/same`, 'GET')).body.id).toBe('same');
    const attack = { player: 'me', attacks: [], state: ring };
    const { body } = await send(`${one.url}/v1/game-states/check-attack`, 'POST', attack);
    expect(body.requirementsPossible).toBe(mostOfRing);
    expect(await stop(one, 'SIGTERM')).toBe(0);
    expect((await send(`${other.url}/v1/games/same`, 'GET')).status).toBe(200);
    expect(await stop(other, 'SIGTERM')).toBe(0);
  });

  test('whose postmaster is killed starts it again, says so in one line, and warned that it is embedded', async () => {
    const data = join(folder, 'restarted');
    const started = await start({ DATA_DIR: data, LOG_LEVEL: 'warn', NODE_ENV: 'production' });
    expect(started.said.out).toContain('The database is the embedded PostgreSQL');
    await send(`${started.url}/v1/games`, 'POST', { id: 'kept', state: table });
    const file = await readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(file.split('\n')[0]), 'SIGKILL');
    await until(() => started.said.out.includes('started again'));
    await answering(`${started.url}/readyz`, started);
    expect((await send(`${started.url}/v1/games/kept`, 'GET')).body.id).toBe('kept');
    expect(started.said.out.match(/started again/g)).toHaveLength(1);
    expect(await stop(started, 'SIGTERM')).toBe(0);
  });

  test('killed while events are recorded: every acknowledged one is there, versions have no gap', async () => {
    await killedWhileRecording({ DATA_DIR: join(folder, 'killed') });
  });
});

describe('with DATABASE_URL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterAll(() => database.drop());

  test('the same, on a server that runs elsewhere', async () => {
    await killedWhileRecording({ DATABASE_URL: database.url });
  });

  test('that cuts connections off is answered for in the log: one line with the reason, and all goes on', async () => {
    const server = await start({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
    await send(`${server.url}/v1/games`, 'POST', { id: 'cut-off', state: table });
    const ours = `FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'rangefinder%'`;
    await rowsOf(database.url, `SELECT pg_terminate_backend(pid) ${ours}`);
    await until(() => server.said.out.includes('connection to the database was lost'));
    await until(async () => (await send(`${server.url}/v1/games/cut-off`, 'GET')).status === 200);
    expect(server.said.out.match(/was lost/g)).toHaveLength(1);
    expect(server.said.out).toContain('terminating connection due to administrator command');
    expect(await stop(server, 'SIGTERM')).toBe(0);
  });

  test('an error that nothing catches ends it, and it says what it was', async () => {
    const later = 'if (process.listenerCount("uncaughtException")) throw new RangeError("thrown for nobody");';
    const broken = `data:text/javascript,setInterval(() => { ${later} }, 50);`;
    const settings = { PORT: '0', DATABASE_URL: database.url };
    const { code, said } = await failure(settings, ['--import', broken, 'dist/main.js']);
    expect(code).toBe(1);
    expect(said).toMatch(/^Rangefinder stopped by an unexpected error: RangeError: thrown for nobody\n/);
  });

  test('four servers started at once on an empty database apply each migration once, and all serve', async () => {
    const empty = await createEmptyDatabase();
    const servers = await Promise.all(Array.from({ length: 4 }, () => start({ DATABASE_URL: empty.url })));
    const [first] = servers;
    await send(`${first?.url}/v1/games`, 'POST', { id: 'shared', state: table });
    for (const { url } of servers) expect((await send(`${url}/v1/games/shared`, 'GET')).status).toBe(200);
    const applied = await rowsOf<{ name: string; count: number; finished: boolean }>(
      empty.url,
      `SELECT migration_name AS name, count(*)::int, bool_and(finished_at IS NOT NULL) AS finished
       FROM _prisma_migrations GROUP BY migration_name ORDER BY migration_name`,
    );
    const migrations = (await readdir(join(root, 'prisma/migrations'))).filter((name) => /^\d/.test(name)).sort();
    expect(applied).toEqual(migrations.map((name) => ({ name, count: 1, finished: true })));
    expect(await Promise.all(servers.map((server) => stop(server, 'SIGTERM')))).toEqual([0, 0, 0, 0]);
    await empty.drop();
  });
});

type Answered = Readonly<{ status: number; isLast: boolean }>;

/** A request over the connection of an agent, and whether that connection ends with it. */
const askOver = (agent: Agent, url: string, body?: object): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const asking = request(url, { agent, method, headers: { 'content-type': 'application/json' } }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.on('error', reject).on('end', () => resolve({ status, isLast: headers.connection === 'close' }));
      response.resume();
    });
    asking.on('error', reject).end(body && JSON.stringify(body));
  });

const recording =
  'mutation ($events: [GameEventInput!]!) { recordEvents(game: "busy", events: $events) { game { version } } }';

/** What a busy client asks, one after the other. */
const busyWith: readonly ((url: string) => readonly [url: string, body?: object])[] = [
  (url) => [`${url}/v1/games/busy/state`],
  (url) => [`${url}/v1/games/busy/events`, { events: tap }],
  (url) => [`${url}/graphql`, { query: recording, variables: { events: tap } }],
  (url) => [`${url}/v1/games/busy/range-of`, { player: 'ann' }],
];

/** Asks one server over one connection until it says that this was the last time, then another; as a load balancer leads. */
const busyClient = async (urls: readonly [string, string], isOver: () => boolean) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answered: [Answered[], Answered[]] = [[], []];
  for (let turn = 0, hasMoved = false; !isOver(); turn += 1) {
    const [url, seen] = hasMoved ? ([urls[1], answered[1]] as const) : ([urls[0], answered[0]] as const);
    const answer = await askOver(agent, ...(busyWith[turn % busyWith.length]?.(url) ?? ([url] as const)));
    seen.push(answer);
    hasMoved ||= answer.isLast;
  }
  agent.destroy();
  return answered;
};

describe('SIGTERM', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterAll(() => database.drop());

  test('under load and while requests wait: not ready any more, no request fails, streams end, status 0', async () => {
    const settings = { DATABASE_URL: database.url, DRAIN_TIME: '5000' };
    const [ending, other] = await Promise.all([start(settings), start(settings)]);
    for (const id of ['busy', 'held']) await send(`${ending.url}/v1/games`, 'POST', { id, state: table });
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query(`SELECT FROM games WHERE id = 'held' FOR UPDATE`);

    let isOver = false;
    const clients = Array.from({ length: 6 }, () => busyClient([ending.url, other.url], () => isOver));
    const agent = new Agent({ keepAlive: true });
    const replacement = {
      query: 'mutation { replaceState(game: "held", state: { players: [{ id: "a" }, { id: "b" }] }) { version } }',
    };
    const waiting = [
      askOver(agent, `${ending.url}/v1/games/held/events`, { events: tap }),
      askOver(agent, `${ending.url}/graphql`, replacement),
    ];
    const stream = await fetch(`${ending.url}/v1/games/busy/events`, { headers: { accept: 'text/event-stream' } });
    await pause(1_000);
    await until(async () => (await lockWaitsIn(database.url)) > 0);

    const ended = stop(ending, 'SIGTERM');
    await until(async () => (await send(`${ending.url}/readyz`, 'GET')).status === 503);
    expect((await send(`${ending.url}/livez`, 'GET')).status).toBe(200);
    await until(async () => (await fetch(`${ending.url}/livez`).catch(() => null)) === null);
    await holder.end();
    expect(await Promise.all(waiting)).toEqual([1, 2].map(() => ({ status: 200, isLast: true })));
    expect(await ended).toBe(0);
    expect(await stream.text()).toContain('data:');

    isOver = true;
    const seen = await Promise.all(clients);
    expect(new Set(seen.flat(2).map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.min(...seen.flat().map(({ length }) => length))).toBeGreaterThan(1);
    expect(seen.flatMap(([before]) => before).filter(({ isLast }) => isLast)).toHaveLength(6);
    expect(await stop(other, 'SIGTERM')).toBe(0);
  });
});

describe('API keys', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterAll(() => database.drop());

  const statusOf = async (url: string, key?: string): Promise<number> =>
    (await send(`${url}/v1/games`, 'GET', undefined, key ? { authorization: `Bearer ${key}` } : {})).status;

  test('without any the server is open on loopback and does not start elsewhere; a revoked one ends on every server', async () => {
    const settings = { DATABASE_URL: database.url };
    const open = await start(settings);
    expect(await statusOf(open.url)).toBe(200);
    const refused = await failure({ ...settings, PORT: '0', HOST: '0.0.0.0' });
    expect([refused.code, refused.said.trim().split('\n').length]).toEqual([1, 1]);
    expect(refused.said).toContain('API_KEY');
    const created = await keysCommand(settings, 'create', '--tenant', 'acme', '--name', 'ci', '--scope', 'write');
    expect(created).toMatchObject({ code: 0, out: expect.stringMatching(/^rf_[\w-]{43}\n$/) });
    const key = created.out.trim();
    const elsewhere = await start({ ...settings, HOST: '0.0.0.0' });
    await until(async () => (await statusOf(open.url)) === 401);
    const servers = [open, elsewhere];
    expect(await Promise.all(servers.map(({ url }) => statusOf(url, key)))).toEqual([200, 200]);
    const [id = ''] = (await keysCommand(settings, 'list')).out.split('\n')[1]?.split(' ') ?? [];
    await Promise.all(servers.map(({ url }) => statusOf(url, key)));
    expect(await keysCommand(settings, 'revoke', id)).toMatchObject({ code: 0 });
    await until(async () =>
      (await Promise.all(servers.map(({ url }) => statusOf(url, key)))).every((status) => status === 401),
    );
    expect(await Promise.all(servers.map((each) => stop(each, 'SIGTERM')))).toEqual([0, 0]);
  });

  test('the command works beside a server on the embedded PostgreSQL, and without one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rangefinder-keys-'));
    await chmod(folder, 0o755);
    const settings = { DATA_DIR: folder };
    const { out } = await keysCommand(settings, 'create', '--tenant', 'local', '--name', 'first');
    const server = await start(settings);
    expect(await statusOf(server.url)).toBe(401);
    expect(await statusOf(server.url, out.trim())).toBe(200);
    expect((await keysCommand(settings, 'list')).out).toContain('first');
    expect(await statusOf(server.url, out.trim())).toBe(200);
    expect(await stop(server, 'SIGTERM')).toBe(0);
    await rm(folder, { recursive: true, force: true });
  });
});
