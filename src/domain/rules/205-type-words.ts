import {
  cardTypes,
  creatureTypes,
  landTypes,
  otherSubtypes,
  otherTypeWords,
  supertypes,
  wordsForNoCards,
} from '../rulebook/keywords-and-types.js';
import { createSpelling, nearestTo, type Spelling } from '../words/nearest.js';
import { memoizeByText } from '../values/remembered.js';
import { singularsOf } from './702.16-protection.js';
import type { GameObject } from '../state/game-state.js';

const knownTypes: readonly string[] = [...cardTypes, ...supertypes, ...otherTypeWords];
const knownTypeWords: ReadonlySet<string> = new Set(knownTypes);
const subtypes: ReadonlySet<string> = new Set([...creatureTypes, ...landTypes, ...otherSubtypes]);

interface TypeLine {
  /** The words before the dash that are neither types nor supertypes. */
  readonly unknown: readonly string[];
  /** The words after the dash that are no known subtypes. */
  readonly unknownSubtypes: readonly string[];
}

/** Splits a type line at the dash before its subtypes. */
export const splitByDash = /[—–]|\s-+\s/;

const readTypeLine = memoizeByText((typeLine: string): TypeLine => {
  const [types = '', ...rest] = typeLine.split(splitByDash);
  return {
    unknown: wordsIn(types).filter((word) => !knownTypeWords.has(word.toLowerCase())),
    unknownSubtypes: wordsIn(rest.join(' ')).filter((word) => !subtypes.has(word.toLowerCase())),
  };
});

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));

/** Whether every word of a type line is known. */
export const isKnownTypeLine = (typeLine: string): boolean => {
  const { unknown, unknownSubtypes } = readTypeLine(typeLine);
  return !unknown.length && !unknownSubtypes.length;
};

const typesAlone: ReadonlySet<string> = new Set([...cardTypes, ...wordsForNoCards]);

/** Whether a type line contains a card type, or a word such as token, spell or ability. */
export const holdsCardType = (typeLine: string): boolean =>
  typeLine.split(/[\s—–]+/).some((word) => typesAlone.has(word.toLowerCase()));

const isOneOf = (object: GameObject, words: readonly string[]): boolean =>
  words.some((word) => object.types.includes(word));

/** The subtypes to check spelling against, by type; those of planeswalkers and planes are names. */
const spellings: readonly { readonly of: readonly string[]; readonly spelling: Spelling }[] = [
  { of: ['creature', 'kindred', 'tribal'], spelling: createSpelling(creatureTypes) },
  { of: ['land'], spelling: createSpelling(landTypes) },
  { of: ['artifact', 'enchantment', 'instant', 'sorcery', 'battle'], spelling: createSpelling(otherSubtypes) },
];
const everySpelling = createSpelling([...knownTypes, ...subtypes]);

/** Finds the subtype that an unknown word may mean: its singular, or one that differs by a letter. */
const nearestSubtype = (word: string, spelling: Spelling): string | undefined =>
  (/(?:s|men|mice|oxen|geese)$/.test(word) ? singularsOf(word).find((each) => subtypes.has(each)) : undefined) ??
  spelling(word);

/** A word of an object's type line that may be wrong, and why (the end of a sentence). */
export interface DoubtfulWord {
  readonly word: string;
  readonly why: string;
}

/**
 * Lists the words of a type line that are not types, and subtypes that look like typos.
 *
 * New subtypes are printed each year, so an unknown one is listed only if it is one letter off a known one. Subtypes
 * from a card database, or that `isNamed` finds elsewhere at the table, are not listed.
 */
export const doubtfulTypes = (object: GameObject, isNamed: (word: string) => boolean): readonly DoubtfulWord[] => {
  const { unknown, unknownSubtypes } = readTypeLine(object.typeLine);
  const isPrinted = object.typeLine === object.printed?.face.typeLine;
  return [
    ...unknown.map((word) => ({ word, why: whyNoType(word.toLowerCase()) })),
    ...(isPrinted ? [] : unknownSubtypes).flatMap((word) => {
      const lower = word.toLowerCase();
      const near = spellings.flatMap(({ of, spelling }) =>
        isOneOf(object, of) ? (nearestSubtype(lower, spelling) ?? []) : [],
      );
      return near.length && !isNamed(lower) ? [{ word, why: notKnown('subtype', near) }] : [];
    }),
  ];
};

const whyNoType = (said: string): string =>
  subtypes.has(said)
    ? 'is a subtype: write it after a dash, as in Creature — Bear.'
    : `is neither a card type nor a supertype: did you mean ${nearestTo(said, knownTypes)}?`;

const notKnown = (what: string, [near]: readonly string[]): string => `is not a known ${what}: did you mean ${near}?`;

/** Says why a word of a filter may find nothing: it is not a known type but one letter away from one. */
export const whyDoubtfulInFilter = (word: string): string | null => {
  const lower = word.toLowerCase();
  if (knownTypeWords.has(lower) || subtypes.has(lower)) return null;
  const near = nearestSubtype(lower, everySpelling);
  return near === undefined ? null : notKnown('type', [near]);
};
