import { keywordAbilities } from '../rulebook/keywords-and-types.js';
import { editions, type RulesEdition } from '../rulebook/editions.js';
import {
  attackOption,
  color,
  step,
  type AttackOption,
  type Color,
  type Step,
  type Variant,
  type Zone,
} from '../state/vocabulary.js';
import type { AttackRule, BlockRule } from '../state/effects/combat-rule-schemas.js';
import type { EnumSchema } from '../schema/schema.js';
import { phrasesOf, type Phrases } from './phrases.js';

/** Each name of a list of values with its words: DECLARE_ATTACKERS is declare attackers. */
const inWords = <Name extends string>(schema: EnumSchema<Name>): readonly (readonly [string, Name])[] =>
  namesOf(schema).map((name) => [wordsOf(name), name]);

const namesOf = <Name extends string>({ values }: EnumSchema<Name>): readonly Name[] => {
  const isName = (name: string): name is Name => Object.hasOwn(values, name);
  return Object.keys(values).filter(isName);
};

/** The words of a value's name. */
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

/** 2018, or 2026-09 of a year's second edition. */
export const editionName = (edition: RulesEdition): string => edition.replace('CR_', '').replace('_', '-');
export const editionNames: readonly (readonly [string, RulesEdition])[] = editions.map(({ edition }) => [
  editionName(edition),
  edition,
]);

/** The zones that have a line of their own under a player. */
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

/** The keywords that are said in a word or two; any other is said after the word keyword. */
export const keywords: readonly string[] = [...Object.values(keywordAbilities).flat(), ...landwalks].filter(
  (name) => !parameterized.includes(name),
);

/** The phrases about a creature that are rules about attacking. */
export const attackPhrases: readonly (readonly [string, AttackRule['kind']])[] = [
  ['attacks if able', 'ATTACKS_IF_ABLE'],
  ["can't attack", 'CANT_ATTACK'],
  ["can't attack alone", 'CANT_ATTACK_ALONE'],
];

/** The same as rules about blocking. */
export const blockPhrases: readonly (readonly [string, BlockRule['kind']])[] = [
  ['blocks if able', 'BLOCKS_IF_ABLE'],
  ["can't block", 'CANT_BLOCK'],
  ["can't block alone", 'CANT_BLOCK_ALONE'],
  ["can't be blocked", 'CANT_BE_BLOCKED'],
  ['must be blocked if able', 'MUST_BE_BLOCKED_IF_ABLE'],
];
