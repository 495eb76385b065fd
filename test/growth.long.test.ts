import { Session, type Profiler } from 'node:inspector';
import { afterAll, expect, test } from '@jest/globals';
import { costliestTexts, costOfText } from './costly-texts.js';
import { randomNumbers } from './random-numbers.js';
import { textReaders } from './readers-of-text.js';

const session = new Session();
session.connect();
afterAll(() => session.disconnect());

const taken = (): readonly Profiler.ScriptCoverage[] => {
  let result: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_, found) => (result = found.result));
  return result;
};
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** How many functions are called: the same on every machine, however busy it is. */
const calls = (read: () => unknown): number => {
  taken();
  read();
  const functions = taken().flatMap((script) => script.functions);
  return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
};

const TRIED = 40;
/** Twice, and what a reader does once whatever the length. */
const MOST = 2.2;

test.each(textReaders)('$name: twice as much text costs at most twice as much, of the costliest found', (reader) => {
  const costliest = costliestTexts(reader, calls, randomNumbers(35), (tried) => tried < TRIED);
  const grown = costliest.map(({ text }) => ({
    text: text.slice(0, 80),
    times: costOfText(reader, calls, text, 4) / costOfText(reader, calls, text, 2),
  }));
  expect(grown.filter(({ times }) => times > MOST)).toEqual([]);
  expect(costliest.length).toBeGreaterThan(5);
});
