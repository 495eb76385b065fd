import { describe, expect, test } from '@jest/globals';
import { editions } from '../../src/domain/rulebook/editions.js';
import { exampleOperations } from '../../web/source/example-operations.js';
import { coverageOf } from '../../src/questions/catalogue/coverage.js';
import { errorCodes } from '../../src/http/errors/error-codes.js';
import { query, startServer } from '../http/server.js';
import { closed, opened, phone, server, serveDocuments } from './documents.js';

await serveDocuments();

const textOf = async (path: string): Promise<string> => {
  const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

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

  test('links within the guides lead to headings that are there; there is no guide of another name', async () => {
    expect(linksIn(await textOf('/docs/operations'))).toContain('/docs/app-makers#limits');
    expect(await textOf('/docs/app-makers')).toContain('id="limits"');
    expect((await fetch(`${server.url}/docs/nothing`)).status).toBe(404);
  });

  test('every page has a search and lists the guides', async () => {
    for (const path of ['/docs', '/docs/app-makers', '/docs/rules', '/docs/errors', '/docs/rest', '/docs/search']) {
      const html = await textOf(path);
      expect([path, html]).toEqual([path, expect.stringContaining('<form class="find" role="search"')]);
      expect(linksIn(html)).toEqual(expect.arrayContaining(['/docs/judge-tools', '/docs/operations', '/docs/cards']));
    }
  });

  test('guides, rules and errors are searched, without a script', async () => {
    const page = await opened('/docs', { javaScriptEnabled: false });
    await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('PUBLIC_URL');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search\?q=PUBLIC_URL/);
    await page.locator('.found mark', { hasText: 'PUBLIC_URL' }).first().waitFor();
    await page.locator('.found a', { hasText: 'Operations: Settings' }).first().click();
    await page.waitForURL(/\/docs\/operations#settings/);
    await closed(page);
    const results = async (words: string) => textOf(`/docs/search?q=${encodeURIComponent(words)}`);
    expect(linksIn(await results('801.2d'))).toContain('/docs/rules?search=801.2d');
    expect(linksIn(await results('ILLEGAL_EVENT'))).toContain('/docs/errors/illegal-event');
    expect(await results('no such words anywhere')).toContain('0 places');
    expect(await results('<script>alert(1)</script>')).not.toContain('<script>alert');
  });

  test('no guide is wider than the smallest phone', async () => {
    const page = await opened('/docs', { javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const guides = linksIn(await textOf('/docs')).filter((path) => /^\/docs\/[a-z-]+$/.test(path));
    for (const path of ['/docs', ...new Set(guides)].filter((each) => each !== '/docs/rest')) {
      await page.goto(`${server.url}${path}`);
      const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
      expect([path, width]).toEqual([path, 320]);
    }
    await closed(page);
  });

  test('code is colored, and copied by a button', async () => {
    const page = await opened('/docs/app-makers', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('.code .hljs-string').first().waitFor();
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const block = (await page.locator('main pre').first().innerText()).trimEnd();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(block);
    await closed(page);
  });
});

describe('the rulebook', () => {
  const states = { ANSWERED: 'Answered', NOT_YET: 'Not yet', OUT_OF_SCOPE: 'Out of scope' } as const;

  test.each(editions)('of $edition says of every multiplayer rule what answers it', async ({ edition }) => {
    const html = await textOf(`/docs/rules?edition=${edition}`);
    for (const { rule, status } of coverageOf(edition)) {
      const rows = html.split('\n').filter((line) => line.startsWith(`<tr><td>${rule.number}</td>`));
      const isTold = rows.some((row) => row.includes(`<td>${states[status]}`));
      expect([rule.number, isTold]).toEqual([rule.number, true]);
    }
  });

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
    const script = encodeURIComponent('"><script>alert(1)</script>');
    const html = await textOf(`/docs/rules?edition=CR_1993&search=${script}`);
    expect(html).not.toContain('<script>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
  });
});

test('the documentation is open to all where keys are in force, as the errors are', async () => {
  const own = await startServer({ apiKey: 'the-key-of-the-environment' });
  for (const path of ['', '/app-makers', '/rules', '/errors', '/rest', '/documentation.css'])
    expect([path, (await fetch(`${own.url}/docs${path}`)).status]).toEqual([path, 200]);
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
  const nameOf = (text: string) => /query (\w+)/.exec(text)?.[1] ?? '';
  const named = exampleOperations.map((operation) => [nameOf(operation.query), operation] as const);

  test.each(named)('has the operation %s, which is answered', async (_, { query: text, variables }) =>
    expect((await query(server.url, text, variables)).body.errors).toBeUndefined(),
  );

  test('opens with the operations of every kind of user', async () => {
    expect(new Set(exampleOperations.map(({ reader }) => reader)).size).toBe(3);
    const page = await opened('/graphql');
    const tabs = page.getByRole('tab');
    for (const [hasText] of named) await tabs.filter({ hasText }).first().waitFor();
    await closed(page);
  });

  test('is used on a phone: the editor, Run and the answer are in sight, and the page is no wider', async () => {
    const page = await opened('/graphql', { ...phone, hasTouch: true });
    await page.locator('.graphiql-query-editor .CodeMirror-line', { hasText: 'WhomToAttack' }).waitFor();
    await page.locator('.graphiql-editor-tool .CodeMirror-line', { hasText: 'table' }).waitFor();
    await page.getByRole('button', { name: /^Execute/ }).tap();
    const answer = page.locator('.result-window', { hasText: 'Runeclaw Bear' });
    await answer.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const part of [page.locator('.graphiql-query-editor'), answer, page.locator('.graphiql-sidebar')]) {
      const { x = -1, y = -1, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect([x + width <= 390, y + height <= 844, width > 300]).toEqual([true, true, true]);
    }
    await closed(page);
  });
});
