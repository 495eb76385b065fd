import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** In the dark nothing but colors is another: the rules about them are all that is looked at. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

/** What keeps somebody from using a page, or that part of it, with the elements that do and why. */
export const violations = async (page: Page, colorScheme: 'light' | 'dark' = 'light', part?: string) => {
  const axe = new AxeBuilder({ page });
  if (colorScheme === 'dark') axe.withRules(ABOUT_COLORS);
  if (part !== undefined) axe.include(part);
  const found = await axe.analyze();
  expect(found.passes.length).toBeGreaterThan(0);
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html, any }) => [html, any[0]?.message])]);
};
