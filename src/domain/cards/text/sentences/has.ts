import type { Clause } from '../../clauses.js';
import { after, first, map, means, says, word, type Parser } from '../grammar/parser.js';
import { tokensOf, type Tokens } from '../grammar/tokens.js';
import { isKeywordName, onlyKeywords, keywordsAnd, type KeywordOrAbility } from './keywords.js';
import { losesOtherTypes } from './becomes.js';
import {
  noEffect,
  predicateOf,
  joinPredicates,
  type Predicate,
  type PredicateParser,
  type EffectOfPredicate,
} from './predicate.js';

const having = (found: readonly KeywordOrAbility[]): Predicate => {
  const keywords = found.filter(isKeywordName);
  const said: readonly EffectOfPredicate[] = [
    ...(keywords.length ? [{ does: 'HAS' as const, keywords }] : []),
    ...found.flatMap((each): readonly EffectOfPredicate[] => (isKeywordName(each) ? [] : [{ does: 'GIVES', ...each }])),
  ];
  return said.length ? predicateOf(...said) : noEffect;
};

/** Reads a whole sentence; null if it is not understood. */
type SentenceReader = (tokens: Tokens) => readonly Clause[] | null;

/** Reads keywords, and abilities in quotation marks, which are sentences themselves. */
const abilities = (read: SentenceReader): Parser<readonly KeywordOrAbility[]> =>
  keywordsAnd(
    word((_, said) => {
      const clauses = said.startsWith('"') ? read(tokensOf(said.slice(1, -1))) : null;
      return clauses && [{ clauses }];
    }),
  );

const loses: PredicateParser = first<Predicate>(
  map(
    first<Predicate>(
      means('loses|lose all other card types and abilities', losesOtherTypes('TYPES')),
      means('loses|lose all other? abilities , card types , and creature types', losesOtherTypes('TYPES')),
      means('loses|lose all other? abilities and creature types', losesOtherTypes('SUBTYPES')),
    ),
    (others) => joinPredicates([predicateOf({ does: 'LOSES_ALL' }), others]),
  ),
  means('loses|lose all other? abilities', predicateOf({ does: 'LOSES_ALL' })),
  map(says("doesn't|don't tap when attacking", 'does|do not tap when attacking'), () =>
    predicateOf({ does: 'HAS', keywords: ['vigilance'] }),
  ),
  map(after('loses|lose', onlyKeywords), (keywords) => predicateOf({ does: 'LOSES', keywords })),
  map(after("can't have or gain", onlyKeywords), (keywords) => predicateOf({ does: 'CANT_HAVE', keywords })),
);

/** Template: "⟨keyword⟩ as long as ⟨condition⟩, …" after "⟨subject⟩ has ⟨keyword⟩ as long as ⟨condition⟩,". */
export const furtherHas = (read: SentenceReader): PredicateParser => map(abilities(read), having);

/**
 * Keyword abilities that a static ability grants or takes away (613.1f).
 *
 * Template: "⟨subject⟩ has|have ⟨keyword⟩, ⟨keyword⟩ and "⟨sentence⟩"", "⟨subject⟩ loses|lose ⟨keyword⟩ | all abilities",
 * "⟨subject⟩ can't have or gain ⟨keyword⟩", "⟨subject⟩ doesn't tap when attacking".
 */
export const has = (read: SentenceReader): PredicateParser => first(after('has|have', furtherHas(read)), loses);
