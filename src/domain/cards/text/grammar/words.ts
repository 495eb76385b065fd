import {
  cardTypes,
  creatureTypes,
  landTypes,
  otherSubtypes,
  supertypes,
} from '../../../rulebook/keywords-and-types.js';
import { colorsByWord } from '../../../state/filters/color-words.js';
import { memoizeByText as rememberedOfTexts } from '../../../values/remembered.js';
import type { Filter, Stat } from '../../clauses.js';
import { mapSome, memoizedParser, word, type Parser } from './parser.js';

/** 700.9: with counters, equipped, or enchanted by an Aura that its controller controls. */
const modified: Filter = {
  is: 'ANY',
  of: [{ is: 'COUNTERS', name: null, least: 1 }, { is: 'EQUIPPED' }, { is: 'ENCHANTED_BY_ITS_CONTROLLER' }],
  said: 'modified',
};

/** 700.6: legendary, artifacts and Sagas. */
const historic: Filter = { is: 'TYPE', words: ['legendary', 'artifact', 'saga'], said: 'historic' };

/** The filters whose names are the adjectives that cards use. */
const adjectives = [
  ...(['TAPPED', 'ENCHANTED', 'EQUIPPED', 'UNATTACHED', 'ATTACKING', 'BLOCKING', 'GOADED', 'FACE_DOWN'] as const),
  ...(['COLORLESS', 'MONOCOLORED', 'MULTICOLORED'] as const),
];

const states: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ...adjectives.map((is): [string, Filter] => [is.toLowerCase().replace('_', '-'), { is }]),
  ['untapped', { is: 'NOT', of: { is: 'TAPPED' } }],
  ['modified', modified],
  ['historic', historic],
]);

const knownTypes: ReadonlySet<string> = new Set([
  ...cardTypes,
  ...supertypes,
  ...creatureTypes,
  ...landTypes,
  ...otherSubtypes,
]);
const lowerCaseTypes: ReadonlySet<string> = new Set([...cardTypes, ...supertypes]);
const endings: readonly (readonly [string, string])[] = [
  ['ves', 'f'],
  ['ies', 'y'],
  ['men', 'man'],
  ['i', 'us'],
  ['es', ''],
  ['s', ''],
];

/** Irregular plurals of creature types. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['mice', 'mouse'],
  ['oxen', 'ox'],
  ['geese', 'goose'],
  ['cyclopes', 'cyclops'],
  ['octopodes', 'octopus'],
]);

/** The word itself, and the words that it may be the plural of. */
export const singularsOf = (plural: string): readonly string[] => [
  ...[plural, irregular.get(plural)].filter((each) => each !== undefined),
  ...endings.flatMap(([end, instead]) =>
    plural.endsWith(end) && plural.length > end.length + 1 ? [plural.slice(0, -end.length) + instead] : [],
  ),
];

/** A word for several creature types (700.12). */
const outlaws: Filter = { is: 'TYPE', words: ['assassin', 'mercenary', 'pirate', 'rogue', 'warlock'], said: 'outlaw' };

/** A type by its word: the first known one of its possible singulars. */
const typeOf = (lower: string, said: string): Filter | null => {
  if (/^outlaws?$/.test(lower)) return outlaws;
  const candidates = singularsOf(lower);
  const knownType = candidates.find((each) => knownTypes.has(each));
  if (knownType && (lowerCaseTypes.has(knownType) || said !== lower))
    return { is: 'TYPE', words: [knownType], said: nameOf(knownType, said) };
  return null;
};

const nameOf = (type: string, said: string): string =>
  lowerCaseTypes.has(type) ? type : said.slice(0, 1) + type.slice(1);

/** Words that are capitalized at the start of a sentence, or mean a player, and are not types. */
const noTypes: ReadonlySet<string> = new Set(['i', 'x', 'you', 'it', 'equip', 'level', 'cards', 'players']);

/** A type newer than these lists is recognized by its capital letter, except at the start of a sentence. */
const newTypeOf = (lower: string, said: string): Filter | null =>
  /^\p{Lu}\p{Ll}/u.test(said) && !noTypes.has(lower) ? { is: 'TYPE', words: singularsOf(lower), said } : null;

