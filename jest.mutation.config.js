import config from './jest.config.js';

/** The tests of the domain alone: no database is started, and nothing is slow. */
const { globalSetup: _setUp, globalTeardown: _tearDown, ...domain } = config;

export default { ...domain, testMatch: ['<rootDir>/test/domain/**/*.test.ts'], reporters: ['default'] };
