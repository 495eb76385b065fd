import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartUpError } from '../database/start-up-error.js';
import { facesOf } from '../domain/cards/database/card-data.js';
import { nameKey } from '../domain/cards-by-name.js';
import { readSentencesOf } from '../domain/cards/database/card.js';
import type { FileCard, FlavorNames } from './file-cards.js';
import type { CardFile } from './read-file.js';
import { indexedWords, IMPORT_CACHED_FOR } from './store.js';

/** The result of an import. */
export interface ImportResult {
  readonly cards: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** How a sentence of a card was read when the card was imported. */
export interface StoredReading {
  readonly text: string;
  readonly reading: string;
  readonly means: string | null;
}

/** Reads a card's sentences, of all faces. */
export const storedReadings = ({ data }: Pick<FileCard, 'data'>): readonly StoredReading[] => readSentencesOf(data);

/** Runs work with a connection of its own. */
export const withConnection = async <Value>(
  url: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'cards' });
  // A connection that breaks fails the statement under way.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The advisory lock that lets only one import run at a time. */
const IMPORT_LOCK = 801_802_810;

/**
 * Replaces the cards of a database with those of a file, in one transaction: servers find the old cards until it is
 * committed. Unchanged cards are not written.
 */
export const importCards = (url: string, file: CardFile, onProgress: () => void): Promise<ImportResult> =>
  withConnection(url, async (client) => {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    const imported = await replaceCards(client, file, onProgress);
    await client.query('COMMIT');
    const cachesExpire = pause(IMPORT_CACHED_FOR);
    // Only speeds up searches; PostgreSQL merely warns a role that may not do it.
    await client.query('VACUUM (ANALYZE) cards');
    await cachesExpire;
    return imported;
  });

const replaceCards = async (client: pg.Client, file: CardFile, onProgress: () => void): Promise<ImportResult> => {
  const flavorNames = await flavorNamesIn(file);
  const ids = new Set<string>();
  let [added, changed] = [0, 0];
  for await (const cards of file.cards()) {
    const fresh = cards
      .filter(({ id }) => !ids.has(id) && ids.add(id))
      .map((card) => ({ ...card, flavorNames: flavorNames.get(card.id) ?? [] }));
    const rows = await writeCards(client, fresh);
    added += rows.filter(({ isNew }) => isNew).length;
    changed += rows.filter(({ isNew }) => !isNew).length;
    onProgress();
  }
  if (!ids.size) throw new StartUpError('The file holds no cards.');
  const removed = await client.query(
    'DELETE FROM cards c WHERE NOT EXISTS (SELECT FROM unnest($1::uuid[]) kept (id) WHERE kept.id = c.id)',
    [[...ids]],
  );
  await client.query('INSERT INTO card_imports (imported_at, format, cards) VALUES (clock_timestamp(), $1, $2)', [
    file.format,
    ids.size,
  ]);
  return { cards: ids.size, added, changed, removed: removed.rowCount ?? 0 };
};

/** The alternative names of each card by its id; a Scryfall file may list each printing of a card separately. */
const flavorNamesIn = async (file: CardFile): Promise<ReadonlyMap<string, readonly FlavorNames[]>> => {
  const namesById = new Map<string, FlavorNames[]>();
  if (file.format !== 'SCRYFALL') return namesById;
  for await (const cards of file.cards())
    for (const { id, flavorNames } of cards)
      if (flavorNames) namesById.set(id, [...(namesById.get(id) ?? []), flavorNames]);
  return namesById;
};

/** A card with the names of all its printings. */
interface NamedCard extends Omit<FileCard, 'flavorNames'> {
  readonly flavorNames: readonly FlavorNames[];
}

interface WrittenCard {
  readonly isNew: boolean;
}

const WRITE = `
  INSERT INTO cards AS c (id, name, key, face_keys, data, reading, words)
  SELECT id, name, convert_to(key, 'UTF8'), face_keys, data, reading, array_to_tsvector(words)
  FROM jsonb_to_recordset($1::jsonb)
    AS given (id uuid, name text, key text, face_keys text[], data jsonb, reading jsonb, words text[])
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, key = excluded.key, face_keys = excluded.face_keys,
    data = excluded.data, reading = excluded.reading, words = excluded.words
  WHERE (c.name, c.key, c.face_keys, c.data, c.reading, c.words)
    IS DISTINCT FROM (excluded.name, excluded.key, excluded.face_keys, excluded.data, excluded.reading, excluded.words)
  RETURNING c.xmax = 0 AS "isNew"`;

const writeCards = async (client: pg.Client, cards: readonly NamedCard[]): Promise<readonly WrittenCard[]> =>
  cards.length
    ? (
        await client.query<WrittenCard>({
          name: 'write cards',
          text: WRITE,
          values: [JSON.stringify(cards.map(rowOf))],
        })
      ).rows
    : [];

const rowOf = ({ flavorNames, ...card }: NamedCard) => ({
  ...card,
  key: nameKey(card.name),
  face_keys: faceKeysOf(card.data, flavorNames),
  reading: storedReadings(card),
  words: indexedWords(
    [card.name, ...flavorNames.flatMap(({ faces, whole }) => [...faces, whole])].filter(Boolean).join(' '),
  ),
});

/** The keys of the faces, then, for each printing with alternative names, the keys of its faces and of the card. */
const faceKeysOf = (data: object, flavorNames: readonly FlavorNames[]): readonly (string | null)[] => {
  const faces = facesOf(data);
  const own = faces.map(({ face }) => (faces.length > 1 ? nameKey(face.name ?? '') : null));
  if (!flavorNames.length) return faces.length > 1 ? own : [];
  const keyOf = (name: string | null | undefined): string | null => (name ? nameKey(name) : null);
  const others = flavorNames.flatMap((names) => [
    ...own.map((_, place) => keyOf(names.faces[place])),
    keyOf(names.whole),
  ]);
  return [...own, ...others];
};
