import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as wasm from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPGlite } from 'pglite-prisma-adapter';

/** Neither `@types/node` 20 nor the library of ES2023 knows it. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<{ exports: { __wbindgen_start(): void } }>;
};

/** Only an in-memory database may be given to the engine: what it connects to is also its shadow database, which it empties. */
const inMemory = {
  provider: 'postgres',
  adapterName: 'pglite-prisma-adapter',
  connect: () => new PrismaPGlite(new PGlite()).connect(),
  connectToShadowDb: () => new PrismaPGlite(new PGlite()).connect(),
} as const;

/** The SQL that is missing from `prisma/migrations` to reach `prisma/schema.prisma`. */
export async function sqlMissingFromMigrations(prismaFolder: string): Promise<string | null> {
  const path = join(prismaFolder, 'schema.prisma');
  const content = await readFile(path, 'utf8');
  const engine = await engineFor(path, content);
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...(await migrationsIn(join(prismaFolder, 'migrations'))) },
      to: { tag: 'schemaDatamodel', files: [{ path, content }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout;
  } finally {
    engine.free();
  }
}

async function engineFor(path: string, schema: string): Promise<wasm.SchemaEngine> {
  const packageFile = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const module = await WebAssembly.compile(await readFile(join(dirname(packageFile), 'schema_engine_bg.wasm')));
  const instance = await WebAssembly.instantiate(module, { './schema_engine_bg.js': wasm });
  wasm.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return wasm.SchemaEngine.new(
    { datamodels: [[path, schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(inMemory),
  );
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
