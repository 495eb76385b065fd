import { basicLandTypes, cardTypes, creatureTypes, supertypes } from '../../../rulebook/keywords-and-types.js';
import { allColors } from '../../../state/filters/color-words.js';
import type { Clause, Filter, TypeChange } from '../../clauses.js';
import { cardName } from '../grammar/card-names.js';
import { keywordName } from '../grammar/keyword-names.js';
import {
  after,
  comma,
  first,
  many,
  map,
  mapSome,
  maybe,
  means,
  pair,
  says,
  several,
  three,
  word,
  type Parser,
} from '../grammar/parser.js';
import { groupWord, number } from '../grammar/words.js';
import { isInertQuotation } from './not-asked.js';
import { symbol } from './of-no-account.js';
import { noEffect, predicateOf, joinPredicates, type Predicate, type PredicateParser } from './predicate.js';

/** Whether an object keeps its types, and its colors, besides the new ones (205.1b). */
interface KeptTypes {
  readonly types: boolean;
  readonly colors: boolean;
}
const nothingKept: KeptTypes = { types: false, colors: false };

/** The new characteristics of objects: a filter for each word, and a power and toughness. */
interface Become {
  readonly words: readonly Filter[];
  readonly stats: string | null;
  readonly kept: KeptTypes;
}

const stats: Parser<string> = word((lower) => (/^(?:\d+\/\d+|x\/x)$/.test(lower) ? lower.toUpperCase() : null));

const kinds: Parser<readonly Filter[]> = many(map(after(maybe(says('and|,')), groupWord), ({ filter }) => filter));

const keptTypes: Parser<KeptTypes> = first<KeptTypes>(
  means('that is|are still a? land|lands|planeswalker|artifact', { types: true, colors: false }),
  map(after('named', cardName), () => nothingKept),
  means('in addition to its|their other colors and creature? types', { types: true, colors: true }),
  means('in addition to its|their other colors', { types: false, colors: true }),
  means('in addition to its|their other creature? land? types', { types: true, colors: false }),
);

const both = (one: KeptTypes, other: KeptTypes | null): KeptTypes => ({
  types: one.types || Boolean(other?.types),
  colors: one.colors || Boolean(other?.colors),
});

/** "a legendary 4/4 red Dragon creature". */
const supertype: Parser<Filter> = mapSome(groupWord, ({ filter }) =>
  filter.is === 'TYPE' && filter.words.some((each) => supertypes.includes(each)) ? filter : null,
);

/** "also a Goat": the object keeps its other types and colors. */
const also: Parser<KeptTypes | null> = maybe(means('also', { types: true, colors: true }));

const described: Parser<Become> = mapSome(
  three(
    also,
    pair(after('a|an?', maybe(supertype)), maybe(stats), (word, found) => ({ word, stats: found })),
    pair(kinds, maybe(keptTypes), (words, found) => ({ words, kept: found })),
    (besides, { word: before, ...found }, rest) => ({
      ...found,
      words: [...(before ? [before] : []), ...rest.words],
      kept: both(rest.kept ?? nothingKept, besides),
    }),
  ),
  (found) => (found.words.length || found.stats !== null ? found : null),
);

/** The types that the words name; null if a word is not a type, or stands for several. */
const wordsIn = (words: readonly Filter[]): readonly string[] | null => {
  const found = words.flatMap((each) => (each.is === 'TYPE' && each.said !== 'outlaw' ? each.words.slice(-1) : []));
  return found.length === words.length ? found : null;
};

const isAny = (words: readonly string[], of: readonly string[]): boolean => words.some((each) => of.includes(each));

/**
 * The type change that words after "is" or "are" make.
 *
 * - 205.1a: a card type replaces all others, with their subtypes; a subtype replaces others of its kind.
 * - 205.1b: nothing is replaced if types are added, or if the object becomes an artifact creature.
 */
const typeChange = (words: readonly string[], isKept: boolean): TypeChange => {
  const isOfCreatures = isAny(words, creatureTypes);
  const isArtifactCreature = ['artifact', 'creature'].every((each) => words.includes(each));
  const staysAll = isKept || (isArtifactCreature && !isOfCreatures) || words.every((each) => supertypes.includes(each));
  if (staysAll) return { gains: words, loses: [], inPlaceOf: 'NOTHING' };
  const isCard = isAny(words, cardTypes) && !isArtifactCreature;
  return { gains: words, loses: [], inPlaceOf: isCard ? 'TYPES' : 'SUBTYPES' };
};

const changesTypes = (change: TypeChange | null): Predicate => predicateOf({ does: 'CHANGES_TYPES', change });
const changesStats = (change: string): Predicate => predicateOf({ does: 'CHANGES_STATS', change });

