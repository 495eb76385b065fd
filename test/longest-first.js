import { readFileSync } from 'node:fs';

/** In seconds, what a suite that takes long says at its top; the lines of others stand for milliseconds. */
const durationOf = ({ path }) => {
  const text = readFileSync(path, 'utf8');
  return Number(/^\/\/ (\d+) s: /.exec(text)?.[1] ?? text.split('\n').length / 1_000);
};

/** Begins with the suites that take longest, so that no process ends long after the others. */
export default class LongestFirst {
  sort(tests) {
    const durations = new Map(tests.map((test) => [test, durationOf(test)]));
    return [...tests].sort((one, other) => durations.get(other) - durations.get(one));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {
    // Nothing depends on earlier runs.
  }
}
