import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { editions } from '../../src/domain/rulebook/editions.js';
import { exampleOperations } from '../../src/graphql/example-operations.js';
import { coverageOf } from '../../src/questions/catalogue/coverage.js';
import { errorCodes } from '../../src/http/errors/error-codes.js';
import { launchBrowser } from '../browser.js';
import { query, startServer, type TestServer } from '../http/server.js';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const textOf = async (path: string): Promise<string> => {
  const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

/** A page that fails where it asks another host for anything, or where something in it may not run. */
const opened = async (path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage();
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.url)) wrong.push(request.url());
  });
  page.on('close', () => expect(wrong).toEqual([]));
  await page.goto(`${server.url}${path}`);
  return page;
};

const closed = async (page: Page): Promise<void> => {
  await page.close();
  await page.context().close();
};

describe('the documentation', () => {
  test('every page is reached from the first one, and no link of its leads nowhere', async () => {
    const [seen, places] = [new Set<string>(), ['/docs']];
    for (const path of places) {
      const [address = ''] = path.split('#');
      if (seen.has(address)) continue;
      seen.add(address);
      const html = await textOf(address);
      const isOurs = address === '/docs' || (address.startsWith('/docs/') && html.startsWith('<!doctype html>'));
      if (isOurs) places.push(...linksIn(html).filter((link) => link.startsWith('/')));
    }
    const guides = ['app-makers', 'judge-tools', 'dashboards', 'operations', 'questions', 'variants', 'cases'];
    for (const name of [...guides, 'rest', 'rules', 'errors']) expect(seen).toContain(`/docs/${name}`);
    expect([...seen].filter((path) => path.startsWith('/docs/errors/'))).toHaveLength(Object.keys(errorCodes).length);
  });

  test('links within the guides lead to headings that are there', async () => {
    const operations = await textOf('/docs/operations');
    expect(await textOf('/docs/app-makers')).toContain('id="limits"');
    expect(linksIn(operations)).toContain('/docs/app-makers#limits');
  });

  test('there is no guide of another name', async () => {
    const response = await fetch(`${server.url}/docs/nothing`);
    expect(response.status).toBe(404);
  });

  const looks = { light: { colorScheme: 'light' }, dark: { colorScheme: 'dark' } } as const;
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true } as const;

  test.each(['/docs', '/docs/variants', '/docs/rules?search=801', '/docs/errors'])(
    '%s can be used by everybody, in the light, in the dark and on a phone',
    async (path) => {
      for (const options of [looks.light, looks.dark, phone]) {
        const page = await opened(path, options);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await closed(page);
      }
    },
  );
});

describe('the rulebook', () => {
  const states = { ANSWERED: 'Answered', NOT_YET: 'Not yet', OUT_OF_SCOPE: 'Out of scope' } as const;

  test.each(editions.map(({ edition }) => edition))(
    'of %s says of every multiplayer rule what answers it',
    async (edition) => {
      const html = await textOf(`/docs/rules?edition=${edition}`);
      for (const { rule, status } of coverageOf(edition)) {
        const rows = html.split('\n').filter((line) => line.startsWith(`<tr><td>${rule.number}</td>`));
        const isTold = rows.some((row) => row.includes(`<td>${states[status]}`));
        expect([rule.number, isTold]).toEqual([rule.number, true]);
      }
    },
  );

  test('is searched, and changes its edition, without a script', async () => {
    const page = await opened('/docs/rules', { javaScriptEnabled: false });
    await page.getByLabel('Number, section or summary').fill('801.2d');
    await page.getByLabel('Edition').selectOption('CR_2018');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('heading', { name: '1 rule' }).waitFor();
    expect(page.url()).toContain('edition=CR_2018&search=801.2d');
    await closed(page);
  });

  test('shows what is searched for as text, and an unknown edition as the newest', async () => {
    const html = await textOf(
      `/docs/rules?edition=CR_1993&search=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(html).not.toContain('<script>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
  });
});

test('the documentation is open to all where keys are in force, as the errors are', async () => {
  const own = await startServer({ apiKey: 'the-key-of-the-environment' });
  for (const path of [
    '/docs',
    '/docs/app-makers',
    '/docs/rules',
    '/docs/errors',
    '/docs/rest',
    '/docs/documentation.css',
  ])
    expect([path, (await fetch(`${own.url}${path}`)).status]).toEqual([path, 200]);
  expect((await fetch(`${own.url}/v1/games`)).status).toBe(401);
  await own.close();
});

test('the reference of REST shows every operation, and one is tried', async () => {
  const page = await opened('/docs/rest');
  await page.locator('.opblock').first().waitFor();
  const { paths } = JSON.parse(await textOf('/v1/openapi.json')) as { paths: Record<string, object> };
  const operations = Object.values(paths).flatMap((path) =>
    Object.keys(path).filter((name) => ['get', 'put', 'post', 'delete'].includes(name)),
  );
  expect(await page.locator('.opblock').count()).toBe(operations.length);
  const editionsBlock = page.locator('.opblock', { hasText: '/v1/editions' });
  await editionsBlock.locator('.opblock-summary-control').click();
  await editionsBlock.getByRole('button', { name: 'Execute' }).click();
  await editionsBlock.locator('.live-responses-table', { hasText: 'CR_2005' }).waitFor();
  await closed(page);
});

describe('GraphiQL', () => {
  const named = exampleOperations.map(
    (operation) => [/query (\w+)/.exec(operation.query)?.[1] ?? '', operation] as const,
  );

  test.each(named)('has the operation %s, which is answered', async (_, { query: text, variables }) => {
    expect((await query(server.url, text, variables)).body.errors).toBeUndefined();
  });

  test('opens with the operations of every kind of user', async () => {
    expect(new Set(exampleOperations.map(({ reader }) => reader)).size).toBe(3);
    const page = await opened('/graphql');
    const tabs = page.getByRole('tab');
    for (const { query: text } of exampleOperations)
      await tabs
        .filter({ hasText: /query (\w+)/.exec(text)?.[1] ?? '' })
        .first()
        .waitFor();
    await closed(page);
  });
});
