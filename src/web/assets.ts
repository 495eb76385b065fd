import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';

/** Where the pages are built to. */
export const pageFolder = join(packageRoot, 'dist', 'page');

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Returns the tags that load a program of the pages, by its source: a script, and the styles that it needs. */
export const tagsOf = async (source: string): Promise<string> => {
  const text = await readFile(join(pageFolder, 'manifest.json'), 'utf8');
  const chunks = JSON.parse(text) as Readonly<Record<string, Chunk>>;
  const { file = '', css = [] } = chunks[source] ?? {};
  const styles = css.map((path) => `<link rel="stylesheet" href="/${path}">`);
  return [...styles, `<script type="module" src="/${file}"></script>`].join('\n');
};
