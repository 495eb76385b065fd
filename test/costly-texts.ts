import type { RandomNumbers } from './random-numbers.js';
import type { TextReader } from './readers-of-text.js';

/** A text with what it costs to read a byte of it, in whatever it is measured in. */
export type CostlyText = Readonly<{ text: string; cost: number }>;

/** What a reading costs. */
export type CostOf = (read: () => unknown) => number;

let numbers = 0;

/** The text as a caller would send it: with numbers that were in no text before, so that no reader remembers it. */
const asSent = (text: string): string => `${text}#`.replaceAll('#', () => String((numbers += 1)));

const ROUNDS = 3;

/** What it costs to read a text, so many times repeated: the least of some, for other load only adds to it. */
export const costOfText = ({ read }: TextReader, costOf: CostOf, text: string, times = 1): number => {
  const costs = Array.from({ length: ROUNDS }, () => {
    const sent = asSent(text.repeat(times));
    return costOf(() => read(sent));
  });
  return Math.min(...costs);
};

const MARKS = [
  '#',
  ' ',
  '\n',
  '(',
  ')',
  '.',
  ',',
  ':',
  ';',
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  '“',
  '’',
  '—',
  '/',
  '//',
  '`',
  '+',
  '*',
];
const wordsOf = (text: string): string[] => text.split(/(?<=[\s,.:;(){}"])|(?=[\s,.:;(){}"])/u);

const LENGTH = 2_000;
const asLong = (text: string): string => (text || '#').repeat(Math.ceil(LENGTH / (text.length || 1))).slice(0, LENGTH);

/** Another text of that length: a part of it alone, repeated, left out, put in or taken from another. */
const changed = (text: string, others: readonly string[], { below }: RandomNumbers): string => {
  const words = wordsOf(text);
  const at = below(words.length);
  const part = words.slice(at, at + 1 + below(16));
  const other = wordsOf(others[below(others.length)] ?? '');
  const from = below(other.length);
  const rest = words.slice(at + part.length);
  const ways = [
    part,
    [...words.slice(0, at), ...Array.from({ length: 1 + below(30) }, () => part).flat(), ...rest],
    [...words.slice(0, at), ...rest],
    [...words.slice(0, at), ...other.slice(from, from + 1 + below(16)), ...words.slice(at)],
  ];
  return asLong((ways[below(ways.length)] ?? part).join(''));
};

const KEPT = 12;

/** Searches for the texts that cost most by the byte, from the reader's samples and the marks of all languages on. */
export const costliestTexts = (
  reader: TextReader,
  costOf: CostOf,
  random: RandomNumbers,
  goesOn: (tried: number) => boolean,
): readonly CostlyText[] => {
  const found = (text: string): CostlyText => ({
    text,
    cost: costOfText(reader, costOf, text) / Buffer.byteLength(text),
  });
  const begins = [...reader.samples.map((sample) => `${sample}\n`), ...reader.samples.flatMap(wordsOf), ...MARKS];
  const parts = [...new Set(begins)];
  const best = (texts: readonly CostlyText[]) => texts.toSorted((one, other) => other.cost - one.cost).slice(0, KEPT);
  let kept = best(parts.map((part) => found(asLong(part))));
  for (let tried = 0; goesOn(tried); tried += 1) {
    const { text } = kept[random.below(kept.length)] ?? { text: '#' };
    const next = changed(text, [...kept.map((each) => each.text), ...parts], random);
    if (!kept.some((each) => each.text === next)) kept = best([...kept, found(next)]);
  }
  return kept;
};
