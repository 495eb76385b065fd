import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Named, Everyone } from '../domain/notation/text/names.js';
import { tableInText } from '../domain/notation/table-in-text.js';
import { isRecord } from '../domain/values/record.js';
import { describeTable } from '../query/in-process/tables.js';
import type { Failure, Result, Table } from '../query/in-process/types.js';
import { decodeTable, readGivenTable } from '../query/in-process/requests.js';
import { reasonIn } from '../domain/values/invalid-json.js';
import { readText } from '../query/in-process/notation.js';
import { CommandFailure, exitCode, type Terminal } from './terminal/terminal.js';

/** A table in a file: in the notation, as JSON like over REST, or as a table code. */
export type InputTable =
  | { readonly form: 'TEXT'; readonly text: string }
  | { readonly form: 'JSON'; readonly state: unknown }
  | { readonly form: 'CODE'; readonly code: string };

/** Reads a file or the standard input. */
export const contentOf = async (path: string, { input }: Terminal): Promise<string> => {
  const bytes = await (path === '-' ? buffer(input) : readFile(path).catch(failToRead(path)));
  if (isUtf8(bytes)) return bytes.toString();
  throw new CommandFailure([`${nameOf(path)} is not UTF-8.`]);
};

const failToRead = (path: string) => (error: unknown) => {
  const { code, message } = isRecord(error) ? error : {};
  throw new CommandFailure([`${path} cannot be read: ${unreadable[String(code)] ?? String(message)}.`]);
};

const nameOf = (path: string): string => (path === '-' ? 'The input' : path);

const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
};

/** Reads JSON from a file. */
export const jsonIn = async (path: string, terminal: Terminal): Promise<unknown> =>
  parsed(path, await contentOf(path, terminal));

const parsed = (path: string, content: string): unknown => {
  try {
    const value: unknown = JSON.parse(content);
    return value;
  } catch {
    throw new CommandFailure([`${nameOf(path)} is not JSON: ${reasonIn(content)}`]);
  }
};

/** Reads a table from a file. */
export const tableIn = async (path: string, terminal: Terminal): Promise<InputTable> =>
  told(await contentOf(path, terminal), path);

/** Tells by its first character and its length how a table is written. */
const told = (written: string, path: string): InputTable => {
  const content = written.replace(/^\uFEFF/, '');
  if (isJson(content)) return { form: 'JSON', state: parsed(path, content) };
  return /^\s*1[\w-]{8,}\s*$/.test(content) ? { form: 'CODE', code: content.trim() } : { form: 'TEXT', text: content };
};

const isJson = (content: string): boolean => /^\s*[[{]/.test(content);

/** Splits a file into its tables: one a line in JSON, else separated by empty lines. */
export const tablesIn = (content: string): readonly string[] =>
  content
    .replace(/^\uFEFF/, '')
    .split(isJson(content) ? /\r?\n/ : /\r?\n(?:[ \t]*\r?\n)+/)
    .filter((table) => table.trim());

/** Reads one of several tables: a table alone, or a REST body with a table and arguments. */
export const itemIn = (content: string): { readonly told: InputTable; readonly own?: object } => {
  const table = told(content, 'This line');
  const { state, text, code, ...own } = table.form === 'JSON' && isRecord(table.state) ? table.state : {};
  if (state !== undefined) return { told: { form: 'JSON', state }, own };
  if (typeof text === 'string') return { told: { form: 'TEXT', text }, own };
  return typeof code === 'string' ? { told: { form: 'CODE', code }, own } : { told: table };
};

const read = (told: InputTable): Promise<Result<Table>> => {
  switch (told.form) {
    case 'TEXT':
      return readText(told.text);
    case 'JSON':
      return readGivenTable(told.state);
    case 'CODE':
      return decodeTable(told.code);
  }
};

/** Validates a table, or returns everything that is wrong with it. */
export const validTable = async (told: InputTable): Promise<Table> => valueOf(await read(told));

/** Returns a value, or fails with everything that is wrong. */
export const valueOf = <Value>(result: Result<Value>, option = ''): Value => {
  if (result.ok) return result.value;
  throw failureOf(result.failure, option);
};

/** Converts a failure to that of a command; `prefix` is put before the path of each problem. */
export const failureOf = (failure: Failure, prefix = ''): CommandFailure => {
  switch (failure.code) {
    case 'BAD_USER_INPUT': {
      const { problems, moreProblems } = failure;
      const lines = problems.map(({ path, message }) => withPath(prefix, path, message));
      const more = moreProblems ? [`… and ${moreProblems} more.`] : [];
      return new CommandFailure([...lines, ...more], exitCode.badInput, failure);
    }
    case 'ILLEGAL_EVENT': {
      const said = failure.because.map(({ rule, says }) => `  ${rule.number}  ${says}`);
      return new CommandFailure([`Event ${failure.event + 1} is illegal.`, ...said], exitCode.no, failure);
    }
    case 'QUERY_TOO_COMPLEX':
      return new CommandFailure([failure.says], exitCode.badInput, failure);
    case 'TIMEOUT':
      return new CommandFailure([failure.says ?? 'It takes too long.'], exitCode.badInput, failure);
  }
};

const withPath = (prefix: string, path: readonly (string | number)[], message: string): string => {
  if (!path.length || path.join() === 'text') return message;
  const place = `${prefix}${path.join('.')}`;
  return message === `"${path.at(-1) ?? ''}" is missing.` ? `${place} is missing.` : `${place}: ${message}`;
};

/** Returns the request body for a table. */
export const bodyOf = async (told: InputTable): Promise<object> => {
  switch (told.form) {
    case 'TEXT':
      return { text: told.text };
    case 'JSON':
      return { state: told.state };
    case 'CODE':
      return { state: describeTable(await validTable(told)) };
  }
};

/** Returns the players and objects of a table by id and name. */
export const namesAtTable = async (told: InputTable): Promise<Everyone> => {
  const description = told.form === 'TEXT' ? tableInText(told.text).description : await stateOf(told);
  const { players, objects, teams } = isRecord(description) ? description : {};
  return { players: namedIn(players), objects: namedIn(objects), teams: namedIn(teams) };
};

const stateOf = async (told: InputTable): Promise<unknown> =>
  told.form === 'JSON' ? told.state : describeTable(await validTable(told));

export const namedIn = (list: unknown): readonly Named[] =>
  Array.isArray(list)
    ? list.flatMap((each: unknown) =>
        isRecord(each) && typeof each['id'] === 'string' ? [named(each, each['id'])] : [],
      )
    : [];

const named = ({ name, cardData }: Readonly<Record<string, unknown>>, id: string): Named => {
  const said = name ?? (isRecord(cardData) ? cardData['name'] : null);
  return { id, name: typeof said === 'string' ? said : id };
};
