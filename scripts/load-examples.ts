import { parseArgs } from 'node:util';
import { createProgressBar } from '../src/cli/terminal/progress-bar.js';
import { examples, load } from './examples.js';
import { playedGame } from './playing/playing.js';

const USAGE = 'Usage: npm run examples [-- --games <how many> --seed <word>], with RANGEFINDER_URL and API_KEY set.';

const refuse = (reason: string): never => {
  process.stderr.write(`${reason}\n${USAGE}\n`);
  process.exit(1);
};

const given = () => {
  try {
    const options = { games: { type: 'string', default: '0' }, seed: { type: 'string', default: 'played' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
};

const server = process.env.RANGEFINDER_URL ?? 'http://127.0.0.1:4000';
const key = process.env.API_KEY;

/** The number of games sent at once: while the server records one, the next is played. */
const AT_ONCE = 4;

/** Plays and stores games, the same ones for the same seed; existing games are not changed. */
const loadPlayed = async (games: number, seed: string): Promise<void> => {
  const bar = createProgressBar(process.stderr, games, 'games');
  let [begun, loaded] = [0, 0];
  const worker = async (): Promise<void> => {
    while (begun < games) {
      const id = `${seed}-${(begun += 1)}`;
      await load(server, { id, name: `Game ${id}`, ...playedGame(id) }, key);
      bar.update((loaded += 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  bar.stop();
};

const { games: asked, seed } = given();
const games = Number(asked);
if (!Number.isInteger(games) || games < 0) refuse(`--games has to be a whole number, not ${asked}.`);
if (games) await loadPlayed(games, seed);
else for (const example of await examples()) process.stdout.write(`${await load(server, example, key)}\n`);
