// Applies the missing migrations to the database of DATABASE_URL, and prints their names: npm run migrate
import { readConfig } from './config.js';
import { migrate } from './database/migrate.js';
import { messageOf, StartUpError } from './database/start-up-error.js';

const databaseUrl = (): string => {
  const config = readConfig(process.env);
  if ('problem' in config) throw new StartUpError(config.problem);
  if (config.databaseUrl === undefined)
    throw new StartUpError('DATABASE_URL must be set: the embedded PostgreSQL is migrated by the server.');
  return config.databaseUrl;
};

try {
  const applied = await migrate(databaseUrl());
  process.stdout.write(`${applied.length ? applied.join('\n') : 'No migrations are pending.'}\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
