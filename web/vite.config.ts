import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const folder = join(import.meta.dirname, '..', 'dist', 'page');

/** Compresses each file once, as small as it gets, for the server to send. */
const precompress: Plugin = {
  name: 'precompress',
  closeBundle: async () => {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const compress = async (path: string) => {
      const content = await readFile(path);
      if (content.length < 1_400) return;
      await Promise.all([writeFile(`${path}.br`, await brotli(content)), writeFile(`${path}.gz`, await zip(content))]);
    };
    const texts = files.filter((each) => each.isFile() && /\.(js|css|html|svg|json)$/.test(each.name));
    await Promise.all(texts.map(({ parentPath, name }) => compress(join(parentPath, name))));
  },
};

/** GraphiQL brings a third of a megabyte of fonts; those of the reader's own machine will do. */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  enforce: 'pre',
  transform: (code, id) => (/graphiql.*\.css$/.test(id) ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, '') : undefined),
};

/** The page, as the server serves it from dist/page. */
export default defineConfig({
  root: import.meta.dirname,
  // The form library imports it for its own tests.
  resolve: { alias: { '@rjsf/validator-ajv8': `${import.meta.dirname}/source/asking/unchecked.ts` } },
  plugins: [withoutFonts, precompress],
  build: {
    manifest: 'manifest.json',
    outDir: '../dist/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: ['index.html', 'source/graphiql.tsx', 'source/reference.ts'].map((path) =>
        join(import.meta.dirname, path),
      ),
      // A new version of the page leaves what it is built on in the caches of browsers.
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] } },
    },
  },
  server: { proxy: { '/v1': 'http://127.0.0.1:4000', '/graphql': { target: 'http://127.0.0.1:4000', ws: true } } },
});
