import { existsSync } from 'node:fs';

/** Suites that need a browser. The one that npm brings runs on Linux on x64; elsewhere CHROMIUM_PATH names one. */
const BROWSER_SUITES = [
  'test/web/',
  'test/diagram/browser',
  'test/library/library',
  'test/solver/highs',
  'test/graphql/transports/graphiql',
];
const { CHROMIUM_PATH } = process.env;
const hasBrowser = CHROMIUM_PATH ? existsSync(CHROMIUM_PATH) : `${process.platform} ${process.arch}` === 'linux x64';
if (!hasBrowser) process.env.LEFT_OUT = `${BROWSER_SUITES.join(', ')} (no browser: set CHROMIUM_PATH)`;

/** Never looked at. */
export const ignored = ['/node_modules/', ...(hasBrowser ? [] : BROWSER_SUITES)];

/** @type {import('jest').Config} */
export default {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: [...ignored, '\\.long\\.test\\.ts$'],
  runner: '<rootDir>/test/suite-runner.js',
  testSequencer: '<rootDir>/test/longest-first.js',
  maxWorkers: 1,
  forceExit: true,
  setupFiles: ['<rootDir>/test/property-seed.js', '<rootDir>/test/watchdog.js', '<rootDir>/test/solver-loaded.js'],
  globalSetup: '<rootDir>/test/global-setup.js',
  globalTeardown: '<rootDir>/test/global-teardown.js',
  reporters: ['default', '<rootDir>/test/summary-reporter.js'],
  // It bears the name of this package.
  modulePathIgnorePatterns: ['<rootDir>/dist/package/package.json'],
};
