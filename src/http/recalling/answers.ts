import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** An answer as it goes out. */
export interface Answer {
  readonly contentType: string;
  readonly text: string;
}

/** Answers by what was asked; those that nobody has asked for longest are forgotten. */
export interface Answers {
  readonly find: (question: string) => Answer | undefined;
  /** Keeps the answer where the question came before: most tables are asked about once, and would only take room. */
  readonly keep: (question: string, answer: Answer) => void;
}

/** In characters: how much is kept, and the longest answer that is. */
const KEPT = 16_000_000;
const LONGEST = 250_000;

/** How many questions are known to have come. */
const KNOWN = 10_000;

/** No answers yet. */
export const noAnswers = (): Answers => {
  const came = new LRUCache<string, true>({ max: KNOWN });
  const answers = new LRUCache<string, Answer>({
    maxSize: KEPT,
    maxEntrySize: LONGEST,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  return {
    find: (question) => answers.get(question),
    keep: (question, answer) => {
      if (came.has(question)) answers.set(question, answer);
      else came.set(question, true);
    },
  };
};

/** What tells a question from every other one, however long its parts are. */
export const questionOf = (...parts: readonly string[]): string =>
  hash('sha256', parts.map((part) => `${part.length}:${part}`).join(''), 'base64');
