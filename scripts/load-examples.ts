import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { examples, load } from './examples.js';
import { playedGame } from './playing/playing.js';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '0' }, seed: { type: 'string', default: 'played' } },
});
const server = process.env.RANGEFINDER_URL ?? 'http://127.0.0.1:4000';
const key = process.env.API_KEY;

/** How many games are sent at once: while the server records one, the next is played. */
const AT_ONCE = 4;

/** Plays that many games and stores them; the same seed gives the same games, and those that are there are left alone. */
const loadPlayed = async (games: number, seed: string): Promise<void> => {
  const bar = new SingleBar({ format: '{bar} {value}/{total} games, {duration_formatted}, {eta_formatted} to go' });
  let begun = 0;
  const worker = async (): Promise<void> => {
    while (begun < games) {
      const id = `${seed}-${(begun += 1)}`;
      await load(server, { id, name: `Game ${id}`, ...playedGame(id) }, key);
      bar.increment();
    }
  };
  bar.start(games, 0);
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  bar.stop();
};

const games = Number(values.games);
if (!Number.isInteger(games) || games < 0) throw new Error(`--games has to be a whole number, not ${values.games}.`);
if (games) await loadPlayed(games, values.seed);
else for (const example of await examples()) process.stdout.write(`${await load(server, example, key)}\n`);
