import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { importTool, installTools } from './tools.js';

const VERSIONS = {
  '@electric-sql/pglite': '0.5.16',
  '@prisma/driver-adapter-utils': '7.10.0',
  '@prisma/schema-engine-wasm': '7.10.0-4.0edf323efd1d98336f3f0a68684b56f689b900d3',
  'pglite-prisma-adapter': '0.7.2',
};

interface Database {
  readonly close: () => Promise<void>;
}
interface Engine {
  readonly diff: (given: object) => Promise<{ readonly stdout: string | null }>;
  readonly free: () => void;
}
interface Wasm {
  readonly __wbg_set_wasm: (exports: object) => void;
  readonly SchemaEngine: { readonly new: (options: object, log: () => void, databases: object) => Promise<Engine> };
}

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
async function withEngine<Result>(use: (engine: Engine) => Promise<Result>): Promise<Result> {
  const tools = await installTools(VERSIONS);
  const { PGlite } = await importTool<{ PGlite: new () => Database }>(tools, '@electric-sql/pglite');
  const { PrismaPGlite } = await importTool<{
    PrismaPGlite: new (database: Database) => { readonly connect: () => unknown };
  }>(tools, 'pglite-prisma-adapter');
  const databases: Database[] = [];
  const connect = () => {
    const database = new PGlite();
    databases.push(database);
    return new PrismaPGlite(database).connect();
  };
  const adapters = { provider: 'postgres', adapterName: 'pglite', connect, connectToShadowDb: connect };
  const engine = await engineOn(tools, adapters);
  try {
    return await use(engine);
  } finally {
    engine.free();
    await Promise.all(databases.map((database) => database.close()));
  }
}

async function engineOn(tools: string, databases: object): Promise<Engine> {
  const { bindMigrationAwareSqlAdapterFactory: bind } = await importTool<{
    bindMigrationAwareSqlAdapterFactory: (given: object) => object;
  }>(tools, '@prisma/driver-adapter-utils');
  const wasm = await importTool<Wasm>(tools, '@prisma/schema-engine-wasm/schema_engine_bg');
  const packageFile = createRequire(join(tools, 'package.json')).resolve('@prisma/schema-engine-wasm');
  const module = await WebAssembly.compile(await readFile(join(dirname(packageFile), 'schema_engine_bg.wasm')));
  const instance = await WebAssembly.instantiate(module, { './schema_engine_bg.js': wasm });
  wasm.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return wasm.SchemaEngine.new({ datamodels: undefined }, () => undefined, bind(databases));
}

async function migrationsIn(folder: string): Promise<object> {
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
