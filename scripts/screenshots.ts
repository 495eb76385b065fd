import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { buildModules } from '../test/built.js';
import { withServer } from '../bench/servers.js';
import { inPage, launchBrowser } from '../test/browser.js';
import { examples, load } from './examples.js';

const folder = new URL('../docs/images/', import.meta.url);

/** A state of the page, and how to get there. */
interface Scene {
  readonly name: string;
  /** Whether the page scrolls to the scene; the others show the top of the page. */
  readonly isBelow?: true;
  readonly reach: (page: Page, server: string) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const turnTo = (page: Page, part: string) => page.getByRole('navigation', { name: 'Parts' }).getByText(part).click();
const tapPlayer = (page: Page, id: string) =>
  page
    .locator(`[data-player="${id}"] > rect`)
    .first()
    .click({ position: { x: 30, y: 10 } });

const first = async (page: Page, server: string): Promise<void> => {
  await page.goto(server);
  await page.locator('.lit').first().waitFor();
};

const game =
  (id: string, version: number, player: string) =>
  async (page: Page, server: string): Promise<void> => {
    await page.goto(`${server}/#/games/${id}/${version}`);
    await tapPlayer(page, player);
    await page.locator('.distances').waitFor();
  };

const scenes: readonly Scene[] = [
  { name: 'first', reach: first },
  {
    name: 'why-not',
    reach: async (page, server) => {
      await first(page, server);
      await tapPlayer(page, 'bob');
      await page.getByText('Why not Bob?').waitFor();
    },
  },
  {
    name: 'declared',
    reach: async (page, server) => {
      await first(page, server);
      await tapPlayer(page, 'dan');
      await page.getByText('This attack is legal.').waitFor();
    },
  },
  { name: 'range', reach: game('friday-night', 11, 'ann') },
  { name: 'emperor', reach: game('emperor-evening', 7, 'hugo') },
  { name: 'grand-melee', reach: game('grand-melee-sixteen', 16, 'p5') },
  {
    name: 'question',
    reach: async (page, server) => {
      await first(page, server);
      await turnTo(page, 'Ask');
      await page.locator('.group button', { hasText: 'What leaves with a player?' }).click();
      await page.getByLabel('Compare with the rules of').selectOption({ label: '2009' });
      await page.locator('.other .answer').waitFor();
    },
  },
  {
    name: 'set-up',
    reach: async (page, server) => {
      await first(page, server);
      await turnTo(page, 'Set up');
      await button(page, '4 players').click();
      await page.getByLabel('Permanents of Ann').fill('Grizzly Bears 2/2; 2x Soldier 1/1 token');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector('textarea')?.value === '');
    },
  },
  {
    name: 'games',
    reach: async (page, server) => {
      await first(page, server);
      await turnTo(page, 'Games');
      await page.locator('.list button').first().waitFor();
    },
  },
  {
    name: 'share',
    reach: async (page, server) => {
      await first(page, server);
      await turnTo(page, 'Share');
      await button(page, 'Show a QR code').click();
      await page.getByAltText('A QR code that holds the link').waitFor();
    },
  },
  {
    name: 'side-by-side',
    isBelow: true,
    reach: async (page, server) => {
      await game('friday-night', 11, 'ann')(page, server);
      await page.getByText('Compare side by side').click();
      await page.getByLabel('With moment').fill('14');
      await page.locator('.differences').waitFor();
      await page.locator('.comparison').evaluate((part) => part.scrollIntoView());
    },
  },
];

const devices = {
  desktop: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

const photograph = async (page: Page, server: string, { reach, isBelow }: Scene, path: string): Promise<Buffer> => {
  await reach(page, server);
  await page.waitForTimeout(300);
  if (!isBelow) await page.evaluate(() => scrollTo(0, 0));
  return page.screenshot({ path });
};

/** The scenes named on the command line, or all. */
const sceneNames = process.argv.slice(2);

/** Takes the scenes, light and dark, on a desktop and a phone. */
const photographAll = async (browser: Browser, server: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const scene of scenes.filter(({ name }) => !sceneNames.length || sceneNames.includes(name)))
    for (const [device, options] of Object.entries(devices))
      for (const colorScheme of ['light', 'dark'] as const) {
        const picture = `${scene.name}-${device}-${colorScheme}.png`;
        const path = fileURLToPath(new URL(picture, folder));
        const { length } = await inPage(browser, { deviceScaleFactor: 1, ...options, colorScheme }, (page) =>
          photograph(page, server, scene, path),
        );
        process.stdout.write(`${picture}: ${Math.ceil(length / 1024)} kB\n`);
      }
};

await buildModules();
await withServer(
  async ({ server: { url } }) => {
    const browser = await launchBrowser();
    try {
      for (const example of await examples()) await load(url, example);
      await photographAll(browser, url);
    } finally {
      await browser.close();
    }
  },
  { MAXIMUM_DELAY: '0' },
);
