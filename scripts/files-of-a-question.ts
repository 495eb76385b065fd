// Lists the files and functions of src that run when a question is asked over REST for the second time: npm run files
import { Session, type Profiler } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { accessWithoutKeys } from './access-without-keys.js';
import { buildApp } from '../src/app.js';
import { noOwnCards } from '../src/own-cards/cards.js';
import type { Games } from '../src/games/games.js';

const app = await buildApp({
  cards: noOwnCards,
  games: {} as Games,
  isReady: () => Promise.resolve(true),
  logLevel: 'error',
  access: accessWithoutKeys,
});

const payload = {
  state: {
    options: { rangeOfInfluence: 1 },
    players: [{ id: 'Ann' }, { id: 'Bob' }, { id: 'Cat' }, { id: 'Dan' }],
    objects: [{ id: 'Bear', typeLine: 'Creature — Bear', owner: 'Ann' }],
  },
  player: 'Ann',
};
const ask = async (): Promise<void> => {
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/v1/game-states/range-of', payload });
  if (statusCode !== 200) throw new Error(body);
};

const root = new URL('../src/', import.meta.url).href;
const ranFunctions = ({ functions }: Profiler.ScriptCoverage): readonly string[] =>
  functions.flatMap(({ functionName, ranges: [whole] }) => (whole?.count ? [functionName || '(anonymous)'] : []));

const profiler = new Session();
profiler.connect();
await profiler.post('Profiler.enable');
await ask();
await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await ask();
const { result } = await profiler.post('Profiler.takePreciseCoverage');
const files = result
  .filter(({ url }) => url.startsWith(root))
  .map((script) => ({ file: fileURLToPath(script.url).slice(fileURLToPath(root).length), ran: ranFunctions(script) }))
  .filter(({ ran }) => ran.length)
  .sort((one, other) => one.file.localeCompare(other.file));
for (const { file, ran } of files) process.stdout.write(`${file}  ${ran.join(', ')}\n`);
process.stdout.write(`${files.length} files, ${files.reduce((sum, { ran }) => sum + ran.length, 0)} functions\n`);
await app.close();
