// Rebuilds the statistics of all games from their event logs: npm run analytics -- rebuild
import { messageOf, StartUpError } from './database/start-up-error.js';
import { openDatabase, type GamesDatabase } from './games/store/database.js';
import { rebuildFacts } from './games/statistics/rebuild.js';
import { createProgressBar } from './cli/terminal/progress-bar.js';
import { withDatabase } from './with-database.js';

const USAGE = 'The only command is rebuild: it rebuilds the statistics of all games from their event logs.';

/** In milliseconds: one statement adds up the totals of all games. */
const STATEMENT_TIMEOUT = 3_600_000;

const rebuild = async ({ prisma }: GamesDatabase): Promise<void> => {
  const bar = createProgressBar(process.stderr, await prisma.game.count(), 'games');
  const failures: string[] = [];
  let games = 0;
  await rebuildFacts(prisma, (failure) => {
    games += 1;
    bar.update(games);
    if (failure) failures.push(`${failure.tenant}/${failure.id}: ${failure.reason}`);
  }).finally(() => bar.stop());
  process.stdout.write(`The statistics of ${games - failures.length} games were rebuilt.\n`);
  if (failures.length) throw new Error(`These could not be rebuilt:\n${failures.join('\n')}`);
};

try {
  const [command, ...more] = process.argv.slice(2);
  if (command !== 'rebuild' || more.length) throw new StartUpError(USAGE);
  await withDatabase(process.env, async (url) => {
    const database = openDatabase(url, { statementTimeout: STATEMENT_TIMEOUT });
    try {
      await rebuild(database);
    } finally {
      await database.close();
    }
  });
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
