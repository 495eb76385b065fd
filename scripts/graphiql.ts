import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build, version } from 'esbuild';
import { installTools } from './tools.js';

const VERSIONS = {
  graphiql: '4.1.2',
  graphql: '16.15.0',
  'graphql-sse': '2.6.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

const ENTRY = `export { GraphiQL } from 'graphiql';
export { createClient } from 'graphql-sse';
export { createElement } from 'react';
export { createRoot } from 'react-dom/client';
`;

const OPTIONS = {
  bundle: true,
  splitting: true,
  minify: true,
  legalComments: 'none',
  format: 'esm',
  target: 'es2022',
  write: false,
  entryNames: 'graphiql',
  chunkNames: 'part-[hash]',
  external: ['graphql'] as string[],
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/** Hashes all inputs of the files. */
export const inputsOfGraphiql = (): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSIONS, ENTRY, OPTIONS, version]))
    .digest('hex');

/** Bundles GraphiQL in parts, so that rarely used parts of the editor load on demand. */
const bundle = async (folder: string): Promise<readonly (readonly [string, string])[]> => {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: folder },
    ...OPTIONS,
    outdir: folder,
  });
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  return scripts.map(({ path, text }) => [basename(path), text] as const);
};

/** Returns GraphiQL's styles without its fonts, which take a third of a megabyte. */
const styles = async (folder: string): Promise<string> => {
  const path = createRequire(join(folder, 'package.json')).resolve('graphiql/style.css');
  return (await readFile(path, 'utf8')).replaceAll(/@font-face\s*\{[^}]*\}/g, '');
};

/** Builds GraphiQL for the page at /graphql, as files by name; only this needs its packages, so it installs them. */
export const graphiql = async (): Promise<ReadonlyMap<string, string>> => {
  const folder = await installTools(VERSIONS);
  const header = `/* Written by npm run graphiql. Inputs: ${inputsOfGraphiql()} */\n`;
  const files = [...(await bundle(folder)), ['graphiql.css', await styles(folder)] as const];
  return new Map(files.map(([name, text]) => [name, `${header}${text}`]));
};
