import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { codeOf, readCode } from '../../src/table-code.js';
import { readDescription } from '../../src/domain/state/read-description.js';
import type * as Rangefinder from '../../src/library/rangefinder.js';
import { launchBrowser } from '../browser.js';
import { startServer } from '../http/server.js';
import { initialize, talk } from '../mcp/client.js';
import { differences } from './answering.js';
import { recordScenarios, type Asked } from './recording.js';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url);
/** In bytes, gzipped: what is loaded before anything is asked, and with that what any question needs. */
const MOST_AT_ONCE = 70_000;
const MOST_FOR_A_QUESTION = 90_000;
const folder = new URL('dist/package/', root);

let asked: readonly Asked[];
let rangefinder: typeof Rangefinder;
beforeAll(async () => {
  await run('npm', ['run', '-s', 'package'], { cwd: root });
  const server = await startServer();
  asked = await recordScenarios(server.url);
  await server.close();
  rangefinder = (await import(new URL('rangefinder.js', folder).href)) as typeof Rangefinder;
}, 300_000);

/** Returns the files that a program loads before it asks anything, and those that it loads when it needs them. */
const filesOf = async (entry: string, found = new Set<string>()): Promise<ReadonlySet<string>> => {
  if (found.has(entry)) return found;
  found.add(entry);
  const text = await readFile(new URL(entry, folder), 'utf8');
  for (const [, name = ''] of text.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)) await filesOf(name, found);
  return found;
};

