import { Ajv, type JSONSchemaType } from 'ajv';
import formats from 'ajv-formats';

/** The settings of the server, from the environment or by default. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Left out: an embedded PostgreSQL in `dataDirectory`. */
  readonly databaseUrl?: string;
  readonly dataDirectory: string;
  readonly logLevel: string;
  readonly apiKey?: string;
  /** What reads the metrics from other machines, beside the admin keys of the tenant `local`. */
  readonly metricsToken?: string;
  /** Whether GraphQL serves its schema, and GraphiQL. */
  readonly introspection: boolean;
  readonly graphiql: boolean;
  /** A file with the only GraphQL documents that are executed. */
  readonly trustedDocuments?: string;
  /** In milliseconds. */
  readonly requestTimeout: number;
  readonly statementTimeout: number;
  readonly maximumDelay: number;
  readonly drainTime: number;
  /** How many requests a key may make in a minute. */
  readonly rateLimit: number;
  readonly redisUrl?: string;
  /** How many connections to the database may change games. */
  readonly databaseConnections: number;
  /** Where traces are sent; left out, there are none. */
  readonly tracesEndpoint?: string;
}

/** Why the configuration is invalid: one line that names the settings, never their values. */
export interface ConfigProblem {
  readonly problem: string;
}

interface Settings {
  PORT: number;
  HOST: string;
  DATABASE_URL?: string;
  DATA_DIR: string;
  LOG_LEVEL: string;
  API_KEY?: string;
  METRICS_TOKEN?: string;
  INTROSPECTION: boolean;
  GRAPHIQL: boolean;
  TRUSTED_DOCUMENTS?: string;
  REQUEST_TIMEOUT: number;
  STATEMENT_TIMEOUT: number;
  MAXIMUM_DELAY: number;
  DRAIN_TIME: number;
  RATE_LIMIT: number;
  REDIS_URL?: string;
  DATABASE_CONNECTIONS: number;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const yesOrNo = { type: 'boolean', default: true, description: 'true or false' } as const;

const milliseconds = (minimum: number, value: number) =>
  ({
    type: 'integer',
    minimum,
    maximum: 3_600_000,
    default: value,
    description: `a whole number of milliseconds from ${minimum} to 3600000`,
  }) as const;

const secret = {
  type: 'string',
  nullable: true,
  pattern: '^[!-~]{16,}$',
  description: 'at least 16 letters, digits or signs without blanks',
} as const;

/** Each description completes the sentence "<setting> must be …". */
const SCHEMA: JSONSchemaType<Settings> = {
  type: 'object',
  properties: {
    PORT: {
      type: 'integer',
      minimum: 0,
      maximum: 65_535,
      default: 4000,
      description: 'a whole number from 0 to 65535',
    },
    HOST: {
      type: 'string',
      anyOf: [{ format: 'hostname' }, { format: 'ipv4' }, { format: 'ipv6' }],
      default: '127.0.0.1',
      description: 'the name or the address of a network interface, such as 127.0.0.1 or 0.0.0.0',
    },
    DATABASE_URL: {
      type: 'string',
      nullable: true,
      pattern: '^postgres(ql)?://\\S+$',
      description: 'the address of a PostgreSQL database, such as postgresql://user:password@host:5432/database',
    },
    DATA_DIR: { type: 'string', default: './data', description: 'a folder' },
    LOG_LEVEL: {
      type: 'string',
      enum: LOG_LEVELS,
      default: 'info',
      description: `one of ${LOG_LEVELS.join(', ')}`,
    },
    API_KEY: secret,
    METRICS_TOKEN: secret,
    INTROSPECTION: yesOrNo,
    GRAPHIQL: yesOrNo,
    TRUSTED_DOCUMENTS: { type: 'string', nullable: true, description: 'a file' },
    REQUEST_TIMEOUT: milliseconds(100, 30_000),
    STATEMENT_TIMEOUT: milliseconds(100, 15_000),
    MAXIMUM_DELAY: milliseconds(0, 500),
    DRAIN_TIME: milliseconds(0, 1_000),
    RATE_LIMIT: {
      type: 'integer',
      minimum: 0,
      maximum: 1_000_000,
      default: 6_000,
      description: 'a whole number of requests a minute from 0 to 1000000, 0 for no limit',
    },
    REDIS_URL: {
      type: 'string',
      nullable: true,
      pattern: '^rediss?://\\S+$',
      description: 'the address of a Redis server, such as redis://user:password@host:6379',
    },
    DATABASE_CONNECTIONS: {
      type: 'integer',
      minimum: 1,
      maximum: 1_000,
      default: 10,
      description: 'a whole number from 1 to 1000',
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      type: 'string',
      nullable: true,
      pattern: '^https?://\\S+$',
      description: 'the address of an OpenTelemetry collector, such as http://localhost:4318',
    },
  },
  required: [
    ...(['PORT', 'HOST', 'DATA_DIR', 'LOG_LEVEL', 'DATABASE_CONNECTIONS', 'INTROSPECTION', 'GRAPHIQL'] as const),
    ...(['REQUEST_TIMEOUT', 'STATEMENT_TIMEOUT', 'MAXIMUM_DELAY', 'DRAIN_TIME', 'RATE_LIMIT'] as const),
  ],
};

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(SCHEMA.properties ?? {});

const validate = formats
  .default(new Ajv({ allErrors: true, validateSchema: false, coerceTypes: true, useDefaults: true, verbose: true }))
  .compile<Settings>(SCHEMA);

/** Reads the configuration from the environment; an empty setting counts as left out. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config | ConfigProblem => {
  const settings: unknown = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  if (!validate(settings)) return { problem: wrongSettings() };
  return configOf(settings);
};

const wrongSettings = (): string => {
  const errors = validate.errors ?? [];
  const expected = new Map(
    errors.map((error) => [error.instancePath.slice(1), String(error.parentSchema?.['description'])]),
  );
  return [...expected].map(([name, description]) => `${name} must be ${description}.`).join(' ');
};

const configOf = (settings: Settings): Config => ({
  port: settings.PORT,
  host: settings.HOST,
  dataDirectory: settings.DATA_DIR,
  logLevel: settings.LOG_LEVEL,
  introspection: settings.INTROSPECTION,
  graphiql: settings.GRAPHIQL,
  requestTimeout: settings.REQUEST_TIMEOUT,
  statementTimeout: settings.STATEMENT_TIMEOUT,
  maximumDelay: settings.MAXIMUM_DELAY,
  drainTime: settings.DRAIN_TIME,
  rateLimit: settings.RATE_LIMIT,
  ...(settings.DATABASE_URL !== undefined && { databaseUrl: settings.DATABASE_URL }),
  databaseConnections: settings.DATABASE_CONNECTIONS,
  ...(settings.API_KEY !== undefined && { apiKey: settings.API_KEY }),
  ...(settings.METRICS_TOKEN !== undefined && { metricsToken: settings.METRICS_TOKEN }),
  ...(settings.TRUSTED_DOCUMENTS !== undefined && { trustedDocuments: settings.TRUSTED_DOCUMENTS }),
  ...(settings.REDIS_URL !== undefined && { redisUrl: settings.REDIS_URL }),
  ...(settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && { tracesEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT }),
});
