import { without } from '../rules/without';
import { isRecord } from '../../../src/domain/values/record';
import type { Thing } from './tables';

/** A permanent as a visitor describes it, in the fields of its sheet. */
export interface Told {
  readonly name: string;
  readonly typeLine: string;
  /** Null where it is not told; empty where it has none. */
  readonly text: string | null;
  readonly power: string;
  readonly toughness: string;
}

const fields: ReadonlySet<string> = new Set(['name', 'type_line', 'oracle_text', 'power', 'toughness']);

const inWords = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns the description of a permanent; null for a card with other fields, such as one from a file. */
export const toldOf = ({ id, name, typeLine, power, toughness, cardData }: Thing): Told | null => {
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

const numbers = ({ power, toughness }: Told) => ({
  ...(power === '' ? {} : { power: Number(power) }),
  ...(toughness === '' ? {} : { toughness: Number(toughness) }),
});

const bare = (thing: Thing): Thing => {
  const fieldsToo = ['name', 'typeLine', 'cardData', 'power', 'toughness'] as const;
  return fieldsToo.reduce<Thing>((rest, field) => without(rest, field) as Thing, thing);
};

/** The permanent as it is said to be: with a text it is a card, whose sentences are read. */
const asTold = (thing: Thing, told: Told): Thing => {
  const { name, typeLine, text, power, toughness } = told;
  if (text === null) return { ...bare(thing), name, typeLine, ...numbers(told) };
  const strength = { ...(power === '' ? {} : { power }), ...(toughness === '' ? {} : { toughness }) };
  return { ...bare(thing), cardData: { name, type_line: typeLine, oracle_text: text, ...strength } };
};

/** The permanent with a part of what is said of it told otherwise; a card that tells more stays as it is. */
export const alsoTold = (thing: Thing, part: Partial<Told>): Thing => {
  const before = toldOf(thing);
  return before ? asTold(thing, { ...before, ...part }) : thing;
};
