// Where a Docker engine runs, the image is built, which takes minutes and the network.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readConfig } from '../src/config.js';

const root = join(import.meta.dirname, '..');
const textOf = (name: string): string => readFileSync(join(root, name), 'utf8');

const dockerfile = textOf('Dockerfile');
const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

/** What limits the heap. */
const HEAP = '--max-old-space-size=640';

type Service = Readonly<{
  environment: Readonly<Record<string, string>>;
  image?: string;
  ports?: readonly string[];
  mem_limit: string;
}>;
const { server, database } = (parse(textOf('compose.yaml')) as { services: Record<'server' | 'database', Service> })
  .services;

/** What follows a keyword of the Dockerfile, each time that it stands there. */
const told = (keyword: string): readonly string[] =>
  [...dockerfile.matchAll(new RegExp(`^ *${keyword} (.*)$`, 'gm'))].map(([, rest = '']) => rest);

test('every COPY source is in the checkout and reaches the build; what is secret, installed or generated does not', () => {
  const rules = textOf('.dockerignore').trim().split('\n');
  const concerns = (rule: string, path: string) => rule === '*' || `${path}/`.startsWith(`${rule}/`);
  const isIgnored = (path: string) => !rules.findLast((rule) => concerns(rule.replace('!', ''), path))?.startsWith('!');
  const sources = told('COPY').flatMap((each) => (each.startsWith('--from') ? [] : each.split(' ').slice(0, -1)));
  expect(sources).toEqual(expect.arrayContaining(['package-lock.json', 'prisma', 'src']));
  expect(sources.filter((each) => !existsSync(join(root, each)) || isIgnored(each))).toEqual([]);
  const needless = ['.env', '.git/config', 'data/x', 'dist/main.js', 'node_modules/pg'];
  expect(needless.filter((each) => !isIgnored(each))).toEqual([]);
});

test('the image is of two stages on Node 24, starts what npm start starts, as somebody without rights', () => {
  expect(told('FROM')).toEqual(['node:24-slim AS build', 'node:24-slim']);
  const named = told('RUN').flatMap((line) => [...line.matchAll(/\bnpm run (\S+)/g)].map(([, name = '']) => name));
  expect(named.map((name) => scripts[name])).not.toContain(undefined);
  expect((JSON.parse(told('CMD').at(-1) ?? '') as readonly string[]).join(' ')).toBe(
    scripts['start']?.replace(`${HEAP} `, ''),
  );
  expect([told('USER'), told('EXPOSE')]).toEqual([['node'], ['4000']]);
  expect(told('HEALTHCHECK')[0]).toContain('--start-period');
});

test('npm start and compose.yaml limit the heap to what fits, beside the workers, into the memory of the container', () => {
  expect(scripts['start']).toContain(HEAP);
  const { NODE_OPTIONS } = server.environment;
  const config = readConfig({});
  if ('problem' in config) throw new Error(config.problem);
  const heap = Number(/=(\d+)$/.exec(NODE_OPTIONS ?? '')?.[1]);
  expect(NODE_OPTIONS).toBe(HEAP);
  expect(heap + (config.workers + 1) * config.workerMemory).toBeLessThan(Number.parseInt(server.mem_limit, 10));
});

test('compose.yaml asks for a key and gives the server settings that it takes, and a healthy PostgreSQL 18', () => {
  const { API_KEY = '', METRICS_TOKEN: _, LOG_LEVEL: __, NODE_OPTIONS: ___, ...environment } = server.environment;
  expect(API_KEY).toMatch(/^\$\{API_KEY:\?/);
  const image = Object.fromEntries(told('ENV').map((each) => each.split('='))) as Record<string, string>;
  const settings = readConfig({ ...image, ...environment, API_KEY: 'a-key-of-the-container-test' });
  expect(settings).toMatchObject({ host: '0.0.0.0', port: 4000, databaseUrl: environment['DATABASE_URL'] });
  const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = database.environment;
  expect(environment['DATABASE_URL']).toBe(`postgresql://${user}:${password}@database:5432/${name}`);
  expect([database.image, database.ports, server.ports]).toEqual(['postgres:18', undefined, ['4000:4000']]);
  expect(parse(textOf('compose.yaml'))).toMatchObject({
    services: { server: { build: '.', depends_on: { database: { condition: 'service_healthy' } } } },
  });
});

const hasDocker = spawnSync('docker', ['info']).status === 0;

if (hasDocker)
  test('the image is built, and says of a start without a key what is missing', async () => {
    const docker = (given: readonly string[]) => promisify(execFile)('docker', [...given]);
    await docker(['build', '--tag', 'rangefinder-test', root]);
    const failed = await docker(['run', '--rm', 'rangefinder-test']).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('API_KEY') });
  });
