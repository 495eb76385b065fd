import { suggestionFor } from '../../words/nearest.js';
import type { ObjectDescription } from '../../state/description.js';
import { fieldIfAny } from '../../values/given.js';
import { letterOf } from '../../state/filters/color-words.js';
import type { Color } from '../../state/vocabulary.js';
import { error, notUnderstood, type Parsed } from '../text/errors.js';
import type { Names } from '../text/names.js';
import { isObjectPhrase, objectPhraseAt, objectPhrases } from '../words/object-words.js';
import { isNumber, nameAt, unknownAt } from '../text/phrases.js';
import { mergeFields, wordsFrom, type FieldsFrom, type Word } from '../text/readers.js';
import { adviceOnObjectName } from './slips.js';
import type { Token } from '../text/tokens.js';
import { holdsCardType } from '../../rules/205-type-words.js';

/** An object as read from the text, before it gets an id. */
export interface Entry {
  readonly at: number;
  /** The number of copies. */
  readonly count: number;
  readonly name: string;
  /** The name by which its card is looked up. */
  readonly cardName: string;
  /** The id in quotes; null if there is none. */
  readonly id: string | null;
  readonly power: string | null;
  readonly toughness: string | null;
  readonly typeLine: string | null;
  readonly rules: string | null;
  readonly fieldsFrom: readonly FieldsFrom<ObjectDescription>[];
}

/** The estimated characters per object, and per phrase about it, in a description, besides names and text. */
const around = 60;

/** Estimates the length of an object's description in characters. */
export const sizeOfEntry = ({ name, typeLine, rules, fieldsFrom }: Entry): number =>
  around * (1 + fieldsFrom.length) + name.length + (typeLine?.length ?? 0) + (rules?.length ?? 0);

/** Matches a number of copies: 2x. */
export const countWord = /^\d+[x×]$/iu;
/** Matches a decklist's number of copies, without the x: 4 Moat. */
const bareCount = /^[1-9]\d{0,2}$/u;
const countOf = (tokens: readonly Token[]): number | null => {
  const [first, second] = tokens;
  if (first?.kind !== 'WORD') return null;
  if (countWord.test(first.text)) return Number(first.text.slice(0, -1));
  const isNamed =
    (second?.kind === 'WORD' || second?.kind === 'NAME') && !isStrength(second) && !isObjectPhrase(tokens, 1);
  return isNamed && bareCount.test(first.text) ? Number(first.text) : null;
};

/** Matches power and toughness: 2/2. */
export const strengthWord = /^([+-]?[\d*?+]+)\/([+-]?[\d*?+]+)$/;
const isStrength = (token: Token | undefined): boolean => token?.kind === 'WORD' && strengthWord.test(token.text);

/** Matches the set in a decklist's printing after a card name: (LEG) 12 *F*, [LEG]. */
const set = /^\[?[\p{Lu}\d]{2,6}\]?$/u;
const isSet = ({ kind, text }: Token): boolean =>
  set.test(text) && (kind === 'TYPE_LINE' ? !holdsCardType(text) : kind === 'WORD' && text.startsWith('['));
const isOfPrinting = (token: Token): boolean =>
  isSet(token) || (token.kind === 'WORD' && /^(?:\*[EF]\*|\d+\p{Ll}?★?)$/u.test(token.text));

/** Removes the printing from a card given by name alone; keeps a word in parentheses, which may be part of the name. */
const withoutPrinting = (tokens: readonly Token[]): readonly Token[] => {
  if (tokens.some((token) => token.kind === 'RULES' || isStrength(token))) return tokens;
  const from = tokens.findIndex((token, place) => place > 0 && (isSet(token) || /^\*[EF]\*$/u.test(token.text)));
  if (from < 0 || tokens.some((token) => token.kind === 'TYPE_LINE' && !isSet(token))) return tokens;
  const rest = tokens.slice(from);
  const behind = rest.findIndex((token) => !isOfPrinting(token));
  return [
    ...tokens.slice(0, from),
    ...rest.filter(({ kind }) => kind === 'TYPE_LINE').slice(0, 1),
    ...(behind < 0 ? [] : rest.slice(behind)),
  ];
};

/** Reads one object: the number of copies, its name, and phrases about it in any order. */
export const entryOf = (line: readonly Token[]): Parsed<Entry> => {
  const tokens = withoutPrinting(line);
  const [first] = tokens;
  if (!first) return { value: null, errors: [] };
  const count = countOf(tokens);
  const name = nameAt(
    tokens,
    count === null ? 0 : 1,
    (place) => isStrength(tokens[place]) || isObjectPhrase(tokens, place),
  );
  if (!name) return notUnderstood(first.at, 'The name of an object is expected here.');
  const slip = tokens[name.next - 1]?.kind === 'NAME' ? null : adviceOnObjectName(name.text);
  const read = withTypes(withWords({ at: first.at, count: count ?? 1, name: name.text }, tokens, name.next), tokens);
  return slip === null ? read : { ...read, errors: [error(name.at, slip), ...read.errors] };
};

/** Treats words in parentheses without a card type as part of a card's name. */
const withTypes = (read: Parsed<Entry>, tokens: readonly Token[]): Parsed<Entry> => {
  const { value: entry, errors } = read;
  if (entry?.typeLine?.toLowerCase() === 'commander')
    return {
      value: { ...entry, typeLine: null, fieldsFrom: [...entry.fieldsFrom, () => ({ commander: true })] },
      errors,
    };
  if (!entry?.typeLine || holdsCardType(entry.typeLine)) return read;
  if (entry.rules === null && entry.power === null)
    return { value: { ...entry, cardName: `${entry.name} (${entry.typeLine})`, typeLine: null }, errors };
  const at = tokens.find(({ kind }) => kind === 'TYPE_LINE')?.at ?? entry.at;
  return { value: entry, errors: [...errors, error(at, noCardType(entry.typeLine))] };
};

