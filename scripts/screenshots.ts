import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startPostgres, startRangefinder } from '../bench/servers.js';
import { launchBrowser } from '../test/browser.js';
import { examples, load } from './examples.js';

const folder = new URL('../docs/images/', import.meta.url);

interface Scene {
  readonly name: string;
  /** A stored game and its most interesting version. */
  readonly game: string;
  readonly version: number;
  /** The player whose range is shown. */
  readonly player: string;
  readonly asked: { readonly question: string; readonly player: string };
}

const scenes: readonly Scene[] = [
  {
    name: 'range',
    game: 'friday-night',
    version: 11,
    player: 'ann',
    asked: { question: 'legal-attack-targets', player: 'ann' },
  },
  {
    name: 'emperor',
    game: 'emperor-evening',
    version: 7,
    player: 'hugo',
    asked: { question: 'legal-blocks', player: 'iris' },
  },
  {
    name: 'grand-melee',
    game: 'grand-melee-sixteen',
    version: 16,
    player: 'p5',
    asked: { question: 'legal-attack-targets', player: 'p5' },
  },
];

const devices = {
  desktop: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

const photograph = async (
  page: Page,
  server: string,
  { game, version, player, asked }: Scene,
  path: string,
): Promise<Buffer> => {
  await page.goto(`${server}/#/games/${game}/${version}`);
  await page.locator(`.diagram [data-player="${player}"] text`).first().click();
  await page.locator('.picked .rulings').first().waitFor();
  await page.locator('.diagram', { hasText: 'Range of influence of' }).waitFor();
  if (await page.locator('.of-ask').isVisible()) await ask(page, asked);
  await page.evaluate(() => scrollTo(0, 0));
  return page.screenshot({ path });
};

/** Asks a question, where there is room for the answer. */
const ask = async (page: Page, { question, player }: Scene['asked']): Promise<void> => {
  await page.getByLabel('Question').selectOption(question);
  await page.locator('.of-ask form').first().getByLabel('Player').first().selectOption(player);
  await page.getByRole('button', { name: 'Ask', exact: true }).last().click();
  await page.locator('.answer :is(.rows, .values, .rulings)').first().waitFor();
};

const inPage = async <Value>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Value>,
): Promise<Value> => {
  const context = await browser.newContext({ deviceScaleFactor: 1, ...options });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
};

/** Takes every scene, light and dark, on a desktop and a phone. */
const photographAll = async (browser: Browser, server: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const scene of scenes)
    for (const [device, options] of Object.entries(devices))
      for (const colorScheme of ['light', 'dark'] as const) {
        const picture = `${scene.name}-${device}-${colorScheme}.png`;
        const path = fileURLToPath(new URL(picture, folder));
        const { length } = await inPage(browser, { ...options, colorScheme }, (page) =>
          photograph(page, server, scene, path),
        );
        process.stdout.write(`${picture}: ${Math.ceil(length / 1024)} kB\n`);
      }
};

/** Measures the first contentful paint with an empty cache, in milliseconds. */
const firstPaint = async (page: Page, server: string): Promise<number> => {
  await page.goto(server);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
};

const VISITS = 5;

const medianFirstPaint = async (browser: Browser, server: string): Promise<number> => {
  const paints: number[] = [];
  while (paints.length < VISITS)
    paints.push(await inPage(browser, devices.desktop, (page) => firstPaint(page, server)));
  return paints.sort((one, other) => one - other)[Math.floor(VISITS / 2)] ?? NaN;
};

const postgres = await startPostgres();
try {
  const server = await startRangefinder(postgres.url);
  const browser = await launchBrowser();
  try {
    for (const example of await examples()) await load(server.url, example);
    await photographAll(browser, server.url);
    const paint = await medianFirstPaint(browser, server.url);
    process.stdout.write(
      `First contentful paint of /: ${Math.round(paint)} ms, the median of ${VISITS} first visits\n`,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await postgres.stop();
}
