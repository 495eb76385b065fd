import { parseArgs } from 'node:util';
import { messageOf } from '../../database/start-up-error.js';
import { LOCAL_TENANT } from './access.js';
import type { Keys, NewKey, StoredKey } from './keys.js';
import { readOrigins } from './origin.js';
import { SCOPES, type Scope } from './route-protection.js';

export const USAGE = `Creates, lists and revokes API keys:
  create --tenant TENANT --name NAME [--scope ${SCOPES.join('|')}]
                                                                  prints a new key, once; default: read
  create --scope ask --origins ORIGIN,… [--tenant TENANT] [--name NAME]
                                                                  for pages of those origins: may ask, not read games
  list [--tenant TENANT]
  revoke ID                                                       takes effect within 5 seconds on every server`;

/** The output of a command: its result, and a note for people. */
export interface CommandOutput {
  readonly result: string;
  readonly note?: string;
}

export type Command = (keys: Keys) => Promise<CommandOutput>;

/** Reads a command from its arguments; before a database is opened, throws an error that says how to correct them. */
export const readCommand = (given: readonly string[]): Command => {
  const { values, positionals } = parse(given);
  const [name = '', ...rest] = positionals;
  if (name === 'revoke') return revokeKey(rest, values);
  if (rest.length) throw new Error(`"${rest.join(' ')}" is one argument too many: put a name with spaces in quotes.`);
  if (name === 'create') return createKey(values);
  if (name === 'list') return listKeys(values);
  throw new Error(USAGE);
};

interface Options {
  readonly tenant?: string | undefined;
  readonly name?: string | undefined;
  readonly scope?: string | undefined;
  readonly origins?: string | undefined;
}

const parse = (given: readonly string[]) => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { tenant: text, name: text, scope: text, origins: text },
    });
  } catch (error) {
    throw new Error(messageOf(error), { cause: error });
  }
};

const refuse = (options: Options, ...names: readonly (keyof Options)[]): void => {
  const [given] = names.filter((name) => options[name] !== undefined);
  if (given) throw new Error(`--${given} does not belong to this command.\n${USAGE}`);
};

const createKey = (options: Options): Command => {
  const key = options.scope === 'ask' ? askingKey(options) : ordinaryKey(options);
  return async (keys) => ({ result: (await keys.create(key)).key, note: noteOn(key) });
};

const ordinaryKey = ({ tenant, name, scope = 'read', origins }: Options): NewKey => {
  const key = { tenant: tenantIn(tenant), name: nameIn(name), scope: scopeIn(scope) };
  if (origins === undefined) return key;
  throw new Error(`--origins needs --scope ask: a page would reveal a key that may ${scope}.`);
};

/**
 * Reads a key of the scope `ask`, which sees no games: the tenant is optional, and so is the name, by default its
 * origins.
 */
const askingKey = ({ tenant = LOCAL_TENANT, name, origins }: Options): NewKey => {
  const originList = origins === undefined ? [] : originsIn(origins);
  const byDefault = originList.join(' ').slice(0, 100).trim() || undefined;
  return { tenant: tenantIn(tenant), name: nameIn(name ?? byDefault), scope: 'ask', origins: originList };
};

const originsIn = (given: string): readonly string[] => {
  const origins = readOrigins(given);
  if (origins) return [...origins];
  throw new Error(
    '--origins must be exact origins separated by commas, such as https://app.example: no *, null, pattern or path.',
  );
};

const noteOn = ({ tenant, scope, origins }: NewKey): string => {
  const warning = 'Keep the key safe: it is not stored and not shown again.';
  if (scope !== 'ask') return `${warning} It may ${scope} for the tenant "${tenant}".`;
  const from = origins?.length ? `, also from pages of ${origins.join(', ')}` : '';
  return `The key is not stored and not shown again. It may ask about tables in the request, the rulebook and cards${from}.`;
};

const TENANT = /^[A-Za-z0-9][\w.-]{0,63}$/;

const tenantIn = (given: string | undefined): string => {
  if (given !== undefined && TENANT.test(given)) return given;
  throw new Error('--tenant must be up to 64 letters, digits and . _ - and begin with a letter or a digit.');
};

const nameIn = (given: string | undefined): string => {
  if (given !== undefined && /^\P{C}{1,100}$/u.test(given) && given.trim() === given) return given;
  throw new Error('--name must be 1 to 100 characters.');
};

const scopeIn = (given: string): Scope => {
  const found = SCOPES.find((scope) => scope === given);
  if (found) return found;
  throw new Error(`--scope must be one of ${SCOPES.join(', ')}.`);
};

const listKeys = (options: Options): Command => {
  refuse(options, 'name', 'scope', 'origins');
  const tenant = options.tenant === undefined ? undefined : tenantIn(options.tenant);
  return async (keys) => {
    const found = await keys.list(tenant);
    return found.length ? { result: asTable(found) } : { result: '', note: 'There are no keys.' };
  };
};

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const revokeKey = ([id = '', ...rest]: readonly string[], options: Options): Command => {
  refuse(options, 'tenant', 'name', 'scope', 'origins');
  if (!ID.test(id) || rest.length) throw new Error('revoke needs the id of one key, as list shows it.');
  return async (keys) => {
    const revoked = await keys.revoke(id.toLowerCase());
    if (!revoked) throw new Error(`There is no key ${id}.`);
    const { tenant, name, prefix } = revoked;
    return { result: `Revoked ${prefix}… ("${name}" of the tenant "${tenant}").` };
  };
};

const COLUMNS: Readonly<Record<string, (key: StoredKey) => string>> = {
  ID: ({ id }) => id,
  TENANT: ({ tenant }) => tenant,
  NAME: ({ name }) => name,
  SCOPE: ({ scope }) => scope,
  KEY: ({ prefix }) => `${prefix}…`,
  CREATED: ({ createdAt }) => moment(createdAt),
  'LAST USED': ({ lastUsedAt }) => moment(lastUsedAt),
  REVOKED: ({ revokedAt }) => moment(revokedAt),
  ORIGINS: ({ origins }) => origins.join(' ') || '-',
};

const moment = (date: Date | null): string => date?.toISOString().replace(/:\d\d\.\d+Z$/, 'Z') ?? '-';

const asTable = (keys: readonly StoredKey[]): string => {
  const columns = Object.entries(COLUMNS).map(([heading, read]) => {
    const cells = [heading, ...keys.map(read)];
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((cell) => cell.padEnd(width));
  });
  const rows = [...keys, null].map((_, row) => columns.map((cells) => cells[row] ?? '').join('  '));
  return rows.map((row) => row.trimEnd()).join('\n');
};
