import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundlePrograms } from '../../scripts/bundling.js';
import { root } from '../processes.js';

/** The kind of event that the older program does not know. */
export const newKind = 'untaps';

/** What the older program has otherwise than the sources, by file. */
const changes: readonly (readonly [file: string, from: RegExp, to: (match: string) => string])[] = [
  ['src/database/format.ts', /(?<=FORMAT = )\d+/, (format) => String(Number(format) - 1)],
  ['src/domain/events/events.ts', new RegExp(`^  ${newKind},\\n`, 'm'), () => ''],
];

const older: Plugin = {
  name: 'older',
  setup: (building) => {
    building.onLoad({ filter: /src\/(database\/format|domain\/events\/events)\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const change = changes.find(([file]) => path.endsWith(file));
      if (!change || !change[1].test(source)) throw new Error(`${path} is not as the older program expects it.`);
      return { contents: source.replace(change[1], change[2]), loader: 'ts' };
    });
  },
};

/** Builds the program as it was before its newest format and one kind of event, and returns its path. */
export const buildOlderProgram = async (): Promise<string> => {
  await bundlePrograms(['main'], join(root, 'dist', 'older'), [older]);
  return 'dist/older/main.js';
};
