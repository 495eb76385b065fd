import { without } from '../rules/without';
import { isRecord } from '../../../src/domain/values/record';
import type { TableObject } from './tables';

/** The fields of a permanent's sheet, as the visitor fills them in. */
export interface CardFields {
  readonly name: string;
  readonly typeLine: string;
  /** The card's text; null if unknown; empty if the card has no text. */
  readonly text: string | null;
  readonly power: string;
  readonly toughness: string;
}

const fields: ReadonlySet<string> = new Set(['name', 'type_line', 'oracle_text', 'power', 'toughness']);

const inWords = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns the fields of a permanent; null for a card with other fields, such as one from a file. */
export const cardFieldsOf = ({ id, name, typeLine, power, toughness, cardData }: TableObject): CardFields | null => {
  if (cardData === undefined)
    return {
      name: name ?? id,
      typeLine: typeLine ?? '',
      text: null,
      power: inWords(power),
      toughness: inWords(toughness),
    };
  if (!isRecord(cardData) || !Object.keys(cardData).every((field) => fields.has(field))) return null;
  return {
    name: inWords(cardData['name']),
    typeLine: inWords(cardData['type_line']),
    text: cardData['oracle_text'] === undefined ? null : inWords(cardData['oracle_text']),
    power: inWords(cardData['power']),
    toughness: inWords(cardData['toughness']),
  };
};

const numbers = ({ power, toughness }: CardFields) => ({
  ...(power === '' ? {} : { power: Number(power) }),
  ...(toughness === '' ? {} : { toughness: Number(toughness) }),
});

const bare = (thing: TableObject) => without(thing, 'name', 'typeLine', 'cardData', 'power', 'toughness');

/** Sets all fields of a permanent; with a text it becomes a card, whose sentences are read. */
const setCardFields = (thing: TableObject, card: CardFields): TableObject => {
  const { name, typeLine, text, power, toughness } = card;
  if (text === null) return { ...bare(thing), name, typeLine, ...numbers(card) };
  const strength = { ...(power === '' ? {} : { power }), ...(toughness === '' ? {} : { toughness }) };
  return { ...bare(thing), cardData: { name, type_line: typeLine, oracle_text: text, ...strength } };
};

/** Changes some fields of a permanent; a card with other fields stays unchanged. */
export const withCardFields = (thing: TableObject, part: Partial<CardFields>): TableObject => {
  const before = cardFieldsOf(thing);
  return before ? setCardFields(thing, { ...before, ...part }) : thing;
};
