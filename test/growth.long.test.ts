// 50 s: counts the calls of functions, which makes them slow, of the costliest texts that it finds.
import { expect, test } from '@jest/globals';
import { countingCalls } from './calls.js';
import { costliestTexts, costOfText } from './costly-texts.js';
import { randomNumbers } from './random-numbers.js';
import { textReaders } from './readers-of-text.js';

const TRIED = 25;
/** Twice, and what a reader does once whatever the length. */
const MOST = 2.2;

test.each(textReaders)('$name: twice as much text costs at most twice as much, of the costliest found', (reader) => {
  countingCalls((calls) => {
    const costliest = costliestTexts(reader, calls, randomNumbers(35), (tried) => tried < TRIED);
    const grown = costliest.map(({ text }) => ({
      text: text.slice(0, 80),
      times: costOfText(reader, calls, text, 4) / costOfText(reader, calls, text, 2),
    }));
    expect(grown.filter(({ times }) => times > MOST)).toEqual([]);
    expect(costliest.length).toBeGreaterThan(5);
  });
});
