import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * One real PostgreSQL for the whole run: that of DATABASE_URL, else an embedded one in a folder of its own; and the
 * programs as they are built, where they are older than their sources.
 */
export default async function setUp() {
  const { bundle, isBundleCurrent } = await tsImport('../scripts/bundling.ts', import.meta.url);
  if (!(await isBundleCurrent())) await bundle();
  process.env.TEST_DATABASE_URL = process.env.DATABASE_URL ?? (await startEmbedded());
}

async function startEmbedded() {
  const { startEmbeddedPostgres } = await tsImport('../src/database/embedded-postgres.ts', import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-tests-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  globalThis.embeddedPostgresOfTests = { postgres, folder };
  return postgres.connectionString;
}
