import config, { ignored } from './jest.config.js';

process.env.RELIABILITY ??= 'short';

/** What takes long or needs the network, and is left out of npm test: `npm run test:all`. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/**/*.long.test.ts', '<rootDir>/test/reliability/**/*.reliability.ts'],
  testPathIgnorePatterns: ignored,
};
