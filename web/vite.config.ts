import { defineConfig } from 'vite';

/** The page, as the server serves it from dist/page. */
export default defineConfig({
  root: import.meta.dirname,
  // The form library imports it for its own tests.
  resolve: { alias: { '@rjsf/validator-ajv8': `${import.meta.dirname}/source/asking/unchecked.ts` } },
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/v1': 'http://127.0.0.1:4000', '/graphql': { target: 'http://127.0.0.1:4000', ws: true } } },
});
