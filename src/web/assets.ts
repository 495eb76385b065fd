import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';

/** The folder of the built pages. */
export const pageFolder = join(packageRoot, 'dist', 'page');

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Returns the HTML tags that load a script of the pages and its styles, by its source file. */
export const tagsOf = async (source: string): Promise<string> => {
  const text = await readFile(join(pageFolder, 'manifest.json'), 'utf8');
  const chunks = JSON.parse(text) as Readonly<Record<string, Chunk>>;
  const { file = '', css = [] } = chunks[source] ?? {};
  const styles = css.map((path) => `<link rel="stylesheet" href="/${path}">`);
  return [...styles, `<script type="module" src="/${file}"></script>`].join('\n');
};
