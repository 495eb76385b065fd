// Writes the difference between prisma/migrations and prisma/schema.prisma as a new migration: npm run migration -- NAME
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sqlMissingFromMigrations } from './schema-engine.js';

const PRISMA_FOLDER = join(import.meta.dirname, '..', 'prisma');

async function writeMigration(name: string): Promise<string> {
  const sql = await sqlMissingFromMigrations(PRISMA_FOLDER);
  if (sql === '') return 'The migrations already reach prisma/schema.prisma.';
  const timestamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = join(PRISMA_FOLDER, 'migrations', `${timestamp}_${name}`);
  await mkdir(folder);
  await writeFile(join(folder, 'migration.sql'), sql);
  return `Wrote ${join(folder, 'migration.sql')}`;
}

const [name = ''] = process.argv.slice(2);
const isName = /^[a-z0-9_]+$/.test(name);
console.log(
  isName ? await writeMigration(name) : 'Name it in small letters, digits and _: npm run migration -- add_scores',
);
process.exitCode = isName ? 0 : 1;
