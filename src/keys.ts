// Creates, lists and revokes API keys: npm run keys -- create --tenant acme --name "ci" --scope write
import { CommandError, readCommand, type Command } from './http/access/command.js';
import { openKeys } from './http/access/keys.js';
import { readConfig, type Config } from './config.js';
import { startEmbeddedPostgres } from './database/embedded-postgres.js';
import { migrate } from './database/migrate.js';
import { messageOf } from './database/start-up-error.js';

const configured = (): Config => {
  const config = readConfig(process.env);
  if ('problem' in config) throw new CommandError(config.problem);
  return config;
};

/** Uses the database of the servers, whether they run or not. */
const run = async (command: Command, { databaseUrl, dataDirectory }: Config): Promise<void> => {
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres(dataDirectory) : undefined;
  try {
    await execute(command, databaseUrl ?? embedded?.connectionString ?? '');
  } finally {
    await embedded?.close();
  }
};

const execute = async (command: Command, url: string): Promise<void> => {
  await migrate(url);
  const keys = openKeys(url);
  try {
    const { result, note } = await command(keys);
    if (result) process.stdout.write(`${result}\n`);
    if (note) process.stderr.write(`${note}\n`);
  } finally {
    await keys.close();
  }
};

try {
  await run(readCommand(process.argv.slice(2)), configured());
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
