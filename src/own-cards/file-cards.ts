import { createHash } from 'node:crypto';
import { readCard, readOfCard } from '../domain/cards/database/card-data.js';
import { isRecord } from '../domain/values/record.js';

/** A card from a file, in the format in which it is stored. */
export interface FileCard {
  readonly id: string;
  readonly name: string;
  /** The part of the card that is read, with Scryfall's field names. */
  readonly data: object;
  readonly flavorNames?: FlavorNames | undefined;
}

/** The alternative names of a printing: of each face, or null, and of the whole card. */
export interface FlavorNames {
  readonly faces: readonly (string | null)[];
  readonly whole: string | null;
}

/** Reads the cards of a file's entry: none if it is skipped, null if files of this format have no such entry. */
export type ReadEntry = (entry: unknown) => readonly RawCard[] | null;

/** A card in a file. */
export interface RawCard {
  readonly id: unknown;
  readonly name: string;
  readonly data: unknown;
  readonly flavorNames?: FlavorNames | undefined;
}

export type Json = Readonly<Record<string, unknown>>;

/** The layouts of things that can't be in a deck, such as tokens; below, their types. */
export const NO_CARDS = new Set([
  ...['token', 'double_faced_token', 'emblem', 'art_series', 'vanguard', 'scheme', 'planar'],
]);
export const NO_CARD_TYPE = /^(?:.* )?(?:Token|Emblem|Vanguard|Scheme|Plane|Phenomenon)\b/;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The oracle id of a card; if it has none, a hash of the card. */
const idOf = (id: unknown, data: object): string => {
  if (typeof id === 'string' && UUID.test(id)) return id.toLowerCase();
  const hex = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};

/** The characters that Postgres cannot store in a text. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/;

/** Converts a card for storage, or says why it can't be stored. */
export const cardOf = ({ id, name, data: given, flavorNames }: RawCard): FileCard | string => {
  const { problems } = readCard(given, null);
  const [first] = problems;
  if (first) return `${name}: ${first.message}`;
  const data = readOfCard(given);
  if (!isRecord(data)) return `${name}: it is not an object.`;
  return UNSTORABLE.test(JSON.stringify(data))
    ? `${name}: it contains characters that cannot be stored.`
    : { id: idOf(id, data), name, data, flavorNames };
};