/** An adjective: "black", "untapped", "legendary". */
const adjectiveOf = (lower: string): Filter | null => {
  const color = colorsByWord.get(lower);
  return color ? { is: 'COLOR', color } : (states.get(lower) ?? null);
};

const negated = (lower: string, said: string): Filter | null => {
  const [start = ''] = /^non-?/.exec(lower) ?? [];
  if (!start) return null;
  const rest = lower.slice(start.length);
  const of = adjectiveOf(rest) ?? (rest === 'token' ? token : typeOf(rest, said.slice(start.length)));
  const unknown = start === 'non-' ? newTypeOf(rest, said.slice(start.length)) : null;
  return of || unknown ? { is: 'NOT', of: of ?? unknown ?? token } : null;
};

const token: Filter = { is: 'TOKEN' };

/** "1/1": of that power and toughness. */
const ofSize = (lower: string): Filter | null => {
  const [, power, toughness] = /^(\d{1,3})\/(\d{1,3})$/.exec(lower) ?? [];
  if (power === undefined || toughness === undefined) return null;
  const exactly = (stat: Stat, number: string): Filter => ({
    is: 'STAT',
    stat,
    compare: 'EQUAL',
    than: { number: Number(number) },
  });
  return { is: 'ALL', of: [exactly('POWER', power), exactly('TOUGHNESS', toughness)] };
};
export const size: Parser<Filter> = word(ofSize);

/** Whether a word is a type, color or other term of the game, and so no part of a name. */
export const isGameWord = (said: string): boolean => {
  const lower = said.toLowerCase();
  return (typeOf(lower, said) ?? adjectiveOf(lower) ?? negated(lower, said)) !== null;
};

/** Reads a color, "colorless", "monocolored" or "multicolored". */
export const colorWord: Parser<Filter> = word((lower) => {
  const adjective = adjectiveOf(lower);
  return adjective && /COLOR/.test(adjective.is) ? adjective : null;
});

/** Reads a word for an object's state: "tapped", "enchanted", "attacking". */
export const stateWord: Parser<Filter> = word((lower) => adjectiveOf(lower));

/** A word of a group, and whether it is a general noun such as "creature". */
export interface GroupWord {
  readonly filter: Filter;
  readonly noun: boolean;
  readonly plain: boolean;
}

const plainNouns = /^(creature|permanent|land|token)s?$/;

const groupWordOf = (lower: string, said: string, starts: boolean): GroupWord | null => {
  if (/^permanents?$/.test(lower)) return { filter: { is: 'PERMANENT' }, noun: true, plain: true };
  if (/^tokens?$/.test(lower)) return { filter: token, noun: true, plain: true };
  if (/^commanders?$/.test(lower)) return { filter: { is: 'COMMANDER' }, noun: true, plain: false };
  const adjective = negated(lower, said) ?? adjectiveOf(lower) ?? ofSize(lower);
  if (adjective) return { filter: adjective, noun: false, plain: false };
  const type = typeOf(lower, said) ?? (starts ? null : newTypeOf(lower, said));
  if (!type) return null;
  const isSupertype = type.is === 'TYPE' && supertypes.includes(type.words[0] ?? '');
  return { filter: type, noun: !isSupertype, plain: plainNouns.test(lower) };
};

/** Readers of a word: at the start of a sentence, and elsewhere. */
const starting = rememberedOfTexts((said) => groupWordOf(said.toLowerCase(), said, true));
const standing = rememberedOfTexts((said) => groupWordOf(said.toLowerCase(), said, false));

/** Reads a word of a group of objects: an adjective or a type. */
export const groupWord: Parser<GroupWord> = memoizedParser((tokens, at) => {
  const said = tokens.words[at];
  const value = said === undefined ? null : (at === 0 ? starting : standing)(said);
  return value && { value, next: at + 1 };
});

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Reads a number in words or digits. */
export const number: Parser<number> = word((lower) => {
  if (/^\d{1,6}$/.test(lower)) return Number(lower);
  const found = numbers.indexOf(lower);
  return found < 0 ? null : found;
});

/** Reads a number of one or more. */
export const positive: Parser<number> = mapSome(number, (count) => count || null);
