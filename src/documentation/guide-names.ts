import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';

/** The folder of the guides. */
export const folder = join(packageRoot, 'docs');

/** The extension of a guide's file. */
export const EXTENSION = '.md';

/** Lists the names of the guides, without their extension. */
export const guideNames = async (): Promise<readonly string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .sort();
