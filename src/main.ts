import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { accessBy } from './http/access/access.js';
import { openKeys, type Keys } from './http/access/keys.js';
import { isLoopback } from './http/access/loopback.js';
import { buildApp } from './app.js';
import { readConfig, type Config } from './config.js';
import { migrate } from './database/migrate.js';
import { startEmbeddedPostgres } from './database/embedded-postgres.js';
import { codeOf, messageOf, StartUpError } from './database/start-up-error.js';
import { openDatabase } from './games/store/database.js';
import { openGames } from './games/games-in-postgres.js';
import { createTotalsUpdater } from './games/statistics/totals.js';
import { standardLimits } from './http/limits/limits.js';

interface Closeable {
  readonly close: () => Promise<unknown>;
}

/** Ends the start with one line that says why. */
const giveUp = (reason: string): never => {
  process.stderr.write(`Rangefinder cannot start: ${reason}\n`);
  process.exit(1);
};

const database = async ({ databaseUrl, dataDirectory }: Config, parts: Closeable[]): Promise<string> => {
  if (databaseUrl !== undefined) return databaseUrl;
  const embedded = await startEmbeddedPostgres(dataDirectory);
  parts.push(embedded);
  return embedded.connectionString;
};

const refuseToServeAnybody = async ({ host, apiKey }: Config, keys: Keys): Promise<void> => {
  if (isLoopback(host) || apiKey !== undefined || (await keys.exist())) return;
  throw new StartUpError(
    'HOST lets other machines in, and without a key anybody could change games: set API_KEY, or create a key (npm run keys).',
  );
};

/** Loaded only where traces are wanted: it takes half a second. */
const tracing = async ({ tracesEndpoint }: Config, parts: Closeable[]) => {
  if (tracesEndpoint === undefined) return {};
  const { startTracing } = await import('./http/operation/tracing.js');
  const started = startTracing();
  parts.push(started);
  return { tracing: started };
};

const documentsIn = async (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartUpError(`TRUSTED_DOCUMENTS: the file cannot be read (${codeOf(error) ?? messageOf(error)}).`);
  });

/** What the settings say of how much is answered, and to which documents. */
const limitsAsSet = async (config: Config) => {
  const { introspection, graphiql, trustedDocuments, maximumDelay, redisUrl } = config;
  const documents = trustedDocuments === undefined ? {} : { trustedDocuments: await documentsIn(trustedDocuments) };
  return {
    graphql: { introspection, graphiql, ...documents },
    limits: { ...standardLimits, time: config.requestTimeout },
    pressure: { maximumDelay },
    rates: { perMinute: config.rateLimit, ...(redisUrl !== undefined && { redisUrl }) },
  };
};

/** Everything that the server consists of, in the order in which it was started. */
const start = async (config: Config, parts: Closeable[], ending: AbortSignal): Promise<string> => {
  const traced = await tracing(config, parts);
  const url = await database(config, parts);
  const { databaseConnections: connections, statementTimeout } = config;
  const opened = openDatabase(url, { connections, statementTimeout });
  parts.push(opened);
  const keys = openKeys(url);
  parts.push(keys);
  const { apiKey, logLevel } = config;
  const building = buildApp({
    games: openGames(opened),
    ...traced,
    isReady: async () => !ending.aborted && opened.isReady(),
    ending,
    pools: () => opened.pools(),
    logLevel,
    access: accessBy(keys, apiKey),
    ...(await limitsAsSet(config)),
  });
  // What is worked out here and what the database takes its time for go on side by side.
  const [app] = await Promise.all([building, migrate(url)]);
  parts.push(app);
  await refuseToServeAnybody(config, keys);
  parts.push(createTotalsUpdater(opened.analyticsQuery));
  return app.listen({ port: config.port, host: config.host });
};

/** In milliseconds: how much longer than its requests may take the server takes to end. */
const CLOSING = 5_000;

/**
 * Ends without failing a request. Where somebody stops one server of several (SIGTERM), it first goes on for a while as
 * one that is not ready, so that no more requests are led to it; then it finishes those that it has.
 */
const endGracefully = ({ drainTime, requestTimeout }: Config, parts: readonly Closeable[], ending: AbortController) =>
  closeWithGrace({ delay: drainTime + requestTimeout + CLOSING }, async ({ signal }) => {
    ending.abort();
    if (signal === 'SIGTERM') await pause(drainTime);
    await closeAll(parts);
  });

const closeAll = async (parts: readonly Closeable[]): Promise<void> => {
  for (const part of [...parts].reverse()) await part.close();
};

const config = readConfig(process.env);
if ('problem' in config) giveUp(config.problem);
else {
  const parts: Closeable[] = [];
  const ending = new AbortController();
  endGracefully(config, parts, ending);
  await start(config, parts, ending.signal).catch(async (error: unknown) => {
    await closeAll(parts);
    giveUp(messageOf(error));
  });
}
