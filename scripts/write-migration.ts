// Writes what prisma/schema.prisma has and prisma/migrations has not as a new migration: npm run migration -- NAME
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sqlMissingFromMigrations } from './schema-engine.js';

const PRISMA_FOLDER = join(import.meta.dirname, '..', 'prisma');
const NOTHING_MISSING = /^\s*(-- This is an empty migration\.\s*)?$/;

const [name] = process.argv.slice(2);
const sql = (await sqlMissingFromMigrations(PRISMA_FOLDER)) ?? '';

if (!name?.match(/^[a-z0-9_]+$/)) {
  console.error('Give the migration a name of small letters, digits and underscores: npm run migration -- add_scores');
  process.exitCode = 1;
} else if (NOTHING_MISSING.test(sql)) {
  console.log('The migrations already reach prisma/schema.prisma.');
} else {
  const timestamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(PRISMA_FOLDER, 'migrations', `${timestamp}_${name}`);
  await mkdir(folder);
  await writeFile(join(folder, 'migration.sql'), sql);
  console.log(`Wrote ${join(folder, 'migration.sql')}`);
}