/** Returns the parts that these files load when they need them. */
const partsOf = async (names: Iterable<string>): Promise<readonly string[]> => {
  const texts = await Promise.all([...names].map((name) => readFile(new URL(name, folder), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(/import\("\.\/([\w-]+\.js)"\)/g)].map(([, name = '']) => name));
};

const gzipped = async (names: Iterable<string>): Promise<number> => {
  const texts = await Promise.all([...names].map((name) => readFile(new URL(name, folder))));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
};

describe('the package', () => {
  test('is small: what is loaded at once, with each question, and the card reader', async () => {
    const atOnce = await filesOf('rangefinder.js');
    expect(await gzipped(atOnce)).toBeLessThan(MOST_AT_ONCE);
    const parts = await partsOf(atOnce);
    for (const family of await readdir(new URL('src/library/questions/', root))) {
      const part = parts.find((name) => name.startsWith(family.replace('.ts', '-'))) ?? family;
      expect(await gzipped(await filesOf(part, new Set(atOnce)))).toBeLessThan(MOST_FOR_A_QUESTION);
    }
    expect(await gzipped(parts.filter((name) => name.startsWith('read-text')))).toBeLessThan(25_000);
  });

  test('shows what its report says', async () => {
    const report = await Promise.all(
      ['rangefinder.d.ts', 'types.d.ts'].map((name) => readFile(new URL(name, folder), 'utf8')),
    );
    expect(report.join('\n')).toMatchSnapshot();
  });
});

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
        new URL('node_modules/typescript/bin/tsc', root).pathname,
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

  test('names the editions where one is asked for that there is not', async () =>
    expect(rangefinder.rulebook('CR_2007' as 'CR_2008')).rejects.toThrow(
      /^There is no edition "CR_2007": there are CR_2005, .*CR_2026_09\.$/,
    ));

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
  }, 60_000);

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
  }, 60_000);

  test('runs the example of the guide', async () => {
    const guide = await readFile(new URL('docs/library.md', root), 'utf8');
    const [, example = '', printed = ''] = /```javascript\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(guide) ?? [];
    await writeFile(join(project, 'example.js'), example);
    expect((await run(process.execPath, ['example.js'], { cwd: project })).stdout).toBe(printed);
    expect(printed).not.toBe('');
  });

  test('rejects wrong arguments as they are compiled', async () => {
    await writeFile(
      join(project, 'wrong.ts'),
      PROGRAM.replace("player: 'ann'", "playr: 'ann'").replace("'bob' }", "'bob', lives: 3 }"),
    );
    const { stdout } = await compile('wrong.ts');
    expect(stdout).toMatch(/'lives' does not exist[\s\S]*'playr' does not exist/);
  });
});

interface Ended {
  readonly stdout: string;
  readonly stderr: string;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.wasm': 'application/wasm',
};
const places: Readonly<Record<string, string>> = { package: 'dist/package', examples: 'examples' };

const serve = (): Server =>
  createServer((request, response) => {
    const [first = '', ...others] = (request.url ?? '').slice(1).split('/');
    const place = places[first] ? join(places[first], ...others) : join('test/library', first);
    readFile(new URL(place, root)).then(
      (content) => response.setHeader('content-type', types[extname(place)] ?? 'text/html').end(content),
      () => response.setHeader('content-type', 'text/html').end('<title>Empty</title>'),
    );
  }).listen(0, '127.0.0.1');

describe('every scenario is answered as the server answers it, byte for byte,', () => {
  let browser: Browser;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    browser = await launchBrowser();
    server = serve();
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  test('in Node', async () => {
    expect(asked.length).toBeGreaterThan(500);
    expect(new Set(asked.map(({ question }) => question)).size).toBeGreaterThanOrEqual(28);
    expect((await differences(rangefinder, asked)).slice(0, 3)).toEqual([]);
  }, 300_000);

  test('in a page of a browser', async () => {
    const page = await browser.newPage();
    await page.goto(url);
    await page.addScriptTag({
      type: 'module',
      content: `import * as package_ from '/package/rangefinder.js'; import { differences } from '/answering.js';
        window.answering = (asked) => differences(package_, asked);`,
    });
    await page.waitForFunction('window.answering');
    expect(await page.evaluate((given) => (window as never as Answering).answering(given), asked)).toEqual([]);
    await page.close();
  }, 300_000);

  test('in a worker of a browser', async () => {
    const page = await browser.newPage();
    await page.goto(url);
    const found = await page.evaluate(
      (given) =>
        new Promise((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage(given);
        }),
      asked,
    );
    expect(found).toEqual([]);
    await page.close();
  }, 300_000);

  test('and the example page without a server answers a pasted table', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/examples/without-a-server/index.html`);
    await page.fill(
      'textarea',
      JSON.stringify({
        players: [{ id: 'ann' }, { id: 'bob' }],
        objects: [{ id: 'bear', typeLine: 'Creature', owner: 'ann' }],
      }),
    );
    await page.fill('input', 'ann');
    await page.click('button');
    await page.waitForSelector('li');
    expect(await page.textContent('ul')).toContain('bear may attack bob');
    await page.fill('textarea', '{ "players": [] }');
    await page.click('button');
    await page.waitForSelector('[role=alert]:not(:empty)');
    expect(await page.textContent('[role=alert]')).toContain('players');
    await page.close();
  });
});

interface Answering {
  readonly answering: (asked: readonly Asked[]) => Promise<unknown>;
}

describe('codes of tables', () => {
  test('are read by the package and by the server, whichever has written them', async () => {
    const tables = [...new Map(asked.map(({ body: { state } }) => [JSON.stringify(state), state])).values()];
    for (const description of tables) {
      const [table, state] = [
        await rangefinder.readTable(description as Rangefinder.TableDescription),
        readDescription(description),
      ];
      expect(table.ok).toBe(state.ok);
      if (!table.ok || !state.ok) continue;
      expect(readCode(await rangefinder.encodeTable(table.value))).toEqual(readCode(codeOf(state.value)));
      const decoded = await rangefinder.decodeTable(codeOf(state.value));
      expect(decoded.ok && rangefinder.describeTable(decoded.value)).toEqual(rangefinder.describeTable(table.value));
    }
  }, 120_000);

  test('that are damaged are rejected', async () => {
    const known = '1MjzR4iMUb2hhjr92rsUWKXl5iBhOyk9CcJITS8ARTkwwg0zBE9IA';
    expect((await rangefinder.decodeTable(known)).ok).toBe(true);
    for (const wrong of ['', '1', known.slice(0, -1), `${known}A`, `2${known.slice(1)}`, known.replace('h', 'j'), 'ä'])
      expect(await rangefinder.decodeTable(wrong)).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
  });
});
