import type { Sentence } from '../src/domain/cards/clauses.js';
import { facesOf, type CardFace } from '../src/domain/cards/database/card-data.js';
import { hintsOf, offersOf } from '../src/domain/cards/offers/read-offers.js';
import { namesOf } from '../src/domain/cards/text/own-names.js';
import { marked } from '../src/domain/cards/text/paragraphs.js';
import { isRecord } from '../src/domain/values/record.js';
import { readText } from '../src/domain/cards/text/read-text.js';

/** What becomes of a sentence that bears on attacks or blocks. */
export const outcomes = ['read', 'offered', 'hinted', 'warned', 'silent'] as const;
export type Outcome = (typeof outcomes)[number];

/** A sentence that bears on attacks or blocks, and what becomes of it. */
interface Measured {
  readonly name: string;
  readonly text: string;
  readonly outcome: Outcome;
}

/** The shares of a file of cards; of weights where cards have any. */
export interface Shares {
  readonly cards: number;
  readonly sentences: readonly Measured[];
  readonly weights: Readonly<Record<Outcome, number>>;
}

/** Finds the cards of a file: a list (Scryfall's), or MTGJSON's `data` by name, each with its faces, or by set. */
export const cardsIn = (file: unknown): readonly unknown[] => {
  if (Array.isArray(file)) return file.flatMap((each) => cardsIn(each));
  if (!isRecord(file) || (typeof file['name'] === 'string' && !Array.isArray(file['cards']))) return [file];
  const parts = file['data'] ?? file['cards'] ?? Object.values(file);
  return isRecord(parts) ? Object.values(parts).flatMap(cardsIn) : cardsIn(parts);
};

/** Finds how often decks hold cards, by name: `count`, or `decks`, of each. */
export const weightsIn = (file: unknown): ReadonlyMap<string, number> =>
  new Map(
    cardsIn(file).flatMap((each) =>
      isRecord(each) ? [[String(each['name']), Number(each['count'] ?? each['decks'] ?? 1)] as const] : [],
    ),
  );

const evasion =
  'flying|reach|menace|fear|intimidate|shadow|horsemanship|skulk|haste|defender|\\w+walk|protection|unblockable';

/** What an effect says where it bears on who attacks and blocks whom. */
const bearing = [
  /\b(?:can't|can|may|must|to|doesn't have to|chooses? (?:which|how) [\w ]+?) (?:(?:attack|block)\b|be blocked|only (?:attack|block))/,
  /\b(?:attacks?|blocks?)\b.* if able\b/,
  /\b(?:goad|goaded|detain|suspect|unblockable)\b/,
  new RegExp(String.raw`\b(?:has|have|gains?|loses?|lose)\b[^."]*\b(?:${evasion})\b`),
  /\bgains? control of\b|\bexchange control\b/,
  /\bbecomes? (?!blocked|attached|the target)[^."]*\b(?:creatures?|\d+\/\d+)\b/,
];

/** A sentence without reminder, ability word, cost and trigger, in lower case: what it does. */
const effectOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[^."]*? — (?=\S)/, '')
    .replace(/^[^".]*?: /, '')
    .replace(/^(?:when|whenever|at|if)\b[^"]*?, /, '');

/** Whether a sentence bears on attacks and blocks, by its words alone: whatever the service understands of it. */
export const bears = (text: string): boolean => bearing.some((pattern) => pattern.test(effectOf(text)));

const outcomesOf = (face: CardFace): readonly Omit<Measured, 'name'>[] => {
  const { text, name, typeLine } = face;
  const isSaidBy = (said: readonly { readonly says: string }[], sentence: string): boolean =>
    said.some(({ says }) => says.includes(sentence));
  const outcomeOf = ({ text: sentence, reading }: Sentence): Outcome => {
    if (reading === 'READ') return 'read';
    if (isSaidBy(offersOf(face), sentence)) return 'offered';
    if (reading === 'NOT_READ') return 'warned';
    return isSaidBy(hintsOf(face), sentence) ? 'hinted' : 'silent';
  };
  const names = namesOf(name ?? '', typeLine ?? '');
  return readText(text ?? '', name ?? '', typeLine ?? '')
    .sentences.filter((each) => bears(marked(each.text, names)))
    .map((each) => ({ text: each.text, outcome: outcomeOf(each) }));
};

/** Measures what becomes of the sentences of cards that bear on attacks or blocks; cards without a weight count once. */
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
