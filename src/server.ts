import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAccess } from './http/access/access.js';
import { createMetricsAccess } from './http/access/metrics-access.js';
import { openKeys, type Keys } from './http/access/keys.js';
import { isLoopback } from './http/access/loopback.js';
import { buildApp } from './app.js';
import { packageRoot } from './package-root.js';
import { mistypedSettings, type Config } from './config.js';
import type { EmbeddedPostgres } from './database/embedded-postgres.js';
import { errorCodeOf, messageOf, StartUpError } from './database/start-up-error.js';
import { openDatabase } from './games/store/database.js';
import { openGames } from './games/games-in-postgres.js';
import { createCards } from './own-cards/cards.js';
import { openCards } from './own-cards/store.js';
import { createTotalsUpdater } from './games/statistics/totals.js';
import { standardLimits } from './questions/catalogue/budget.js';
import { createOutageLog } from './http/operation/logging.js';
import { createWorkers, type Workers } from './http/work/workers.js';

/** A part of the server that has to be closed. */
export interface Closeable {
  readonly close: () => Promise<unknown>;
}

/** The database that a server uses. */
export interface Database {
  readonly url: string;
  readonly embedded?: EmbeddedPostgres;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings and parts for starting a server. */
export interface StartUp {
  readonly config: Config;
  readonly environment: Environment;
  /** The parts to close; the server adds its own. */
  readonly parts: Closeable[];
  /** Aborted when the process is asked to end. */
  readonly ending: AbortSignal;
  readonly database: Database;
  /** Fulfilled once the database is migrated. */
  readonly migrating: Promise<unknown>;
}

/** Restarts the embedded PostgreSQL whenever it ends. */
const watchDatabase = ({ embedded }: Database, { log }: FastifyInstance, environment: Environment): void => {
  embedded?.watch((message) => log.warn(message));
  if (embedded && environment['NODE_ENV'] === 'production')
    log.warn('The database is the embedded PostgreSQL; in production, set DATABASE_URL to a server of your own.');
};

const requireKeysBeyondLoopback = async ({ host, apiKey }: Config, keys: Keys): Promise<void> => {
  if (isLoopback(host) || apiKey !== undefined || (await keys.exist())) return;
  throw new StartUpError(
    'HOST lets other machines in, and without a key anybody could change games: set API_KEY, or create a key (npm run keys).',
  );
};

/** Starts tracing, which takes half a second to load, only if it is configured. */
const tracing = async ({ tracesEndpoint }: Config, parts: Closeable[]) => {
  if (tracesEndpoint === undefined) return {};
  const { startTracing } = await import('./http/operation/tracing.js');
  const started = startTracing();
  parts.push(started);
  return { tracing: started };
};

const documentsIn = async (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartUpError(`TRUSTED_DOCUMENTS: the file cannot be read (${errorCodeOf(error) ?? messageOf(error)}).`);
  });

/** Reads the settings of limits and documents. */
const limitsOf = async (config: Config) => {
  const { introspection, graphiql, trustedDocuments, maximumDelay, redisUrl, isTrustedProxy } = config;
  const documents = trustedDocuments === undefined ? {} : { trustedDocuments: await documentsIn(trustedDocuments) };
  return {
    graphql: { introspection, graphiql, ...documents },
    limits: { ...standardLimits, cost: config.maximumCost, work: config.maximumWork, time: config.requestTimeout },
    pressure: { maximumDelay },
    connections: { perAddress: config.connectionsPerAddress, isTrustedProxy },
    rates: { perMinute: config.rateLimit, ...(redisUrl !== undefined && { redisUrl }) },
  };
};

type Settings = Awaited<ReturnType<typeof limitsOf>>;

/** Creates the worker threads for long requests; they run the built program and start on demand. */
const startWorkers = (
  { workers: count, workerMemory: memory, workTime: time, statementTimeout }: Config,
  url: string,
  { limits, graphql }: Settings,
  parts: Closeable[],
): { readonly workers?: Workers } => {
  if (!count) return {};
  const program = join(packageRoot, 'dist', 'worker.js');
  const workers = createWorkers({ program, count, memory, time, database: { url, statementTimeout }, limits, graphql });
  parts.push(workers);
  return { workers };
};

/** Starts the parts of the server in order, adding each to the list of parts to close. */
export const startServer = async (starting: StartUp): Promise<string> => {
  const { config, environment, parts, ending, database, migrating } = starting;
  const traced = await tracing(config, parts);
  let logLost = (_error: Error): void => undefined;
  const opened = openDatabase(database.url, {
    connections: config.databaseConnections,
    statementTimeout: config.statementTimeout,
    onConnectionLost: (error) => logLost(error),
  });
  parts.push(opened);
  const keys = openKeys(database.url);
  parts.push(keys);
  const building = buildServer(config, parts, { databaseUrl: database.url, opened, keys, ending, traced });
  // The server is built while the database is migrated.
  const [app] = await Promise.all([building, migrating]);
  parts.push(app);
  logLost = createOutageLog(app, 'A connection to the database was lost; a new one is opened when it is needed');
  watchDatabase(database, app, environment);
  await requireKeysBeyondLoopback(config, keys);
  parts.push(createTotalsUpdater(opened.analyticsQuery));
  for (const [written, meant] of mistypedSettings(environment))
    app.log.warn(`${written} is not a setting: did you mean ${meant}?`);
  return app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    const isTaken = errorCodeOf(error) === 'EADDRINUSE';
    throw isTaken ? new StartUpError(`PORT: ${config.port} is in use on ${config.host}.`, { cause: error }) : error;
  });
};

interface ServerParts {
  readonly databaseUrl: string;
  readonly opened: ReturnType<typeof openDatabase>;
  readonly keys: Keys;
  readonly ending: AbortSignal;
  readonly traced: Awaited<ReturnType<typeof tracing>>;
}

const buildServer = async (
  config: Config,
  parts: Closeable[],
  { databaseUrl, opened, keys, ending, traced }: ServerParts,
) => {
  const { apiKey, allowedOrigins, logLevel, host, metricsToken, publicUrl } = config;
  const access = createAccess(keys, apiKey, allowedOrigins);
  const cards = createCards(openCards(opened.query));
  const games = openGames(opened, cards);
  const settings = await limitsOf(config);
  return buildApp({
    games,
    cards,
    ...startWorkers(config, databaseUrl, settings, parts),
    ...traced,
    isPrepared: true,
    isReady: async () => !ending.aborted && opened.isReady(),
    isOutdated: () => opened.isOutdated(),
    ending,
    pools: () => opened.pools(),
    logLevel,
    publicUrl,
    access,
    metricsAccess: isLoopback(host) ? undefined : createMetricsAccess(access, metricsToken),
    ...settings,
  });
};
