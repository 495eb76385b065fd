import { keywordAbilities } from '../../rulebook/keywords-and-types.js';
import { editions, type RulesEdition } from '../../rulebook/editions.js';
import { attackOption, color, step } from '../../state/vocabulary.js';
import type { AttackOption, Color, Step, Variant, Zone } from '../../state/vocabulary.js';
import { uncapitalized } from '../../words/capitalized.js';
import type { EnumSchema } from '../../schema/schema.js';
import { phrasesOf, type Phrases } from './phrases.js';

/** Pairs each enum value with its words: "declare attackers" for DECLARE_ATTACKERS. */
const inWords = <Name extends string>(schema: EnumSchema<Name>): readonly (readonly [string, Name])[] =>
  namesOf(schema).map((name) => [wordsOf(name), name]);

const namesOf = <Name extends string>({ values }: EnumSchema<Name>): readonly Name[] => {
  const isName = (name: string): name is Name => Object.hasOwn(values, name);
  return Object.keys(values).filter(isName);
};

/** Splits the name of an enum value into words. */
export const wordsOf = (name: string): string => name.toLowerCase().replaceAll('_', ' ');

export const steps: Phrases<Step> = phrasesOf(...inWords(step));
export const stepWords: readonly string[] = namesOf(step).map(wordsOf);
export const colors: readonly (readonly [string, Color])[] = inWords(color);

export const variantNames: readonly (readonly [string, Variant])[] = [
  ['Free-for-All', 'FREE_FOR_ALL'],
  ['Commander', 'COMMANDER'],
  ['Team vs. Team', 'TEAM_VS_TEAM'],
  ['Emperor', 'EMPEROR'],
  ['Grand Melee', 'GRAND_MELEE'],
  ['Two-Headed Giant', 'TWO_HEADED_GIANT'],
  ['Alternating Teams', 'ALTERNATING_TEAMS'],
];

export const attackWords: readonly (readonly [string, AttackOption])[] = inWords(attackOption).map(
  ([words, option]) => [`attack ${words}`, option],
);

/** Returns 2018, or 2026-09 for a year's second edition. */
export const editionName = (edition: RulesEdition): string => edition.replace('CR_', '').replace('_', '-');
export const editionNames: readonly (readonly [string, RulesEdition])[] = editions.map(({ edition }) => [
  editionName(edition),
  edition,
]);

/** The zones with a line of their own under a player. */
export const zoneNames: readonly (readonly [string, Zone])[] = [
  ['hand', 'HAND'],
  ['library', 'LIBRARY'],
  ['graveyard', 'GRAVEYARD'],
  ['exile', 'EXILE'],
  ['command zone', 'COMMAND'],
  ['ante', 'ANTE'],
];

const landwalks = ['plainswalk', 'islandwalk', 'swampwalk', 'mountainwalk', 'forestwalk', 'desertwalk'];
const parameterized = ['landwalk', 'protection', 'enchant', 'bands with other'];

/** The keywords that are phrases of their own; any other one is written after the word keyword. */
export const keywords: readonly string[] = [...Object.values(keywordAbilities).flat(), ...landwalks].filter(
  (name) => !parameterized.includes(name),
);

const inWord: ReadonlySet<string> = new Set(keywords);

/** Writes a keyword: as a phrase of its own, else after the word keyword. */
export const keywordText = (keyword: string): string => {
  const words = uncapitalized(keyword);
  const isPlain = inWord.has(words) || /^protection from [a-z]+$/.test(words);
  return isPlain && words !== keyword ? words : `keyword \`${keyword}\``;
};
