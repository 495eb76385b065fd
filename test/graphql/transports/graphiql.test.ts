import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../browser.js';
import { makeGame, record } from '../../http/live-clients.js';
import { startServer, type TestServer } from '../../http/server.js';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ apiKey: 'the-key-of-the-environment' });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.close();
});

test('GraphiQL subscribes, with the key that is written into it', async () => {
  const authorization = 'Bearer the-key-of-the-environment';
  await makeGame(server, 'shown', { authorization });
  const page = await browser.newPage();
  const asked = 'subscription { gameChanged(id: "shown", sinceVersion: 0) { events { version summary } } }';
  await page.addInitScript(
    (query) => globalThis.history.replaceState(null, '', `?query=${encodeURIComponent(query)}`),
    asked,
  );
  await page.goto(`${server.url}/graphql`);
  await page.getByRole('button', { name: 'Headers' }).click();
  await page.locator('.graphiql-editor-tool .monaco-editor:visible').last().click();
  await page.keyboard.insertText(JSON.stringify({ authorization }));
  await page.getByRole('button', { name: /execute query/i }).click();
  const result = page.locator('.result-window');
  for (const version of [1, 2]) {
    await record(server, 'shown', 1, { authorization });
    await result.filter({ hasText: new RegExp(`version"\\s*:\\s*${version}`) }).waitFor();
  }
  expect(await result.innerText()).toMatch(/ann\sgains\s1\slife\./);
}, 120_000);