const noCardType = (words: string): string =>
  `"${words}" has no card type: write a type line as printed, as in (Creature — Bear); put a name with parentheses in backquotes.`;

type BareObject = Pick<Entry, 'at' | 'count' | 'name'>;

const withWords = (bare: BareObject, tokens: readonly Token[], first: number): Parsed<Entry> => {
  const parts: Parts = {};
  const { words, errors } = wordsFrom(tokens, first, bare.name, (place): Word<ObjectDescription> => {
    const token = tokens[place];
    const part = token && partOf(token);
    if (!part) return wordAt(bare, tokens, place);
    parts[part] = token.text;
    return { next: place + 1, once: inWords[part] };
  });
  const setters = words.flatMap((word) => word.fieldsFrom ?? []);
  return { value: withParts(bare, parts, setters), errors };
};

/** The parts of an object that have a notation of their own and may be given only once. */
type Part = 'id' | 'strength' | 'typeLine' | 'rules';
type Parts = { [part in Part]?: string | null };

const inWords: Readonly<Record<Part, string>> = {
  id: 'id',
  strength: 'power and toughness',
  typeLine: 'type line',
  rules: 'rules text',
};

const partOf = (token: Token): Part | null => {
  if (token.kind === 'ID') return 'id';
  if (token.kind === 'TYPE_LINE') return 'typeLine';
  if (token.kind === 'RULES') return 'rules';
  return isStrength(token) ? 'strength' : null;
};

const withParts = (
  { at, count, name }: BareObject,
  { id = null, strength, typeLine = null, rules = null }: Parts,
  fieldsFrom: Entry['fieldsFrom'],
): Entry => {
  const [power = null, toughness = null] = strength?.split('/') ?? [];
  return { at, count, name, cardName: name, id, power, toughness, typeLine, rules, fieldsFrom };
};

const wordAt = (entry: BareObject, tokens: readonly Token[], place: number): Word<ObjectDescription> => {
  const phrase = objectPhraseAt(tokens, place);
  if (phrase) return phrase;
  const isKnown = (at: number) => isStrength(tokens[at]) || objectPhraseAt(tokens, at) !== null;
  const { text, next } = unknownAt(tokens, place, isKnown);
  return { next, error: error(tokens[place]?.at ?? 0, () => unexpected(entry, text)) };
};

const expected =
  ': a word such as tapped, power/toughness, (type line), {rules}, on followed by a name, or ; is expected.';

const unexpected = ({ name }: BareObject, text: string): string =>
  /^\d+$/.test(text)
    ? `${text} is not understood after ${name}: put a name that ends in digits in backquotes, \`${name} ${text}\`.`
    : `"${text}" is not understood after ${name}${suggestionFor(text, objectPhrases) || expected}`;

/** An object's id, player and zone. */
export interface Place {
  readonly id: string;
  readonly player: string;
  readonly zone: ObjectDescription['zone'] | null;
  readonly stack: number | null;
}

/** Converts an object to its description, once all ids are known. */
export const describeEntry = (entry: Entry, { id, player, zone, stack }: Place, names: Names): ObjectDescription => {
  const { colors, ...fields } = mergeFields(entry.fieldsFrom.map((each) => each(names)));
  const owner = fields.owner ?? player;
  return {
    id,
    ...characteristicsOf(entry, id, colors ?? []),
    ...(owner !== player && { controller: player }),
    ...(zone && { zone }),
    ...fields,
    owner,
    ...(stack !== null && { stack }),
  };
};

/** Describes an object with text as a card, an object with a type line or size by fields, a bare name for lookup. */
const characteristicsOf = (entry: Entry, id: string, colors: readonly Color[]): Partial<ObjectDescription> => {
  const { name, cardName, power, toughness, typeLine, rules } = entry;
  if (rules !== null) return { cardData: cardOf(entry, colors) };
  if (typeLine === null && power === null) return { cardData: { name: cardName }, ...fieldIfAny('colors', colors) };
  return {
    ...(name !== id && { name }),
    typeLine: typeLine ?? 'Creature',
    ...fieldIfAny('colors', colors),
    ...numeric('power', power),
    ...numeric('toughness', toughness),
  };
};

const numeric = (name: 'power' | 'toughness', text: string | null): Partial<ObjectDescription> =>
  isNumber(text ?? undefined) ? { [name]: Number(text) } : {};

/** Matches "Mana cost {2}{W/U}" or "No mana cost", and the text on the next line. */
const costAndText = /^(?:Mana cost ((?:\{[^{}]+\})+)|No mana cost)(?:\n([^]*))?$/u;

const withManaCost = (rules: string): object => {
  const [all, cost = '', text = ''] = costAndText.exec(rules) ?? [];
  return all === undefined ? { oracle_text: rules } : { oracle_text: text, mana_cost: cost };
};

/** Returns card data, in a card database's format, for a card whose text is given. */
const cardOf = ({ name, power, toughness, typeLine, rules }: Entry, colors: readonly Color[]): object => ({
  name,
  type_line: typeLine ?? (power === null ? 'Enchantment' : 'Creature'),
  ...withManaCost(rules ?? ''),
  ...fieldIfAny(
    'colors',
    colors.map((color) => letterOf[color]),
  ),
  ...(power !== null && power !== '?' && { power }),
  ...(toughness !== null && toughness !== '?' && { toughness }),
});
