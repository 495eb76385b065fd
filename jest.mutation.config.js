import config from './jest.config.js';

/** The tests of the domain alone: no database is started. */
const domain = { ...config, testMatch: ['<rootDir>/test/domain/**/*.test.ts'], reporters: ['default'] };
delete domain.globalSetup;
delete domain.globalTeardown;

export default domain;
