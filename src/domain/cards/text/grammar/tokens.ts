import type { Reference } from '../../clauses.js';

/** A sentence split into words, symbols, quotations and punctuation. */
export interface Tokens {
  readonly words: readonly string[];
  /** The words in lower case. */
  readonly lower: readonly string[];
  /** The object that the sentence before named last. */
  readonly antecedent: Reference | null;
}

/** The longest sentence that is parsed, in words. */
export const longestSentence = 150;

const token =
  /"[^"]*"|\{[^{}\s]*\}|[+\-−][\p{L}\p{N}]+(?:\/[+\-−][\p{L}\p{N}]+)?|[~@\p{L}\p{N}][~@\p{L}\p{N}'/-]*|\S/gu;

/** Splits a sentence into tokens; none if it is too long. */
export const tokensOf = (sentence: string, antecedent: Reference | null = null): Tokens => {
  const words: string[] = [];
  for (const [word] of sentence.matchAll(token)) {
    if (words.length === longestSentence) return { words: [], lower: [], antecedent };
    words.push(word);
  }
  return { words, lower: words.map((word) => word.toLowerCase()), antecedent };
};
