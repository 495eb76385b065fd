// 22 s: needs the network: npm ci --omit=dev in an empty folder, as somebody installs it who has a dist that was built elsewhere.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from './ports.js';
import { createEmptyDatabase, type TestDatabase } from './database.js';
import { send } from './http/server.js';
import { until } from './until.js';

const root = join(import.meta.dirname, '..');
const SHIPPED = ['package.json', 'package-lock.json', '.npmrc', 'scripts/prepare.js', 'dist', 'prisma', 'docs'];

let folder: string;
let database: TestDatabase;
let server: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(process.env['TEST_FOLDER'] ?? '', 'production-'));
  for (const name of SHIPPED) await cp(join(root, name), join(folder, name), { recursive: true });
  await promisify(execFile)('npm', ['ci', '--omit=dev', '--prefer-offline'], { cwd: folder });
  database = await createEmptyDatabase();
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await database.drop();
});

test('it brings no tool of development', async () => {
  const names = await readdir(join(folder, 'node_modules'));
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'highs']));
  expect(names.filter((name) => ['prisma-cli', 'jest', 'esbuild', 'vite', 'oxlint'].includes(name))).toEqual([]);
});

test('the server starts and answers', async () => {
  const port = String(await freePort());
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: database.url, PORT: port, LOG_LEVEL: 'warn' };
  const started = (server = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: 'ignore' }));
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200);
  const state = { options: { rangeOfInfluence: 1 }, players: ['Ann', 'Bob', 'Cat', 'Dan'].map((id) => ({ id })) };
  const { body } = await send(`${url}/v1/game-states/range-of`, 'POST', { state, player: 'Ann' });
  expect(body.players.map(({ id }: { id: string }) => id)).toEqual(['Ann', 'Bob', 'Dan']);
  process.kill(-(started.pid ?? 0), 'SIGTERM');
  await once(started, 'exit');
});
