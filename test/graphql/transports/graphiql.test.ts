import { expect, test } from '@jest/globals';
import { launchBrowser } from '../../browser.js';
import { makeGame, record } from '../../http/live-clients.js';
import { startServer, serve } from '../../http/server.js';

const server = await serve({ apiKey: 'the-key-of-the-environment' });
const browser = await launchBrowser();

test('the first run of the first example is answered, and the page is light', async () => {
  const open = await startServer();
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const [outside, failures, sizes]: [string[], string[], number[]] = [[], [], []];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(open.url)) outside.push(request.url());
  });
  page.on('requestfinished', (request) => {
    void request.sizes().then(({ responseBodySize }) => sizes.push(responseBodySize));
  });
  await page.goto(`${open.url}/graphql`);
  await page.locator('.graphiql-editor-tool').getByText('rangeOfInfluence').waitFor();
  await page.getByRole('button', { name: /execute query/i }).click();
  const result = page.locator('.result-window');
  await result.filter({ hasText: /legalAttackTargets/ }).waitFor();
  expect(await result.innerText()).toMatch(/Runeclaw Bear/);
  expect([outside, failures]).toEqual([[], []]);
  expect(sizes.reduce((sum, each) => sum + each, 0)).toBeLessThan(700_000);
  await page.close();
  await open.close();
});

test('GraphiQL subscribes, with the key that is written into it', async () => {
  const authorization = 'Bearer the-key-of-the-environment';
  await makeGame(server, 'shown', { authorization });
  const page = await browser.newPage();
  const asked = 'subscription { gameChanged(id: "shown", sinceVersion: 0) { events { version summary } } }';
  page.setDefaultTimeout(20_000);
  await page.goto(`${server.url}/graphql`);
  await page.locator('.graphiql-query-editor .CodeMirror').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(asked);
  await page.getByRole('button', { name: 'Headers' }).click();
  await page.locator('.graphiql-editor-tool .CodeMirror:visible').last().click();
  await page.keyboard.insertText(JSON.stringify({ authorization }));
  await page.getByRole('button', { name: /execute query/i }).click();
  const result = page.locator('.result-window');
  for (const version of [1, 2]) {
    await record(server, 'shown', 1, { authorization });
    await result.filter({ hasText: new RegExp(`version"\\s*:\\s*${version}`) }).waitFor();
  }
  expect(await result.innerText()).toMatch(/ann\sgains\s1\slife\./);
});
