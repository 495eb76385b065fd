import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { IdAndName, NamedEntities } from '../domain/notation/text/names.js';
import { tableInText } from '../domain/notation/table-in-text.js';
import { refuseRepeatedFields } from '../domain/schema/repeated-fields.js';
import { isRecord } from '../domain/values/record.js';
import { describeTable } from '../query/in-process/tables.js';
import type { Failure, Result, Table } from '../query/in-process/types.js';
import { decodeTable, readGivenTable } from '../query/in-process/requests.js';
import { reasonIn } from '../domain/values/invalid-json.js';
import { readText } from '../query/in-process/notation.js';
import { CommandFailure, exitCode, type Terminal } from './terminal/terminal.js';

/** A table in a file, as a body holds it over REST: in the notation, as JSON, or as a table code. */
export type InputTable = { readonly text: string } | { readonly state: unknown } | { readonly code: string };

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
  const reason = reasonIn(content);
  if (reason !== undefined) throw new CommandFailure([`${nameOf(path)} is not JSON: ${reason}`]);
  const value: unknown = JSON.parse(content);
  const refused = refuseRepeatedFields(content, value);
  if (refused) throw failureOf(refused);
  return value;
};

/** Reads a table from a file. */
export const tableIn = async (path: string, terminal: Terminal): Promise<InputTable> =>
  parseInput(await contentOf(path, terminal), path);

/** Detects the form of a table: JSON by its first character, a table code by its characters and length. */
const parseInput = (written: string, path: string): InputTable => {
  const content = written.replace(/^\uFEFF/, '');
  if (isJson(content)) return { state: parsed(path, content) };
  return /^\s*1[\w-]{8,}\s*$/.test(content) ? { code: content.trim() } : { text: content };
};

/** Whether a text is a list or an object in JSON, by its first character. */
export const isJson = (content: string): boolean => /^\s*[[{]/.test(content);

/** Splits a file into its tables: one per line for JSON, otherwise separated by empty lines. */
export const tablesIn = (content: string): readonly string[] =>
  content
    .replace(/^\uFEFF/, '')
    .split(isJson(content) ? /\r?\n/ : /\r?\n(?:[ \t]*\r?\n)+/)
    .filter((table) => table.trim());

/** Reads one of several tables: a table alone, or a REST body with a table and arguments. */
export const itemIn = (content: string): { readonly input: InputTable; readonly own?: object } => {
  const table = parseInput(content, 'This line');
  const { state, text, code, ...own } = 'state' in table && isRecord(table.state) ? table.state : {};
  if (state !== undefined) return { input: { state }, own };
  if (typeof text === 'string') return { input: { text }, own };
  return typeof code === 'string' ? { input: { code }, own } : { input: table };
};

const read = (input: InputTable): Promise<Result<Table>> => {
  if ('text' in input) return readText(input.text);
  return 'code' in input ? decodeTable(input.code) : readGivenTable(input.state);
};

/** Validates a table, or throws with all of its problems. */
export const validTable = async (input: InputTable): Promise<Table> => valueOf(await read(input));

/** Returns the value of a result, or throws its failure with all problems. */
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
      const rulings = failure.because.map(({ rule, says }) => `  ${rule.number}  ${says}`);
      return new CommandFailure([`Event ${failure.event + 1} is illegal.`, ...rulings], exitCode.no, failure);
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

/** Returns the players and objects of a table by id and name. */
export const namesAtTable = async (input: InputTable): Promise<NamedEntities> => {
  const description = 'text' in input ? tableInText(input.text).description : await stateOf(input);
  const { players, objects, teams } = isRecord(description) ? description : {};
  return { players: idsAndNames(players), objects: idsAndNames(objects), teams: idsAndNames(teams) };
};

const stateOf = async (input: InputTable): Promise<unknown> =>
  'state' in input ? input.state : describeTable(await validTable(input));

export const idsAndNames = (list: unknown): readonly IdAndName[] =>
  Array.isArray(list)
    ? list.flatMap((each: unknown) =>
        isRecord(each) && typeof each['id'] === 'string' ? [idAndName(each, each['id'])] : [],
      )
    : [];

const idAndName = ({ name, cardData }: Readonly<Record<string, unknown>>, id: string): IdAndName => {
  const fullName = name ?? (isRecord(cardData) ? cardData['name'] : null);
  return { id, name: typeof fullName === 'string' ? fullName : id };
};
