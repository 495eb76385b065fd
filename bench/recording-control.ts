import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { GAME, NEXT, recordingStatement, VERSION, type Statement } from './recording-statement.js';

/** The baseline of recording: the same statement alone. */
export interface Control {
  readonly name: string;
  /** Statements per second. */
  readonly rate: (seconds: number) => Promise<number>;
}

/** Copies a recorded game to games that no server writes to. */
const COPIES = `
  WITH copied AS (
    INSERT INTO games
    SELECT (jsonb_populate_record(g, jsonb_build_object('id', 'raw-' || n - 1))).*
    FROM games g, generate_series(1, $1::int) n
    WHERE g.tenant_id = 'local' AND g.id = 'recorded-0'
    RETURNING tenant_id, id, incarnation
  ), counted AS (
    INSERT INTO game_facts
    SELECT (jsonb_populate_record(f, jsonb_build_object('game_id', copied.id))).*
    FROM game_facts f JOIN copied USING (tenant_id)
    WHERE f.game_id = 'recorded-0'
  )
  SELECT DISTINCT incarnation FROM copied`;

/** Resets the games before each round, so versions start at 0. */
const ANEW = `
  WITH forgotten AS (DELETE FROM events WHERE game_id LIKE 'raw-%')
  UPDATE games SET version = 0 WHERE id LIKE 'raw-%'`;

const RECORDED = `SELECT count(*)::int AS events FROM events WHERE game_id LIKE 'raw-%'`;

/** Uses pgbench where it is installed, otherwise the same prepared statement over as many connections of pg. */
export const controlOf = async (url: string, clients: number): Promise<Control> => {
  const [copied] = await asked<{ incarnation: string }>(url, COPIES, [clients]);
  const statement = recordingStatement(copied?.incarnation ?? '');
  const isInstalled = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  const { name, rate } = isInstalled ? byPgbench(url, clients, statement) : byConnections(url, clients, statement);
  return {
    name,
    rate: async (seconds) => {
      await asked(url, ANEW);
      const found = await rate(seconds);
      const [recorded] = await asked<{ events: number }>(url, RECORDED);
      if (!recorded || recorded.events < 0.5 * found * seconds) throw new Error('The control records too little.');
      return found;
    },
  };
};

const asked = async <Row>(url: string, text: string, values: readonly unknown[] = []): Promise<readonly Row[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(text, [...values]);
    return rows as readonly Row[];
  } finally {
    await client.end();
  }
};

const run = promisify(execFile);

/** Writes the statement with its value as a pgbench script; game and versions are pgbench variables, and so would `[:x` be. */
const script = ({ text, value }: Statement): string =>
  text
    .replace('$1', `(${literal(value)})`)
    .replaceAll('[:', '[1 : ')
    .replaceAll('\n', ' ');

const literal = (value: string): string =>
  filled(pg.escapeLiteral(value), `' || 'raw-' || :client_id || '`, `' || :version || '`, `' || :next || '`);

const filled = (value: string, game: string, version: string, next: string): string =>
  value.replaceAll(GAME, game).replaceAll(String(VERSION), version).replaceAll(String(NEXT), next);

const byPgbench = (url: string, clients: number, statement: Statement): Control => ({
  name: 'pgbench, prepared statements',
  rate: async (seconds) => {
    const folder = await mkdtemp(join(tmpdir(), 'rangefinder-pgbench-'));
    const file = join(folder, 'append.sql');
    await writeFile(file, `\\set version :next\n\\set next :version + 1\n${script(statement)};\n`);
    const options = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '1', '-T', `${seconds}`, '-D', 'next=0'];
    const { stdout } = await run('pgbench', [...options, '-f', file, url]);
    await rm(folder, { recursive: true });
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (!(rate > 0)) throw new Error(`pgbench tells no rate: ${stdout}`);
    return rate;
  },
});

const byConnections = (url: string, clients: number, statement: Statement): Control => ({
  name: `${clients} connections of pg, prepared statements`,
  rate: async (seconds) => {
    const until = performance.now() + seconds * 1_000;
    const counts = await Promise.all(
      Array.from({ length: clients }, (_, index) => countUntil(url, `raw-${index}`, statement, until)),
    );
    return counts.reduce((sum, count) => sum + count, 0) / seconds;
  },
});

const countUntil = async (url: string, game: string, statement: Statement, until: number): Promise<number> => {
  const client = new pg.Client(url);
  await client.connect();
  let version = 0;
  for (; performance.now() < until; version += 1)
    await client.query({
      name: 'append',
      text: statement.text,
      values: [filled(statement.value, game, `${version}`, `${version + 1}`)],
    });
  await client.end();
  return version;
};
