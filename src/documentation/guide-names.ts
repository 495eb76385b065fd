import { readdir } from 'node:fs/promises';

/** Where the guides lie, seen from the source as from what is built of it. */
export const folder = new URL('../../docs/', import.meta.url);

export const EXTENSION = '.md';

/** The guides of the folder docs. */
export const guideNames = async (): Promise<readonly string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .sort();
