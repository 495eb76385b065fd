import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isLoopback } from '../src/http/access/loopback.js';
import { mistypedSettings, readConfig, secretFileNames } from '../src/config.js';

const KEY = 'sixteen-signs-16';

describe('what is left out', () => {
  const defaults = {
    port: 4000,
    host: '127.0.0.1',
    dataDirectory: './data',
    logLevel: 'info',
    databaseConnections: 10,
    introspection: true,
    graphiql: true,
    requestTimeout: 30_000,
    statementTimeout: 15_000,
    maximumDelay: 500,
    rateLimit: 6_000,
    connectionsPerAddress: 256,
    maximumCost: 1_000_000,
    maximumWork: 25_000_000,
    workers: 2,
    workerMemory: 256,
    workTime: 10_000,
  };

  test('has a default', () => expect(readConfig({})).toEqual(defaults));

  test('may also be empty', () =>
    expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', DATA_DIR: '', LOG_LEVEL: '', API_KEY: '' })).toEqual(
      defaults,
    ));

  test('is not filled from what the environment holds beside the settings', () =>
    expect(readConfig({ PATH: '/bin', port: '1', HOME: '/root' })).toEqual(defaults));
});

/** Every setting, a value of it, and what is made of that. */
const every: readonly (readonly [name: string, value: string, made: object])[] = [
  ['PORT', '8080', { port: 8080 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['PUBLIC_URL', 'https://rules.example', { publicUrl: 'https://rules.example' }],
  ['DATABASE_URL', 'postgres://a:secret@database/games', { databaseUrl: 'postgres://a:secret@database/games' }],
  ['DATA_DIR', '/var/lib/rangefinder', { dataDirectory: '/var/lib/rangefinder' }],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ['API_KEY', KEY, { apiKey: KEY }],
  ['METRICS_TOKEN', 'a-token-for-metrics', { metricsToken: 'a-token-for-metrics' }],
  ['DATABASE_CONNECTIONS', '20', { databaseConnections: 20 }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', { tracesEndpoint: 'http://collector:4318' }],
  ['INTROSPECTION', 'false', { introspection: false }],
  ['GRAPHIQL', 'false', { graphiql: false }],
  ['TRUSTED_DOCUMENTS', '/etc/documents.json', { trustedDocuments: '/etc/documents.json' }],
  ['REQUEST_TIMEOUT', '10000', { requestTimeout: 10_000 }],
  ['STATEMENT_TIMEOUT', '5000', { statementTimeout: 5_000 }],
  ['MAXIMUM_DELAY', '0', { maximumDelay: 0 }],
  ['DRAIN_TIME', '5000', { drainTime: 5_000 }],
  ['RATE_LIMIT', '60', { rateLimit: 60 }],
  ['MAXIMUM_COST', '2000000', { maximumCost: 2_000_000 }],
  ['MAXIMUM_WORK', '50000000', { maximumWork: 50_000_000 }],
  ['WORKERS', '0', { workers: 0 }],
  ['WORKER_MEMORY', '512', { workerMemory: 512 }],
  ['WORK_TIME', '5000', { workTime: 5_000 }],
  ['REDIS_URL', 'redis://redis:6379', { redisUrl: 'redis://redis:6379' }],
  ['CONNECTIONS_PER_ADDRESS', '0', { connectionsPerAddress: 0 }],
  ['TRUSTED_PROXIES', '10.0.0.0/8, fd00::/8,192.0.2.7', { isTrustedProxy: expect.any(Function) }],
];

test('every setting is read', () =>
  expect(readConfig(Object.fromEntries(every.map(([name, value]) => [name, value])))).toEqual(
    Object.assign({}, ...every.map(([, , made]) => made)),
  ));

describe('a secret in a file', () => {
  const secrets = ['DATABASE_URL', 'API_KEY', 'METRICS_TOKEN', 'REDIS_URL'];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rangefinder-secrets-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const fileOf = async (content: string): Promise<string> => {
    await writeFile(join(folder, 'secret'), content);
    return join(folder, 'secret');
  };

  test.each(every.filter(([name]) => secrets.includes(name)))('is read: %s', async (name, value, made) => {
    const path = await fileOf(`${value}\n`);
    expect(readConfig({ [`${name}_FILE`]: path })).toMatchObject(made);
    expect(readConfig({ [`${name}_FILE`]: '', [name]: value })).toMatchObject(made);
    const both = readConfig({ [`${name}_FILE`]: path, [name]: value });
    expect(both).toEqual({ problem: `Set ${name} or ${name}_FILE, not both.` });
  });

  test('is the only setting that may stand there', async () => {
    expect(secretFileNames).toEqual(secrets.map((name) => `${name}_FILE`));
    expect(readConfig({ PORT_FILE: await fileOf('8080') })).toMatchObject({ port: 4000 });
  });

  test('is rejected without its content where it is invalid, empty or missing', async () => {
    expect(readConfig({ API_KEY_FILE: await fileOf('too short') })).toEqual({
      problem: 'API_KEY must be at least 16 printable ASCII characters without spaces.',
    });
    expect(readConfig({ API_KEY_FILE: await fileOf('\n') })).toEqual({ problem: 'API_KEY_FILE: the file is empty.' });
    const problem = 'API_KEY_FILE: the file cannot be read (ENOENT).';
    expect(readConfig({ API_KEY_FILE: join(folder, 'none') })).toEqual({ problem });
  });

  test('that is nearly named so is warned about', () =>
    expect(mistypedSettings({ APIKEY_FILE: '/run/secrets/key', API_KEY_FILE: '/run/secrets/key' })).toEqual([
      ['APIKEY_FILE', 'API_KEY_FILE'],
    ]));
});

test('trusted proxies are addresses and subnets', () => {
  const config = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,192.0.2.7' });
  const trusted = ['10.1.2.3', '::ffff:10.1.2.3', 'fd00::1', '192.0.2.7', '192.0.2.8', '11.0.0.1', '::1', ''];
  const isTrusted = 'problem' in config ? undefined : config.isTrustedProxy;
  expect(trusted.filter((address) => isTrusted?.(address))).toEqual(trusted.slice(0, 4));
  const problem = expect.stringMatching(/^TRUSTED_PROXIES must be/);
  for (const TRUSTED_PROXIES of ['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.1,', '*'])
    expect(readConfig({ TRUSTED_PROXIES })).toMatchObject({ problem });
});

test('the public address is an origin', () => {
  for (const PUBLIC_URL of ['rules.example', 'https://rules.example/', 'https://a.example/path', 'tauri://localhost'])
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ problem: expect.stringMatching(/^PUBLIC_URL must be/) });
});

test('allowed origins are exact', () => {
  const origins = ['https://app.example', 'http://localhost:5173', 'http://[::1]:3000', 'tauri://localhost'];
  const [first, ...rest] = origins;
  expect(readConfig({ ALLOWED_ORIGINS: `${first}, ${rest.join()}` })).toMatchObject({
    allowedOrigins: new Set(origins),
  });
  const refused = [
    '*',
    'null',
    'https://*',
    'https://*.app.example',
    'app.example',
    'https://app.example/',
    'https://',
  ];
  const inexact = ['https://App.example', 'https://app.example:443', 'https://app.example/path', 'https://a.example b'];
  const others = [
    'https://user@app.example',
    'https://app.example?',
    '/https:.*/',
    'https://a.example,',
    'file://',
    'data:',
  ];
  for (const ALLOWED_ORIGINS of [...refused, ...inexact, ...others])
    expect([ALLOWED_ORIGINS, readConfig({ ALLOWED_ORIGINS })]).toEqual([
      ALLOWED_ORIGINS,
      { problem: expect.stringMatching(/^ALLOWED_ORIGINS must be exact origins/) },
    ]);
});

test.each([
  ['PORT', 'port', [0, 65_535]],
  ['HOST', 'host', ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::', 'rangefinder.example', '192.168.0.7']],
  ['LOG_LEVEL', 'logLevel', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']],
  ['DATABASE_URL', 'databaseUrl', ['postgresql://host/db', 'postgres://user:p%40ss@host:6432/db?sslmode=require']],
])('what %s accepts', (name, field, values) => {
  for (const value of values) expect(readConfig({ [name]: String(value) })).toMatchObject({ [field]: value });
});

const port = 'a whole number from 0 to 65535.';
const key = 'at least 16 printable ASCII characters without spaces.';
const url = 'the address of a PostgreSQL database, such as postgresql://user:password@host:5432/database.';

test.each([
  ['PORT', '65536', port],
  ['PORT', '-1', port],
  ['PORT', '80.5', port],
  ['PORT', 'http', port],
  ['HOST', 'http://0.0.0.0', 'the name or the address of a network interface, such as 127.0.0.1 or 0.0.0.0.'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent.'],
  ['DATABASE_CONNECTIONS', '0', 'a whole number from 1 to 1000.'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'collector:4318',
    'the address of an OpenTelemetry collector, such as http://localhost:4318.',
  ],
  ['INTROSPECTION', 'perhaps', 'true or false.'],
  ['REQUEST_TIMEOUT', '99', 'a whole number of milliseconds from 100 to 3600000.'],
  ['RATE_LIMIT', '-1', 'a whole number of requests a minute from 0 to 1000000, 0 for no limit.'],
  ['REDIS_URL', 'http://redis:6379', 'the address of a Redis server, such as redis://user:password@host:6379.'],
  ['API_KEY', 'fifteen-signs-1', key],
  ['API_KEY', 'sixteen signs 16', key],
  ['DATABASE_URL', 'mysql://user:secret@host/db', url],
  ['DATABASE_URL', 'secret@host', url],
  ['DATABASE_URL', 'postgres://host/a secret', url],
])('refused in one line that names the setting: %s %s', (name, value, what) =>
  expect(readConfig({ [name]: value })).toEqual({ problem: `${name} must be ${what}` }),
);

test('every wrong setting is told of at once', () => {
  const levels = 'one of fatal, error, warn, info, debug, trace, silent.';
  const problem = `PORT must be ${port} LOG_LEVEL must be ${levels}`;
  expect(readConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toEqual({ problem });
});

test.each(['localhost', '127.0.0.1', '127.255.0.3', '::1'])('by %s this machine alone is let in', (host) =>
  expect(isLoopback(host)).toBe(true),
);

test.each(['0.0.0.0', '::', '192.168.0.7', '127.0.0.1.example', 'localhost.example'])(
  'by %s others are let in as well',
  (host) => expect(isLoopback(host)).toBe(false),
);
