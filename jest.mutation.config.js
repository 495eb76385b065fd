import config from './jest.config.js';

/** Mutation tests run the tests anew for each mutant: fewer random cases do there. */
process.env.RANDOM_CASES ??= '120';

/** The tests of the domain alone, for which no database is started; MUTATION_TESTS names some of them, to be quicker. */
const testMatch = [`<rootDir>/test/domain/${process.env.MUTATION_TESTS ?? '**/*'}.test.ts`];
/** Searches up to the limit take seconds, and would do so for every mutant of the code that they go through. */
const testPathIgnorePatterns = ['/node_modules/', 'declarations-too-complex'];

/** Stryker wants Jest's own runner, and so a transformer, which scripts/mutation.ts installs. */
const options = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } };
const domain = {
  ...config,
  testMatch,
  testPathIgnorePatterns,
  reporters: ['default'],
  runner: 'jest-runner',
  // Stryker itself ends what does not end.
  setupFiles: ['<rootDir>/test/property-seed.js'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': [process.env.MUTATION_TRANSFORMER, options] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironment: 'node',
};
delete domain.globalSetup;
delete domain.globalTeardown;

export default domain;
