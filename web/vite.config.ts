import { defineConfig } from 'vite';

/** The page, as the server serves it from dist/page. */
export default defineConfig({
  root: import.meta.dirname,
  build: { outDir: '../dist/page', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/v1': 'http://127.0.0.1:4000', '/graphql': { target: 'http://127.0.0.1:4000', ws: true } } },
});
