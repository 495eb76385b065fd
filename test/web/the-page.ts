import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { examples, load } from '../../scripts/examples.js';
import { launchBrowser } from '../browser.js';
import { closing, send, serve, type TestServer } from '../http/server.js';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export let server: TestServer;
export let browser: Browser;
export let page: Page;
/** What the page asked of other hosts, and what went wrong in it. */
let outside: string[];
let failures: string[];

/** Serves the page with the examples, and opens it before each test of a suite; called as that is loaded. */
export const servePage = async (options: BrowserContextOptions = {}): Promise<void> => {
  [server, browser] = await Promise.all([serve(), launchBrowser()]);
  closing(browser);
  for (const example of await examples()) await load(server.url, example);
  beforeEach(async () => {
    outside = [];
    failures = [];
    page = await open('/', options);
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    expect([outside, failures]).toEqual([[], []]);
  });
};

/** Opens the page, without a service worker where none is asked for: it would fetch and keep all of the page each time. */
export const open = async (path = '/', options: BrowserContextOptions = {}, base = server.url): Promise<Page> => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ serviceWorkers: 'block', ...options, permissions });
  const opened = await context.newPage();
  opened.setDefaultTimeout(60_000);
  opened.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).host !== new URL(base).host)
      outside.push(request.url());
  });
  opened.on('pageerror', (error) => failures.push(error.message));
  await opened.goto(`${base}${path}`);
  return opened;
};

export const button = (name: string | RegExp, on = page) =>
  on.getByRole('button', { name, exact: typeof name === 'string' });
export const seat = (player: string, on = page) => on.locator(`[data-player="${player}"] > rect`).first();
/** Taps a player beside their permanents. */
export const tapSeat = (player: string, on = page) => seat(player, on).click({ position: { x: 30, y: 10 } });
export const thing = (object: string, on = page) => on.locator(`[data-object="${object}"]`);
export const sheet = (on = page) => on.locator('.sheet');
export const turnTo = (part: string, on = page) =>
  on.getByRole('navigation', { name: 'Parts' }).getByRole('button', { name: part, exact: true }).click();
export const drawn = async (on = page) => on.locator('.picture svg [data-player]').first().waitFor();
export const openGame = async (name: RegExp, on = page) => {
  await turnTo('Games', on);
  await on.locator('.list button', { hasText: name }).first().click();
  await on.locator('.headline', { hasText: name }).waitFor();
  await drawn(on);
};
export const openExample = async (name: string, on = page) => {
  await turnTo('Games', on);
  await button(name, on).click();
  await drawn(on);
};
export const question = async (asks: string, on = page) => {
  await turnTo('Ask', on);
  const back = button('‹ All questions', on);
  if (await back.isVisible()) await back.click();
  await on.locator('.group button', { hasText: asks }).first().click();
};
export const asked = (on = page) => on.locator('.panel .answer');
export const copied = (on = page) => on.evaluate(() => navigator.clipboard.readText());
export const copyAs = async (language: string, on = page) => {
  const summary = on.getByText('For programs', { exact: true });
  if (!(await button(`Copy as ${language}`, on).isVisible())) await summary.click();
  await button(`Copy as ${language}`, on).click();
  await on.getByText(`Copied as ${language}.`).waitFor();
};

/** The paths that a page asks for from now on. */
export const pathsAsked = (on = page): readonly string[] => {
  const paths: string[] = [];
  on.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};
/** The requests that check tables among those. */
export const lookUps = (paths: readonly string[]) => paths.filter((path) => path.endsWith('/v1/game-states'));

/** Waits until the one thing is there that a selector finds, with that text. */
export const shows = (selector: string, hasText: string | RegExp = '', on = page) =>
  on.locator(selector, { hasText }).waitFor();
/** Waits until nothing is there that a selector finds. */
export const gone = (selector: string, hasText: string | RegExp = '') =>
  page.locator(selector, { hasText }).first().waitFor({ state: 'detached' });
export const says = (text: string) => page.getByText(text).waitFor();

/** Tells the page of a table in the notation, or as JSON. */
export const writeAsText = async (text: string) => {
  await turnTo('Set up');
  await button('Write it as text').click();
  await page.getByLabel('The table as text, or as JSON').fill(text);
  await button('Use this table').click();
};

/** Opens a table by its code. */
export const openTable = async (state: object) => {
  const { body } = await send(`${server.url}/v1/game-states`, 'POST', { state });
  await page.goto(`${server.url}/#/tables/${body.code}`);
  await shows('.headline', 'A shared table');
};
