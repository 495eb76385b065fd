import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as wasm from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPGlite } from 'pglite-prisma-adapter';

/** Missing from `@types/node` 20 and from the ES2023 library. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<{ exports: { __wbindgen_start(): void } }>;
};

/** Returns the SQL that leads from `prisma/migrations` to `prisma/schema.prisma`. */
export async function sqlMissingFromMigrations(prismaFolder: string): Promise<string> {
  const path = join(prismaFolder, 'schema.prisma');
  const files = [{ path, content: await readFile(path, 'utf8') }];
  const migrations = await migrationsIn(join(prismaFolder, 'migrations'));
  const difference = await withEngine((engine) =>
    engine.diff({
      from: { tag: 'migrations', ...migrations },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return (difference.stdout ?? '').replace(/^-- This is an empty migration\.\s*$/, '');
}

/**
 * Runs Prisma's schema engine on in-memory databases. Never give it another database: it also uses it as its shadow
 * database and empties it.
 */
async function withEngine<Result>(use: (engine: wasm.SchemaEngine) => Promise<Result>): Promise<Result> {
  const databases: PGlite[] = [];
  const connect = () => {
    const database = new PGlite();
    databases.push(database);
    return new PrismaPGlite(database).connect();
  };
  const engine = await engineOn({ provider: 'postgres', adapterName: 'pglite', connect, connectToShadowDb: connect });
  try {
    return await use(engine);
  } finally {
    engine.free();
    await Promise.all(databases.map((database) => database.close()));
  }
}

async function engineOn(databases: SqlMigrationAwareDriverAdapterFactory): Promise<wasm.SchemaEngine> {
  const packageFile = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const module = await WebAssembly.compile(await readFile(join(dirname(packageFile), 'schema_engine_bg.wasm')));
  const instance = await WebAssembly.instantiate(module, { './schema_engine_bg.js': wasm });
  wasm.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const options = { datamodels: undefined };
  return wasm.SchemaEngine.new(options, () => undefined, bindMigrationAwareSqlAdapterFactory(databases));
}

async function migrationsIn(folder: string): Promise<wasm.MigrationList> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: await readFile(join(folder, 'migration_lock.toml'), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.sort().map(async (path) => ({
        path,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await readFile(join(folder, path, 'migration.sql'), 'utf8') },
        },
      })),
    ),
  };
}
