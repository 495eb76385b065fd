import { LRUCache } from 'lru-cache';
import type { Query } from '../database/query.js';
import { nameKey } from '../domain/cards-by-name.js';

/** One of the server's own cards whose name, or a face's name, was looked up. */
export interface NamedCard {
  readonly name: string;
  /** The part of the card that is read. */
  readonly data: object;
  /** The index of the face with that name; null if the whole card has it. */
  readonly face: number | null;
}

/** The cards for each requested name, and the id of their import; null if nothing was imported. */
export interface CardLookup {
  readonly importId: string | null;
  readonly cards: readonly (readonly NamedCard[])[];
}

/** Cards in order, and the id of their import; null if nothing was imported. */
export interface ListedCards {
  readonly importId: string | null;
  readonly cards: readonly Pick<NamedCard, 'name' | 'data'>[];
}

/** The cards that an operator has loaded into the database. */
export interface CardStore {
  /** Looks up names, all in one round trip. */
  readonly lookUp: (names: readonly string[]) => Promise<CardLookup>;
  /** Lists the cards whose names contain all words of a text: first those that begin with it, then by length. */
  readonly search: (text: string, first: number) => Promise<ListedCards>;
  /** Lists, for each given name, the names that resemble it, most alike first. */
  readonly similar: (names: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** Returns the id of the newest import; null if nothing was imported. */
  readonly newest: () => Promise<string | null>;
}

/** How many names are cached with their cards. */
const CACHED_NAMES = 10_000;

/** Opens the cards of a database. */
export const openCards = (query: Query): CardStore => {
  const newest = onceAMoment(async () => {
    const [row] = await query<{ id: string }>({ name: 'newest import of cards', text: NEWEST, values: [] });
    return row?.id ?? null;
  });
  return {
    lookUp: createLookUp(query, newest),
    search: (text, first) => search(query, text, first),
    similar: (names) => findSimilar(query, names),
    newest,
  };
};

/**
 * In milliseconds: how long the newest import is cached. After its commit, an import waits for this long before it ends,
 * so that every server uses the new cards.
 */
export const IMPORT_CACHED_FOR = 100;

/** Caches what `read` returns for `IMPORT_CACHED_FOR`; a failed read is not cached. */
const onceAMoment = <Value>(read: () => Promise<Value>): (() => Promise<Value>) => {
  let [value, begun] = [read, -Infinity];
  return () => {
    if (performance.now() < begun + IMPORT_CACHED_FOR) return value();
    begun = performance.now();
    const reading = read();
    reading.catch(() => (begun = -Infinity));
    value = () => reading;
    return reading;
  };
};

const NEWEST = 'SELECT id FROM card_imports ORDER BY imported_at DESC LIMIT 1';

/** One row per card found; one row without a card if none was; no rows if nothing was imported. */
type NamedRow = { readonly importId: string } & (
  | (NamedCard & { readonly position: number })
  | { readonly position: null }
);

/** Omits cards of names that this process has cached from the newest import. */
const LOOK_UP = `
  SELECT newest.id AS "importId", found.position::int, found.name, found.data, found.face
  FROM (${NEWEST}) newest
  LEFT JOIN LATERAL (
    SELECT asked.position, named.*
    FROM unnest($1::text[], $2::boolean[]) WITH ORDINALITY AS asked (key, is_known, position)
    CROSS JOIN LATERAL (
      SELECT c.name, c.data, NULL::int AS face FROM cards c WHERE c.key = convert_to(asked.key, 'UTF8')
      UNION ALL
      SELECT c.name, c.data, array_position(c.face_keys, asked.key) - 1 FROM cards c
      WHERE c.face_keys @> ARRAY[asked.key]
    ) named
    WHERE NOT (asked.is_known AND newest.id::text = $3)
  ) found ON true`;

/**
 * Creates a look-up that caches cards with the id of their import. Each time, it checks the id of the newest import, in
 * the same statement if some names are not cached, so every server uses an import as soon as it has ended.
 */
const createLookUp = (query: Query, newest: CardStore['newest']): CardStore['lookUp'] => {
  const cache = new LRUCache<string, readonly NamedCard[]>({ max: CACHED_NAMES });
  let cachedImport: string | null = null;
  return async (names) => {
    const keys = names.map(nameKey);
    const [cached, importOfCached] = [keys.map((key) => cache.get(key)), cachedImport];
    const hits = cached.flatMap((cards) => (cards ? [cards] : []));
    if (importOfCached === null || hits.length === keys.length) {
      const importId = await newest();
      if (importId === null) return { importId, cards: names.map(() => []) };
      if (importId === importOfCached) return { importId, cards: hits };
    }
    const values = [keys, cached.map((cards) => cards !== undefined), importOfCached];
    const rows = await query<NamedRow>({ name: 'look cards up', text: LOOK_UP, values });
    const importId = rows[0]?.importId ?? null;
    if (importId === null) return { importId, cards: names.map(() => []) };
    const fetched = cardsByPosition(rows, keys.length);
    const cards = fetched.map((each, index) => (importId === importOfCached ? cached[index] : undefined) ?? each);
    if (importId !== cachedImport) cache.clear();
    cachedImport = importId;
    cards.forEach((each, index) => cache.set(keys[index] ?? '', each));
    return { importId, cards };
  };
};

/** The face for an index into a card's keys: the faces' own, then those of each printing (its faces, then the card). */
const faceAt = (data: object, place: number): number | null => {
  const count = 'card_faces' in data && Array.isArray(data.card_faces) ? data.card_faces.length : 1;
  const face = place < count ? place : (place - count) % (count + 1);
  return count > 1 && face < count ? face : null;
};

const cardsByPosition = (rows: readonly NamedRow[], count: number): readonly NamedCard[][] => {
  const cards = Array.from({ length: count }, (): NamedCard[] => []);
  for (const row of rows) {
    if (row.position === null) continue;
    const { name, data, face } = row;
    cards[row.position - 1]?.push({ name, data, face: face === null ? null : faceAt(data, face) });
  }
  return cards;
};

/** The words of a text, as the index of words contains them. */
const wordsOf = (text: string): readonly string[] => nameKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many words of a text a search uses. */
const MOST_WORDS = 8;

/** How many cards are sorted by length; a text that more cards contain is too vague to rank. */
const MOST_COMPARED = 1_000;

interface ListedRow {
  readonly importId: string;
  readonly name: string | null;
  readonly data: object;
}

/** Looks for names that contain the words only if too few begin with the text. */
const SEARCH = `
  SELECT newest.id AS "importId", found.name, found.data
  FROM (${NEWEST}) newest
  LEFT JOIN LATERAL (
    SELECT listed.name, listed.data FROM (
      (SELECT c.name, c.data FROM cards c
       WHERE c.key >= convert_to($1, 'UTF8') AND c.key < convert_to($1, 'UTF8') || '\\xff'::bytea
       ORDER BY c.key LIMIT $3::int)
      UNION ALL
      (SELECT held.name, held.data FROM (
         SELECT c.name, c.data, c.key FROM cards c
         WHERE c.words @@ $2::tsquery
           AND NOT (c.key >= convert_to($1, 'UTF8') AND c.key < convert_to($1, 'UTF8') || '\\xff'::bytea)
         LIMIT ${MOST_COMPARED}
       ) held ORDER BY length(held.key), held.key LIMIT $3::int)
    ) listed LIMIT $3::int
  ) found ON true`;

const search = async (query: Query, text: string, first: number): Promise<ListedCards> => {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const values = [nameKey(text), words.map((word) => `'${word}':*`).join(' & '), first];
  const rows = await query<ListedRow>({ name: 'search cards', text: SEARCH, values });
  const cards = rows.flatMap(({ name, data }) => (name === null ? [] : [{ name, data }]));
  return { importId: rows[0]?.importId ?? null, cards };
};

/** Words too common in names to distinguish them. */
const COMMON = new Set(['the', 'of', 'and', 'to', 'in', 'a', 's']);
const PIECE = 4;

/** Cuts the words of a name into pieces; a name that is misspelled in one place still shares most of them. */
const piecesOf = (name: string): readonly string[] => {
  const words = wordsOf(name);
  const distinctive = words.filter((word) => !COMMON.has(word));
  const pieces = (distinctive.length ? distinctive : words).flatMap((word) => {
    const bounded = `_${word}_`;
    return Array.from({ length: Math.max(1, bounded.length - PIECE + 1) }, (_, at) => bounded.slice(at, at + PIECE));
  });
  return [...new Set(pieces)];
};

/** Returns the index entries of a name: its words, and their pieces with a tilde before each. */
export const indexedWords = (name: string): readonly string[] => [
  ...new Set(wordsOf(name)),
  ...piecesOf(name).map((piece) => `~${piece}`),
];

const SIMILAR = `
  SELECT asked.position::int, found.name
  FROM unnest($1::text[]) WITH ORDINALITY AS asked (pieces, position)
  CROSS JOIN LATERAL (
    SELECT c.name FROM cards c WHERE c.words @@ asked.pieces::tsquery
    ORDER BY ts_rank(c.words, asked.pieces::tsquery) DESC, length(c.key) LIMIT 40
  ) found`;

const findSimilar = async (query: Query, names: readonly string[]): Promise<readonly (readonly string[])[]> => {
  const pieces = names.map((name) =>
    piecesOf(name)
      .map((piece) => `'~${piece}'`)
      .join(' | '),
  );
  const rows = await query<{ position: number; name: string }>({
    name: 'similar cards',
    text: SIMILAR,
    values: [pieces],
  });
  return names.map((_, index) => rows.filter(({ position }) => position === index + 1).map(({ name }) => name));
};
