import { describe, expect, test } from '@jest/globals';
import { isLoopback } from '../src/http/access/origin-check.js';
import { readConfig } from '../src/config.js';

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
    drainTime: 1_000,
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

test('every setting is read', () =>
  expect(
    readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://rules.example',
      DATABASE_URL: 'postgres://reader:secret@database/games',
      DATA_DIR: '/var/lib/rangefinder',
      LOG_LEVEL: 'debug',
      API_KEY: KEY,
      METRICS_TOKEN: 'a-token-for-metrics',
      DATABASE_CONNECTIONS: '20',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      INTROSPECTION: 'false',
      GRAPHIQL: 'false',
      TRUSTED_DOCUMENTS: '/etc/rangefinder/documents.json',
      REQUEST_TIMEOUT: '10000',
      STATEMENT_TIMEOUT: '5000',
      MAXIMUM_DELAY: '0',
      DRAIN_TIME: '5000',
      RATE_LIMIT: '60',
      MAXIMUM_COST: '2000000',
      MAXIMUM_WORK: '50000000',
      WORKERS: '0',
      WORKER_MEMORY: '512',
      WORK_TIME: '5000',
      REDIS_URL: 'redis://redis:6379',
      CONNECTIONS_PER_ADDRESS: '0',
      TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,192.0.2.7',
    }),
  ).toEqual({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://rules.example',
    databaseUrl: 'postgres://reader:secret@database/games',
    dataDirectory: '/var/lib/rangefinder',
    logLevel: 'debug',
    apiKey: KEY,
    metricsToken: 'a-token-for-metrics',
    databaseConnections: 20,
    tracesEndpoint: 'http://collector:4318',
    introspection: false,
    graphiql: false,
    trustedDocuments: '/etc/rangefinder/documents.json',
    requestTimeout: 10_000,
    statementTimeout: 5_000,
    maximumDelay: 0,
    drainTime: 5_000,
    rateLimit: 60,
    maximumCost: 2_000_000,
    maximumWork: 50_000_000,
    workers: 0,
    workerMemory: 512,
    workTime: 5_000,
    redisUrl: 'redis://redis:6379',
    connectionsPerAddress: 0,
    isTrustedProxy: expect.any(Function),
  }));

test('trusted proxies are addresses and subnets', () => {
  const config = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,192.0.2.7' });
  const trusted = ['10.1.2.3', '::ffff:10.1.2.3', 'fd00::1', '192.0.2.7', '192.0.2.8', '11.0.0.1', '::1', ''];
  expect('problem' in config ? [] : trusted.filter((address) => config.isTrustedProxy?.(address))).toEqual(
    trusted.slice(0, 4),
  );
  for (const TRUSTED_PROXIES of ['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.1,', '*'])
    expect(readConfig({ TRUSTED_PROXIES })).toMatchObject({
      problem: expect.stringMatching(/^TRUSTED_PROXIES must be/),
    });
});

test('the public address is an origin', () => {
  for (const PUBLIC_URL of [
    'rules.example',
    'https://rules.example/',
    'https://rules.example/path',
    'tauri://localhost',
  ])
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ problem: expect.stringMatching(/^PUBLIC_URL must be/) });
});

test('allowed origins are exact', () => {
  const config = readConfig({
    ALLOWED_ORIGINS: 'https://app.example, http://localhost:5173,http://[::1]:3000,tauri://localhost',
  });
  expect('problem' in config ? [] : [...(config.allowedOrigins ?? [])]).toEqual([
    'https://app.example',
    'http://localhost:5173',
    'http://[::1]:3000',
    'tauri://localhost',
  ]);
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

describe('what is accepted', () => {
  test.each(['0', '65535'])('PORT %s', (PORT) => expect(readConfig({ PORT })).toMatchObject({ port: Number(PORT) }));

  test.each(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::', 'rangefinder.example', '192.168.0.7'])(
    'HOST %s',
    (HOST) => expect(readConfig({ HOST })).toMatchObject({ host: HOST }),
  );

  test.each(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])('LOG_LEVEL %s', (LOG_LEVEL) =>
    expect(readConfig({ LOG_LEVEL })).toMatchObject({ logLevel: LOG_LEVEL }),
  );

  test.each(['postgresql://host/db', 'postgres://user:p%40ss@host:6432/db?sslmode=require'])('DATABASE_URL %s', (url) =>
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url }),
  );
});

describe('what is refused, in one line that names the setting', () => {
  test.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535.'],
    [
      'HOST',
      'http://0.0.0.0',
      'HOST must be the name or the address of a network interface, such as 127.0.0.1 or 0.0.0.0.',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    ['DATABASE_CONNECTIONS', '0', 'DATABASE_CONNECTIONS must be a whole number from 1 to 1000.'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector:4318',
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of an OpenTelemetry collector, such as http://localhost:4318.',
    ],
    ['INTROSPECTION', 'perhaps', 'INTROSPECTION must be true or false.'],
    ['REQUEST_TIMEOUT', '99', 'REQUEST_TIMEOUT must be a whole number of milliseconds from 100 to 3600000.'],
    ['RATE_LIMIT', '-1', 'RATE_LIMIT must be a whole number of requests a minute from 0 to 1000000, 0 for no limit.'],
    [
      'REDIS_URL',
      'http://redis:6379',
      'REDIS_URL must be the address of a Redis server, such as redis://user:password@host:6379.',
    ],
    ['API_KEY', 'fifteen-signs-1', 'API_KEY must be at least 16 letters, digits or signs without blanks.'],
    ['API_KEY', 'sixteen signs 16', 'API_KEY must be at least 16 letters, digits or signs without blanks.'],
  ])('%s %s', (name, value, problem) => expect(readConfig({ [name]: value })).toEqual({ problem }));

  test.each(['mysql://user:secret@host/db', 'secret@host', 'postgres://host/a secret'])('DATABASE_URL %s', (url) =>
    expect(readConfig({ DATABASE_URL: url })).toEqual({
      problem:
        'DATABASE_URL must be the address of a PostgreSQL database, such as postgresql://user:password@host:5432/database.',
    }),
  );

  test('every wrong setting at once', () =>
    expect(readConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toEqual({
      problem:
        'PORT must be a whole number from 0 to 65535. LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    }));
});

describe('who is let in', () => {
  test.each(['localhost', '127.0.0.1', '127.255.0.3', '::1'])('by %s this machine alone', (host) =>
    expect(isLoopback(host)).toBe(true),
  );

  test.each(['0.0.0.0', '::', '192.168.0.7', '127.0.0.1.example', 'localhost.example'])(
    'by %s others as well',
    (host) => expect(isLoopback(host)).toBe(false),
  );
});
