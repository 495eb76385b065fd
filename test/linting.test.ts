import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** A rule, a file that breaks it, and the file's text. */
type Violation = readonly [rule: string, file: string, text: string];

/** One violation of each rule that the project configures itself. */
const own: readonly Violation[] = [
  ['eslint(no-restricted-imports)', 'src/domain/package.ts', "import 'fastify';"],
  ['eslint(no-restricted-imports)', 'src/domain/rules/folder.ts', "import '../../games/games.js';"],
  ['eslint(no-restricted-imports)', 'src/rest/door.ts', "import '../graphql/schema.js';"],
  ['eslint(no-restricted-imports)', 'src/graphql/root.ts', "import '../app.js';"],
  ['eslint(no-restricted-imports)', 'src/http/prisma.ts', "import '@prisma/client';"],
  ['eslint(no-restricted-imports)', 'src/games/process.ts', "import 'node:process';"],
  ['eslint(no-restricted-imports)', 'src/questions/postgres.ts', "import 'pg';"],
  ['eslint(no-restricted-imports)', 'src/app.ts', "import 'node:process';"],
  ['eslint(no-restricted-imports)', 'src/main.ts', "import 'pg';"],
  ['eslint(no-restricted-globals)', 'src/rest/environment.ts', 'export const home = process.env;'],
  ['import(no-cycle)', 'src/questions/one.ts', "import './other.js';\nexport const one = 1;"],
  ['import(no-cycle)', 'src/questions/other.ts', "import './one.js';\nexport const other = 1;"],
  ['typescript(consistent-type-assertions)', 'src/domain/assertion.ts', 'export const one = 1 as number;'],
  ['typescript(no-non-null-assertion)', 'src/domain/bang.ts', 'export const one = (list: number[]) => list[0]!;'],
  ['typescript(no-explicit-any)', 'src/domain/any.ts', 'export const keep = (given: any[]) => given.length;'],
  ['eslint(max-lines)', 'src/domain/long.ts', 'export {};\n'.repeat(301)],
  ['eslint(max-lines-per-function)', 'src/domain/function.ts', `export const long = () => {${'\n'.repeat(31)}};`],
  ['eslint(no-console)', 'src/rest/console.ts', "console.log('');"],
  ['eslint(eqeqeq)', 'test/equal.ts', 'export const isOne = (given: number) => given == 1;'],
  ['eslint(no-undef)', 'examples/undefined.js', 'nowhere();'],
  [
    'typescript(consistent-type-imports)',
    'test/type.ts',
    "import { Shape } from './shape.js';\nexport type Same = Shape;",
  ],
  [
    'typescript(return-await)',
    'test/await.ts',
    'export const f = async (p: Promise<1>) => {\n  try {\n    return p;\n  } finally {\n    await p;\n  }\n};',
  ],
  ['typescript(no-confusing-void-expression)', 'test/void.ts', 'declare const f: () => void;\nexport const x = f();'],
  [
    'typescript(restrict-template-expressions)',
    'test/template.ts',
    'export const say = (what: object | null) => `${what}`;',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'test/switch.ts',
    "export const f = (x: 'a' | 'b') => {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 0;\n};",
  ],
];

/** Ten rules of the presets, drawn by chance. */
const presets: readonly Violation[] = [
  [
    'typescript(no-unnecessary-type-constraint)',
    'test/constraint.ts',
    'export const f = <T extends unknown>(a: T, b: T) => [a, b];',
  ],
  ['typescript(no-unsafe-member-access)', 'src/domain/member.ts', "export const f = () => JSON.parse('').x === 1;"],
  ['typescript(restrict-plus-operands)', 'test/plus.ts', "export const f = (a: number) => a + 'x';"],
  ['typescript(no-misused-spread)', 'test/spread.ts', 'export const f = (a: readonly number[]) => ({ ...a });'],
  ['typescript(no-unsafe-argument)', 'src/domain/argument.ts', "export const f = () => Math.abs(JSON.parse(''));"],
  [
    'typescript(no-for-in-array)',
    'test/for-in.ts',
    'export const f = (a: number[]) => {\n  for (const each in a) a.push(each.length);\n};',
  ],
  [
    'typescript(no-unnecessary-type-parameters)',
    'test/parameter.ts',
    'export const f = <T>(given: T): boolean => given === null;',
  ],
  ['typescript(no-extraneous-class)', 'test/class.ts', 'export class Empty {\n  static one = 1;\n}'],
  ['typescript(no-unsafe-return)', 'src/domain/return.ts', "export const f = (): number => JSON.parse('');"],
  [
    'typescript(prefer-return-this-type)',
    'test/this.ts',
    'export class Chain {\n  more(): Chain {\n    return this;\n  }\n  x = 1;\n}',
  ],
];

const oxlint = (folder: string, ...places: readonly string[]) => {
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const options = ['-c', 'oxlint.config.js', '--deny-warnings', '-f', 'json', ...places];
  return run(process.execPath, [program, ...options], { cwd: folder }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: unknown) => error as { stdout: string; code: number },
  );
};

/** Finds the rules that files break, each with its file. */
const lint = async (folder: string, ...places: readonly string[]): Promise<ReadonlySet<string>> => {
  const { diagnostics } = JSON.parse((await oxlint(folder, ...places)).stdout) as Report;
  return new Set(diagnostics.map(({ code = 'directive', filename }) => `${code} ${filename}`));
};

interface Report {
  readonly diagnostics: readonly { readonly code?: string; readonly filename: string }[];
}

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
  found = await lint(folder, 'src', 'test', 'examples');
});

test.each([...own, ...presets])('%s is named in %s', (rule, file) => {
  expect([...found].filter((each) => each.endsWith(` ${file}`))).toContain(`${rule} ${file}`);
});

test('a directive that switches off nothing is named', async () => {
  const text = '// oxlint-disable-next-line no-console\nexport const one = 1;\n';
  await writeFile(join(folder, 'test/directive.ts'), text);
  expect([...(await lint(folder, 'test/directive.ts'))]).toEqual(['directive test/directive.ts']);
});

test('a run that looks at no file fails', async () => {
  await expect(oxlint(folder, 'nowhere')).resolves.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^No files found/),
  });
});
