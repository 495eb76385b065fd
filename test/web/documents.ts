import { expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { closing, serve, type TestServer } from '../http/server.js';

export let server: TestServer;
export let browser: Browser;

/** Serves the documents, and starts a browser, for a suite; called as it is loaded. */
export const serveDocuments = async (): Promise<void> => {
  [server, browser] = await Promise.all([serve(), launchBrowser()]);
  closing(browser);
};

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true } as const;

/** What went wrong in each page: what it asked of another host, what was not answered, what may not run in it. */
const wrongIn = new WeakMap<Page, string[]>();

export const opened = async (path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(60_000);
  const wrong: string[] = [];
  wrongIn.set(page, wrong);
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.url)) wrong.push(request.url());
  });
  await page.goto(`${server.url}${path}`);
  return page;
};

/** Closes a page in which nothing went wrong. */
export const closed = async (page: Page): Promise<void> => {
  await page.close();
  await page.context().close();
  expect(wrongIn.get(page)).toEqual([]);
};
