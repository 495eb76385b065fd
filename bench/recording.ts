import pg from 'pg';
import { post, recordingRate } from './load.js';
import { controlOf, type Control } from './recording-control.js';
import { spreadOf, told, type Table } from './report.js';
import { sampleTable } from './sample-table.js';
import { withServer, type Served } from './servers.js';

const CLIENTS = 8;
const ROUNDS = 5;
const SECONDS = 2;
const GOAL = 0.5;

const games = Array.from({ length: CLIENTS }, (_, index) => `recorded-${index}`);
const events = [{ lifeChanges: { kind: 'LOSE', amounts: [{ player: 'player-3', amount: 1 }] } }];

const createGames = async (url: string): Promise<void> => {
  const sample = sampleTable(8, 200);
  const state = { ...sample, players: sample.players.map((each) => ({ ...each, life: 1e9 })) };
  for (const id of games) await post(`${url}/v1/games`, JSON.stringify({ id, state }));
};

const recordOne = (url: string, game: string): Promise<string> =>
  post(`${url}/v1/games/${game}/events`, JSON.stringify({ events }));

/** Counts writing transactions; the database's statistics lag by seconds. */
const transactionsOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ next: string }>('SELECT pg_snapshot_xmax(pg_current_snapshot()) AS next');
  return Number(rows[0]?.next);
};

const CALLS = 100;

/** Transactions per request with 8 clients. */
const transactionsPerCall = async (url: string, client: pg.Client): Promise<number> => {
  const before = await transactionsOf(client);
  await Promise.all(
    games.map(async (game) => {
      for (let call = 0; call < CALLS; call += 1) await recordOne(url, game);
    }),
  );
  return ((await transactionsOf(client)) - before) / (CALLS * games.length);
};

interface Round {
  readonly recording: number;
  readonly raw: number;
}

const round = async (url: string, control: Control, isControlFirst: boolean): Promise<Round> => {
  if (!isControlFirst)
    return { recording: await recordingRate(url, games, events, SECONDS), raw: await control.rate(SECONDS) };
  const raw = await control.rate(SECONDS);
  return { recording: await recordingRate(url, games, events, SECONDS), raw };
};

const tableOf = (rounds: readonly Round[], control: Control, commits: number): Table => {
  const ratio = spreadOf(rounds.map(({ recording, raw }) => recording / raw));
  return {
    title: `Events recorded in a second by ${CLIENTS} clients, each on a game of its own`,
    columns: ['', 'median (min – max)'],
    rows: [
      ['recordEvents over HTTP', told(spreadOf(rounds.map(({ recording }) => recording)), 0)],
      [`the same statements by ${control.name}`, told(spreadOf(rounds.map(({ raw }) => raw)), 0)],
      ['ratio', told(ratio, 2)],
      ['transactions that wrote, for a call', commits.toFixed(2)],
    ],
    notes: [
      `${ROUNDS} rounds of ${SECONDS} s each, in turn. What is written is kept: fsync and synchronous_commit are on.`,
    ],
    goals: [
      {
        goal: `recordEvents by 8 clients >= ${GOAL} x the same statements by themselves`,
        measured: `${ratio.median.toFixed(2)} x (${control.name})`,
        met: ratio.median >= GOAL,
      },
      {
        goal: 'At most one transaction for a call of recordEvents (adding up totals, once in a while, comes on top)',
        measured: commits.toFixed(2),
        met: commits > 0 && commits < 1.2,
      },
    ],
  };
};

const measured = async ({ server: { url }, databaseUrl, keep, interrupted }: Served): Promise<Table> => {
  await createGames(url);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await keep(Promise.resolve({ url: databaseUrl, stop: () => client.end() }));
  const control = await controlOf(databaseUrl, CLIENTS);
  for (const game of games) await recordOne(url, game);
  await recordingRate(url, games, events, SECONDS);
  await control.rate(1);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    interrupted.throwIfAborted();
    rounds.push(await round(url, control, rounds.length % 2 === 1));
  }
  return tableOf(rounds, control, await transactionsPerCall(url, client));
};

/** Measures recording an event, compared with writing its rows alone. */
export const run = (): Promise<readonly Table[]> => withServer(async (served) => [await measured(served)]);
