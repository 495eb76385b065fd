import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';

/** Where the guides lie. */
export const folder = join(packageRoot, 'docs');

export const EXTENSION = '.md';

/** The guides of the folder docs. */
export const guideNames = async (): Promise<readonly string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .sort();
