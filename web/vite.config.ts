import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { partStandIns, questionsAndEvents } from '../scripts/parts-loaded-later';
import { writingServiceWorker } from './writing-service-worker';
import { strip } from '../scripts/without-descriptions';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
/** In bytes: what is larger takes longer to compress as small as it gets than the rest of the build. */
const qualityFor = (length: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: length > 2_000_000 ? 9 : length > 700_000 ? 10 : 11 },
});
const sources = join(import.meta.dirname, '..', 'src');
const folder = join(import.meta.dirname, '..', 'dist', 'page');

/** Compresses each file once, as small as it gets, for the server to send. */
const precompress: Plugin = {
  name: 'precompress',
  closeBundle: async () => {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const compress = async (path: string) => {
      const content = await readFile(path);
      if (content.length < 1_400) return;
      const [small, zipped] = await Promise.all([brotli(content, qualityFor(content.length)), zip(content)]);
      await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, zipped)]);
    };
    const texts = files.filter((each) => each.isFile() && /\.(js|css|html|svg|json|wasm)$/.test(each.name));
    await Promise.all(texts.map(({ parentPath, name }) => compress(join(parentPath, name))));
  },
};

const STAND_IN = '\0stand-in:';
const standIns = { ...partStandIns, ...questionsAndEvents };

/** Has what is loaded later imported by a stand-in everywhere but where the library loads it. */
const loadedWhenNeeded: Plugin = {
  name: 'loaded-when-needed',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (!importer || importer.endsWith('in-process/parts.ts') || !source.startsWith('.')) return undefined;
    const module = relative(sources, join(importer, '..', source));
    return module in standIns ? `${STAND_IN}${module}` : undefined;
  },
  load: (id) =>
    id.startsWith(STAND_IN)
      ? standIns[id.slice(STAND_IN.length)]?.(join(sources, 'query', 'in-process', 'parts.ts'))
      : undefined,
};

const FORM = '?form';

/** Has the list of all forms hold them without the questions, which the library loads group by group. */
const formsAlone: Plugin = {
  name: 'forms-alone',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/generated/every-question.ts') && source.startsWith('../questions/')
      ? `${join(importer, '..', source).replace(/js$/, 'ts')}${FORM}`
      : undefined,
  load: async (id) => {
    if (!id.endsWith(FORM)) return undefined;
    const code = await readFile(id.slice(0, -FORM.length), 'utf8');
    const alone = code.replace(/^export const (\w+) = \w+\(\{$[^]*?^\}\);$/m, 'export const $1 = null;');
    if (alone === code) throw new Error(`${id} holds no question in the form "export const name = question({ … });".`);
    return alone;
  },
};

/** Leaves out the descriptions of schemas, which only the documents of the API show. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  enforce: 'pre',
  transform: (code, id) => (id.startsWith(sources) && id.endsWith('.ts') ? strip(code) : undefined),
};

/** The page, as the server serves it from dist/page. */
export default defineConfig({
  root: import.meta.dirname,
  // In a browser, the browser measures letters.
  resolve: { alias: { anafanafo: join(import.meta.dirname, 'source', 'picture', 'measure.ts') } },
  plugins: [formsAlone, loadedWhenNeeded, withoutDescriptions, writingServiceWorker(folder), precompress],
  build: {
    target: 'es2022',
    manifest: 'manifest.json',
    outDir: '../dist/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: ['index.html', 'source/graphiql.ts', 'source/reference.ts', 'source/documentation.ts'].map((path) =>
        join(import.meta.dirname, path),
      ),
      // Whatever of a module is not used is left out: none of the server's does anything by being imported.
      treeshake: { moduleSideEffects: (id) => !id.startsWith(sources) },
      // What the first look needs compresses best as one, and so do the questions that the picture asks; the others come
      // when needed.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'page',
              priority: 1,
              test: /\/node_modules\/preact\/|\/web\/source\/(?:(?:api|keeping|loading|shown|theme)\.ts|(?:parts|picture|rules)\/)/,
            },
            { name: 'picture-questions', test: /\/generated\/questions\/(?:range|combat|declarations)\.ts/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/v1': 'http://127.0.0.1:4000', '/graphql': { target: 'http://127.0.0.1:4000', ws: true } } },
});
