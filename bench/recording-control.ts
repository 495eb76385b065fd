import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/** What recording is compared with: the rows of an event, and nothing else. */
export interface Control {
  readonly name: string;
  /** Statements in a second. */
  readonly rate: (seconds: number) => Promise<number>;
}

/** One statement, as recording has one: the game's version goes up, and its log has a row more. */
const statement = (game: string): string => `
  WITH changed AS (
    UPDATE games SET version = version + 1, updated_at = now()
    WHERE tenant_id = 'local' AND id = ${game} RETURNING *
  ), logged AS (
    INSERT INTO events (tenant_id, game_id, version, type, input, summary, recorded_at)
    SELECT tenant_id, id, version, 'lifeChanges',
      '{"kind":"LOSE","amounts":[{"player":"player-3","amount":1}]}'::jsonb, 'Player 3 loses 1 life.', updated_at
    FROM changed
  )
  SELECT version FROM changed`;

/** Games that nobody else writes to, copies of those that are recorded. */
const COPIES = `
  INSERT INTO games
  SELECT (jsonb_populate_record(g, jsonb_build_object('id', 'raw-' || n - 1))).*
  FROM games g, generate_series(1, $1::int) n
  WHERE g.tenant_id = 'local' AND g.id = 'recorded-0'`;

/** pgbench, where it is installed; otherwise the same prepared statement over as many connections of pg. */
export const controlOf = async (url: string, clients: number): Promise<Control> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(COPIES, [clients]).finally(() => client.end());
  const isInstalled = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  return isInstalled ? byPgbench(url, clients) : byConnections(url, clients);
};

const run = promisify(execFile);

const byPgbench = (url: string, clients: number): Control => ({
  name: 'pgbench, prepared statements',
  rate: async (seconds) => {
    const folder = await mkdtemp(join(tmpdir(), 'rangefinder-pgbench-'));
    const script = join(folder, 'append.sql');
    await writeFile(script, `${statement(`'raw-' || :client_id`).replaceAll('\n', ' ')};\n`);
    const options = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '1', '-T', `${seconds}`, '-f', script];
    const { stdout } = await run('pgbench', [...options, url]).finally(() => rm(folder, { recursive: true }));
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (!(rate > 0)) throw new Error(`pgbench tells no rate: ${stdout}`);
    return rate;
  },
});

const byConnections = (url: string, clients: number): Control => ({
  name: `${clients} connections of pg, a prepared statement`,
  rate: async (seconds) => {
    const until = performance.now() + seconds * 1_000;
    const counts = await Promise.all(
      Array.from({ length: clients }, (_, index) => countUntil(url, `raw-${index}`, until)),
    );
    return counts.reduce((sum, count) => sum + count, 0) / seconds;
  },
});

const countUntil = async (url: string, game: string, until: number): Promise<number> => {
  const client = new pg.Client(url);
  await client.connect();
  let count = 0;
  for (; performance.now() < until; count += 1)
    await client.query({ name: 'append', text: statement('$1::text'), values: [game] });
  await client.end();
  return count;
};
