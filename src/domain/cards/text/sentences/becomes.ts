import type { Effect, Filter } from '../../clauses.js';
import { cardName } from '../grammar/groups.js';
import { keywordName } from '../grammar/keyword-names.js';
import {
  after,
  comma,
  first,
  many,
  map,
  mapSome,
  maybe,
  pair,
  says,
  several,
  word,
  type Parser,
} from '../grammar/parser.js';
import { groupWord, number } from '../grammar/words.js';
import { isInertQuotation } from './not-asked.js';
import type { Predicate, PredicateParser } from './predicate.js';

type Change = 'CHANGES_TYPES' | 'CREATURE' | 'NO_CREATURE' | 'CHANGES_COLORS' | { readonly stats: string };

const changeOf = (change: Change, creatures: Filter): Effect => {
  if (typeof change !== 'string') return { does: 'CHANGES_STATS', creatures, change: change.stats };
  if (change === 'CREATURE' || change === 'NO_CREATURE')
    return { does: 'CHANGES_TYPES', creatures, intoCreatures: change === 'CREATURE' };
  return { does: change, creatures };
};

const stats: Parser<readonly Change[]> = word((lower) => (/^\d+\/\d+$/.test(lower) ? [{ stats: lower }] : null));

const otherCardTypes: ReadonlySet<string> = new Set(['artifact', 'battle', 'enchantment', 'land', 'planeswalker']);
const changeTo = (filter: Filter): Change => {
  if (filter.is === 'COLOR' || filter.is === 'COLORLESS') return 'CHANGES_COLORS';
  if (filter.is !== 'TYPE') return 'CHANGES_TYPES';
  if (filter.words.includes('creature')) return 'CREATURE';
  return filter.words.some((each) => otherCardTypes.has(each)) ? 'NO_CREATURE' : 'CHANGES_TYPES';
};
const kinds: Parser<readonly Change[]> = map(
  many(pair(maybe(says('and|,')), groupWord, (_, found) => found)),
  (words) => words.map(({ filter }) => changeTo(filter)),
);

/** Another card type leaves a creature what it is where it comes beside, or creature is among them. */
const beside = (changes: readonly Change[], isAdded: boolean): readonly Change[] =>
  isAdded || changes.includes('CREATURE')
    ? changes.map((each) => (each === 'NO_CREATURE' ? 'CHANGES_TYPES' : each))
    : changes;

const addition = first<unknown>(
  says('that is|are still a? land|lands|planeswalker|artifact'),
  after('named', cardName),
  says('in addition to its|their other colors and creature? types'),
  says('in addition to its|their other creature? land? types|colors'),
);

const described: Parser<readonly Change[]> = mapSome(
  pair(
    pair(says('also? a|an?'), maybe(stats), (_, found) => found ?? []),
    pair(kinds, maybe(map(addition, () => true)), (found, isAdded) => beside(found, isAdded ?? false)),
    (one, other) => [...one, ...other],
  ),
  (found) => (found.length ? found : null),
);

const fixed: Parser<readonly Change[]> = first<readonly Change[]>(
  map(says('all colors'), () => ['CHANGES_COLORS']),
  map(says('every creature type'), () => ['CHANGES_TYPES']),
  map(says('every basic land type in? addition? to? its|their? other? types?'), () => ['CHANGES_TYPES']),
);

const unknownStats = first(
  says('base? power and base? toughness each equal to its|their mana value|values'),
  says('base? power and base? toughness each equal to their mana values?'),
);
const changesStats = (creatures: Filter): Effect => changeOf({ stats: 'power and toughness of its own' }, creatures);

/** "with flying", "with base power and toughness 1/1". */
const trait: Parser<(creatures: Filter) => Effect> = first(
  map(unknownStats, () => changesStats),
  pair(says('crew'), number, () => (): Effect => ({ does: 'NOTHING' })),
  word((lower) => (isInertQuotation(lower) ? (): Effect => ({ does: 'NOTHING' }) : null)),
  map(keywordName, (keyword) => (creatures: Filter): Effect => ({ does: 'HAS', creatures, keywords: [keyword] })),
  map(
    pair(
      says('base power and toughness'),
      word((lower) => (/^\d+\/\d+$/.test(lower) ? lower : null)),
      (_, stats) => stats,
    ),
    (stats) =>
      (creatures: Filter): Effect =>
        changeOf({ stats }, creatures),
  ),
);

/**
 * Types, colors, base power and toughness that a static ability sets: they are not applied, and a rule that asks for them
 * carries a doubt.
 *
 * Template: "⟨subject⟩ is|are [⟨n⟩/⟨n⟩] ⟨colors and types⟩ [in addition to its other types] [with ⟨keywords⟩]",
 * "⟨subject⟩ has base power and toughness ⟨n⟩/⟨n⟩", "⟨subject⟩ isn't a creature".
 */
export const becomes: PredicateParser = first<Predicate>(
  pair(says("isn't|aren't a|an?"), kinds, (_, found): Predicate => (creatures) => [
    changeOf(found.includes('CREATURE') ? 'NO_CREATURE' : 'CHANGES_TYPES', creatures),
  ]),
  pair(says('has|have'), unknownStats, (): Predicate => (creatures) => [changesStats(creatures)]),
  pair(
    pair(says('is|are|becomes|become'), first(fixed, described), (_, found) => found),
    maybe(
      pair(
        pair(says('with'), several(trait, comma), (_, traits) => traits),
        maybe(map(addition, () => true)),
        (traits, isAdded) => ({ traits, isAdded }),
      ),
    ),
    (changes, having): Predicate =>
      (creatures): readonly Effect[] => [
        ...[...new Set(beside(changes, having?.isAdded ?? false))].map((each) => changeOf(each, creatures)),
        ...(having?.traits ?? []).map((each) => each(creatures)),
      ],
  ),
  pair(
    says('has|have base power and? toughness?'),
    word((lower) => (/^\d+(\/\d+)?$/.test(lower) ? lower : null)),
    (_, stats): Predicate =>
      (creatures) => [changeOf({ stats }, creatures)],
  ),
  map(says('loses|lose all other card types'), (): Predicate => (creatures) => [{ does: 'CHANGES_TYPES', creatures }]),
);
