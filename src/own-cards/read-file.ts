import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { JSONParser } from '@streamparser/json';
import { errorCodeOf, messageOf, StartUpError } from '../database/start-up-error.js';
import { cardOf, type FileCard, type ReadEntry } from './file-cards.js';
import { readMtgjsonEntry } from './mtgjson.js';
import { readScryfallEntry } from './scryfall.js';

/** A file of cards. */
export interface CardFile {
  readonly format: 'SCRYFALL' | 'MTGJSON';
  /** In bytes. */
  readonly size: number;
  /** Reads the cards in batches; throws if the file is truncated or of another kind. */
  readonly cards: () => AsyncGenerator<readonly FileCard[]>;
  /** How many bytes of the file have been read. */
  readonly bytesRead: () => number;
  /** Cards that could not be read, each with the reason. */
  readonly unreadable: readonly string[];
}

interface Format {
  readonly format: CardFile['format'];
  /** The JSONPath of the entries. */
  readonly entries: string;
  readonly read: ReadEntry;
}

const FORMATS: Readonly<Record<string, Format>> = {
  '[': { format: 'SCRYFALL', entries: '$.*', read: readScryfallEntry },
  '{': { format: 'MTGJSON', entries: '$.data.*', read: readMtgjsonEntry },
};

/** In bytes. */
const CHUNK = 262_144;
const BEGINNING = 4_096;
const GZIP = Buffer.from([0x1f, 0x8b]);
const BYTE_ORDER_MARK = '\uFEFF';

const wrongKind = (path: string): StartUpError =>
  new StartUpError(
    `${path} is neither Scryfall's bulk data (oracle_cards) nor MTGJSON's AtomicCards, plain or compressed with gzip.`,
  );

const readError = (path: string, error: unknown): StartUpError =>
  error instanceof StartUpError ? error : new StartUpError(`${path} cannot be read to its end: ${messageOf(error)}`);

/** Opens a file of cards, plain or compressed. */
export const openCardFile = async (path: string): Promise<CardFile> => {
  const { size, isCompressed } = await lookAt(path);
  const format = await formatOf(path, isCompressed);
  const unreadable: string[] = [];
  let file: ReadStream | undefined;
  return {
    format: format.format,
    size,
    unreadable,
    bytesRead: () => file?.bytesRead ?? 0,
    cards: () => {
      unreadable.length = 0;
      file = createReadStream(path, { highWaterMark: CHUNK });
      return readCards(path, textIn(file, isCompressed), format, unreadable);
    },
  };
};

const lookAt = async (path: string) => {
  const file = await open(path).catch((error: unknown) => {
    throw new StartUpError(`${path} cannot be opened (${errorCodeOf(error) ?? messageOf(error)}).`);
  });
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new StartUpError(`${path} is not a file.`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    return { size: stats.size, isCompressed: bytesRead === GZIP.length && buffer.equals(GZIP) };
  } finally {
    await file.close();
  }
};

const textIn = (file: ReadStream, isCompressed: boolean): Readable =>
  isCompressed ? pipeline(file, createGunzip({ chunkSize: CHUNK }), () => undefined) : file;

/** Detects the format from the first character. */
const formatOf = async (path: string, isCompressed: boolean): Promise<Format> => {
  try {
    for await (const chunk of textIn(createReadStream(path, { highWaterMark: BEGINNING }), isCompressed)) {
      const beginning = String(chunk).replace(BYTE_ORDER_MARK, '').trimStart();
      const format = FORMATS[beginning[0] ?? ''];
      if (format) return format;
      if (beginning) break;
    }
  } catch (error) {
    throw readError(path, error);
  }
  throw wrongKind(path);
};

async function* readCards(
  path: string,
  text: AsyncIterable<Buffer>,
  { entries, read }: Format,
  unreadable: string[],
): AsyncGenerator<readonly FileCard[]> {
  let cards: FileCard[] = [];
  const parser = new JSONParser({ paths: [entries], keepStack: false });
  parser.onValue = ({ value }) => {
    const found = read(value);
    if (!found) throw wrongKind(path);
    for (const each of found) {
      const card = cardOf(each);
      if (typeof card === 'string') unreadable.push(card);
      else cards.push(card);
    }
  };
  try {
    let isFirst = true;
    for await (const chunk of text) {
      parser.write(isFirst ? withoutMark(chunk) : chunk);
      isFirst = false;
      yield cards;
      cards = [];
    }
    if (!parser.isEnded) throw new StartUpError(`${path} is truncated.`);
  } catch (error) {
    throw readError(path, error);
  }
}

const MARK = Buffer.from(BYTE_ORDER_MARK);

const withoutMark = (chunk: Buffer): Buffer =>
  chunk.subarray(0, MARK.length).equals(MARK) ? chunk.subarray(MARK.length) : chunk;
