import { likelyWord } from '../../words/nearest.js';
import type { Description } from '../../state/description.js';
import { error, type NotationError } from '../text/errors.js';
import type { Token } from '../text/tokens.js';
import { optionFlags } from '../words/flags.js';
import { attackWords, editionNames, variantNames } from '../text/words.js';

/** The settings of the table, from the first line. */
type Settings = Pick<Description, 'edition' | 'variant' | 'options'>;

const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9-]+/gu, ' ')
    .replaceAll('-', ' ')
    .trim();

const option = (options: NonNullable<Description['options']>): Settings => ({ options });

const fixed: ReadonlyMap<string, Settings> = new Map<string, Settings>([
  ...variantNames.map(([name, variant]): [string, Settings] => [key(name), { variant }]),
  ...editionNames.map(([name, edition]): [string, Settings] => [key(`edition ${name}`), { edition }]),
  ...attackWords.map(([words, attack]): [string, Settings] => [words, option({ attack })]),
  ...optionFlags.map(([words, fields]): [string, Settings] => [words, option(fields)]),
]);

const counted = /^(range|starting life) (\d{1,9})$/;

const settingOf = (text: string): Settings | null => {
  const words = key(text);
  const [, what, number] = counted.exec(words) ?? [];
  if (what === 'range') return option({ rangeOfInfluence: Number(number) });
  if (what === 'starting life') return option({ startingLife: Number(number) });
  return fixed.get(words) ?? null;
};

/** Splits a line at its commas. */
const partsOf = (tokens: readonly Token[]): readonly Token[] => {
  const parts: Token[] = [];
  let words: Token[] = [];
  const end = (): void => {
    const [first] = words;
    if (first) parts.push({ ...first, text: words.map(({ text }) => text).join(' ') });
    words = [];
  };
  for (const token of tokens) {
    const text = token.text.replace(/,+$/, '');
    if (text) words.push({ ...token, text });
    if (text !== token.text) end();
  }
  end();
  return parts;
};

/** Whether a line is the header, judged by its first part: a setting, or a typo of one. */
export const isHeader = (tokens: readonly Token[]): boolean => {
  const [first] = partsOf(tokens);
  const isPlain = tokens.every(({ kind, text }) => kind === 'WORD' && !/[:*]$/u.test(text));
  return isPlain && first !== undefined && (settingOf(first.text) !== null || suggestedSettings(first.text).length > 0);
};

export interface ReadHeader {
  readonly settings: Settings;
  readonly errors: readonly NotationError[];
}

/** Reads variant, edition and options, in any order, between commas. */
export const headerOf = (tokens: readonly Token[]): ReadHeader => {
  let settings: Settings = {};
  const errors: NotationError[] = [];
  for (const { text, at } of partsOf(tokens)) {
    const found = settingOf(text);
    if (!found) errors.push(error(at, unknown(text)));
    else if (contradicts(settings, found)) errors.push(error(at, `"${text}" contradicts an earlier setting.`));
    else settings = { ...settings, ...found, ...optionsOf(settings, found) };
  }
  return { settings, errors };
};

const contradicts = (before: Settings, found: Settings): boolean => {
  const options = new Map(Object.entries(before.options ?? {}));
  return (
    differs(before.variant, found.variant) ||
    differs(before.edition, found.edition) ||
    Object.entries(found.options ?? {}).some(([name, value]) => differs(options.get(name), value))
  );
};

const differs = (one: unknown, other: unknown): boolean => one !== undefined && other !== undefined && one !== other;

const optionsOf = (one: Settings, other: Settings): Settings =>
  one.options && other.options ? { options: { ...one.options, ...other.options } } : {};

/** The settings without a number, by their normalized form. */
const written: ReadonlyMap<string, string> = new Map([
  ...[...fixed.keys()].flatMap((words) => (/\d/u.test(words) ? [] : [[words, words] as const])),
  ...variantNames.map(([name]) => [key(name), name] as const),
]);

/** The settings with a number: an example, and the largest number that is not taken for a player's life total. */
const numbered: ReadonlyMap<string, { readonly example: number; readonly largest: number }> = new Map([
  ['range', { example: 1, largest: 9 }],
  ['starting life', { example: 40, largest: Infinity }],
  ['edition', { example: 2018, largest: Infinity }],
]);

const withoutBlanks = (text: string): string => text.replaceAll(' ', '');

/** Finds the words that a typo probably means, ignoring blanks. */
const nearestWords = (text: string, words: readonly string[]): string | undefined => {
  const byLetters = new Map(words.map((each) => [withoutBlanks(each), each]));
  return byLetters.get(likelyWord(withoutBlanks(text), [...byLetters.keys()]) ?? '');
};

/** The minimum length of an abbreviated setting. */
const fewestLetters = 5;

const lacksLetter = (typed: string, word: string): boolean =>
  Array.from(word).some((_, place) => word.slice(0, place) + word.slice(place + 1) === typed);

/** Lists the settings that a word without a number may mean; the word may lack one letter. "Ranger" is a player. */
const withoutNumber = (text: string): readonly string[] =>
  [...numbered].flatMap(([word, { example }]) =>
    text === word || lacksLetter(text, word) ? [`${word} ${example}`] : [],
  );

/** Lists the settings that a text may mean: all that it abbreviates, else the nearest one. */
const suggestedSettings = (text: string): readonly string[] => {
  const normalized = key(text);
  const [, stem = '', number = ''] = /^(\D*?) ?(\d{1,9})$/u.exec(normalized) ?? [];
  if (number) {
    const nearestWord = nearestWords(stem.replace(/ cr$/u, ''), [...numbered.keys()]) ?? '';
    return Number(number) <= (numbered.get(nearestWord)?.largest ?? -1) ? [`${nearestWord} ${number}`] : [];
  }
  const begun = [...written].filter(
    ([words]) => normalized.length >= fewestLetters && words.startsWith(`${normalized} `),
  );
  const nearestSetting = written.get(nearestWords(normalized, [...written.keys()]) ?? '');
  if (begun.length) return begun.map(([, words]) => words);
  return nearestSetting === undefined ? withoutNumber(normalized) : [nearestSetting];
};

const unknown = (text: string): string => {
  const suggestions = suggestedSettings(text).filter((each) => settingOf(each));
  const advice = suggestions.length
    ? `did you mean ${suggestions.map((each) => `"${each}"`).join(' or ')}? Put a name like this in backquotes.`
    : everySetting;
  return `"${text}" is neither a variant, an edition nor an option: ${advice}`;
};

const everySetting = `there are ${[...written.values(), 'range 1', 'starting life 40'].join(', ')}, and edition with ${editionNames.map(([name]) => name).join(', ')}.`;
