import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ring } from '../solver/crossing-caps.js';
import { server, page, open, button, thing, turnTo, drawn, question, servePage, writeAsText } from './the-page.js';
import { asked, pathsAsked, shows } from './the-page.js';

await servePage({ serviceWorkers: 'allow' });

test('a declaration that no flow decides is judged in the browser, by the solver, offline after one visit as well', async () => {
  const requests = pathsAsked();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await drawn();
  expect(requests.filter((path) => path.includes('highs'))).toEqual([]);
  await writeAsText(JSON.stringify(ring));
  await thing('c0').first().waitFor();
  await question('Is this attack legal?');
  await asked().getByText('Not legal.').waitFor();
  await asked().getByRole('heading', { name: 'A legal attack' }).waitFor();
  expect(requests.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
  expect(await page.evaluate(() => fetch('/readyz').catch(() => 'no network'))).toBe('no network');
});

test('the draft survives a reload, without a server as well; other caches go', async () => {
  await turnTo('Set up');
  await button('4 players').click();
  await page.getByLabel('Name of Ann').fill('Annabel');
  await shows('.picture', 'Annabel');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await shows('.picture', 'Annabel');
  await question('Who is in range of a player?');
  await asked().getByText('Annabel').first().waitFor();
  await page.context().setOffline(false);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
});

/** Stands before the server, and serves a new version of the page once it is upgraded: other styles, by another name. */
const startUpgradable = async () => {
  let isUpgraded = false;
  const renewed = (text: string): string =>
    text.replaceAll(/(assets\/index-[\w-]+)\.css/g, '$1-new.css').replace("'rangefinder ", "'rangefinder new ");
  const front = createServer((request, response) => {
    const path = request.url ?? '/';
    void fetch(`${server.url}${path.replace('-new.css', '.css')}`).then(async (answer) => {
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isNamed = path === '/' || path === '/service-worker.js';
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      response.end(isUpgraded && isNamed ? renewed(bytes.toString()) : bytes);
    });
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    upgrade: () => (isUpgraded = true),
    close: () => front.close(),
  };
};

const news = (on: Page) => on.getByText('This is a new version of Rangefinder.');

test('a new version: takes over at the next load and says so, once; then it is there without a network, too', async () => {
  const front = await startUpgradable();
  const visitor = await open('/', { serviceWorkers: 'allow' }, front.url);
  await drawn(visitor);
  await visitor.evaluate(() => navigator.serviceWorker.ready);
  expect(await news(visitor).count()).toBe(0);
  front.upgrade();
  await visitor.reload();
  await news(visitor).waitFor();
  await visitor.waitForFunction(async () => (await caches.keys()).some((name) => name.startsWith('rangefinder new')));
  await visitor.waitForFunction(async () => (await caches.keys()).length <= 2);
  await button('Close', visitor).click();
  await news(visitor).waitFor({ state: 'detached' });
  await visitor.waitForFunction(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return installing === null && waiting === null && active?.state === 'activated';
  });
  front.close();
  await visitor.context().setOffline(true);
  await visitor.reload();
  await drawn(visitor);
  expect(await news(visitor).count()).toBe(0);
  expect(await visitor.locator('link[rel="stylesheet"]').first().getAttribute('href')).toContain('-new.css');
});

test('a new version: answers and keys are never kept', async () => {
  const key = 'a-key-never-to-be-kept';
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const statuses = await page.evaluate(async (authorization) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const query = { method: 'POST', headers, body: JSON.stringify({ query: '{ __typename }' }) };
    const asked = [
      fetch('/v1/editions', { headers }),
      fetch('/graphql', query),
      fetch('/graphql?query={__typename}'),
      fetch('/mcp', { headers }),
    ];
    return (await Promise.all(asked)).map(({ status }) => status);
  }, `Bearer ${key}`);
  expect(statuses).toHaveLength(4);
  const kept = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url, headers }) => [new URL(url).pathname, headers.get('authorization')]);
  });
  expect(kept.length).toBeGreaterThan(5);
  for (const [path, authorization] of kept) {
    expect(path).toMatch(/^\/$|^\/assets\//);
    expect(authorization).toBeNull();
  }
});
