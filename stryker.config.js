import { existsSync, readdirSync } from 'node:fs';

/** What is changed: the chapters, combat, control and warnings. */
const MUTATED = [
  'src/domain/rules/*.ts',
  'src/domain/combat/**/*.ts',
  'src/domain/state/control.ts',
  'src/domain/warnings.ts',
];

const matches = (glob) => {
  const [place] = glob.split('*');
  if (place === glob) return existsSync(glob);
  return (
    existsSync(place) && readdirSync(place, { recursive: glob.includes('**') }).some((name) => name.endsWith('.ts'))
  );
};

const empty = MUTATED.filter((glob) => !matches(glob));
if (empty.length) throw new Error(`No file of src is ${empty.join(' or ')}: stryker.config.js names what is changed.`);

export default {
  mutate: MUTATED,
  plugins: [process.env.STRYKER_JEST_RUNNER],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: { projectType: 'custom', configFile: 'jest.mutation.config.js', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A busy machine is no endless loop.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.stryker-tmp',
  ignoreStatic: true,
  thresholds: { high: 95, low: 90, break: 90 },
};
