import type { Reference } from '../../clauses.js';
import type { Parser } from './parser.js';
import type { Tokens } from './tokens.js';

/** The marks that replace the object itself and its host in a sentence. */
export const marks: Readonly<Record<string, Reference>> = { '~': 'SELF', "~'s": 'SELF', '@': 'HOST', "@'s": 'HOST' };

/** Finds the referent of "it": the object or its host, whichever was named last. */
export const lastNamed = ({ lower, antecedent }: Tokens, at: number): Reference | null => {
  for (let index = at - 1; index >= 0; index -= 1) {
    const found = marks[lower[index] ?? ''];
    if (found) return found;
  }
  return antecedent;
};

const isSelf = (tokens: Tokens, at: number): Reference | null => (lastNamed(tokens, at) === 'SELF' ? 'SELF' : null);

/** "He" and "she" mean a card that is a person, "he or she" a player. */
const isPerson = (lower: readonly string[], at: number): boolean => lower[at + 1] !== 'or' && lower[at - 1] !== 'or';

const namedBy =
  (pronoun: string, persons: readonly string[], ending: string): Parser<Reference> =>
  (tokens, at) => {
    const word = tokens.lower[at] ?? '';
    const named = word.length === 1 + ending.length && word.endsWith(ending) ? (marks[word] ?? null) : null;
    const personal = persons.includes(word) && isPerson(tokens.lower, at) ? isSelf(tokens, at) : named;
    const value = word === pronoun ? lastNamed(tokens, at) : personal;
    return value && { value, next: at + 1 };
  };

/** Reads a reference to the object or its host, by name or as "it", "he" or "her". */
export const reference = namedBy('it', ['he', 'she', 'him', 'her'], '');

/** Reads a possessive: "its", "his", "this creature's". */
export const possessive = namedBy('its', ['his', 'her'], "'s");
