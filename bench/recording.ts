import autocannon from 'autocannon';
import pg from 'pg';
import { controlOf, type Control } from './recording-control.js';
import { spreadOf, told, type Table } from './report.js';
import { sampleTable } from './sample-table.js';
import { interruption, startPostgres, startRangefinder, type Running } from '../test/programs.js';

const CLIENTS = 8;
const ROUNDS = 5;
const SECONDS = 2;
const GOAL = 0.5;

const games = Array.from({ length: CLIENTS }, (_, index) => `recorded-${index}`);
const headers = { 'content-type': 'application/json', accept: 'application/json' };
const event = { lifeChanges: { kind: 'LOSE', amounts: [{ player: 'player-3', amount: 1 }] } };
const body = JSON.stringify({ events: [event] });

const createGames = async (url: string): Promise<void> => {
  const state = {
    ...sampleTable(8, 200),
    players: sampleTable(8, 200).players.map((each) => ({ ...each, life: 1e9 })),
  };
  for (const id of games) {
    const { status } = await fetch(`${url}/v1/games`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id, state }),
    });
    if (status !== 201) throw new Error(`${status}: the game ${id} is not created.`);
  }
};

const recordOne = async (url: string, game: string): Promise<void> => {
  const answer = await fetch(`${url}/v1/games/${game}/events`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`An event is not recorded: ${text}`);
};

/** Recorded events per second; each client has its own game and waits for each response. */
const recordingRate = async (url: string): Promise<number> => {
  const results = await Promise.all(
    games.map((id) =>
      autocannon({
        url: `${url}/v1/games/${id}/events`,
        method: 'POST',
        headers,
        body,
        connections: 1,
        duration: SECONDS,
      }),
    ),
  );
  const failed = results.reduce((sum, { errors, timeouts, non2xx }) => sum + errors + timeouts + non2xx, 0);
  if (failed) throw new Error(`${failed} events are not recorded.`);
  return results.reduce((sum, result) => sum + result['2xx'] / result.duration, 0);
};

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
  if (!isControlFirst) return { recording: await recordingRate(url), raw: await control.rate(SECONDS) };
  const raw = await control.rate(SECONDS);
  return { recording: await recordingRate(url), raw };
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

const measured = async (running: Running[]): Promise<Table> => {
  const interrupted = interruption();
  const postgres = await startPostgres();
  running.push(postgres);
  const server = await startRangefinder(postgres.url);
  running.push(server);
  await createGames(server.url);
  const client = new pg.Client(postgres.url);
  await client.connect();
  running.push({ url: postgres.url, stop: () => client.end() });
  const control = await controlOf(postgres.url, CLIENTS);
  for (const game of games) await recordOne(server.url, game);
  await recordingRate(server.url);
  await control.rate(1);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    interrupted.throwIfAborted();
    rounds.push(await round(server.url, control, rounds.length % 2 === 1));
  }
  return tableOf(rounds, control, await transactionsPerCall(server.url, client));
};

/** Measures recording an event, compared with writing its rows alone. */
export const run = async (): Promise<readonly Table[]> => {
  const running: Running[] = [];
  try {
    return [await measured(running)];
  } finally {
    for (const { stop } of running.reverse()) await stop();
  }
};
