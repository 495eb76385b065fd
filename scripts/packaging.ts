import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist', 'package');
const require = createRequire(import.meta.url);

/** The functions that the package loads with a part, by module. */
const partsOf: Readonly<Record<string, readonly [part: string, ...names: string[]]>> = {
  'domain/cards/read-text.js': ['cardReader', 'readText'],
  'solver/highs.js': ['solver', 'solve', 'solveWithin'],
};

const RULES = 'domain/rulebook/rules/every-rule.js';

/** Writes the numbers of all rules, with summaries that are found in the part that holds them. */
const rulesWithoutTexts = async (importer: string): Promise<string> => {
  const { everyRule } = await import('../src/domain/rulebook/rules/every-rule.js');
  const numbers = Object.fromEntries(Object.entries(everyRule).map(([key, each]) => [key, each.numbers]));
  return `import { part } from ${JSON.stringify(importer)};
    const numbers = ${JSON.stringify(numbers)};
    export const everyRule = Object.fromEntries(Object.entries(numbers).map(([key, numbers]) =>
      [key, { numbers, get summary() { return part('ruleTexts').everyRule[key].summary; } }]));`;
};

const forwarding = (importer: string, [part, ...names]: readonly string[]): string =>
  `import { part } from ${JSON.stringify(importer)};\n${names
    .map((name) => `export const ${name} = (...given) => part(${JSON.stringify(part)}).${name}(...given);`)
    .join('\n')}`;

/** `solveWithin` returns a function: the part is needed when that one is called. */
const forwardingSolver = (importer: string): string =>
  `import { part } from ${JSON.stringify(importer)};
    export const solveWithin = (seconds) => (program) => part('solver').solveWithin(seconds)(program);
    export const solve = solveWithin();`;

/** Widths of texts from the tables of anafanafo, whose own reader needs Node. */
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

/** Has the modules of a part imported by a stand-in everywhere but where the part is loaded. */
const loadedWhenNeeded: Plugin = {
  name: 'loaded-when-needed',
  setup(build) {
    const parts = join(root, 'src', 'library', 'parts.ts');
    build.onResolve({ filter: /(read-text|highs|every-rule)\.js$/ }, ({ path, kind, resolveDir }) => {
      const module = join(resolveDir, path).slice(join(root, 'src').length + 1);
      const isPart = module === RULES || module in partsOf;
      return isPart && kind === 'import-statement'
        ? { path: module, namespace: 'part', pluginData: resolveDir }
        : undefined;
    });
    build.onResolve({ filter: /^anafanafo$/ }, ({ path }) => ({ path, namespace: 'measure' }));
    build.onLoad({ filter: /.*/, namespace: 'measure' }, () => ({ contents: MEASURE, resolveDir: root }));
    build.onLoad({ filter: /.*/, namespace: 'part' }, async ({ path }) => ({
      resolveDir: root,
      contents:
        path === RULES
          ? await rulesWithoutTexts(parts)
          : path === 'solver/highs.js'
            ? forwardingSolver(parts)
            : forwarding(parts, partsOf[path] ?? []),
    }));
  },
};

/** Bundles the program into an entry and parts. */
export const bundle = () =>
  build({
    absWorkingDir: root,
    entryPoints: [{ in: 'src/library/rangefinder.ts', out: 'rangefinder' }],
    outdir: folder,
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
    plugins: [loadedWhenNeeded],
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

/** The types of questions and answers, from the OpenAPI document: what the package does not have is left out. */
const restTypes = async (): Promise<string> => {
  const document = JSON.parse(await readFile(join(root, 'openapi', 'openapi.json'), 'utf8'), (key, value: unknown) =>
    key === 'example' || key === 'examples' ? undefined : value,
  ) as OpenApi;
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([path]) =>
      /^\/v1\/(game-states|games\/\{id\})\/[a-z-]+$|^\/v1\/(cards|rules)\//.test(path),
    ),
  );
  return astToString(
    await openapiTS({ ...document, paths } as never, { alphabetize: true, defaultNonNullable: false }),
  );
};

const declarationsOf = async (name: string): Promise<string> => {
  const path = join(root, 'src', 'library', `${name}.ts`);
  const { outputText } = ts.transpileDeclaration(await readFile(path, 'utf8'), {
    fileName: path,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, isolatedDeclarations: true },
  });
  return outputText
    .replaceAll('../generated/clients/rest.js', './rest.js')
    .replace(/^import \{.*\} from '\.\.\/.*';\n/gm, '');
};

const manifest = async (): Promise<object> => {
  const { version, description, license, engines } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  return {
    name: 'rangefinder',
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: {
      '.': { types: './rangefinder.d.ts', default: './rangefinder.js' },
      './package.json': './package.json',
    },
  };
};

/** Builds the package: the program in parts, its types, its manifest. */
export const buildPackage = async (): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await bundle();
  await copyFile(require.resolve('highs/runtime'), join(folder, 'highs.wasm'));
  for (const name of ['rangefinder', 'types'])
    await writeFile(join(folder, `${name}.d.ts`), await declarationsOf(name));
  await writeFile(join(folder, 'rest.d.ts'), await restTypes());
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await cp(join(root, 'docs', 'library.md'), join(folder, 'README.md'));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
};
