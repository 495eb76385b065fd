import { describe } from '../../domain/setup/describe.js';
import type { GameState } from '../../domain/state/game-state.js';
import { readShape, stateOf } from '../../domain/setup/read-description.js';
import type { Result } from '../../domain/result.js';
import { maxExpandedLength } from '../../domain/cards-by-name.js';
import { withoutDefaults, dictionary, unreadableCode, version } from '../table-code-format.js';

type Bytes = Uint8Array<ArrayBuffer>;

const joined = (...parts: readonly Uint8Array[]): Bytes => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of parts) {
    bytes.set(each, at);
    at += each.length;
  }
  return bytes;
};

/** The CRC-32 of bytes, big-endian. */
const checksumOf = (bytes: Bytes): Bytes => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const checksum = new Uint8Array(4);
  new DataView(checksum.buffer).setUint32(0, ~crc);
  return checksum;
};

const toText = (bytes: Bytes): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const fromText = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Pipes bytes through a stream; returns undefined if they are invalid or the result is longer than `most`. */
const pipeThrough = async (
  stream: { readonly readable: ReadableStream<Bytes>; readonly writable: WritableStream<BufferSource> },
  bytes: Bytes,
  most = Infinity,
): Promise<Bytes | undefined> => {
  const chunks: Bytes[] = [];
  let length = 0;
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value);
      length += next.value.length;
      if (length <= most) continue;
      await reader.cancel();
      return undefined;
    }
  } catch {
    return undefined;
  }
  return joined(...chunks);
};

/**
 * The dictionary as a stored block, placed before data that was packed with it: it unpacks first, so references can
 * reach it.
 */
const dictionaryBytes = new TextEncoder().encode(dictionary);
const storedDictionary = (): Bytes => {
  const header = new DataView(new ArrayBuffer(5));
  header.setUint16(1, dictionaryBytes.length, true);
  header.setUint16(3, ~dictionaryBytes.length, true);
  return joined(new Uint8Array(header.buffer), dictionaryBytes);
};

/** Returns the whole table as one string that fits into a URL; the service reads it, too. */
export const codeOf = async (state: GameState): Promise<string> => {
  const text = new TextEncoder().encode(JSON.stringify(withoutDefaults(describe(state))));
  const packed = (await pipeThrough(new CompressionStream('deflate-raw'), text)) ?? joined();
  return version + toText(joined(checksumOf(packed), packed));
};

/** Reads the table that a code of this package or of the service was made from. */
export const readCode = async (code: string): Promise<Result<GameState>> => {
  const state = stateOf(readShape(await unpack(code)), true);
  return state.ok ? state : unreadableCode;
};

const unpack = async (code: string): Promise<unknown> => {
  try {
    const bytes = fromText(code.slice(version.length));
    const packed = bytes.slice(4);
    const isWhole = packed.length > 0 && code === version + toText(joined(checksumOf(packed), packed));
    return isWhole ? await parsed(packed) : undefined;
  } catch {
    return undefined;
  }
};

const parsed = async (packed: Bytes): Promise<unknown> => {
  const most = dictionaryBytes.length + maxExpandedLength;
  const text = await pipeThrough(new DecompressionStream('deflate-raw'), joined(storedDictionary(), packed), most);
  return text && JSON.parse(new TextDecoder().decode(text.subarray(dictionaryBytes.length)));
};
