import { costliestTexts, costOfText } from '../test/costly-texts.js';
import { randomNumbers } from '../test/random-numbers.js';
import { textReaders, type TextReader } from '../test/readers-of-text.js';
import { atMost, type Table } from './report.js';

/** In seconds, for each reader: BYTES_SECONDS sets another. */
const seconds = Number(process.env['BYTES_SECONDS'] ?? 5);
const MOST = 2.2;

const microseconds = (read: () => unknown): number => {
  const begun = performance.now();
  read();
  return (performance.now() - begun) * 1_000;
};

interface Row {
  readonly reader: string;
  readonly tried: number;
  readonly cost: number;
  readonly growth: number;
  readonly text: string;
}

const rowOf = (reader: TextReader): Row => {
  const end = performance.now() + seconds * 1_000;
  let tried = 0;
  const goesOn = (count: number): boolean => {
    tried = count;
    return performance.now() < end;
  };
  const [worst] = costliestTexts(reader, microseconds, randomNumbers(35), goesOn);
  if (!worst) throw new Error(`${reader.name}: no text was read.`);
  const [once, twice] = [4, 8].map((times) => costOfText(reader, microseconds, worst.text, times));
  return { reader: reader.name, tried, cost: worst.cost, growth: (twice ?? NaN) / (once ?? NaN), text: worst.text };
};

/** Searches for what costs most to read by its length, as a caller who wants to hold a server up would. */
export const run = (): Promise<readonly Table[]> => {
  const rows = textReaders.map(rowOf).sort((one, other) => other.cost - one.cost);
  const steepest = Math.max(...rows.map(({ growth }) => growth));
  return Promise.resolve([
    {
      title: 'The costliest texts that a search finds, 2 kB each: by the byte, and 16 kB by 8 kB',
      columns: ['reader', 'texts tried', 'µs a byte', 'doubled', 'begins'],
      rows: rows.map(({ reader, tried, cost, growth, text }) => [
        reader,
        String(tried),
        cost.toFixed(2),
        `${growth.toFixed(2)} x`,
        JSON.stringify(text.slice(0, 30)),
      ]),
      goals: [atMost(`Twice the text costs at most ${MOST} x the time, whoever reads it`, steepest, MOST, 'x', 2)],
    },
  ]);
};
