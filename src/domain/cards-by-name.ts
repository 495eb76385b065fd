import type { GameEvent } from './events/events.js';
import type { Description } from './state/description.js';
import { facesOf, nameAlone, notFound, readCard, type CardFace } from './cards/database/card-data.js';
import { isTextRead } from './cards/text/read-text.js';
import { isRecord } from './values/record.js';
import { memoizeByText } from './values/remembered.js';

/** The maximum length of a text, table code or named cards once expanded: that of the largest request. */
export const maxExpandedLength = 10 * 1024 * 1024;

/** The parts of a request that may give cards by their names alone. */
export interface CardRequest {
  readonly table?: Description | null | undefined;
  readonly events?: readonly GameEvent[] | null | undefined;
}

/** A card found by name, and the index of the face with that name; null if the name is the whole card's. */
export interface FoundCard {
  readonly cardData: object;
  readonly face: number | null;
}

/** Finds a card by name, or returns a message that says why it was not found. */
export type FindCard = (name: string) => FoundCard | string;

/** Whether no known card has that name; false if no cards are known. */
export type IsMadeUp = (name: string) => boolean;

/** An object, or a change to one, that may have card data. */
interface MaybeCard {
  readonly cardData?: unknown;
  readonly face?: number | null | undefined;
}

const entriesOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

const nameIn = (told: unknown): string | null => {
  const cardData = isRecord(told) ? told['cardData'] : undefined;
  return cardData === undefined ? null : nameAlone(cardData);
};

/** The kinds of events that may have card data. */
const withCard = ['objectAdded', 'objectChanges'] as const;

/** Lists the values in a request that may have card data; the request has not been validated. */
const maybeCards = ({ table, events }: CardRequest): readonly unknown[] => {
  const inEvents = entriesOf(events).flatMap((event) => (isRecord(event) ? withCard.map((kind) => event[kind]) : []));
  const objects = entriesOf(table?.objects);
  return inEvents.length ? [...objects, ...inEvents] : objects;
};

/** The distinct names in a request: cards given by name alone, and permanents without card text. */
export interface NamesToLookUp {
  readonly alone: readonly string[];
  readonly withoutText: readonly string[];
}

/** Lists the names in a request that have to be looked up. */
export const namesToLookUp = (told: CardRequest): NamesToLookUp => {
  const [alone, untold] = [new Set<string>(), new Set<string>()];
  for (const each of maybeCards(told)) {
    const name = nameIn(each);
    const other = name === null ? nameWithoutText(each) : null;
    if (other !== null) untold.add(other);
    if (name === null) continue;
    alone.add(name);
    const before = nameWithoutPrinting(name);
    if (before) alone.add(before);
  }
  alone.delete('');
  return { alone: [...alone], withoutText: [...untold] };
};

/** Returns the name of a permanent described without any card text; the description has not been validated. */
const nameWithoutText = (told: unknown): string | null => {
  if (!isRecord(told) || typeof told['name'] !== 'string' || told['name'] === told['id']) return null;
  const { name, typeLine } = told;
  return typeof typeLine === 'string' && mayHaveText(typeLine) && hasNoText(told) ? name : null;
};

/** Whether a type line is neither a creature's nor a basic land's: many of those have no text. */
const mayHaveText = memoizeByText((typeLine) => !/\b(?:creature|basic)\b/iu.test(typeLine));

/** Whether an object is on the battlefield without card data or fields that replace its text. */
const hasNoText = (told: Readonly<Record<string, unknown>>): boolean => {
  const { cardData, zone, token, madeUp, faceDown, enchants, keywords, attackRules, blockRules } = told;
  const isElsewhere = (zone ?? 'BATTLEFIELD') !== 'BATTLEFIELD';
  const isTold = [keywords, attackRules, blockRules].some((list) => entriesOf(list).length > 0);
  return !isElsewhere && !isTold && ![cardData, token, madeUp, faceDown, enchants].some(Boolean);
};

