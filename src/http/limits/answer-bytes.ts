import { overLimit, type TooComplex } from '../../domain/result.js';

/** In bytes: the longest answer, whose text a worker's memory holds as a whole. */
export const longestAnswer = 24 * 1024 * 1024;

/** The answer in a tool's result of the Model Context Protocol, which repeats it as text. */
export const longestResult = 8 * 1024 * 1024;

/** Refuses an answer whose texts and names alone take more bytes than that: under many aliases, a long text is many. */
export const refuseLongAnswer = (answer: unknown, most = longestAnswer): TooComplex | undefined => {
  const left = take(answer, most);
  return left < 0 ? tooLong(most - left, most) : undefined;
};

/** Refuses an answer that is written already: a long text is in pieces until somebody reads it. */
export const refuseLongText = ({ length }: string, most = longestAnswer): TooComplex | undefined =>
  length > most ? tooLong(length, most) : undefined;

const tooLong = (value: number, most: number): TooComplex =>
  overLimit('answer', value, most, `The answer would be longer than ${most} bytes. Ask for less at once.`);

/** In bytes, of what is no text. */
const OTHER = 4;

/** Takes the bytes of a value from what is left; stops once that is less than none. */
const take = (value: unknown, left: number): number => {
  if (typeof value === 'string') return left - Buffer.byteLength(value);
  if (typeof value !== 'object' || value === null) return left - OTHER;
  let rest = left - OTHER;
  if (Array.isArray(value)) {
    for (const each of value) if (rest >= 0) rest = take(each, rest);
  } else for (const [name, each] of Object.entries(value)) if (rest >= 0) rest = take(each, rest - name.length);
  return rest;
};
