import config from './jest.config.js';

process.env.TEST_MINUTES ??= '30';

/** What takes minutes: real processes, outages, load; one after the other. RELIABILITY=short asks less of each. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/reliability/**/*.reliability.ts'],
};
