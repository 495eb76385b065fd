import { copyFile, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { root, run } from './processes.js';

/** A rule, a file that breaks it, and the file's text. */
type Violation = readonly [rule: string, file: string, text: string];

/** A file of the tests that breaks a rule of TypeScript. */
const typed = (rule: string, name: string, text: string): Violation => [`typescript(${rule})`, `test/${name}.ts`, text];

/** One violation of each rule that the project configures itself. */
const own: readonly Violation[] = [
  ['eslint(no-restricted-imports)', 'src/domain/package.ts', "import 'fastify';"],
  ['eslint(no-restricted-imports)', 'src/domain/rules/folder.ts', "import '../../games/games.js';"],
  ['eslint(no-restricted-imports)', 'src/domain/state/room.ts', "import '../rules/rules.js';"],
  ['eslint(no-restricted-imports)', 'src/domain/cards/layers/room.ts', "import { one } from '../../rules/rules.js';"],
  ['eslint(no-restricted-imports)', 'src/rest/door.ts', "import '../graphql/schema.js';"],
  ['eslint(no-restricted-imports)', 'src/mcp/door.ts', "import '../rest/door.js';"],
  ['eslint(no-restricted-imports)', 'src/cli/door.ts', "export { ask } from '../library/rangefinder.js';"],
  ['eslint(no-restricted-imports)', 'src/cli/later.ts', "export const load = () => import('../mcp/stdio.js');"],
  ['eslint(no-restricted-imports)', 'src/graphql/root.ts', "import '../app.js';"],
  ['eslint(no-restricted-imports)', 'src/http/prisma.ts', "import '@prisma/client';"],
  ['eslint(no-restricted-imports)', 'src/games/process.ts', "import 'node:process';"],
  ['eslint(no-restricted-imports)', 'src/questions/postgres.ts', "import 'pg';"],
  ['eslint(no-restricted-imports)', 'src/app.ts', "import 'node:process';"],
  ['eslint(no-restricted-imports)', 'src/main.ts', "import 'pg';"],
  ['eslint(no-restricted-globals)', 'src/rest/environment.ts', 'export const home = process.env;'],
  ['eslint(no-restricted-globals)', 'src/domain/weak-map.ts', 'export const known = new WeakMap<object, string>();'],
  ['import(no-cycle)', 'src/questions/one.ts', "import './other.js';\nexport const one = 1;"],
  ['import(no-cycle)', 'src/questions/other.ts', "import './one.js';\nexport const other = 1;"],
  ['typescript(consistent-type-assertions)', 'src/domain/assertion.ts', 'export const one = 1 as number;'],
  ['typescript(no-non-null-assertion)', 'src/domain/bang.ts', 'export const one = (list: number[]) => list[0]!;'],
  ['typescript(no-explicit-any)', 'src/domain/any.ts', 'export const keep = (given: any[]) => given.length;'],
  ['eslint(max-lines)', 'src/domain/long.ts', 'export {};\n'.repeat(301)],
  ['eslint(max-lines-per-function)', 'src/domain/function.ts', `export const long = () => {${'\n'.repeat(31)}};`],
  ['eslint(no-console)', 'src/rest/console.ts', "console.log('');"],
  ['eslint(eqeqeq)', 'test/equal.ts', 'export const isOne = (given: number) => given == 1;'],
  ['typescript(TS2322)', 'examples/type.ts', "export const one: number = 'one';"],
  ['typescript(TS2322)', 'web/source/type.tsx', 'export const Text = (): number => <p>one</p>;'],
  ['eslint(no-undef)', 'examples/undefined.js', 'nowhere();'],
  typed('consistent-type-imports', 'type', "import { Shape } from './shape.js'; export type Same = Shape;"),
  typed(
    'return-await',
    'await',
    'export const f = async (p: Promise<1>) => { try { return p; } finally { await p; } };',
  ),
  typed('no-confusing-void-expression', 'void', 'declare const f: () => void; export const x = f();'),
  typed('restrict-template-expressions', 'template', 'export const say = (what: object | null) => `${what}`;'),
  typed(
    'switch-exhaustiveness-check',
    'switch',
    "export const f = (x: 'a' | 'b') => { switch (x) { case 'a': return 1; } return 0; };",
  ),
];

/** Ten rules of the presets, drawn by chance. */
const presets: readonly Violation[] = [
  typed('no-unnecessary-type-constraint', 'constraint', 'export const f = <T extends unknown>(a: T, b: T) => [a, b];'),
  ['typescript(no-unsafe-member-access)', 'src/domain/member.ts', "export const f = () => JSON.parse('').x === 1;"],
  typed('restrict-plus-operands', 'plus', "export const f = (a: number) => a + 'x';"),
  typed('no-misused-spread', 'spread', 'export const f = (a: readonly number[]) => ({ ...a });'),
  ['typescript(no-unsafe-argument)', 'src/domain/argument.ts', "export const f = () => Math.abs(JSON.parse(''));"],
  typed(
    'no-for-in-array',
    'for-in',
    'export const f = (a: number[]) => { for (const each in a) a.push(each.length); };',
  ),
  typed('no-unnecessary-type-parameters', 'parameter', 'export const f = <T>(given: T): boolean => given === null;'),
  typed('no-extraneous-class', 'class', 'export class Empty { static one = 1; }'),
  ['typescript(no-unsafe-return)', 'src/domain/return.ts', "export const f = (): number => JSON.parse('');"],
  typed('prefer-return-this-type', 'this', 'export class Chain { more(): Chain { return this; } x = 1; }'),
];

const oxlint = (folder: string, ...places: readonly string[]) => {
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const options = ['-c', 'oxlint.config.js', '--deny-warnings', '-f', 'json', ...places];
  return run(process.execPath, [program, ...options], { cwd: folder }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: unknown) => error as { stdout: string; code: number },
  );
};

const lint = async (folder: string, ...places: readonly string[]): Promise<ReadonlySet<string>> => {
  const { diagnostics } = JSON.parse((await oxlint(folder, ...places)).stdout) as Report;
  return new Set(diagnostics.map(({ code = 'directive', filename }) => `${code} ${filename}`));
};

type Report = Readonly<{ diagnostics: readonly { readonly code?: string; readonly filename: string }[] }>;

let folder: string;
let found: ReadonlySet<string>;
beforeAll(async () => {
  folder = await mkdtemp(join(process.env['TEST_FOLDER'] ?? '', 'linting-'));
  for (const name of ['oxlint.config.js', 'tsconfig.json', 'package.json'])
    await copyFile(join(root, name), join(folder, name));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const planted = [...own, ...presets, ['', 'test/shape.ts', 'export interface Shape {\n  one: 1;\n}'] as const];
  for (const [, file, text] of planted) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${text}\n`);
  }
  await mkdir(join(folder, 'web'), { recursive: true });
  await copyFile(join(root, 'web/tsconfig.json'), join(folder, 'web/tsconfig.json'));
  found = await lint(folder, 'src', 'test', 'examples', 'web');
});

test.each([...own, ...presets])('%s is named in %s', (rule, file) =>
  expect([...found].filter((each) => each.endsWith(` ${file}`))).toContain(`${rule} ${file}`),
);

test('a directive that switches off nothing is named', async () => {
  const text = '// oxlint-disable-next-line no-console\nexport const one = 1;\n';
  await writeFile(join(folder, 'test/directive.ts'), text);
  expect([...(await lint(folder, 'test/directive.ts'))]).toEqual(['directive test/directive.ts']);
});

test('a run that looks at no file fails', async () =>
  expect(oxlint(folder, 'nowhere')).resolves.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^No files found/),
  }));
