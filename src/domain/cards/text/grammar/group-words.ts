import type { Filter } from '../../clauses.js';
import { many, type Parser } from './parser.js';
import type { Tokens } from './tokens.js';
import { groupWord, type GroupWord } from './words.js';

export const all = (...of: readonly Filter[]): Filter => (of.length === 1 && of[0] ? of[0] : { is: 'ALL', of });
export const any = (...of: readonly Filter[]): Filter => (of.length === 1 && of[0] ? of[0] : { is: 'ANY', of });
export const not = (of: Filter): Filter => ({ is: 'NOT', of });

/** Whether a token is the comma between two "non" words: "nonartifact, nonwhite creature". */
const isCommaOfNots = ({ lower }: Tokens, at: number): boolean =>
  lower[at] === ',' && [at - 1, at + 1].every((place) => lower[place]?.startsWith('non'));

const nextWord: Parser<GroupWord & { readonly end: number }> = (tokens, at) => {
  const found = groupWord(tokens, at + Number(isCommaOfNots(tokens, at)));
  return found && { ...found, value: { ...found.value, end: found.next } };
};

/** Reads the words of a group up to its last noun, or adjectives alone. */
export const groupWords: Parser<readonly GroupWord[]> = (tokens, at) => {
  const found = many(nextWord)(tokens, at)?.value ?? [];
  const last = found.findLast(({ noun }) => noun) ?? found.at(-1);
  return last ? { value: found.slice(0, found.indexOf(last) + 1), next: last.end } : null;
};
