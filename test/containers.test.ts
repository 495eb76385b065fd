import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '../src/config.js';
import { freePort } from '../src/database/port.js';
import { copyBuildContext, ignoring } from './containers/build-context.js';
import { filledIn, readComposition, type Composition, type Service } from './containers/compose.js';
import { readDockerfile, type HealthCheck, type Stage, type Step } from './containers/dockerfile.js';
import { pathIn, replay, type Built } from './containers/replay.js';
import { createEmptyDatabase, type TestDatabase } from './database.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const own = { API_KEY: 'a-key-of-the-container-test' };

/** A package of the lock file, and whether only tools want it or whether it may be missing. */
interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly peer?: boolean;
}

let stages: readonly Stage[];
let image: Stage;
let composition: Composition;
let scripts: Readonly<Record<string, string>>;
let locked: Readonly<Record<string, Locked>>;

const serviceOf = (name: string): Service => {
  const found = composition.services[name];
  if (!found) throw new Error(`compose.yaml has no service ${name}.`);
  return found;
};

const imageOf = (all: readonly Stage[]): Stage => {
  const last = all.at(-1);
  if (!last) throw new Error('The Dockerfile has no stage.');
  return last;
};

const healthCheckOf = ({ healthCheck }: Stage): HealthCheck => {
  if (!healthCheck) throw new Error('The image has no HEALTHCHECK.');
  return healthCheck;
};

type StepOf<Keyword> = Extract<Step, { keyword: Keyword }>;
const stepsOf = <Keyword extends Step['keyword']>(keyword: Keyword): readonly StepOf<Keyword>[] =>
  stages.flatMap(({ steps }) => steps.filter((step): step is StepOf<Keyword> => step.keyword === keyword));

const imageEnvironment = (): Readonly<Record<string, string>> =>
  Object.assign({}, ...image.steps.map((step) => (step.keyword === 'ENV' ? step.values : {}))) as Record<
    string,
    string
  >;

const json = async <Content>(name: string): Promise<Content> =>
  JSON.parse(await readFile(join(root, name), 'utf8')) as Content;

beforeAll(async () => {
  stages = await readDockerfile(join(root, 'Dockerfile'));
  image = imageOf(stages);
  composition = await readComposition(join(root, 'compose.yaml'));
  ({ scripts } = await json<{ scripts: typeof scripts }>('package.json'));
  ({ packages: locked } = await json<{ packages: typeof locked }>('package-lock.json'));
});

describe('Dockerfile', () => {
  test('two stages on Node 24, in its small edition', () => {
    expect(stages.map(({ image: base }) => base)).toEqual(['node:24-slim', 'node:24-slim']);
  });

  test('every COPY source is in the checkout and reaches the build', async () => {
    const isIgnored = ignoring(await readFile(join(root, '.dockerignore'), 'utf8'));
    const sources = stepsOf('COPY').flatMap(({ from, sources: paths }) => (from === null ? paths : []));
    expect(sources).toEqual(expect.arrayContaining(['package-lock.json', 'prisma', 'src']));
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    expect(sources.filter((source) => isIgnored(source))).toEqual([]);
  });

  test('what is secret, installed or generated stays outside the build', async () => {
    const isIgnored = ignoring(await readFile(join(root, '.dockerignore'), 'utf8'));
    const outside = [
      '.env',
      '.git/config',
      'data/rangefinder',
      'dist/main.js',
      'node_modules/pg',
      'src/generated/prisma',
    ];
    expect(outside.filter((path) => !isIgnored(path))).toEqual([]);
  });

  test('every npm script that it runs exists, and it starts what npm start starts', () => {
    const named = stepsOf('RUN').flatMap(({ line }) => [...line.matchAll(/\bnpm run (\S+)/g)].map(([, name]) => name));
    expect(named).toContain('build');
    expect(named.filter((name) => scripts[name ?? ''] === undefined)).toEqual([]);
    expect(image.command.join(' ')).toBe(scripts['start']);
  });

  test('the server runs as somebody without rights, on the port that it exposes', () => {
    expect(image.user).toBe('node');
    expect(image.ports).toEqual([Number(imageEnvironment()['PORT'])]);
  });
});

describe('compose.yaml', () => {
  test('the server is built here and waits for a healthy PostgreSQL 18', () => {
    expect(Object.keys(composition.services).sort()).toEqual(['database', 'server']);
    expect(serviceOf('database').image).toBe('postgres:18');
    expect(serviceOf('server')).toMatchObject({
      build: '.',
      depends_on: { database: { condition: 'service_healthy' } },
    });
  });

  test('the data outlives the container; no port of the database leaves the composition', () => {
    const { volumes = [], ports } = serviceOf('database');
    expect(volumes).toEqual(['database:/var/lib/postgresql']);
    expect(composition.volumes).toHaveProperty('database');
    expect(ports).toBeUndefined();
  });

  test('the database is healthy once it lets in the user whom the server comes as', () => {
    const { environment, healthcheck } = serviceOf('database');
    const { POSTGRES_USER: user = '', POSTGRES_PASSWORD: password = '', POSTGRES_DB: name = '' } = environment;
    const url = new URL(serviceOf('server').environment['DATABASE_URL'] ?? '');
    expect(url.href).toBe(`postgresql://${user}:${password}@database:5432/${name}`);
    expect(healthcheck?.test.slice(0, 2)).toEqual(['CMD', 'pg_isready']);
    expect(healthcheck?.test.join(' ')).toContain(`--username ${user} --dbname ${name}`);
  });

  test('without API_KEY nothing is composed; with it the settings are right', () => {
    const server = serviceOf('server');
    expect(() => filledIn(server, {})).toThrow('API_KEY');
    expect(readConfig({ ...imageEnvironment(), ...filledIn(server, own) })).toMatchObject({
      host: '0.0.0.0',
      port: 4000,
      apiKey: own.API_KEY,
      databaseUrl: server.environment['DATABASE_URL'],
      dataDirectory: './data',
      logLevel: 'info',
    });
  });

  test('the published port is the one that the image exposes', () => {
    expect(serviceOf('server').ports?.map((each) => Number(each.split(':').at(-1)))).toEqual(image.ports);
  });
});

