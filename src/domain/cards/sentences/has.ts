import type { Clause, Effect, Filter } from '../clauses.js';
import { qualities } from '../grammar/qualities.js';
import { openKeywords } from '../../rulebook/keywords-and-types.js';
import { amount } from '../grammar/groups.js';
import { keywordName } from '../grammar/keyword-names.js';
import { comma, first, map, mapSome, maybe, pair, says, several, whole, word, type Parser } from '../grammar/parser.js';
import { number } from '../grammar/words.js';
import { tokensOf } from '../grammar/tokens.js';
import { isInertQuotation, isQuotationOfNoAccount } from './not-asked.js';
import type { Predicate, PredicateParser } from './predicate.js';
import { statement } from './statement.js';
import { wholeTable } from './whole-table.js';

/** A keyword that something has, or an ability in quotation marks; nothing where it bears on no question. */
type Had = string | { readonly clauses: readonly Clause[] };

const inert: Parser<readonly Had[]> = word((lower) => (isInertQuotation(lower) ? [] : null));
const ofNoAccount: Parser<readonly Had[]> = word((lower) => (isQuotationOfNoAccount(lower) ? [] : null));

/** An ability in quotation marks, of whatever has it. */
const quoted: Parser<readonly Had[]> = word((_, said) => {
  const inner = tokensOf(said.slice(1, -1));
  const clauses = said.startsWith('"') ? (whole(statement, inner) ?? whole(wholeTable, inner)) : null;
  return clauses && [{ clauses }];
});

/** A keyword with a number or a cost, such as ward {2}: none of them changes an answer here. */
const symbol: Parser<string> = word((lower) => (/^(?:\{[^{}]+\}|x)$/.test(lower) ? lower : null));
const openKeyword: Parser<readonly string[]> = pair(
  word((lower) => (openKeywords.includes(lower) ? lower : null)),
  several(first<unknown>(number, symbol), (_, at) => ({ value: null, next: at })),
  () => [],
);

/** A keyword by its name, and not what an ability is called: "equip abilities". */
const aKeyword: Parser<readonly Had[]> = (tokens, at) => {
  const found = keywordName(tokens, at);
  return found && tokens.lower[found.next] !== 'abilities' ? { ...found, value: [found.value] } : null;
};

const keyword: Parser<readonly Had[]> = first<readonly Had[]>(
  qualities,
  openKeyword,
  aKeyword,
  inert,
  quoted,
  ofNoAccount,
);
const list = pair(several(keyword, comma), maybe(pair(says(', where x is'), amount, () => null)), (lists) =>
  lists.flat(),
);

const isName = (had: Had): had is string => typeof had === 'string';

/** Reads keywords, and nothing in quotation marks. */
export const keywordsAlone: Parser<readonly string[]> = mapSome(list, (found) => (found.every(isName) ? found : null));

const having = (creatures: Filter, found: readonly Had[]): readonly Effect[] => {
  const keywords = found.filter(isName);
  const effects: readonly Effect[] = [
    ...(keywords.length ? [{ does: 'HAS' as const, creatures, keywords }] : []),
    ...found.flatMap((each): readonly Effect[] => (isName(each) ? [] : [{ does: 'GIVES', creatures, ...each }])),
  ];
  return effects.length ? effects : [{ does: 'NOTHING' }];
};

/**
 * Keyword abilities that a static ability grants or takes away (613.1f).
 *
 * Template: "⟨subject⟩ has|have ⟨keyword⟩, ⟨keyword⟩ and "⟨sentence⟩"", "⟨subject⟩ loses|lose ⟨keyword⟩ | all abilities",
 * "⟨subject⟩ can't have or gain ⟨keyword⟩", "⟨subject⟩ doesn't tap when attacking".
 */
export const has: PredicateParser = first<Predicate>(
  pair(
    says('has|have'),
    list,
    (_, found): Predicate =>
      (creatures) =>
        having(creatures, found),
  ),
  map(
    first(
      says('loses|lose all other card types and abilities'),
      says('loses|lose all other? abilities , card types , and creature types'),
      says('loses|lose all other? abilities and creature types'),
    ),
    (): Predicate => (creatures) => [
      { does: 'LOSES_ALL', creatures },
      { does: 'CHANGES_TYPES', creatures },
    ],
  ),
  map(says('loses|lose all other? abilities'), (): Predicate => (creatures) => [{ does: 'LOSES_ALL', creatures }]),
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

/** Template: "⟨subject⟩ has ⟨keyword⟩ as long as ⟨condition⟩, ⟨keyword⟩ as long as ⟨condition⟩, and …". */
export const hasToo: PredicateParser = map(
  list,
  (found): Predicate =>
    (creatures) =>
      having(creatures, found),
);