const effectsOf = ({ words, stats: size, kept: keeps }: Become): Predicate => {
  const colors = words.flatMap((each) => (each.is === 'COLOR' ? [each.color] : []));
  const isColored = words.some(({ is }) => is === 'COLOR' || is === 'COLORLESS');
  const types = words.filter(({ is }) => is !== 'COLOR' && is !== 'COLORLESS');
  const known = wordsIn(types);
  return joinPredicates([
    ...(size === null ? [] : [changesStats(size)]),
    ...(isColored ? [predicateOf({ does: 'CHANGES_COLORS', colors, isAdded: keeps.colors })] : []),
    ...(types.length ? [changesTypes(known && typeChange(known, keeps.types))] : []),
  ]);
};

const everyCreatureType = changesTypes({ gains: creatureTypes, loses: [], inPlaceOf: 'NOTHING' });

const fixed: PredicateParser = first(
  means('all colors', predicateOf({ does: 'CHANGES_COLORS', colors: allColors, isAdded: false })),
  means('every creature type', everyCreatureType),
  means(
    'every basic land type in addition to its|their other types',
    changesTypes({ gains: basicLandTypes, loses: [], inPlaceOf: 'NOTHING' }),
  ),
  means('every basic land type', changesTypes({ gains: basicLandTypes, loses: [], inPlaceOf: 'SUBTYPES' })),
);

const unknownStats = means(
  'base? power and base? toughness each equal to its|their mana value|values',
  changesStats('power and toughness equal to mana value'),
);

/** "with flying", "with base power and toughness 1/1". */
const trait: PredicateParser = first(
  unknownStats,
  means('all|every creature types|type', everyCreatureType),
  map(after('crew|ward', first<unknown>(number, symbol)), () => noEffect),
  word((lower) => (isInertQuotation(lower) ? noEffect : null)),
  map(keywordName, (keyword) => predicateOf({ does: 'HAS', keywords: [keyword] })),
  map(after('base power and toughness', stats), changesStats),
);

/** "loses all other card types": the types that the same sentence sets replace all others. */
export const losesOtherTypes = (inPlaceOf: 'TYPES' | 'SUBTYPES'): Predicate =>
  changesTypes({ gains: [], loses: [], inPlaceOf });

/** "It's still a land": the types that the sentence before it sets are added to its own (205.1b). */
export const withTypesKept = (clause: Clause): Clause => {
  const { effect } = clause;
  if (effect.does !== 'CHANGES_TYPES' || !effect.change) return clause;
  return { ...clause, effect: { ...effect, change: { ...effect.change, inPlaceOf: 'NOTHING' } } };
};

const isOfOthers = ({ effect }: Clause): boolean =>
  effect.does === 'CHANGES_TYPES' && effect.change?.gains.length === 0 && !effect.change.loses.length;

/** Merges "loses all other card types" into the type change of the same sentence. */
export const withOthersLost = (clauses: readonly Clause[]): readonly Clause[] => {
  const lost = clauses.find(isOfOthers)?.effect;
  if (lost?.does !== 'CHANGES_TYPES' || !lost.change) return clauses;
  const { inPlaceOf } = lost.change;
  const isSetting = ({ effect }: Clause): boolean =>
    effect.does === 'CHANGES_TYPES' && Boolean(effect.change?.gains.length);
  if (!clauses.some(isSetting))
    return clauses.map((each) => (isOfOthers(each) ? { ...each, effect: { ...lost, change: null } } : each));
  return clauses.flatMap((each) => {
    if (isOfOthers(each)) return [];
    const { effect } = each;
    if (effect.does !== 'CHANGES_TYPES' || !effect.change) return [each];
    const change = { ...effect.change, inPlaceOf: effect.change.inPlaceOf === 'TYPES' ? 'TYPES' : inPlaceOf } as const;
    return [{ ...each, effect: { ...effect, change } }];
  });
};

/** "isn't a creature": it loses the subtypes of that type, too (205.1a). */
const lost = (words: readonly Filter[]): Predicate => {
  const loses = wordsIn(words);
  return changesTypes(loses && { gains: [], loses, inPlaceOf: 'NOTHING' });
};

/**
 * Types, colors, base power and toughness that a static ability sets (613.1d, 613.1e, 613.4b).
 *
 * Template: "⟨subject⟩ is|are [⟨n⟩/⟨n⟩] ⟨colors and types⟩ [in addition to its other types] [with ⟨keywords⟩]",
 * "⟨subject⟩ has base power and toughness ⟨n⟩/⟨n⟩", "⟨subject⟩ isn't a creature".
 */
export const becomes: PredicateParser = first(
  map(after("isn't|aren't a|an?", kinds), lost),
  after('has|have', unknownStats),
  after('is|are|becomes|become', fixed),
  pair(
    after('is|are|becomes|become', described),
    maybe(pair(after('with', several(trait, comma)), maybe(keptTypes), (traits, keeps) => ({ traits, keeps }))),
    (become, having) =>
      joinPredicates([
        effectsOf({ ...become, kept: both(become.kept, having?.keeps ?? null) }),
        ...(having?.traits ?? []),
      ]),
  ),
  map(
    after(
      'has|have base power and? toughness?',
      word((lower) => (/^\d+(\/\d+)?$/.test(lower) ? lower : null)),
    ),
    changesStats,
  ),
  means('loses|lose all other card types', losesOtherTypes('TYPES')),
);
