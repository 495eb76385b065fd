import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { solveWithin } from '../../src/solver/highs.js';
import { randomNumbers } from '../random-numbers.js';
import { launchBrowser } from '../browser.js';
import { answer, mostOfRing } from './crossing-caps.js';

const root = new URL('../../', import.meta.url).pathname;
const types: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm', html: 'text/html' };

let folder: string;
const bundled = async (name: string, ...options: readonly string[]): Promise<string> => {
  const outfile = join(folder, `${name}.js`);
  await promisify(execFile)(
    join(root, 'node_modules/.bin/esbuild'),
    [`test/solver/${name}.ts`, '--bundle', '--format=esm', `--outfile=${outfile}`, ...options],
    { cwd: root },
  );
  return outfile;
};

/** Serves the files of the folder, and an empty page with a program at every other path. */
const serve = async (program: string) => {
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    const type = types[name.split('.').at(-1) ?? ''];
    const page = Promise.resolve(`<script type="module" src="/${program}"></script>`);
    void (type ? readFile(join(folder, name)) : page).then((body) => {
      response.setHeader('Content-Type', type ?? 'text/html').end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}` };
};

beforeAll(async () => {
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true });
  folder = await mkdtemp(join(root, 'node_modules/.cache/solver-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('The solver', () => {
  test('answers in this thread', () => expect(answer()).toBe(mostOfRing));

  test('says so where time runs out before anything is proven', () => {
    const variables = Array.from({ length: 60 }, () => ({ most: 1, gain: 1 }));
    const rows = variables.map((_, index) => ({
      terms: [index, (index + 7) % 60, (index + 11) % 60].map((variable) => ({ variable, factor: 1 })),
      most: 1,
    }));
    expect(solveWithin(0)({ variables, rows })).toBe('OUT_OF_TIME');
  });

  test('says so where it takes too many iterations, however much time there is', () => {
    const random = randomNumbers(12);
    const variables = Array.from({ length: 300 }, () => ({ most: 1, gain: 1 + random.below(3) }));
    const rows = Array.from({ length: 200 }, () => {
      const terms = [...variables.keys()].filter(() => !random.below(4)).map((variable) => ({ variable, factor: 1 }));
      return { terms, most: 10 + random.below(4) };
    });
    expect(solveWithin()({ variables, rows })).toBe('TOO_MANY_ITERATIONS');
  });

  test('answers in a worker thread', async () => {
    const worker = new Worker(await bundled('in-a-worker', '--platform=node', '--external:highs'));
    expect(await once(worker, 'message')).toEqual([mostOfRing]);
    await worker.terminate();
  });

  test('answers in a browser', async () => {
    const program = await bundled('in-a-page', '--platform=browser', '--external:node:module');
    await copyFile(createRequire(import.meta.url).resolve('highs/runtime'), join(folder, 'highs.wasm'));
    const { server, url } = await serve(program.slice(folder.length + 1));
    const browser = await launchBrowser();
    const page = await browser.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(url);
    await page.waitForFunction('document.title !== ""', undefined, { timeout: 120_000 });
    expect([await page.title(), failures]).toEqual([String(mostOfRing), []]);
    await browser.close();
    server.close();
  });
});
