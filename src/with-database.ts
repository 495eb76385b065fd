import { readConfig } from './config.js';
import { startEmbeddedPostgres } from './database/embedded-postgres.js';
import { migrate } from './database/migrate.js';
import { StartUpError } from './database/start-up-error.js';

/** Does some work with the migrated database, whether a server runs on it or not. */
export const withDatabase = async (
  environment: Readonly<Record<string, string | undefined>>,
  work: (url: string) => Promise<void>,
): Promise<void> => {
  const config = readConfig(environment);
  if ('problem' in config) throw new StartUpError(config.problem);
  const { databaseUrl, dataDirectory } = config;
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres(dataDirectory) : undefined;
  try {
    const url = databaseUrl ?? embedded?.connectionString ?? '';
    await migrate(url);
    await work(url);
  } finally {
    await embedded?.close();
  }
};
