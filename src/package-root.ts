import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));

/** The root folder of this package, found from the source and from any built file. */
export const packageRoot = rootAbove(import.meta.dirname);
