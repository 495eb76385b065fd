// 75 s: the browser's accessibility checks take seconds a page, and tens of them for the reference: all pages, in both colors, on both sizes.
import { expect, test } from '@jest/globals';
import { violations } from './accessibility.js';
import { closed, opened, phone, serveDocuments } from './documents.js';

await serveDocuments();

const looks = [{ colorScheme: 'light' }, { colorScheme: 'dark' }, phone] as const;

const guides = ['/docs', '/docs/app-makers', '/docs/search?q=range', '/docs/variants', '/docs/rules?search=801'];

test.each([...guides, '/docs/errors'])(
  '%s can be used by everybody, in the light, in the dark and on a phone',
  async (path) => {
    for (const look of looks) {
      const page = await opened(path, look);
      expect(await violations(page, 'colorScheme' in look ? look.colorScheme : 'light')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await closed(page);
    }
  },
);

test.each(['light', 'dark'] as const)(
  'the reference of REST can be used by everybody, in the %s and on a phone',
  async (colorScheme) => {
    const page = await opened('/docs/rest', { ...phone, colorScheme });
    await page.locator('.opblock').first().waitFor();
    expect(await violations(page, colorScheme)).toEqual([]);
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
    expect(await violations(page, colorScheme, '.opblock.is-open')).toEqual([]);
    expect(await page.locator('.opblock.is-open').count()).toBe(openedOperations.length);
    await closed(page);
  },
  300_000,
);
