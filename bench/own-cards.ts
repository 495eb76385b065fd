import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inventedCards, oracleCards, writeCardFile } from '../test/own-cards/card-files.js';
import { memoryOf } from './processes.js';
import { spreadOf, told, type Spread, type Table } from './report.js';
import { withServer } from './servers.js';

const CARDS = 35_000;
const root = join(import.meta.dirname, '..');

/** In seconds, megabytes and milliseconds. */
const MOST_TIME = 60;
const MOST_MEMORY = 300;
const MOST_SEARCH = 10;

interface Import {
  readonly seconds: number;
  readonly memory: number;
}

/** Runs the command, and watches its memory. */
const importing = async (path: string, databaseUrl: string): Promise<Import> => {
  const began = performance.now();
  const child = spawn(process.execPath, ['dist/cards.js', 'import', path], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  let memory = 0;
  while (child.exitCode === null) {
    const now = await memoryOf(child.pid ?? 0);
    if (now > memory) memory = now;
    await pause(20);
  }
  await ended;
  if (child.exitCode !== 0) throw new Error(`The import of ${path} failed.`);
  return { seconds: (performance.now() - began) / 1_000, memory };
};

/** What somebody types, letter by letter. */
const typed = (name: string): readonly string[] =>
  Array.from({ length: name.length }, (_, letters) => name.slice(0, letters + 1));

const texts: Readonly<Record<string, readonly string[]>> = {
  'a name, letter by letter': typed('Brazenmarsh Sage of House k'),
  'words from the middle': [
    'sage',
    'colossus vast',
    'tides',
    'ti',
    'drake dusk',
    'the',
    'of th',
    'w of',
    'last colossus ivory',
  ],
  'what no name holds': ['zzz', 'xylophone', 'sage of qqq'],
};

/** In milliseconds, over HTTP, one after the other. */
const timesOf = async (url: string, searched: readonly string[]): Promise<Spread> => {
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1)
    for (const text of searched) {
      const began = performance.now();
      const response = await fetch(`${url}/v1/cards?search=${encodeURIComponent(text)}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${text}: ${response.status}`);
      if (round) times.push(performance.now() - began);
    }
  return spreadOf(times);
};

/** Measures the import of as many cards as there are, and searches among them. */
export const run = (): Promise<readonly Table[]> =>
  withServer(async ({ server, databaseUrl }) => {
    const text = oracleCards(inventedCards(CARDS));
    const paths = await Promise.all(['cards.json', 'cards.json.gz'].map((name) => writeCardFile(name, text)));
    const imports: Import[] = [];
    for (const path of paths) imports.push(await importing(path, databaseUrl));
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size / 1e6));
    const found: [string, Spread][] = [];
    for (const [name, searched] of Object.entries(texts)) found.push([name, await timesOf(server.url, searched)]);
    return [importTable(imports, sizes), searchTable(found)];
  });

const importTable = (imports: readonly Import[], sizes: readonly number[]): Table => ({
  title: `npm run cards -- import, ${CARDS} cards`,
  columns: ['', 'MB', 'seconds', 'MB of memory'],
  rows: imports.map(({ seconds, memory }, index) => [
    index ? 'the same again, compressed' : 'the first time',
    ...[sizes[index] ?? 0, seconds, memory].map((each) => each.toFixed(1)),
  ]),
  goals: [
    {
      goal: `Importing ${CARDS} cards: under ${MOST_TIME} s and ${MOST_MEMORY} MB`,
      measured: imports.map(({ seconds, memory }) => `${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB`).join('; '),
      met: imports.every(({ seconds, memory }) => seconds < MOST_TIME && memory < MOST_MEMORY),
    },
  ],
});

const searchTable = (found: readonly (readonly [string, Spread])[]): Table => ({
  title: `GET /v1/cards?search=, among ${CARDS} cards, in milliseconds`,
  columns: ['', 'median (min – max)'],
  rows: found.map(([name, spread]) => [name, told(spread, 1)]),
  goals: found.map(([name, spread]) => ({
    goal: `Searching ${CARDS} cards for ${name}: under ${MOST_SEARCH} ms`,
    measured: `${told(spread, 1)} ms`,
    met: spread.median < MOST_SEARCH,
  })),
});
