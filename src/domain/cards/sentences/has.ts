import { qualities } from '../grammar/qualities.js';
import { openKeywords } from '../../rulebook/keywords-and-types.js';
import { amount } from '../grammar/groups.js';
import { keywordName } from '../grammar/keyword-names.js';
import { comma, first, map, maybe, pair, says, several, word, type Parser } from '../grammar/parser.js';
import { number } from '../grammar/words.js';
import { isInertQuotation } from './not-asked.js';
import type { Predicate, PredicateParser } from './predicate.js';

const quoted: Parser<readonly string[]> = word((lower) => (isInertQuotation(lower) ? [] : null));

/** A keyword with a number or a cost, such as ward {2}: none of them changes an answer here. */
const symbol: Parser<string> = word((lower) => (/^(?:\{[^{}]+\}|x)$/.test(lower) ? lower : null));
const openKeyword: Parser<readonly string[]> = pair(
  word((lower) => (openKeywords.includes(lower) ? lower : null)),
  several(first<unknown>(number, symbol), (_, at) => ({ value: null, next: at })),
  () => [],
);

const keyword: Parser<readonly string[]> = first(
  qualities,
  openKeyword,
  map(keywordName, (name) => [name]),
  quoted,
);
const list = pair(several(keyword, comma), maybe(pair(says(', where x is'), amount, () => null)), (lists) =>
  lists.flat(),
);

/**
 * Keyword abilities that a static ability grants or takes away (613.1f).
 *
 * Template: "⟨subject⟩ has|have ⟨keyword⟩, ⟨keyword⟩ and ⟨keyword⟩", "⟨subject⟩ loses|lose ⟨keyword⟩ | all abilities".
 */
export const has: PredicateParser = first<Predicate>(
  pair(says('has|have'), list, (_, keywords): Predicate => (creatures) => [
    keywords.length ? { does: 'HAS', creatures, keywords } : { does: 'NOTHING' },
  ]),
  map(says('loses|lose all abilities'), (): Predicate => (creatures) => [{ does: 'LOSES_ALL', creatures }]),
  pair(says('loses|lose'), list, (_, keywords): Predicate => (creatures) => [{ does: 'LOSES', creatures, keywords }]),
);