/** Somebody without rights, where the tests run as root and such a one may run Node. */
const unprivileged = (): { readonly uid?: number; readonly gid?: number } => {
  const nobody = { uid: 65_534, gid: 65_534 };
  if (process.getuid?.() !== 0) return {};
  return spawnSync('node', ['--version'], nobody).status === 0 ? nobody : {};
};

describe('built and started as the Dockerfile says, in temporary folders', () => {
  let folder: string;
  let built: Built;
  let database: TestDatabase;
  const started: ChildProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rangefinder-containers-'));
    await chmod(folder, 0o755);
    database = await createEmptyDatabase();
    await mkdir(join(folder, 'context'));
    await copyBuildContext(root, join(folder, 'context'));
    built = await replay(stages, join(folder, 'context'), folder);
  }, 900_000);

  afterAll(async () => {
    for (const child of started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The environment that compose.yaml gives the image's process, but for the addresses, which are this machine's. */
  const environment = async (): Promise<Readonly<Record<string, string>>> => ({
    PATH: process.env['PATH'] ?? '',
    ...built.environment,
    ...filledIn(serviceOf('server'), own),
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
  });

  const launch = (
    [program = '', ...rest]: readonly string[],
    env: Readonly<Record<string, string>>,
    options: SpawnOptions = {},
  ): ChildProcess => {
    const place: SpawnOptions = {
      cwd: pathIn(built, '.'),
      env,
      ...unprivileged(),
      stdio: ['ignore', 'ignore', 'pipe'],
    };
    const child = spawn(program, rest, { ...place, ...options });
    started.push(child);
    return child;
  };

  const endOf = async (child: ChildProcess): Promise<{ readonly code: unknown; readonly said: string }> => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const [code] = (await once(child, 'close')) as unknown[];
    return { code, said };
  };

  const isHealthy = async (env: Readonly<Record<string, string>>): Promise<boolean> => {
    const { command, timeout } = healthCheckOf(image);
    return (await endOf(launch(command, env, { timeout, killSignal: 'SIGKILL' }))).code === 0;
  };

  /** Docker gives up after three failures that follow the start period. */
  const becomesHealthy = async (server: ChildProcess, env: Readonly<Record<string, string>>): Promise<boolean> => {
    const { startPeriod, interval } = healthCheckOf(image);
    const deadline = Date.now() + startPeriod + 3 * interval;
    while (Date.now() < deadline && server.exitCode === null) {
      if (await isHealthy(env)) return true;
      await pause(200);
    }
    return false;
  };

  test('the image holds what the server needs, and neither tools nor an embedded PostgreSQL', () => {
    const isSpared = ({ dev, optional, devOptional, peer }: Locked) => dev ?? optional ?? devOptional ?? peer ?? false;
    const [spared, needed] = [true, false].map((wanted) =>
      Object.entries(locked).flatMap(([path, each]) => (path !== '' && isSpared(each) === wanted ? [path] : [])),
    );
    expect(spared).toEqual(expect.arrayContaining(['node_modules/typescript', 'node_modules/prisma']));
    expect(spared?.filter((path) => existsSync(pathIn(built, path)))).toEqual([]);
    expect(needed).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/@prisma/client']));
    expect(needed?.filter((path) => !existsSync(pathIn(built, path)))).toEqual([]);
  });

  test('without API_KEY it does not start, and says why', async () => {
    const { code, said } = await endOf(launch(image.command, { ...(await environment()), API_KEY: '' }));
    expect(code).toBe(1);
    expect(said).toContain('API_KEY');
  });

  test('it becomes healthy, serves whoever has the key, and ends when asked to', async () => {
    const env = await environment();
    expect(await isHealthy(env)).toBe(false);
    const server = launch(image.command, env);
    const ended = endOf(server);
    const isServing = await becomesHealthy(server, env);
    if (!isServing) server.kill('SIGKILL');
    expect(isServing || (await ended)).toBe(true);
    const statusOf = async (path: string, headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${env['PORT'] ?? ''}${path}`, { headers })).status;
    const key = { authorization: `Bearer ${own.API_KEY}` };
    expect(await statusOf('/v1/games', {})).toBe(401);
    expect(await statusOf('/v1/games', key)).toBe(200);
    expect(await statusOf('/graphql', { ...key, accept: 'text/html' })).toBe(200);
    server.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, said: '' });
  });
});
