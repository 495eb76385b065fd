// 30 s: the browser's accessibility checks take seconds a view: all views, in both colors, on both sizes.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@jest/globals';
import { PHONE, open, sheet, turnTo, servePage } from './the-page.js';

await servePage();

test.each([
  ['on a desktop, light', { colorScheme: 'light' as const, viewport: { width: 1280, height: 900 } }],
  ['on a desktop, dark', { colorScheme: 'dark' as const, viewport: { width: 1280, height: 900 } }],
  ['on a phone, light', { ...PHONE, colorScheme: 'light' as const }],
  ['on a phone, dark', { ...PHONE, colorScheme: 'dark' as const }],
])('no accessibility violation %s', async (_, options) => {
  const visitor = await open('/', options);
  await sheet(visitor).getByText('may attack').first().waitFor();
  for (const part of ['Table', 'Ask', 'Set up', 'Games', 'Share']) {
    if ('hasTouch' in options || part !== 'Table') await turnTo(part, visitor);
    const { violations } = await new AxeBuilder({ page: visitor }).analyze();
    expect([part, violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([part, []]);
  }
});
