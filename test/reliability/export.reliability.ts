import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createDatabase, rowsOf, type TestDatabase } from '../database.js';
import { send } from '../http/server.js';
import { startServerProcess, type ServerProcess } from '../processes.js';

const isShort = process.env.RELIABILITY === 'short';
const ROWS = isShort ? 50_000 : 1_000_000;
const GAMES = 100;

/** In MB: all that the server may hold of its own objects, less than one export holds; it would end with more. */
const HEAP = 160;

/** In MB: by how much all of its memory may grow, which the collector takes back when it likes. */
const GROWTH = 50;

const summary = (version: string): string => `'Turn ' || ${version} || ' begins, Zoë.'`;

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createDatabase();
  server = await startServerProcess({ DATABASE_URL: database.url, NODE_OPTIONS: `--max-old-space-size=${HEAP}` });
  const players = ['ann', 'bob'].map((id) => ({ id }));
  const { status } = await send(`${server.url}/v1/games`, 'POST', { id: 'game-0', state: { players } });
  expect(status).toBe(201);
  await rowsOf(
    database.url,
    `INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object('id', 'game-' || n))).*
      FROM games g, generate_series(1, ${GAMES - 1}) n WHERE g.id = 'game-0'`,
  );
  await rowsOf(
    database.url,
    `INSERT INTO events (tenant_id, game_id, version, type, input, summary, recorded_at)
      SELECT 'local', 'game-' || g, n, 'turnBegins', jsonb_build_object('player', 'ann', 'turn', n), ${summary('n')}, now()
      FROM generate_series(0, ${GAMES - 1}) g, generate_series(1, ${ROWS / GAMES}) n`,
  );
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** In MB: what the server holds. */
const memory = async (): Promise<number> => {
  const status = await readFile(`/proc/${server.process.pid ?? 0}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
};

const requested = async (format: string): Promise<IncomingMessage> => {
  const request = get(`${server.url}/v1/export/events?format=${format}`);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  return response;
};

/** Reads a little of an export and goes away, so that whatever is loaded and compiled for it is there. */
const begin = async (format: string): Promise<void> => {
  const response = await requested(format);
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > 5_000_000) break;
  }
  response.destroy();
};

interface Exported {
  readonly bytes: number;
  readonly seconds: number;
  /** In MB, every quarter of a second. */
  readonly curve: readonly number[];
}

const exported = async (format: string, take: (chunk: Buffer) => void): Promise<Exported> => {
  const began = performance.now();
  const curve: number[] = [];
  const sampling = setInterval(() => void memory().then((now) => curve.push(now)), 250);
  let bytes = 0;
  for await (const chunk of await requested(format)) {
    bytes += (chunk as Buffer).length;
    take(chunk as Buffer);
  }
  clearInterval(sampling);
  return { bytes, seconds: (performance.now() - began) / 1_000, curve: [...curve, await memory()] };
};

const told = (format: string, { bytes, seconds, curve }: Exported): string => {
  const every = Math.max(1, Math.floor(curve.length / 16));
  const shown = curve.filter((_, index) => index % every === 0).map((each) => each.toFixed(0));
  return `Export of ${ROWS} events as ${format}: ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, ${Math.round(ROWS / seconds)} rows a second; MB held: ${shown.join(', ')}`;
};

/** Exports all rows, and says and checks how much memory that takes. */
const expectLittleMemory = async (format: string, take: (chunk: Buffer) => void): Promise<void> => {
  await begin(format);
  const result = await exported(format, take);
  process.stderr.write(`\n${told(format, result)}\n`);
  expect(Math.max(...result.curve) - (result.curve[0] ?? NaN)).toBeLessThan(GROWTH);
};

/** The same rows as the database gives them, written as lines, hashed as they come. */
const hashOfLog = async (): Promise<string> => {
  const client = new pg.Client(database.url);
  await client.connect();
  const hash = createHash('sha256');
  for (let game = 0; game < GAMES; game += 1) {
    const { rows } = await client.query<{ line: string }>(
      `SELECT game_id || '/' || version || '/' || summary AS line FROM events WHERE game_id = $1 ORDER BY version`,
      [`game-${game}`],
    );
    for (const { line } of rows) hash.update(line);
  }
  await client.end();
  return hash.digest('hex');
};

describe('an export of many rows', () => {
  test('as NDJSON holds every row once, and little memory', async () => {
    const games = new Map<string, { rows: number; readonly lines: string[] }>();
    let rest = '';
    const takeLine = (line: string) => {
      const row = JSON.parse(line) as { game: string; version: number; summary: string };
      const game = games.get(row.game) ?? { rows: 0, lines: [] };
      games.set(row.game, game);
      game.lines[row.version - 1] = `${row.game}/${row.version}/${row.summary}`;
      game.rows += 1;
    };
    await expectLittleMemory('ndjson', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach((line) => takeLine(Buffer.from(line, 'latin1').toString()));
    });
    expect([...games.values()].map(({ rows }) => rows)).toEqual(Array(GAMES).fill(ROWS / GAMES));
    const hash = createHash('sha256');
    for (let game = 0; game < GAMES; game += 1) games.get(`game-${game}`)?.lines.forEach((line) => hash.update(line));
    expect(hash.digest('hex')).toBe(await hashOfLog());
  });

  test('as CSV', async () => {
    let lines = 0;
    await expectLittleMemory('csv', (chunk) => {
      for (const byte of chunk) if (byte === 10) lines += 1;
    });
    expect(lines).toBe(ROWS + 1);
  });

  test('as Parquet', async () => {
    const { parquetMetadata } = await import('hyparquet');
    const chunks: Buffer[] = [];
    await expectLittleMemory('parquet', (chunk) => chunks.push(chunk));
    const file = new Uint8Array(Buffer.concat(chunks));
    expect(Number(parquetMetadata(file.buffer).num_rows)).toBe(ROWS);
  });
});
