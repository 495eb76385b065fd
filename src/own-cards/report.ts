import type pg from 'pg';
import { namesOf } from '../domain/cards/text/own-names.js';
import { markNames, sentenceText } from '../domain/cards/text/paragraphs.js';
import type { FileCard } from './file-cards.js';
import { storedReadings, withConnection, type StoredReading } from './import.js';

/** A sentence that could not be read; sentences that differ only in the card's name count as one. */
interface UnreadSentence {
  readonly sentence: string;
  readonly cards: number;
  /** A card with the sentence. */
  readonly example: string;
}

/** A card with a sentence that is read differently now than at the import. */
interface Change {
  readonly name: string;
  readonly before: readonly StoredReading[];
  readonly now: readonly StoredReading[];
}

/** How well the cards are read. */
export interface Report {
  readonly cards: number;
  /** The number of sentences that affect combat, control or attaching, and how many of them are read. */
  readonly sentences: number;
  readonly read: number;
  /** The sentences that are not read, the most frequent first. */
  readonly unread: readonly UnreadSentence[];
  readonly changes: readonly Change[];
}

/** A card with its reading at the import; null if it was not imported. */
interface ImportedCard extends Pick<FileCard, 'name' | 'data'> {
  readonly before: readonly StoredReading[] | null;
}

/** Reports on the cards of a file, or on the imported ones, compared with the last import. */
export const reportOn = (
  url: string,
  file?: { readonly cards: () => AsyncIterable<readonly FileCard[]> },
): Promise<Report> =>
  withConnection(url, async (client) => {
    const batches = file ? comparedWith(client, file.cards()) : importedCards(client);
    let [cards, sentences, read] = [0, 0, 0];
    const unread = new Map<string, UnreadSentence>();
    const changes: Change[] = [];
    for await (const batch of batches)
      for (const { name, data, before } of batch) {
        const now = storedReadings({ data });
        cards += 1;
        sentences += now.filter(({ reading }) => reading !== 'NOT_ASKED').length;
        read += now.filter(({ reading }) => reading === 'READ').length;
        now.filter(({ reading }) => reading === 'NOT_READ').forEach(({ text }) => count(unread, name, text));
        const change = before && changeOf(name, before, now);
        if (change) changes.push(change);
      }
    const frequent = [...unread.values()].sort(
      (one, other) => other.cards - one.cards || (one.sentence < other.sentence ? -1 : 1),
    );
    return { cards, sentences, read, unread: frequent, changes };
  });

const count = (unread: Map<string, UnreadSentence>, name: string, text: string): void => {
  const sentence = markNames(sentenceText(text), namesOf(name, ''));
  const { cards, example } = unread.get(sentence) ?? { cards: 0, example: name };
  unread.set(sentence, { sentence, cards: cards + 1, example });
};

const lineOf = ({ text, reading, means }: StoredReading): string => JSON.stringify([text, reading, means]);

const changeOf = (name: string, before: readonly StoredReading[], now: readonly StoredReading[]): Change | null => {
  const [old, fresh] = [new Set(before.map(lineOf)), new Set(now.map(lineOf))];
  const gone = before.filter((each) => !fresh.has(lineOf(each)));
  const come = now.filter((each) => !old.has(lineOf(each)));
  return gone.length || come.length ? { name, before: gone, now: come } : null;
};

async function* comparedWith(
  client: pg.Client,
  batches: AsyncIterable<readonly FileCard[]>,
): AsyncGenerator<readonly ImportedCard[]> {
  for await (const cards of batches) {
    const { rows } = await client.query<{ id: string; reading: readonly StoredReading[] }>(
      'SELECT id, reading FROM cards WHERE id = ANY($1::uuid[])',
      [cards.map(({ id }) => id)],
    );
    const readings = new Map(rows.map(({ id, reading }) => [id, reading]));
    yield cards.map(({ id, name, data }) => ({ name, data, before: readings.get(id) ?? null }));
  }
}

const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

async function* importedCards(client: pg.Client): AsyncGenerator<readonly ImportedCard[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  for (let after = BEFORE_ALL; ;) {
    const { rows } = await client.query<ImportedCard & { readonly id: string }>(
      `SELECT id, name, data, reading AS before FROM cards WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows;
  }
}

/** How many sentences and changes are printed. */
const MOST_PRINTED = 40;

/** Returns a report in words. */
export const reportInWords = ({ cards, sentences, read, unread, changes }: Report): string => {
  const share = sentences ? `${((100 * read) / sentences).toFixed(1)} %` : 'none';
  return [
    `${cards} cards with ${sentences} sentences about combat, control and attaching: ${read} of them are read (${share}).`,
    ...(unread.length ? ['', 'Not read, the most frequent first (cards, sentence, one of the cards):'] : []),
    ...unread
      .slice(0, MOST_PRINTED)
      .map(({ cards: count, sentence, example }) => `${count}  ${sentence}  [${example}]`),
    ...moreLine(unread.length),
    '',
    `${changes.length} cards are read differently than at their import.`,
    ...changes.slice(0, MOST_PRINTED).flatMap(changeInWords),
    ...moreLine(changes.length),
  ].join('\n');
};

const moreLine = (count: number): readonly string[] =>
  count > MOST_PRINTED ? [`… and ${count - MOST_PRINTED} more.`] : [];

const changeInWords = ({ name, before, now }: Change): readonly string[] => [
  name,
  ...before.map((each) => `  before: ${inWords(each)}`),
  ...now.map((each) => `  now:    ${inWords(each)}`),
];

const inWords = ({ text, reading, means }: StoredReading): string =>
  `${reading} "${text}"${means === null ? '' : ` = ${means}`}`;
