/** Closes a run with one plain line; a suite that could not even be loaded counts as a failure. */
export default class SummaryReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    console.log(`${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed`);
  }
}
