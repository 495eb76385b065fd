import config, { ignored } from './jest.config.js';

/** What takes long or needs the network, and is left out of npm test: `npm run test:all`. */
export default { ...config, testMatch: ['<rootDir>/test/**/*.long.test.ts'], testPathIgnorePatterns: ignored };
