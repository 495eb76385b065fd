import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { errorCodeOf, messageOf } from './database/start-up-error.js';
import { likelyWord } from './domain/words/nearest.js';
import { isOrigin, readOrigins } from './http/access/origin.js';
import { readTrustedProxies, type IsTrustedProxy } from './http/access/trusted-proxies.js';
import { standardLimits } from './questions/catalogue/budget.js';

/** How the text of a setting is read. */
interface Kind<Value> {
  /** Completes the sentence "<setting> must be …". */
  readonly mustBe: string;
  /** Reads the text; undefined if it is invalid. */
  readonly read: (text: string) => Value | undefined;
}

interface Setting<Value, Default extends Value | undefined> extends Kind<Value> {
  /** Its name in the environment. */
  readonly name: string;
  readonly byDefault: Default;
  /** Whether its value may come from a file, whose path the variable with the suffix `_FILE` holds. */
  readonly isSecret?: true;
}

const optional = <Value>(name: string, kind: Kind<Value>): Setting<Value, undefined> => ({
  ...kind,
  name,
  byDefault: undefined,
});
const secret = <Value>(name: string, kind: Kind<Value>): Setting<Value, undefined> => ({
  ...optional(name, kind),
  isSecret: true,
});
const setting = <Value>(name: string, kind: Kind<Value>, byDefault: Value): Setting<Value, Value> => ({
  ...kind,
  name,
  byDefault,
});

const wholeNumber = (minimum: number, maximum: number, unit = '', note = ''): Kind<number> => ({
  mustBe: `a whole number ${unit}from ${minimum} to ${maximum}${note}`,
  read: (text) => {
    const number = Number(text);
    return Number.isInteger(number) && number >= minimum && number <= maximum ? number : undefined;
  },
});
const milliseconds = (minimum: number) => wholeNumber(minimum, 3_600_000, 'of milliseconds ');
const matching = (pattern: RegExp, mustBe: string): Kind<string> => ({
  mustBe,
  read: (text) => (pattern.test(text) ? text : undefined),
});
const key = matching(/^[!-~]{16,}$/, 'at least 16 printable ASCII characters without spaces');
const yesOrNo: Kind<boolean> = {
  mustBe: 'true or false',
  read: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
};

