import type { Clause } from '../../clauses.js';
import { qualities } from '../grammar/qualities.js';
import { openKeywords } from '../../../rulebook/keywords-and-types.js';
import { amount } from '../grammar/groups.js';
import { keywordName } from '../grammar/keyword-names.js';
import { after, comma, first, mapSome, maybe, pair, several, word, type Parser } from '../grammar/parser.js';
import { number } from '../grammar/words.js';
import { isInertQuotation, isIrrelevantQuotation } from './not-asked.js';

/** A keyword, or the clauses of a quoted ability; parsers leave out those that no question uses. */
export type KeywordOrAbility = string | { readonly clauses: readonly Clause[] };

const inert: Parser<readonly KeywordOrAbility[]> = word((lower) => (isInertQuotation(lower) ? [] : null));
const ofNoAccount: Parser<readonly KeywordOrAbility[]> = word((lower) => (isIrrelevantQuotation(lower) ? [] : null));

/** The number or cost after a keyword such as ward {2}; no such keyword changes an answer. */
const symbol: Parser<string> = word((lower) => (/^(?:\{[^{}]+\}|x)$/.test(lower) ? lower : null));
const openKeyword: Parser<readonly string[]> = pair(
  word((lower) => (openKeywords.includes(lower) ? lower : null)),
  several(first<unknown>(number, symbol), (_, at) => ({ value: null, next: at })),
  () => [],
);

/** A keyword by its name, unless "abilities" follows, as in "equip abilities". */
const aKeyword: Parser<readonly KeywordOrAbility[]> = (tokens, at) => {
  const found = keywordName(tokens, at);
  return found && tokens.lower[found.next] !== 'abilities' ? { ...found, value: [found.value] } : null;
};

/** Reads keywords, and quoted abilities by `quoted`. */
export const keywordsAnd = (quoted: Parser<readonly KeywordOrAbility[]>): Parser<readonly KeywordOrAbility[]> => {
  const keyword = first<readonly KeywordOrAbility[]>(qualities, openKeyword, aKeyword, inert, quoted, ofNoAccount);
  return pair(several(keyword, comma), maybe(after(', where x is', amount)), (lists) => lists.flat());
};

/** Whether an entry is a keyword, not a quoted ability. */
export const isKeywordName = (had: KeywordOrAbility): had is string => typeof had === 'string';

const anyQuotation: Parser<readonly KeywordOrAbility[]> = word((_, said) =>
  said.startsWith('"') ? [{ clauses: [] }] : null,
);

/** Reads a list of keywords; fails if it has a quoted ability. */
export const onlyKeywords: Parser<readonly string[]> = mapSome(keywordsAnd(anyQuotation), (found) =>
  found.every(isKeywordName) ? found : null,
);
