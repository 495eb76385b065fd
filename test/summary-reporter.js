import { appendFileSync } from 'node:fs';

/**
 * Closes a run with one plain line; a suite that could not even be loaded counts as a failure, and what this machine
 * lacks the means for is told as left out. Where TEST_COUNTS names a file the line goes there, for whoever adds up several runs.
 */
export default class SummaryReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests }) {
    const { TEST_COUNTS: file, LEFT_OUT: suites } = process.env;
    const leftOut = [...(suites ? [suites] : []), ...(numPendingTests ? [`${numPendingTests} tests`] : [])];
    const summary =
      `${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed` +
      (leftOut.length ? `, left out: ${leftOut.join(' and ')}` : '');
    if (file) appendFileSync(file, `${summary}\n`);
    else console.log(summary);
  }
}
