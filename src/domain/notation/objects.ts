import type { ObjectDescription } from '../state/description.js';
import type { Color } from '../state/vocabulary.js';
import { added } from './added.js';
import { error, type NotationError } from './errors.js';
import type { Names } from './names.js';
import { isObjectPhrase, objectPhraseAt, type Said } from './object-words.js';
import { isNumber, nameAt } from './phrases.js';
import type { Token } from './tokens.js';

/** An object as it stands in the text, before ids are given. */
export interface Entry {
  readonly at: number;
  /** How many of it there are. */
  readonly count: number;
  readonly name: string;
  /** What stands in quotes; null where nothing does. */
  readonly id: string | null;
  readonly power: string | null;
  readonly toughness: string | null;
  readonly typeLine: string | null;
  readonly rules: string | null;
  readonly said: readonly Said[];
}

export interface ReadEntry {
  readonly entry: Entry | null;
  readonly errors: readonly NotationError[];
}

/** How many of an object there are: 2x. */
export const countWord = /^\d{1,5}[x×]$/iu;
const countOf = (token: Token | undefined): number | null =>
  token?.kind === 'WORD' && countWord.test(token.text) ? Number(token.text.slice(0, -1)) : null;

/** Power and toughness: 2/2. */
export const strengthWord = /^([+-]?[\d*?+]+)\/([+-]?[\d*?+]+)$/;
const isStrength = (token: Token | undefined): boolean => token?.kind === 'WORD' && strengthWord.test(token.text);

/** Reads one object: how many, its name, and whatever is said of it, in any order. */
export const entryOf = (tokens: readonly Token[]): ReadEntry => {
  const [first] = tokens;
  if (!first) return { entry: null, errors: [] };
  const count = countOf(first);
  const name = nameAt(
    tokens,
    count === null ? 0 : 1,
    (place) => isStrength(tokens[place]) || isObjectPhrase(tokens, place),
  );
  if (!name) return { entry: null, errors: [error(first.at, 'The name of an object is expected here.')] };
  const bare: Entry = {
    at: first.at,
    count: count ?? 1,
    name: name.text,
    id: null,
    power: null,
    toughness: null,
    typeLine: null,
    rules: null,
    said: [],
  };
  return withWords(bare, tokens, name.next);
};

const withWords = (bare: Entry, tokens: readonly Token[], first: number): ReadEntry => {
  const errors: NotationError[] = [];
  const said: Said[] = [];
  let entry = bare;
  for (let place = first; place < tokens.length;) {
    const read = wordAt(entry, tokens, place);
    entry = read.entry ?? entry;
    if (read.said) said.push(read.said);
    if (read.error) errors.push(read.error);
    place = Math.max(place + 1, read.next);
  }
  return { entry: { ...entry, said }, errors };
};

interface ReadWord {
  readonly entry?: Entry;
  readonly said?: Said;
  readonly next: number;
  readonly error?: NotationError | undefined;
}

const wordAt = (entry: Entry, tokens: readonly Token[], place: number): ReadWord => {
  const token = tokens[place];
  if (!token) return { next: place };
  const told = toldBy(entry, token);
  if (told) return { ...told, next: place + 1 };
  return objectPhraseAt(tokens, place) ?? { next: place + 1, error: error(token.at, unexpected(entry, token)) };
};

/** What is told once, by its signs. */
const toldBy = (entry: Entry, token: Token): Omit<ReadWord, 'next'> | null => {
  if (token.kind === 'ID') return once(entry, token, 'id', { id: token.text });
  if (token.kind === 'TYPE_LINE') return once(entry, token, 'typeLine', { typeLine: token.text });
  if (token.kind === 'RULES') return once(entry, token, 'rules', { rules: token.text });
  const [, power = null, toughness = null] = token.kind === 'WORD' ? (strengthWord.exec(token.text) ?? []) : [];
  return power === null ? null : once(entry, token, 'power', { power, toughness });
};

