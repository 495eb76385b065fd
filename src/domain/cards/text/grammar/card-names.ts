import type { Filter } from '../../clauses.js';
import type { Parser } from './parser.js';

/** Reads a card's name: capitalized words, with small words between them. */
export const cardName: Parser<Filter> = ({ words }, at) => {
  if (words[at] === '~') return { value: { is: 'SAME_NAME' }, next: at + 1 };
  let next = at;
  for (let index = at; index < words.length; index += 1) {
    if (/^\p{Lu}/u.test(words[index] ?? '')) next = index + 1;
    else if (index === at || !/^(of|the|and|to|in|for|from|,)$/.test(words[index] ?? '')) break;
  }
  return next > at ? { value: { is: 'NAMED', name: words.slice(at, next).join(' ').replace(/ ,/g, ',') }, next } : null;
};
