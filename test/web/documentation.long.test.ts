// 75 s: the browser's accessibility checks take seconds a page, and tens of them for the reference: all pages, in both colors, on both sizes.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { closed, opened, phone, serveDocuments } from './documents.js';

await serveDocuments();

/** In the dark nothing but colors is another: the rules about them are all that is looked at. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];
const looks = [
  [{ colorScheme: 'light' }, undefined],
  [{ colorScheme: 'dark' }, ABOUT_COLORS],
  [phone, undefined],
] as const;

const violations = async (page: Page, rules?: readonly string[]) => {
  const axe = new AxeBuilder({ page });
  const found = await (rules ? axe.withRules([...rules]) : axe).analyze();
  expect(found.passes.length).toBeGreaterThan(0);
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};

const guides = ['/docs', '/docs/app-makers', '/docs/search?q=range', '/docs/variants', '/docs/rules?search=801'];

test.each([...guides, '/docs/errors'])(
  '%s can be used by everybody, in the light, in the dark and on a phone',
  async (path) => {
    for (const [options, rules] of looks) {
      const page = await opened(path, options);
      expect(await violations(page, rules)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await closed(page);
    }
  },
);

test.each([
  ['light', undefined],
  ['dark', ABOUT_COLORS],
] as const)(
  'the reference of REST can be used by everybody, in the %s and on a phone',
  async (colorScheme, rules) => {
    const page = await opened('/docs/rest', { ...phone, colorScheme });
    await page.locator('.opblock').first().waitFor();
    expect(await violations(page, rules)).toEqual([]);
    const operation = page.locator('.opblock', { hasText: '/v1/game-states/range-of' }).first();
    await operation.locator('.opblock-summary-control').click();
    await operation.locator('.opblock-body .highlight-code').first().waitFor();
    expect(new URL(page.url()).hash).toContain('/rangeOf');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await closed(page);
  },
  300_000,
);

/** One with parameters to choose, one with a body and a picture for an answer. */
const openedOperations = ['/v1/analytics', '/v1/game-states/diagram.svg'];

test.each(['light', 'dark'] as const)(
  'operations, opened, can be used by everybody in the %s: every contrast is 4.5:1 or more',
  async (colorScheme) => {
    const page = await opened('/docs/rest', { colorScheme, reducedMotion: 'reduce' });
    await page.locator('.opblock').first().waitFor();
    for (const path of openedOperations) {
      const operation = page.locator('.opblock').filter({ has: page.locator(`[data-path="${path}"]`) });
      await operation.locator('.opblock-summary-control').click();
      await operation.getByRole('button', { name: 'Execute' }).click();
      await operation.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
      await operation.locator('.highlight-code').first().waitFor();
    }
    // What is hovered over changes its color little by little.
    await page.mouse.move(0, 0);
    const { violations } = await new AxeBuilder({ page }).include('.opblock.is-open').analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => [html, any[0]?.message]))).toEqual([]);
    expect(await page.locator('.opblock.is-open').count()).toBe(openedOperations.length);
    await closed(page);
  },
  300_000,
);
