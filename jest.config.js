/** @type {import('jest').Config} */
export default {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.ts$'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironment: '<rootDir>/test/environment.js',
  setupFiles: ['<rootDir>/test/property-seed.js'],
  globalSetup: '<rootDir>/test/global-setup.js',
  globalTeardown: '<rootDir>/test/global-teardown.js',
  reporters: ['default', ...(process.env.CI ? ['<rootDir>/test/summary-reporter.js'] : [])],
  // It bears the name of this package.
  modulePathIgnorePatterns: ['<rootDir>/dist/package/package.json'],
  maxWorkers: 2,
  workerIdleMemoryLimit: '1200MB',
  testTimeout: 300_000,
};
