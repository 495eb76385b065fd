// Rebuilds the statistics of all games from their event logs: npm run analytics -- rebuild
import { SingleBar } from 'cli-progress';
import { readConfig, type Config } from './config.js';
import { startEmbeddedPostgres } from './database/embedded-postgres.js';
import { migrate } from './database/migrate.js';
import { messageOf, StartUpError } from './database/start-up-error.js';
import { openDatabase, type GamesDatabase } from './games/store/database.js';
import { rebuildFacts } from './games/statistics/rebuild.js';

const USAGE = 'The only command is rebuild: it rebuilds the statistics of all games from their event logs.';

/** In milliseconds: one statement adds up the totals of all games. */
const STATEMENT_TIMEOUT = 3_600_000;

const configured = (): Config => {
  const config = readConfig(process.env);
  if ('problem' in config) throw new StartUpError(config.problem);
  return config;
};

/** Uses the database of the servers, whether they run or not. */
const run = async ({ databaseUrl, dataDirectory }: Config): Promise<void> => {
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres(dataDirectory) : undefined;
  const url = databaseUrl ?? embedded?.connectionString ?? '';
  try {
    await migrate(url);
    const database = openDatabase(url, { statementTimeout: STATEMENT_TIMEOUT });
    await rebuild(database).finally(database.close);
  } finally {
    await embedded?.close();
  }
};

const rebuild = async ({ prisma }: GamesDatabase): Promise<void> => {
  const bar = new SingleBar({ format: '{bar} {value}/{total} games, {duration_formatted}, {eta_formatted} to go' });
  const failures: string[] = [];
  let games = 0;
  bar.start(await prisma.game.count(), 0);
  await rebuildFacts(prisma, (failure) => {
    games += 1;
    bar.increment();
    if (failure) failures.push(`${failure.tenant}/${failure.id}: ${failure.reason}`);
  }).finally(() => bar.stop());
  process.stdout.write(`${games - failures.length} games were counted anew.\n`);
  if (failures.length) throw new Error(`These could not be:\n${failures.join('\n')}`);
};

try {
  const [command, ...more] = process.argv.slice(2);
  if (command !== 'rebuild' || more.length) throw new StartUpError(USAGE);
  await run(configured());
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
