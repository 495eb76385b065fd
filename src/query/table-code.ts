import { types } from 'node:util';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { required, text } from '../domain/schema/schema.js';
import { describe } from '../domain/setup/describe.js';
import type { GameState } from '../domain/state/game-state.js';
import { readShape, stateOf } from '../domain/setup/read-description.js';
import { failure, type Result } from '../domain/result.js';
import { refuseManyValues } from '../http/transfer/json-body.js';
import type { Budget } from '../questions/catalogue/budget.js';
import { ifStillPermitted, mostExpandedOnThisThread, permitCards, permitReading } from '../questions/catalogue/work.js';
import { withoutDefaults, dictionary, unreadableCode, version } from './table-code-format.js';

const options = { dictionary: Buffer.from(dictionary) };

/** Encodes a whole table as one string that fits into a URL; equal tables have equal codes. */
export const codeOf = (state: GameState): string => {
  const packed = deflateRawSync(Buffer.from(JSON.stringify(withoutDefaults(describe(state)))), {
    ...options,
    level: 9,
    memLevel: 9,
  });
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(packed));
  return version + Buffer.concat([checksum, packed]).toString('base64url');
};

/** The code of a table as an argument. */
export const codeArgument = required(text(8_000_000), 'The code of a table.');

/** Unpacks a code and counts its content; returns a function that reads it if the count is permitted. */
export const unpackCode = (code: string, budget?: Budget): (() => Result<GameState>) => {
  const tooLong = permitReading(budget, code.length, 'TABLE');
  if (tooLong) return () => failure(tooLong);
  const { text, length } = unpack(code, mostExpandedOnThisThread(budget));
  const tooLarge = permitReading(budget, length, 'TABLE') ?? refuseManyValues(text);
  return ifStillPermitted(budget, tooLarge, () => readText(text, budget));
};

/** Decodes a table; a damaged code, or one that is not of a table, is rejected. */
export const readCode = (code: string, budget?: Budget): Result<GameState> => unpackCode(code, budget)();

const readText = (text: string, budget: Budget | undefined): Result<GameState> => {
  const table = readShape(parsed(text));
  const refused = table.value && permitCards(budget, { table: table.value });
  if (refused) return failure(refused);
  const state = stateOf(table, true);
  return state.ok ? state : unreadableCode;
};

/** The text that a code unpacks to, and its length; the text is empty if it is longer than `most`. */
const unpack = (code: string, most: number): { readonly text: string; readonly length: number } => {
  const bytes = Buffer.from(code.slice(version.length), 'base64url');
  const packed = bytes.subarray(4);
  const isWhole = code.startsWith(version) && packed.length > 0 && bytes.readUInt32BE() === crc32(packed);
  if (!isWhole || version + bytes.toString('base64url') !== code) return { text: '', length: 0 };
  try {
    const text = inflateRawSync(packed, { ...options, maxOutputLength: most }).toString();
    return { text, length: text.length };
  } catch (error) {
    return { text: '', length: isTooLarge(error) ? most + 1 : 0 };
  }
};

const isTooLarge = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
