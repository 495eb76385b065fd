// 45 s: the browser's accessibility checks take seconds a page, and tens of them for the reference: all pages, in both colors, on both sizes.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@jest/globals';
import { closed, opened, phone, serveDocuments } from './documents.js';

await serveDocuments();

const looks = { light: { colorScheme: 'light' }, dark: { colorScheme: 'dark' } } as const;

const guides = ['/docs', '/docs/app-makers', '/docs/search?q=range', '/docs/variants', '/docs/rules?search=801'];

test.each([...guides, '/docs/errors'])(
  '%s can be used by everybody, in the light, in the dark and on a phone',
  async (path) => {
    for (const options of [looks.light, looks.dark, phone]) {
      const page = await opened(path, options);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
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

test.each(openedOperations.flatMap((path) => [[path, 'light'] as const, [path, 'dark'] as const]))(
  '%s, opened, can be used by everybody in the %s: every contrast is 4.5:1 or more',
  async (path, colorScheme) => {
    const page = await opened('/docs/rest', { colorScheme, reducedMotion: 'reduce' });
    await page.locator('.opblock').first().waitFor();
    const operation = page.locator('.opblock').filter({ has: page.locator(`[data-path="${path}"]`) });
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    await operation.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
    // What is hovered over changes its color little by little.
    await page.mouse.move(0, 0);
    await operation.locator('.highlight-code').first().waitFor();
    const { violations } = await new AxeBuilder({ page }).include('.opblock.is-open').analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => [html, any[0]?.message]))).toEqual([]);
    await closed(page);
  },
  300_000,
);
