import type { Page } from 'playwright-core';
import { inPage, launchBrowser } from '../test/browser.js';
import { post } from './load.js';
import { below, spreadOf, told, type Table } from './report.js';
import { withServer } from './servers.js';

const ROUNDS = 9;

/** The goals, in milliseconds. */
const PAINTED = 200;
const ANSWERED = 100;

const paintOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** Measures the first contentful paint of visits after the first one, in milliseconds. */
const warmPaints = async (page: Page, server: string): Promise<readonly number[]> => {
  await page.goto(server);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const paints: number[] = [];
  while (paints.length < ROUNDS) {
    await page.reload();
    paints.push(await paintOf(page));
  }
  return paints;
};

const PLAYERS = 100;

/** Stores a table of a hundred players, each with two creatures, and returns the address of its page. */
const storeLargeTable = async (server: string): Promise<string> => {
  const players = Array.from({ length: PLAYERS }, (_, seat) => ({ id: `p${seat}`, name: `Player ${seat}` }));
  const objects = players.flatMap(({ id }) =>
    ['bear', 'ox'].map((name) => ({ id: `${name}-${id}`, owner: id, typeLine: 'Creature', power: 2, toughness: 2 })),
  );
  const state = { options: { rangeOfInfluence: 2 }, players, objects };
  await post(`${server}/v1/games`, JSON.stringify({ id: 'large', state }));
  return `${server}/#/games/large`;
};

/** Notes how long each interaction took until the next paint. */
const noteInteractions = (): void => {
  const noted: number[] = [];
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[])
      if (entry.interactionId) noted.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

const notedIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { noted: number[] }).noted);

/** In milliseconds: until the answer to an interaction stands. */
const SETTLED = 1_500;

/** Taps players and creatures at a large table, and measures how long each tap takes until the next paint. */
const interactions = async (page: Page, server: string): Promise<readonly number[]> => {
  await page.addInitScript(noteInteractions);
  await page.goto(await storeLargeTable(server));
  const seat = (id: string) => page.locator(`[data-player="${id}"] > rect`).first();
  await seat('p0').waitFor();
  for (const id of ['p0', 'p1', 'p50', 'p99', 'p2', 'p3', 'p4', 'p5', 'p6']) {
    await seat(id).click({ position: { x: 20, y: 8 } });
    await page.waitForTimeout(SETTLED);
  }
  await page.keyboard.press('Escape');
  await page.waitForTimeout(SETTLED);
  // Interactions below the threshold of what browsers note count as that.
  return [...(await notedIn(page)), 16];
};

const viewport = { width: 1280, height: 860 };

const tableOf = (paints: readonly number[], taps: readonly number[]): Table => {
  const [paint, tap] = [spreadOf(paints), spreadOf(taps)];
  return {
    title: 'The page in a browser',
    columns: ['', 'milliseconds'],
    rows: [
      ['first paint of a later visit', told(paint, 0)],
      [`interaction to next paint with ${PLAYERS} players`, told(tap, 0)],
    ],
    goals: [
      below(`The page: warm first paint < ${PAINTED} ms`, paint.median, PAINTED, 'ms'),
      below(
        `The page: interaction to next paint with ${PLAYERS} players < ${ANSWERED} ms`,
        tap.maximum,
        ANSWERED,
        'ms',
      ),
    ],
  };
};

/** Measures in a real browser how soon the page is seen, and how soon it answers a tap at a large table. */
export const run = (): Promise<readonly Table[]> =>
  withServer(async ({ server: { url } }) => {
    const browser = await launchBrowser();
    try {
      const paints = await inPage(browser, { viewport }, (page) => warmPaints(page, url));
      const taps = await inPage(browser, { viewport }, (page) => interactions(page, url));
      return [tableOf(paints, taps)];
    } finally {
      await browser.close();
    }
  });
