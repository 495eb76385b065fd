import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { partStandIns, rulebookWhenNeeded, type WriteStandIn } from './parts-loaded-later.js';

const root = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** Measures texts with the tables of anafanafo, which itself needs Node. */
const MEASURE = `
  import normal from 'anafanafo/data/verdana-10px-normal.json';
  import bold from 'anafanafo/data/verdana-10px-bold.json';
  const find = (ranges, code) => {
    let [from, to] = [0, ranges.length - 1];
    while (from < to) {
      const middle = (from + to + 1) >> 1;
      if (ranges[middle][0] <= code) from = middle;
      else to = middle - 1;
    }
    const [first, last, width] = ranges[from];
    return code >= first && code <= last ? width : undefined;
  };
  const isControl = (code) => code <= 31 || code === 127;
  export default (text, { font }) => {
    const ranges = font.startsWith('bold') ? bold : normal;
    const widthOf = (code) => (isControl(code) ? 0 : (find(ranges, code) ?? find(ranges, 109)));
    return Array.from(text).reduce((sum, character) => sum + widthOf(character.codePointAt(0)), 0);
  };`;

const standIns: Readonly<Record<string, WriteStandIn>> = {
  ...partStandIns,
  ...rulebookWhenNeeded,
};

/** Matches how modules of the project import each other. */
const OWN_MODULE = /^\.\.?\/.*\.js$/;

/** Returns the source file that an import refers to. */
const sourceOf = (path: string, importedFrom: string): string => join(importedFrom, path.replace(/js$/, 'ts'));

/** Replaces the modules of each part by stand-ins, except where the part is loaded. */
export const loadedWhenNeeded = (more: Readonly<Record<string, WriteStandIn>> = {}): Plugin => ({
  name: 'loaded-when-needed',
  setup(build) {
    const parts = join(root, 'src', 'query', 'in-process', 'parts.ts');
    const all = { ...standIns, ...more };
    build.onResolve({ filter: OWN_MODULE }, ({ path, kind, resolveDir }) => {
      const source = sourceOf(path, resolveDir);
      const module = join(resolveDir, path).slice(join(root, 'src').length + 1);
      if (module in all && kind === 'import-statement')
        return { path: module, namespace: 'part', pluginData: resolveDir };
      // Unused exports are left out: no module has side effects.
      return existsSync(source) ? { path: source, sideEffects: false } : undefined;
    });
    build.onResolve({ filter: /^anafanafo$/ }, ({ path }) => ({ path, namespace: 'measure' }));
    build.onLoad({ filter: /.*/, namespace: 'measure' }, () => ({ contents: MEASURE, resolveDir: root }));
    build.onLoad({ filter: /.*/, namespace: 'part' }, async ({ path }) => ({
      resolveDir: root,
      contents: await all[path]?.(parts),
    }));
  },
});

/** A part that most other parts need, and that is then loaded before them. */
interface CommonPart {
  /** Its modules; it is imported as the first of them. */
  readonly modules: readonly string[];
  /** Whether the part that a module is needs it. */
  readonly neededBy: (module: string) => boolean;
}

/**
 * Makes each part import the entry, which is loaded before it. What the entry needs is then needed by the entry and
 * every part alike, so it is bundled into one file, not into one for each set of parts that share it. In the same way,
 * parts import the common part.
 */
export const inOneFile = (entry: string, { modules, neededBy }: CommonPart): Plugin => ({
  name: 'in-one-file',
  setup(build) {
    const [common = ''] = modules;
    const source = (module: string): string => sourceOf(module, join(root, 'src'));
    build.onResolve({ filter: OWN_MODULE }, ({ path, kind, resolveDir }) =>
      kind === 'dynamic-import'
        ? { path: join(resolveDir, path).slice(join(root, 'src').length + 1), namespace: 'after-entry' }
        : undefined,
    );
    build.onResolve({ filter: /^entry$/ }, () => ({ path: join(root, entry), sideEffects: true }));
    build.onResolve({ filter: /^common$/ }, () => ({ path: common, namespace: 'after-entry' }));
    build.onLoad({ filter: /.*/, namespace: 'after-entry' }, ({ path }) => {
      const before = neededBy(path) ? ['entry', 'common'] : ['entry'];
      const exported = path === common ? modules : [path];
      const imports = before.map((each) => `import '${each}';`);
      const exports = exported.map((each) => `export * from ${JSON.stringify(source(each))};`);
      return { resolveDir: root, contents: [...imports, ...exports].join('\n') };
    });
  },
});

/** Bundles a program into an entry and parts that run wherever there is JavaScript. */
export const bundleForAnyProgram = async (
  outdir: string,
  entryPoints: Record<string, string>,
  plugins: Plugin[] = [loadedWhenNeeded()],
  more: BuildOptions = {},
): Promise<void> => {
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    plugins,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    target: 'es2022',
    external: ['node:*', 'module', 'fs', 'path', 'url', 'crypto', 'worker_threads'],
    legalComments: 'none',
    logLevel: 'warning',
    ...more,
  });
  await copyFile(require.resolve('highs/runtime'), join(outdir, 'highs.wasm'));
};

/** Bundles the command line, which includes the library and its descriptions and runs only in Node. */
export const bundleCommandLine = (outdir: string): Promise<void> =>
  bundleForAnyProgram(outdir, { cli: 'src/cli/main.ts' }, [loadedWhenNeeded()], { platform: 'node' });
