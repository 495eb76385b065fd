import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));

/** The folder of this package, seen from the source as from what is built of it, whichever file that has come to be in. */
export const packageRoot = rootAbove(import.meta.dirname);