const once = (entry: Entry, token: Token, name: keyof Entry, told: Partial<Entry>): Omit<ReadWord, 'next'> => ({
  entry: { ...entry, ...told },
  ...(entry[name] !== null && {
    error: error(token.at, `The ${inWords[name] ?? name} of ${entry.name} is told twice.`),
  }),
});

const inWords: Partial<Record<keyof Entry, string>> = {
  typeLine: 'type line',
  rules: 'rules text',
  power: 'power and toughness',
};

const unexpected = ({ name }: Entry, { text }: Token): string =>
  /^\d+$/.test(text)
    ? `${text} says nothing of ${name}: a name that ends in digits stands in backquotes, \`${name} ${text}\`.`
    : `"${text}" says nothing of ${name}: a word such as tapped, power/toughness, (type line), {rules}, on … or ; is expected.`;

/** Where an object is, and whose. */
export interface Place {
  readonly id: string;
  readonly player: string;
  readonly zone: ObjectDescription['zone'] | null;
  readonly stack: number | null;
}

/** Describes an object, once everybody has an id. */
export const describeEntry = (entry: Entry, { id, player, zone, stack }: Place, names: Names): ObjectDescription => {
  const { colors, ...said } = together(entry.said.map((each) => each(names)));
  const owner = said.owner ?? player;
  return {
    id,
    ...characteristicsOf(entry, id, colors ?? []),
    ...(owner !== player && { controller: player }),
    ...(zone && { zone }),
    ...said,
    owner,
    ...(stack !== null && { stack }),
  };
};

/** Everything that is said, in one; lists one after another. */
const together = (all: readonly Partial<ObjectDescription>[]): Partial<ObjectDescription> => ({
  ...all.reduce((one, other) => Object.assign(one, other), {}),
  ...added(
    'colors',
    all.flatMap(({ colors }) => colors ?? []),
  ),
  ...added(
    'keywords',
    all.flatMap(({ keywords }) => keywords ?? []),
  ),
  ...added(
    'attackRules',
    all.flatMap(({ attackRules }) => attackRules ?? []),
  ),
  ...added(
    'blockRules',
    all.flatMap(({ blockRules }) => blockRules ?? []),
  ),
  ...added(
    'controlEffects',
    all.flatMap(({ controlEffects }) => controlEffects ?? []),
  ),
});

/** An object with a text is a card; one with a type line, or power and toughness, is as it is told; a name alone is looked up. */
const characteristicsOf = (entry: Entry, id: string, colors: readonly Color[]): Partial<ObjectDescription> => {
  const { name, power, toughness, typeLine, rules } = entry;
  if (rules !== null) return { cardData: cardOf(entry, colors) };
  if (typeLine === null && power === null) return { cardData: { name }, ...added('colors', colors) };
  return {
    ...(name !== id && { name }),
    typeLine: typeLine ?? 'Creature',
    ...added('colors', colors),
    ...numeric('power', power),
    ...numeric('toughness', toughness),
  };
};

const numeric = (name: 'power' | 'toughness', said: string | null): Partial<ObjectDescription> =>
  isNumber(said ?? undefined) ? { [name]: Number(said) } : {};

/** The card that is told with its text, as a card database gives it. */
const cardOf = ({ name, power, toughness, typeLine, rules }: Entry, colors: readonly Color[]): object => ({
  name,
  type_line: typeLine ?? (power === null ? 'Enchantment' : 'Creature'),
  oracle_text: rules,
  ...added(
    'colors',
    colors.map((color) => letterOf[color]),
  ),
  ...(power !== null && power !== '?' && { power }),
  ...(toughness !== null && toughness !== '?' && { toughness }),
});

const letterOf: Readonly<Record<Color, string>> = { WHITE: 'W', BLUE: 'U', BLACK: 'B', RED: 'R', GREEN: 'G' };
