import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';

const folder = join(packageRoot, 'docs');
const EXTENSION = '.md';

/** A page in a list: its path and title. */
export interface GuideEntry {
  readonly path: string;
  readonly title: string;
}

/** Lists the names of the guides, without their extension. */
export const guideNames = async (): Promise<readonly string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .sort();

/** Reads a guide's text. */
export const textOfGuide = (name: string): Promise<string> => readFile(join(folder, `${name}${EXTENSION}`), 'utf8');

/** Returns the entry of a guide, with its first heading as its title. */
export const entryOf = (name: string, text: string): GuideEntry => ({
  path: `/docs/${name}`,
  title: /^# (.+)$/m.exec(text)?.[1] ?? name,
});