/** Removes a decklist's printing after a name: [LEG], (LEG) 12 *F*. A few real names end in parentheses, too. */
export const nameWithoutPrinting = memoizeByText(
  (name) => /^(.*[^ ]) *(?:\([^()]*\)|\[[^[\]]*\])(?: +\d+\p{Ll}?★?)?(?: +\*[EF]\*)*$/u.exec(name)?.[1] ?? '',
);

/** Finds a card by the whole name, else by the name before a printing. */
const findEither = (name: string, find: FindCard): FoundCard | string => {
  const whole = find(name);
  const before = typeof whole === 'string' ? nameWithoutPrinting(name) : '';
  const found = before ? find(before) : whole;
  return typeof found === 'string' ? whole : found;
};

const isInFull = (told: unknown): told is Readonly<Record<string, unknown>> =>
  isRecord(told) && isRecord(told['cardData']);

/** Lists the values in a request that have full card data. */
const fullCardsIn = (told: CardRequest): readonly Readonly<Record<string, unknown>>[] =>
  maybeCards(told).filter(isInFull);

/** Lists the faces of the cards that a request gives in full. */
export const facesIn = (told: CardRequest): readonly CardFace[] =>
  fullCardsIn(told).flatMap(({ cardData }) => facesOf(cardData).map(({ face }) => face));

/** Counts the characters of the card texts in a request. */
export const charactersOnCards = (told: CardRequest): number =>
  facesIn(told).reduce((sum, { text }) => sum + (text?.length ?? 0), 0);

/** Lists the upturned faces whose texts have not been parsed yet; text with a choice always counts as unparsed. */
export const unparsedFaces = (told: CardRequest): readonly CardFace[] => {
  const unread: CardFace[] = [];
  for (const { cardData, face: place, chosen } of fullCardsIn(told)) {
    const { face } = readCard(cardData, typeof place === 'number' ? place : null);
    if (face?.text && (chosen || !isTextRead(face.text, face.name ?? '', face.typeLine ?? ''))) unread.push(face);
  }
  return unread;
};

const inFull = <Card extends MaybeCard>(told: Card, find: FindCard, isMadeUp: IsMadeUp): Card => {
  const name = nameIn(told);
  if (name === null) return isMadeUp(nameWithoutText(told) ?? '') ? { ...told, madeUp: true } : told;
  const found = findEither(name, find);
  if (typeof found === 'string') return { ...told, cardData: { name, [notFound]: found } };
  const face = told.face ?? found.face;
  return { ...told, cardData: found.cardData, ...(face !== null && { face }) };
};

const eventInFull = (event: GameEvent, find: FindCard, isMadeUp: IsMadeUp): GameEvent => {
  const valueOf = (kind: (typeof withCard)[number]): unknown => (isRecord(event) ? event[kind] : null);
  if (!withCard.some((kind) => nameIn(valueOf(kind)) !== null) && nameWithoutText(valueOf('objectAdded')) === null)
    return event;
  const { objectAdded, objectChanges } = event;
  return {
    ...event,
    ...(objectAdded && { objectAdded: inFull(objectAdded, find, isMadeUp) }),
    ...(objectChanges && { objectChanges: inFull(objectChanges, find, () => false) }),
  };
};

const isList = (value: unknown): boolean => Array.isArray(value);

/**
 * Replaces cards given by name by full card data, and marks permanents as made up if no card has their name. A card
 * that is not found becomes a problem when the table is read.
 */
export const cardsInFull = (
  { table, events }: CardRequest,
  find: FindCard,
  isMadeUp: IsMadeUp = () => false,
): CardRequest => ({
  table:
    table && isList(table.objects)
      ? { ...table, objects: table.objects?.map((each) => inFull(each, find, isMadeUp)) }
      : table,
  events: isList(events) ? events?.map((each) => eventInFull(each, find, isMadeUp)) : events,
});

const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Normalizes a name for comparison: lower case, no accents or apostrophes, blanks for all other punctuation. */
export const nameKey = memoizeByText((name: string): string => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{C}]/gu, '');
  const key = plain
    .replace(/[æœøßđðþłı]/g, (letter) => letters[letter] ?? letter)
    .replace(/['‘’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return key || plain.trim();
});
