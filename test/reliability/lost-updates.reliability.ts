// 25 s: kills servers and databases while clients change games.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { randomNumbers } from '../random-numbers.js';
import { rowsOf } from '../database.js';
import { send } from '../http/server.js';
import { runClient, table } from './lost-updates/client.js';
import { cuttingProxy, type CuttingProxy } from './lost-updates/cutting-proxy.js';
import { disagreements, openLedger, type Ledger } from './lost-updates/ledger.js';
import { startOwnPostgres, type OwnPostgres } from './lost-updates/own-postgres.js';
import { differencesFromReplay, readGames, readLog } from './lost-updates/replay.js';
import { freePort } from '../ports.js';
import { startServerProcess, type ServerProcess } from '../processes.js';

const isShort = process.env.RELIABILITY === 'short';

/** How many clients make how many changes, and how often each kind of fault strikes meanwhile. */
const load = isShort ? { clients: 6, changes: 30, faults: 1 } : { clients: 16, changes: 500, faults: 6 };

const games = ['red', 'green', 'blue'] as const;
const random = randomNumbers(801);

let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterAll(() => postgres.remove());

const started: Server[] = [];
afterEach(async () => {
  for (const { running, way } of started.splice(0)) {
    await running.stop('SIGKILL');
    await way.close();
  }
});

interface Server {
  running: ServerProcess;
  /** The way to it, which is cut now and then. */
  readonly way: CuttingProxy;
  readonly restart: () => Promise<void>;
}

/** A way that is cut now and then may be cut while a server starts, which ends it. */
const STARTS = 5;

/** Starts a server again whenever it ends before it is ready, as whatever watches over it does. */
const startWatched = async (...start: Parameters<typeof startServerProcess>): Promise<ServerProcess> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await startServerProcess(...start);
    } catch (error) {
      if (tries === STARTS) throw error;
    }
};

/** A server on a port of its own, with that way to the database. */
const startServer = async (databaseUrl: string, broken: Broken = []): Promise<Server> => {
  const served = { DATABASE_URL: databaseUrl, PORT: String(await freePort()), MAXIMUM_DELAY: '0' };
  const settings = { ...served, BROKEN: JSON.stringify(broken) };
  const build = { imports: broken.length ? ['./test/reliability/lost-updates/broken-build.mjs'] : [] };
  const server: Server = {
    running: await startWatched(settings, build),
    way: await cuttingProxy(Number(settings.PORT), random, isShort ? 60 : 200),
    restart: async () => {
      await server.running.stop('SIGKILL');
      server.running = await startWatched(settings, build);
    },
  };
  started.push(server);
  return server;
};

const addressOf = ({ way }: Server): string => `http://127.0.0.1:${way.port}`;

/** Parts of src/games/changes/appending-statement.ts, and what stands there in a broken build. */
type Broken = readonly (readonly [string, string])[];

type Trial = Readonly<{ databaseUrl: string; servers: readonly [Server, Server]; ledger: Ledger }>;

const begin = async (database: string, way: number, broken: Broken = []): Promise<Trial> => {
  const url = new URL(postgres.urlAt(postgres.port));
  await rowsOf(url.href, `CREATE DATABASE ${database}`);
  url.pathname = `/${database}`;
  const urlOfServers = new URL(url.href);
  urlOfServers.port = String(way);
  const servers = await Promise.all([startServer(urlOfServers.href, broken), startServer(urlOfServers.href, broken)]);
  for (const id of games) await send(`${servers[0].running.url}/v1/games`, 'POST', { id, state: table });
  return { databaseUrl: url.href, servers, ledger: openLedger() };
};

