import type { Clause, Effect, Filter } from '../../clauses.js';
import { after, first, map, means, pair, says, word, type Parser } from '../grammar/parser.js';
import { tokensOf, type Tokens } from '../grammar/tokens.js';
import { isName, keywordsAlone, keywordsAnd, type Had } from './keywords.js';
import { othersLost } from './becomes.js';
import type { Predicate, PredicateParser } from './predicate.js';

const having = (creatures: Filter, found: readonly Had[]): readonly Effect[] => {
  const keywords = found.filter(isName);
  const effects: readonly Effect[] = [
    ...(keywords.length ? [{ does: 'HAS' as const, creatures, keywords }] : []),
    ...found.flatMap((each): readonly Effect[] => (isName(each) ? [] : [{ does: 'GIVES', creatures, ...each }])),
  ];
  return effects.length ? effects : [{ does: 'NOTHING' }];
};

/** Reads a whole sentence; null where it is not understood. */
type SentenceReader = (tokens: Tokens) => readonly Clause[] | null;

/** Reads keywords, and abilities in quotation marks, which are sentences themselves. */
const abilities = (read: SentenceReader): Parser<readonly Had[]> =>
  keywordsAnd(
    word((_, said) => {
      const clauses = said.startsWith('"') ? read(tokensOf(said.slice(1, -1))) : null;
      return clauses && [{ clauses }];
    }),
  );

const loses: PredicateParser = first<Predicate>(
  map(
    first<Predicate>(
      means('loses|lose all other card types and abilities', othersLost('TYPES')),
      means('loses|lose all other? abilities , card types , and creature types', othersLost('TYPES')),
      means('loses|lose all other? abilities and creature types', othersLost('SUBTYPES')),
    ),
    (others): Predicate =>
      (creatures) => [{ does: 'LOSES_ALL', creatures }, ...others(creatures)],
  ),
  means<Predicate>('loses|lose all other? abilities', (creatures) => [{ does: 'LOSES_ALL', creatures }]),
  map(
    first(says("doesn't|don't tap when attacking"), says('does|do not tap when attacking')),
    (): Predicate => (creatures) => [{ does: 'HAS', creatures, keywords: ['vigilance'] }],
  ),
  pair(says('loses|lose'), keywordsAlone, (_, keywords): Predicate => (creatures) => [
    { does: 'LOSES', creatures, keywords },
  ]),
  pair(says("can't have or gain"), keywordsAlone, (_, keywords): Predicate => (creatures) => [
    { does: 'CANT_HAVE', creatures, keywords },
  ]),
);

/** Template: "⟨keyword⟩ as long as ⟨condition⟩, …" after "⟨subject⟩ has ⟨keyword⟩ as long as ⟨condition⟩,". */
export const furtherHas = (read: SentenceReader): PredicateParser =>
  map(
    abilities(read),
    (found): Predicate =>
      (creatures) =>
        having(creatures, found),
  );

/**
 * Keyword abilities that a static ability grants or takes away (613.1f).
 *
 * Template: "⟨subject⟩ has|have ⟨keyword⟩, ⟨keyword⟩ and "⟨sentence⟩"", "⟨subject⟩ loses|lose ⟨keyword⟩ | all abilities",
 * "⟨subject⟩ can't have or gain ⟨keyword⟩", "⟨subject⟩ doesn't tap when attacking".
 */
export const has = (read: SentenceReader): PredicateParser => first(after('has|have', furtherHas(read)), loses);
