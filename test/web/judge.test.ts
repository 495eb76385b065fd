import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browser, phone, server, serveDocuments } from './documents.js';

await serveDocuments();

let page: Page;

/** Counts what a judge's thumb does: a tap or a drag, and any key that is more than a letter typed into a field. */
const countTaps = (): void => {
  const counter = { taps: 0 };
  const isTyping = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
    target instanceof HTMLElement &&
    /^(INPUT|TEXTAREA)$/.test(target.tagName) &&
    !ctrlKey &&
    !metaKey &&
    !/^(Enter|Tab|Arrow.*)$/.test(key);
  addEventListener('pointerdown', () => (counter.taps += 1), true);
  addEventListener('keydown', (event) => (counter.taps += isTyping(event) ? 0 : 1), true);
  Object.assign(globalThis, { counter });
};
const taps = (): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { counter: { taps: number } }).counter.taps);

const tapsOf = async (task: () => Promise<void>): Promise<number> => {
  const before = await taps();
  await task();
  return (await taps()) - before;
};

beforeEach(async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  page = await (await browser.newContext({ ...phone, hasTouch: true, permissions })).newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(countTaps);
  await page.goto(server.url);
  await page.locator('.lit').first().waitFor();
});
afterEach(() => page.context().close());

const turnTo = (part: string) =>
  page.getByRole('navigation', { name: 'Parts' }).getByRole('button', { name: part, exact: true }).tap();
const button = (name: string) => page.getByRole('button', { name, exact: true });

const people = {
  Ann: ['Grizzly Bears', 'Hill Giant', 'Ornithopter'],
  Bob: ['Serra Angel', 'Air Elemental', 'Gray Ogre'],
  Cat: ['Llanowar Elves', 'Craw Wurm', 'Mons’s Goblin Raiders'],
  Dan: ['Wall of Wood', 'Scathe Zombies', 'Merfolk of the Pearl Trident'],
} as const;

const table = [
  'Commander, range 1',
  ...Object.entries(people).map(([name, [first, ...others]], index) => {
    const goaded = index === 0 ? ' goaded by Bob' : '';
    return `${name}${index === 0 ? '*' : ''} 40: ${first} 2/2${goaded}; ${others.map((each) => `${each} 1/1`).join('; ')}`;
  }),
].join('\n');

const setUpAsText = async (): Promise<void> => {
  await turnTo('Set up');
  await button('Write it as text').tap();
  const text = page.getByLabel('The table as text, or as JSON');
  await text.tap();
  await text.fill('');
  for (const [index, line] of table.split('\n').entries()) {
    if (index) await page.keyboard.press('Enter');
    await page.keyboard.insertText(line);
  }
  await button('Use this table').tap();
  await page.locator('[data-object="Grizzly Bears"]').tap();
  await page.locator('.sheet', { hasText: 'may attack Dan' }).waitFor();
};

test('a table of twelve permanents, one goaded, is set up by names: whom may it attack?', async () => {
  const count = await tapsOf(async () => {
    await turnTo('Set up');
    await button('4 players').tap();
    for (const [name, cards] of Object.entries(people)) {
      const field = page.getByLabel(`Permanents of ${name}`);
      await field.tap();
      await field.fill(cards.join('; '));
    }
    await turnTo('Table');
    await page.locator('[data-object^="Grizzly Bears"]').tap();
    await page.getByRole('group', { name: 'What is it?' }).getByRole('button', { name: 'Creature' }).tap();
    await page.getByText('Change Grizzly Bears').tap();
    await page.getByRole('group', { name: 'Goaded by' }).getByRole('button', { name: 'Bob' }).tap();
    await page.locator('.dim[data-player="Bob"]').waitFor();
    await page.locator('.sheet', { hasText: 'may attack Cat or Dan, but that is not certain' }).waitFor();
  });
  expect(await page.locator('.picture [data-object]').count()).toBe(12);
  expect(count).toBeLessThanOrEqual(25);
});

test('a judge’s five tasks, the table set up by the notation alone', async () => {
  expect(await tapsOf(setUpAsText)).toBeLessThanOrEqual(25);

  const whoChooses = await tapsOf(async () => {
    await turnTo('Ask');
    await page.locator('.group button', { hasText: 'Who makes the choice?' }).tap();
    await page.getByRole('group', { name: 'Which player?' }).getByRole('button', { name: 'Cat' }).tap();
    const answer = page.locator('.answer', { hasText: 'Chooses' });
    await answer.filter({ hasText: /out of|within|range|seats/ }).waitFor();
  });
  expect(whoChooses).toBeLessThanOrEqual(6);

  const whatLeaves = await tapsOf(async () => {
    await turnTo('Table');
    await page.locator('.picture > svg').tap({ position: { x: 4, y: 4 } });
    const bob = page.locator('[data-player="Bob"] > rect').first();
    await bob.tap({ position: { x: 30, y: 10 } });
    await page.getByText('What leaves with Bob?').tap();
    await page.locator('.sheet .answer', { hasText: 'Serra Angel' }).waitFor();
  });
  expect(whatLeaves).toBeLessThanOrEqual(6);

  const under2009 = await tapsOf(async () => {
    await page.locator('header .edition select').tap();
    await page.locator('header .edition select').selectOption({ label: '2009' });
    await page.locator('.sheet .answer .rule', { hasText: '2009' }).first().waitFor();
  });
  // The choice in the list of the device is a tap that the page does not see.
  expect(under2009 + 1).toBeLessThanOrEqual(6);

  const shared = await tapsOf(async () => {
    await turnTo('Share');
    await button('Copy a link').tap();
    await page.getByRole('link', { name: 'A link to this table' }).tap();
    await page.locator('.headline', { hasText: 'A shared table' }).waitFor();
    await page.locator('[data-object="Grizzly Bears"]').waitFor();
  });
  expect(shared).toBeLessThanOrEqual(6);
});