/** Runs all clients; each fault strikes when its share of the changes is made. */
const runClients = async (
  { servers, ledger }: Trial,
  { clients, changes }: { readonly clients: number; readonly changes: number },
  faults: readonly (() => Promise<void> | void)[] = [],
): Promise<void> => {
  let done = 0;
  const [one, other] = servers;
  const urls = [addressOf(one), addressOf(other)] as const;
  const onDone = () => void (done += 1);
  const client = (number: number) => runClient({ number, changes, games, urls, ledger, onDone });
  const running = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  for (const [index, strike] of faults.entries()) {
    while (done < ((index + 1) / (faults.length + 1)) * clients * changes) await pause(20);
    await strike();
  }
  await running;
};

const verdictOn = async ({ databaseUrl, servers, ledger }: Trial): Promise<readonly string[]> => {
  const found = disagreements(ledger, await readGames(databaseUrl), await readLog(databaseUrl));
  if (found.length) return found;
  return differencesFromReplay(
    databaseUrl,
    servers.map(({ running }) => running.url),
  );
};

const countsOf = ({ ledger }: Trial) => {
  const known = ledger.entries().map(([, each]) => each);
  return {
    acknowledged: known.filter((each) => typeof each === 'object').length,
    refused: known.filter((each) => each === 'refused').length,
    unknown: known.filter((each) => each === 'nothing').length,
  };
};

test('every acknowledged change is in the log exactly once, no refused one is, versions have no gap', async () => {
  const wayToDatabase = await cuttingProxy(postgres.port, random, 1_000);
  const trial = await begin('faults', wayToDatabase.port);
  const [one, other] = trial.servers;
  const cutAll = () => [one.way, other.way, wayToDatabase].forEach((way) => way.cutAll());
  const kill = (server: Server) => () => server.restart();
  const round = [cutAll, kill(one), () => postgres.restart(), ...(isShort ? [] : [kill(other)])];
  const faults = Array.from({ length: load.faults }, () => round).flat();
  const start = performance.now();
  await runClients(trial, load, faults);
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  const verdict = await verdictOn(trial);
  const counts = countsOf(trial);
  const cuts = one.way.cuts() + other.way.cuts();
  process.stderr.write(
    `\nLost updates: ${load.clients} clients × ${load.changes} changes in ${seconds} s — ${counts.acknowledged} acknowledged, ` +
      `${counts.refused} refused, ${counts.unknown} unknown; ${cuts} connections of clients cut, ${wayToDatabase.cuts()} to ` +
      `the database, ${load.faults * (round.length - 2)} servers killed, ${load.faults} restarts of PostgreSQL.\n`,
  );
  await wayToDatabase.close();
  expect(verdict).toEqual([]);
  expect(counts.acknowledged).toBeGreaterThan((load.clients * load.changes) / 3);
  expect(counts.refused).toBeGreaterThan((load.clients * load.changes) / 20);
  expect(cuts).toBeGreaterThan(load.faults);
});

const WITHOUT_COMPARING: Broken = [[' AND g.version = r.version AND g.incarnation = r.incarnation', '']];
const WITHOUT_KEYS: Broken = [
  ['INSERT INTO events (', 'INSERT INTO events AS old ('],
  [
    '"occurredAt" timestamptz)\n  ), kept',
    '"occurredAt" timestamptz)\n ON CONFLICT (tenant_id, game_id, version) DO UPDATE SET input = excluded.input), kept',
  ],
];
const ONE_MORE: Broken = [['version = g.version + ', 'version = r.version + ']];

test.each([
  ['a build whose compare-and-set is taken out', WITHOUT_COMPARING, /INTERNAL_SERVER_ERROR/],
  [
    'one where nothing else protects the log, either',
    [...WITHOUT_COMPARING, ...WITHOUT_KEYS, ...ONE_MORE],
    /was acknowledged as version/,
  ],
])('the checker catches %s', async (_, broken, complaint) => {
  const trial = await begin(`broken_${broken.length}`, postgres.port, broken);
  await runClients(trial, { clients: 6, changes: 15 });
  expect(await verdictOn(trial)).toContainEqual(expect.stringMatching(complaint));
});
