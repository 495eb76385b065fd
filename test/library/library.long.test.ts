// 20 s: packs the package, checks and installs it, which spawns npm several times and needs the network.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { initialize, talk } from '../mcp/client.js';
import { rootUrl, run } from '../processes.js';

const folder = new URL('dist/package/', rootUrl);

beforeAll(async () => {
  await run('npm', ['run', '-s', 'package'], { cwd: rootUrl });
});

test('the package is as publint and attw want packages', async () =>
  expect(run('npm', ['run', '-s', 'package:check'], { cwd: rootUrl })).resolves.toBeDefined());

type Ended = Readonly<{ stdout: string; stderr: string }>;

const PROGRAM = `import { ask, readTable } from 'rangefinder';

const table = await readTable({
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
  objects: [{ id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' }],
});
if (!table.ok) throw new Error(JSON.stringify(table.failure));
const targets = await ask(table.value, 'legalAttackTargets', { player: 'ann' });
if (!targets.ok) throw new Error(JSON.stringify(targets.failure));
console.log(targets.value.items.map(({ attacker, included }) => [attacker.id, ...included.map(({ id }) => id)].join(' ')));
`;

describe('installed from its tarball in an empty project, it', () => {
  let project: string;
  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'rangefinder-project-'));
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', project], { cwd: folder });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    await writeFile(join(project, 'package.json'), '{ "type": "module", "private": true }');
    await run('npm', ['install', '--offline', join(project, filename)], { cwd: project });
    await writeFile(join(project, 'program.ts'), PROGRAM);
  });
  afterAll(() => rm(project, { recursive: true }));

  const compile = (file: string) =>
    run(
      process.execPath,
      [
        new URL('node_modules/typescript/bin/tsc', rootUrl).pathname,
        ...['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--module', 'nodenext'],
        ...['--target', 'es2022', '--lib', 'es2023,dom', file],
      ],
      { cwd: project },
    ).catch((error: unknown) => error as { stdout: string });

  test('is one package', async () => {
    const { stdout } = await run('npm', ['ls', '--all', '--parseable'], { cwd: project });
    expect(stdout.trim().split('\n').slice(1)).toEqual([join(project, 'node_modules', 'rangefinder')]);
  });

  test('answers a program of ten lines that compiles in strict mode', async () => {
    expect((await compile('program.ts')).stdout).toBe('');
    const { stdout } = await run(process.execPath, ['program.js'], { cwd: project });
    expect(stdout).toContain('bear bob cat');
  });

  test('names the nearest question to one that there is not', async () => {
    const program = `import { ask, readTable } from 'rangefinder';
      const { value } = await readTable({ players: [{ id: 'ann' }, { id: 'bob' }] });
      console.log(JSON.stringify((await ask(value, 'rangof', { player: 'ann' })).failure));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: project });
    expect(JSON.parse(stdout)).toEqual({
      code: 'BAD_USER_INPUT',
      problems: [{ path: ['question'], message: 'There is no question "rangof": did you mean "rangeOf"?' }],
    });
  });

  test('brings the command line, which says in one line what needs the server', async () => {
    const rangefinder = (...args: string[]) =>
      run(join(project, 'node_modules', '.bin', 'rangefinder'), args, { cwd: project }).catch(
        (error: unknown) => error as Ended,
      );
    await writeFile(join(project, 'table.txt'), 'Free-for-All, range 1\nAnn*: Bear 2/2\nBob\nCat\nDan\n');
    const { stdout } = await rangefinder('ask', 'table.txt', 'legalAttackTargets', '--player', 'Ann', '--text');
    expect(stdout).toContain('Included: Bob, Dan');
    for (const name of ['serve', 'keys', 'cards']) {
      const { stderr } = await rangefinder(name);
      expect(stderr).toMatch(/^The server is not installed here: .*\n$/m);
    }
  });

  test('speaks with assistants by itself, parts of it loaded as they are needed', async () => {
    const text =
      'Free-for-All, range 1\nAnn*: Wurm 6/6 {Menace}; Bear 2/2 {Bear attacks each combat if able.}\nBob\nCat\nDan';
    const asked = { question: 'checkAttack', text, arguments: { player: 'Ann', attacks: [] } };
    const call = (id: number, name: string, given: object) => ({
      ...{ jsonrpc: '2.0', id, method: 'tools/call' },
      params: { name, arguments: given },
    });
    const answers = await talk(
      [
        { jsonrpc: '2.0', id: 1, method: 'initialize', params: initialize },
        { jsonrpc: '2.0', id: 2, method: 'tools/list' },
        call(3, 'ask_question', asked),
        call(4, 'check_table', { text }),
        call(5, 'get_rule', { number: '801.5c' }),
        { jsonrpc: '2.0', id: 6, method: 'resources/read', params: { uri: 'rangefinder://rules/CR_2006/601' } },
      ],
      { at: join(project, 'node_modules', '.bin', 'rangefinder') },
    );
    const found = [2, 3, 4, 5, 6].map((id) => JSON.stringify(answers.get(id)?.result));
    expect(found[0]).not.toContain('stored_games');
    expect(found[1]).toContain('"legal":false');
    expect(found[2]).toContain('"id":"Wurm"');
    expect(found[3]).toContain('closest appropriate player');
    expect(found[4]).toContain('601.5c');
  });

  test('runs the example of the guide', async () => {
    const guide = await readFile(new URL('docs/library.md', rootUrl), 'utf8');
    const [, example = '', printed = ''] = /```javascript\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(guide) ?? [];
    await writeFile(join(project, 'example.js'), example);
    expect((await run(process.execPath, ['example.js'], { cwd: project })).stdout).toBe(printed);
    expect(printed).not.toBe('');
  });

  test('rejects wrong arguments as they are compiled', async () => {
    const wrong = PROGRAM.replace("player: 'ann'", "playr: 'ann'").replace("'bob' }", "'bob', lives: 3 }");
    await writeFile(join(project, 'wrong.ts'), wrong);
    const { stdout } = await compile('wrong.ts');
    expect(stdout).toMatch(/'lives' does not exist[\s\S]*'playr' does not exist/);
  });
});
