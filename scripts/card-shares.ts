import type { Sentence } from '../src/domain/cards/clauses.js';
import { facesOf, type CardFace } from '../src/domain/cards/database/card-data.js';
import { hintsOf, offersOf } from '../src/domain/cards/offers/read-offers.js';
import { namesOf } from '../src/domain/cards/text/own-names.js';
import { markNames } from '../src/domain/cards/text/paragraphs.js';
import { isRecord } from '../src/domain/values/record.js';
import { readText } from '../src/domain/cards/text/read-text.js';

/** How the service treats a sentence about attacks or blocks. */
export const outcomes = ['read', 'offered', 'hinted', 'warned', 'silent'] as const;
export type Outcome = (typeof outcomes)[number];

/** A sentence about attacks or blocks, and how the service treats it. */
interface MeasuredSentence {
  readonly name: string;
  readonly text: string;
  readonly outcome: Outcome;
}

/** The sentences about attacks or blocks in a file of cards, and for each outcome the sum of the cards' weights. */
export interface Shares {
  readonly cards: number;
  readonly sentences: readonly MeasuredSentence[];
  readonly weights: Readonly<Record<Outcome, number>>;
}

/** Finds the cards of a file: a list (Scryfall's), or MTGJSON's `data` by name, each with its faces, or by set. */
export const cardsIn = (file: unknown): readonly unknown[] => {
  if (Array.isArray(file)) return file.flatMap((each) => cardsIn(each));
  if (!isRecord(file) || (typeof file['name'] === 'string' && !Array.isArray(file['cards']))) return [file];
  const parts = file['data'] ?? file['cards'] ?? Object.values(file);
  return isRecord(parts) ? Object.values(parts).flatMap(cardsIn) : cardsIn(parts);
};

/** Reads in how many decks each card is, by name: the field `count` or `decks` of each entry. */
export const weightsIn = (file: unknown): ReadonlyMap<string, number> =>
  new Map(
    cardsIn(file).flatMap((each) =>
      isRecord(each) ? [[String(each['name']), Number(each['count'] ?? each['decks'] ?? 1)] as const] : [],
    ),
  );

const evasion =
  'flying|reach|menace|fear|intimidate|shadow|horsemanship|skulk|haste|defender|\\w+walk|protection|unblockable';

/** Phrases of effects that change who attacks and blocks whom. */
const bearing = [
  /\b(?:can't|can|may|must|to|doesn't have to|chooses? (?:which|how) [\w ]+?) (?:(?:attack|block)\b|be blocked|only (?:attack|block))/,
  /\b(?:attacks?|blocks?)\b.* if able\b/,
  /\b(?:goad|goaded|detain|suspect|unblockable)\b/,
  new RegExp(String.raw`\b(?:has|have|gains?|loses?|lose)\b[^."]*\b(?:${evasion})\b`),
  /\bgains? control of\b|\bexchange control\b/,
  /\bbecomes? (?!blocked|attached|the target)[^."]*\b(?:creatures?|\d+\/\d+)\b/,
];

/** Returns the effect in a sentence, in lower case: without ability word, cost and trigger. */
const effectOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[^."]*? — (?=\S)/, '')
    .replace(/^[^".]*?: /, '')
    .replace(/^(?:when|whenever|at|if)\b[^"]*?, /, '');

/** Whether a sentence is about attacks or blocks, by its words alone, whether or not the service understands it. */
export const bears = (text: string): boolean => bearing.some((pattern) => pattern.test(effectOf(text)));

const outcomesOf = (face: CardFace): readonly Omit<MeasuredSentence, 'name'>[] => {
  const { text, name, typeLine } = face;
  const isAmong = (texts: readonly { readonly says: string }[], sentence: string): boolean =>
    texts.some(({ says }) => says.includes(sentence));
  const outcomeOf = ({ text: sentence, reading }: Sentence): Outcome => {
    if (reading === 'READ') return 'read';
    if (isAmong(offersOf(face), sentence)) return 'offered';
    if (reading === 'NOT_READ') return 'warned';
    return isAmong(hintsOf(face), sentence) ? 'hinted' : 'silent';
  };
  const names = namesOf(name ?? '', typeLine ?? '');
  return readText(text ?? '', name ?? '', typeLine ?? '')
    .sentences.filter((each) => bears(markNames(each.text, names)))
    .map((each) => ({ text: each.text, outcome: outcomeOf(each) }));
};

/**
 * Measures how the service treats the sentences of cards about attacks or blocks; cards without a weight count once.
 */
export const sharesOf = (cards: readonly unknown[], weights: ReadonlyMap<string, number>): Shares => {
  const sums = { read: 0, offered: 0, hinted: 0, warned: 0, silent: 0 };
  const sentences = cards.flatMap((each) => {
    const name = isRecord(each) ? String(each['name']) : '';
    const found = facesOf(each).flatMap(({ face }) => outcomesOf(face));
    for (const { outcome } of found) sums[outcome] += weights.get(name) ?? 1;
    return found.map((measured) => ({ name, ...measured }));
  });
  return { cards: cards.length, sentences, weights: sums };
};
