import config from './jest.config.js';

/** Mutation tests run the tests anew for each mutant: fewer random cases do there. */
process.env.RANDOM_CASES ??= '120';

/** The tests of the domain alone, for which no database is started; MUTATION_TESTS names some of them, to be quicker. */
const testMatch = [`<rootDir>/test/domain/${process.env.MUTATION_TESTS ?? '**/*'}.test.ts`];
const domain = { ...config, testMatch, reporters: ['default'] };
delete domain.globalSetup;
delete domain.globalTeardown;

export default domain;
