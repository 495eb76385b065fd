import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * A folder for what tests write; one real PostgreSQL for the whole run, that of DATABASE_URL or an embedded one; and the
 * programs and the page as they are built, where they are older than their sources. No test builds them: others use them.
 */
export default async function setUp() {
  const { bundle, isBundleCurrent, isPageCurrent } = await import('../scripts/bundling.ts');
  if (!(await isBundleCurrent())) await bundle();
  if (!(await isPageCurrent())) await promisify(execFile)('npm', ['run', '-s', 'page']);
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-tests-'));
  await chmod(folder, 0o755);
  process.env.TEST_FOLDER = folder;
  process.env.TEST_DATABASE_URL = process.env.DATABASE_URL ?? (await startEmbedded(join(folder, 'postgres')));
  const { createTemplate, rowsOf } = await import('./database.ts');
  // Nothing of the tests has to outlive a power cut.
  if (globalThis.embeddedPostgresOfTests)
    for (const statement of ['ALTER SYSTEM SET fsync = off', 'SELECT pg_reload_conf()'])
      await rowsOf(process.env.TEST_DATABASE_URL, statement);
  globalThis.templateOfTests = await createTemplate();
}

async function startEmbedded(folder) {
  const { startEmbeddedPostgres } = await import('../src/database/embedded-postgres.ts');
  const postgres = (globalThis.embeddedPostgresOfTests = await startEmbeddedPostgres(folder));
  return postgres.connectionString;
}
