import { appendFileSync } from 'node:fs';

/**
 * Closes a run with one plain line; a suite that could not even be loaded counts as a failure. Where TEST_COUNTS names a
 * file the line goes there, for whoever adds up several runs.
 */
export default class SummaryReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const summary = `${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed`;
    const { TEST_COUNTS: file } = process.env;
    if (file) appendFileSync(file, `${summary}\n`);
    else process.once('exit', () => console.log(summary));
  }
}
