import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { required, text } from './domain/schema/schema.js';
import { describe } from './domain/state/describe.js';
import type { GameState } from './domain/state/game-state.js';
import { readShape, stateOf } from './domain/state/read-description.js';
import { failure, type Result } from './domain/result.js';
import { permitUnpacked, type Permit } from './questions/catalogue/work.js';
import { brief, dictionary, largestTable, unreadable, version } from './table-code-format.js';

const options = { dictionary: Buffer.from(dictionary) };

/** The whole table as one string that fits into a URL; the same table has the same one. */
export const codeOf = (state: GameState): string => {
  const packed = deflateRawSync(Buffer.from(JSON.stringify(brief(describe(state)))), {
    ...options,
    level: 9,
    memLevel: 9,
  });
  const checked = Buffer.alloc(4);
  checked.writeUInt32BE(crc32(packed));
  return version + Buffer.concat([checked, packed]).toString('base64url');
};

/** A code, as both doors take it. */
export const codeArgument = required(text(8_000_000), 'The code of a table.');

/** The table that a code was made from; what is damaged, or unpacks to no table, is refused. */
export const readCode = (code: string, permit?: Permit): Result<GameState> => {
  const text = unpacked(code);
  const refused = permitUnpacked(permit, text);
  if (refused) return failure(refused);
  const state = stateOf(readShape(parsed(text)), () => []);
  return state.ok ? state : unreadable;
};

const unpacked = (code: string): string => {
  const bytes = Buffer.from(code.slice(version.length), 'base64url');
  const packed = bytes.subarray(4);
  const isWhole = code.startsWith(version) && packed.length > 0 && bytes.readUInt32BE() === crc32(packed);
  return isWhole && version + bytes.toString('base64url') === code ? inflated(packed) : '';
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const inflated = (packed: Buffer): string => {
  try {
    return inflateRawSync(packed, { ...options, maxOutputLength: largestTable }).toString();
  } catch {
    return '';
  }
};
