/** Closes a run with one plain line; a suite that could not even be loaded counts as a failure. */
export default class SummaryReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    process.once('exit', () => console.log(`${numPassedTests} passed, ${failed} failed`));
  }
}
