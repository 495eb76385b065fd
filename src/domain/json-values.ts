import { overLimit, type TooComplex } from './result.js';

/** The most values in the JSON of a request or a code: the memory of a worker holds so many, whatever they are. */
export const mostValues = 2_500_000;

/** The most characters that a text, a code or the names of cards unfold into: as many as the largest request has. */
export const mostUnfolded = 10 * 1024 * 1024;

/** Refuses what unfolds into so many characters, as far as they were counted. */
export const refuseUnfolded = (value: number): TooComplex | undefined => {
  if (value <= mostUnfolded) return undefined;
  const says = `That unfolds into at least ${value} characters; at most ${mostUnfolded} are read. Ask about less at once.`;
  return overLimit('unfolded', value, mostUnfolded, says);
};

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT, LIST_END, OBJECT_END] = ['"', '\\', ',', '[', '{', ']', '}'].map((each) =>
  each.charCodeAt(0),
);

/** Finds where a string ends that begins there. */
const endOfString = (json: string, start: number): number => {
  let end = start;
  do end = json.indexOf('"', end + 1);
  while (end > 0 && isEscaped(json, end));
  return end < 0 ? json.length : end;
};

const isEscaped = (json: string, at: number): boolean => {
  let before = at - 1;
  while (json.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
};

/** Counts the values of a JSON text without reading it: lists and objects, and what follows a comma in them. */
export const valuesIn = (json: string): number => {
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json.charCodeAt(at);
    if (letter === QUOTE) at = endOfString(json, at);
    else if (letter === COMMA || letter === LIST || letter === OBJECT) values += 1;
  }
  return values;
};

/** Refuses a JSON text of too many values: nothing ends a thread whose memory they fill while they are read. */
export const refuseManyValues = (json: string): TooComplex | undefined => {
  const value = valuesIn(json);
  if (value <= mostValues) return undefined;
  const says = `The request holds ${value} values; at most ${mostValues} are read. Ask about less at once.`;
  return overLimit('values', value, mostValues, says);
};

/**
 * Splits a JSON list that begins there into the texts of its entries, unread, so that one that is not valid spoils no other.
 * Returns where the list ends, beside no more than `most` entries; undefined where it does not end.
 */
export const entriesIn = (json: string, start: number, most: number): Entries | undefined => {
  const entries: string[] = [];
  let [from, depth] = [start + 1, 0];
  for (let at = from; at < json.length; at += 1) {
    const letter = json.charCodeAt(at);
    if (letter === QUOTE) at = endOfString(json, at);
    else if (letter === LIST || letter === OBJECT) depth += 1;
    else if (depth && (letter === LIST_END || letter === OBJECT_END)) depth -= 1;
    else if (!depth && (letter === COMMA || letter === LIST_END)) {
      entries.push(json.slice(from, at));
      from = at + 1;
      if (letter === LIST_END || entries.length > most) return { entries, end: at };
    }
  }
  return undefined;
};

interface Entries {
  readonly entries: readonly string[];
  readonly end: number;
}
