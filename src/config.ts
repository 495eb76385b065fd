import { Ajv, type JSONSchemaType } from 'ajv';
import formats from 'ajv-formats';

/** Every setting of the server, as the environment gives it or by default. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Left out: an embedded PostgreSQL in `dataDirectory`. */
  readonly databaseUrl?: string;
  readonly dataDirectory: string;
  readonly logLevel: string;
  readonly apiKey?: string;
}

/** Why the environment makes no configuration: one line that names the settings and never their values. */
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
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

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
    API_KEY: {
      type: 'string',
      nullable: true,
      pattern: '^[!-~]{16,}$',
      description: 'at least 16 letters, digits or signs without blanks',
    },
  },
  required: ['PORT', 'HOST', 'DATA_DIR', 'LOG_LEVEL'],
};

const validate = formats
  .default(new Ajv({ allErrors: true, coerceTypes: true, useDefaults: true, verbose: true }))
  .compile<Settings>(SCHEMA);

/** The configuration that the environment asks for; a setting that is empty counts as left out. */
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
  ...(settings.DATABASE_URL !== undefined && { databaseUrl: settings.DATABASE_URL }),
  ...(settings.API_KEY !== undefined && { apiKey: settings.API_KEY }),
});
