import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import LightRunner from 'jest-light-runner';

const { BEGUN_SUITES: begun } = process.env;

/** Whether no other process of this run has begun the suite; then it is this one's (scripts/side-by-side.ts). */
const isLeft = async ({ path }) => {
  if (!begun) return true;
  try {
    await writeFile(join(begun, encodeURIComponent(path).slice(-200)), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
};

/** Has Node itself run the suites, one after the other, so that they share the modules that they test. */
export default class SuiteRunner extends LightRunner {
  async runTests(tests, ...given) {
    for (const test of tests) if (await isLeft(test)) await super.runTests([test], ...given);
  }
}