const HOST_NAME = /^(?!-)[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*\.?$/i;
const address: Kind<string> = {
  mustBe: 'the name or the address of a network interface, such as 127.0.0.1 or 0.0.0.0',
  read: (text) => (isIP(text) || HOST_NAME.test(text) ? text : undefined),
};

const proxies: Kind<IsTrustedProxy> = {
  mustBe: 'addresses and subnets of proxies, separated by commas, such as 10.0.0.0/8,192.0.2.7',
  read: readTrustedProxies,
};

const origins: Kind<ReadonlySet<string>> = {
  mustBe:
    'exact origins separated by commas, such as https://app.example,http://localhost:5173: scheme, host and a port that is not the usual one, no *, null, pattern or path',
  read: readOrigins,
};

const publicAddress: Kind<string> = {
  mustBe: 'the origin under which others reach the server, such as https://rules.example, with no path',
  read: (text) => (/^https?:/.test(text) && isOrigin(text) ? text : undefined),
};

const settings = {
  port: setting('PORT', wholeNumber(0, 65_535), 4000),
  host: setting('HOST', address, '127.0.0.1'),
  /** The address in links to tables and games; by default the one that the browser shows. */
  publicUrl: optional('PUBLIC_URL', publicAddress),
  /** The database's URL; by default an embedded PostgreSQL in `dataDirectory`. */
  databaseUrl: secret(
    'DATABASE_URL',
    matching(
      /^postgres(ql)?:\/\/\S+$/,
      'the address of a PostgreSQL database, such as postgresql://user:password@host:5432/database',
    ),
  ),
  dataDirectory: setting('DATA_DIR', matching(/./, 'a folder'), './data'),
  logLevel: setting(
    'LOG_LEVEL',
    matching(/^(fatal|error|warn|info|debug|trace|silent)$/, 'one of fatal, error, warn, info, debug, trace, silent'),
    'info',
  ),
  apiKey: secret('API_KEY', key),
  /** The foreign origins whose pages may ask without a key. */
  allowedOrigins: optional('ALLOWED_ORIGINS', origins),
  /** The token with which other machines read the metrics; admin keys of the tenant `local` may read them, too. */
  metricsToken: secret('METRICS_TOKEN', key),
  /** Whether GraphQL serves its schema, and GraphiQL. */
  introspection: setting('INTROSPECTION', yesOrNo, true),
  graphiql: setting('GRAPHIQL', yesOrNo, true),
  /** A file with the only GraphQL documents that are executed. */
  trustedDocuments: optional('TRUSTED_DOCUMENTS', matching(/./, 'a file')),
  requestTimeout: setting('REQUEST_TIMEOUT', milliseconds(100), 30_000),
  statementTimeout: setting('STATEMENT_TIMEOUT', milliseconds(100), 15_000),
  maximumDelay: setting('MAXIMUM_DELAY', milliseconds(0), 500),
  /** How long to drain connections; by default one second, or none on loopback, where no load balancer is. */
  drainTime: optional('DRAIN_TIME', milliseconds(0)),
  /** How many requests a key may make in a minute. */
  rateLimit: setting('RATE_LIMIT', wholeNumber(0, 1_000_000, 'of requests a minute ', ', 0 for no limit'), 6_000),
  /**
   * The maximum number of values in a response, and of steps of work for a request. Both are at least the defaults,
   * which no ordinary request reaches.
   */
  maximumCost: setting('MAXIMUM_COST', wholeNumber(standardLimits.cost, 1e8, 'of values '), standardLimits.cost),
  maximumWork: setting('MAXIMUM_WORK', wholeNumber(standardLimits.work, 1e10, 'of steps '), standardLimits.work),
  /** How many threads answer long requests, how many MiB each may use, and the time for each request. */
  workers: setting('WORKERS', wholeNumber(0, 64, 'of threads '), 2),
  workerMemory: setting('WORKER_MEMORY', wholeNumber(256, 65_536, 'of MiB '), 256),
  workTime: setting('WORK_TIME', milliseconds(2_000), 10_000),
  redisUrl: secret(
    'REDIS_URL',
    matching(/^rediss?:\/\/\S+$/, 'the address of a Redis server, such as redis://user:password@host:6379'),
  ),
  /** How many connections one address may hold open. */
  connectionsPerAddress: setting('CONNECTIONS_PER_ADDRESS', wholeNumber(0, 1_000_000, '', ', 0 for no limit'), 256),
  /** The proxies whose `X-Forwarded-For` is trusted. */
  isTrustedProxy: optional('TRUSTED_PROXIES', proxies),
  /** How many connections to the database may change games. */
  databaseConnections: setting('DATABASE_CONNECTIONS', wholeNumber(1, 1_000), 10),
  /** Where traces are sent; by default there are none. */
  tracesEndpoint: optional(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    matching(/^https?:\/\/\S+$/, 'the address of an OpenTelemetry collector, such as http://localhost:4318'),
  ),
};

type Settings = typeof settings;
type Optional = { [Key in keyof Settings]: Settings[Key]['byDefault'] extends undefined ? Key : never }[keyof Settings];
type ValueOf<S> = S extends Kind<infer Value> ? Value : never;

/** The settings of the server, from the environment or by default; times are in milliseconds. */
export type Config = {
  readonly [Key in Exclude<keyof Settings, Optional>]: ValueOf<Settings[Key]>;
} & { readonly [Key in Optional]?: ValueOf<Settings[Key]> };

/** Why the configuration is invalid: one line that names the settings, never their values. */
export interface ConfigProblem {
  readonly problem: string;
}

const declared: readonly (readonly [key: string, setting: Setting<unknown, unknown>])[] = Object.entries(settings);

/** The names of all settings. */
export const settingNames: readonly string[] = declared.map(([, { name }]) => name);

const fileName = (name: string): string => `${name}_FILE`;

/** The names of the environment variables that point to files of secrets. */
export const secretFileNames: readonly string[] = declared.flatMap(([, { name, isSecret }]) =>
  isSecret ? [fileName(name)] : [],
);

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the text of a setting, from the environment or from a file that it names, or the problem with that file. */
const textOf = (environment: Environment, { name, isSecret }: Setting<unknown, unknown>): string | ConfigProblem => {
  const text = environment[name] ?? '';
  const path = (isSecret && environment[fileName(name)]) || '';
  if (!path) return text;
  if (text) return { problem: `Set ${name} or ${fileName(name)}, not both.` };
  try {
    return readFileSync(path, 'utf8').trimEnd() || { problem: `${fileName(name)}: the file is empty.` };
  } catch (error) {
    return { problem: `${fileName(name)}: the file cannot be read (${errorCodeOf(error) ?? messageOf(error)}).` };
  }
};

/** Reads the configuration from the environment and its secret files; an empty setting counts as unset. */
export const readConfig = (environment: Environment): Config | ConfigProblem => {
  const problems: string[] = [];
  const values = declared.flatMap(([key, each]) => {
    const text = textOf(environment, each);
    if (typeof text !== 'string') problems.push(text.problem);
    const value = text === '' ? each.byDefault : typeof text === 'string' ? each.read(text) : undefined;
    if (typeof text === 'string' && text && value === undefined) problems.push(`${each.name} must be ${each.mustBe}.`);
    return value === undefined ? [] : [[key, value] as const];
  });
  const config = Object.fromEntries(values);
  return !problems.length && isWhole(config) ? config : { problem: problems.join(' ') };
};

/** Whether each setting that is not optional has a value. */
const isWhole = (values: object): values is Config =>
  declared.every(([key, { byDefault }]) => byDefault === undefined || key in values);

/** Finds environment variables that look like misspelled settings, with the setting meant. */
export const mistypedSettings = (environment: Environment): readonly (readonly [written: string, meant: string])[] => {
  const names = [...settingNames, ...secretFileNames];
  return Object.keys(environment).flatMap((name) => {
    const suggestion = names.includes(name) || name.length < 6 ? undefined : likelyWord(name.toUpperCase(), names);
    return suggestion === undefined ? [] : [[name, suggestion] as const];
  });
};
