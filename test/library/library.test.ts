import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { codeOf, readCode } from '../../src/query/table-code.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import type * as Rangefinder from '../../src/library/rangefinder.js';
import { formOf, catalogue } from '../../src/questions/catalogue/catalogue.js';
import { launchBrowser } from '../browser.js';
import { expectCounts } from '../counts.js';
import { startServer } from '../http/server.js';
import { differences } from './answering.js';
import { recordScenarios, type Asked } from './recording.js';
import { rootUrl, run } from '../processes.js';

/** In bytes, gzipped: what is loaded before anything is asked, and with that what any question needs. */
const LARGEST_READ = 46_000;
const MOST_FOR_A_QUESTION = 124_200;
const folder = new URL('dist/package/', rootUrl);

let asked: readonly Asked[];
let rangefinder: typeof Rangefinder;
beforeAll(async () => {
  await run('npm', ['run', '-s', 'package'], { cwd: rootUrl });
  const server = await startServer();
  asked = await recordScenarios(server.url);
  await server.close();
  rangefinder = (await import(new URL('rangefinder.js', folder).href)) as typeof Rangefinder;
});

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
    expect(await gzipped(atOnce)).toBeLessThan(LARGEST_READ);
    const parts = await partsOf(atOnce);
    for (const family of await readdir(new URL('src/generated/questions/', rootUrl))) {
      const part = parts.find((name) => name.startsWith(family.replace('.ts', '-'))) ?? family;
      expect(await gzipped(await filesOf(part, new Set(atOnce)))).toBeLessThan(MOST_FOR_A_QUESTION);
    }
    expect(await gzipped(parts.filter((name) => name.startsWith('read-text')))).toBeLessThan(25_000);
  });

  test('makes no more of memory than it did, whatever is asked', async () => {
    const examples = Object.fromEntries(catalogue.map(({ name }) => [name, formOf(name).example]));
    const program = join(import.meta.dirname, 'allocations.js');
    const room = ['--single-threaded', '--max-semi-space-size=1024', '--min-semi-space-size=1024'];
    const { stdout } = await run(process.execPath, [...room, program, JSON.stringify(examples)]);
    const allocated = Object.entries(JSON.parse(stdout) as Readonly<Record<string, number>>);
    // They are those of Node 20: another version makes up to twice as much, or half.
    const tolerance = process.versions.node.startsWith('20.') ? 0.1 : 1;
    await expectCounts(
      Object.fromEntries(allocated.map(([name, bytes]) => [`bytes allocated: ${name}`, bytes])),
      tolerance,
    );
  });

  test('shows what its report says', async () => {
    const names = ['rangefinder.d.ts', 'types.d.ts'];
    const report = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
    expect(report.join('\n')).toMatchSnapshot();
  });
});

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
    readFile(new URL(place, rootUrl)).then(
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
    expect(asked.length).toBeGreaterThan(400);
    expect(new Set(asked.map(({ question }) => question)).size).toBeGreaterThanOrEqual(28);
    expect((await differences(rangefinder, asked)).slice(0, 3)).toEqual([]);
  });

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
  });

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
  });

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

test('an edition that there is not is refused, with those that there are', async () =>
  expect(rangefinder.rulebook('CR_2007' as 'CR_2008')).rejects.toThrow(
    /^There is no edition "CR_2007": there are CR_2005, .*CR_2026_09\.$/,
  ));

test('the guide has every function', async () => {
  const guide = await readFile(new URL('docs/library.md', rootUrl), 'utf8');
  const told = [...guide.matchAll(/^\| `(\w+)|`, `(\w+)\(/gm)].map(([, first, other]) => first ?? other);
  expect(told.sort()).toEqual(Object.keys(rangefinder).sort());
});

describe('what programs without types may give', () => {
  const state = { players: [{ id: 'ann' }, { id: 'bob' }] };
  const given = (value: unknown): never => value as never;
  const table = async () => {
    const read = await rangefinder.readTable(state);
    return read.ok ? read.value : given(undefined);
  };

  test.each<[string, () => Promise<unknown>, object]>([
    [
      'no card',
      () => rangefinder.readCard(given(undefined)),
      { path: ['cardData'], message: 'cardData has to be an object.' },
    ],
    [
      'no arguments',
      async () => rangefinder.ask(await table(), 'ranges', given(undefined)),
      { path: [], message: 'The input has to be an object.' },
    ],
    [
      'an argument beside one that there is not',
      async () => rangefinder.ask(await table(), 'rangeOf', given({ player: 3, strange: 1 })),
      { path: ['player'], message: 'player has to be a string.' },
    ],
    [
      'an option that there is not',
      async () => rangefinder.applyEvents(await table(), [], given({ forced: true })),
      { path: ['forced'], message: 'There is no field "forced": did you mean "force"?' },
    ],
    [
      'an option that is no switch',
      async () => rangefinder.applyEvents(await table(), [], given({ force: 'no' })),
      { path: ['force'], message: 'force has to be true or false.' },
    ],
    [
      'an event that cannot be supposed',
      async () => rangefinder.ask(await table(), 'ranges', { suppose: [{ playerLeaves: { player: 'zoe' } }] }),
      { path: ['suppose', 0, 'playerLeaves', 'player'], message: 'There is no player "zoe" at this table.' },
    ],
  ])('%s: a failure with its path', async (_, called, problem) => {
    const problems = expect.arrayContaining([problem]);
    expect(await called()).toEqual({ ok: false, failure: { code: 'BAD_USER_INPUT', problems } });
  });

  test.each([undefined, null, 3, {}])('%j is not a table', async (none) => {
    const message = 'That is not a table of readTable, decodeTable or applyEvents.';
    await expect(rangefinder.ask(given(none), 'ranges', {})).rejects.toThrow(message);
    await expect(rangefinder.encodeTable(given(none))).rejects.toThrow(message);
  });
});

type Answering = Readonly<{ answering: (asked: readonly Asked[]) => Promise<unknown> }>;

describe('codes of tables', () => {
  test('are read by the package and by the server, whichever has written them', async () => {
    const tables = [...new Map(asked.map(({ body: { state } }) => [JSON.stringify(state), state])).values()];
    for (const description of tables) {
      const table = await rangefinder.readTable(description as Rangefinder.TableDescription);
      const state = readDescription(description);
      expect(table.ok).toBe(state.ok);
      if (!table.ok || !state.ok) continue;
      expect(readCode(await rangefinder.encodeTable(table.value))).toEqual(readCode(codeOf(state.value)));
      const decoded = await rangefinder.decodeTable(codeOf(state.value));
      expect(decoded.ok && rangefinder.describeTable(decoded.value)).toEqual(rangefinder.describeTable(table.value));
    }
  });

  test('that are damaged are rejected', async () => {
    const known = '1MjzR4iMUb2hhjr92rsUWKXl5iBhOyk9CcJITS8ARTkwwg0zBE9IA';
    expect((await rangefinder.decodeTable(known)).ok).toBe(true);
    for (const wrong of ['', '1', known.slice(0, -1), `${known}A`, `2${known.slice(1)}`, known.replace('h', 'j'), ''])
      expect(await rangefinder.decodeTable(wrong)).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
  });
});
