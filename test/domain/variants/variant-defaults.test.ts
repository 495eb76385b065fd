import { expect, test } from '@jest/globals';
import { variantDefaults } from '../../../src/domain/variants/variant-defaults.js';

test('defaults: by edition: Two-Headed Giant starts at 40, then 30; Commander at 40 (N02)', () => {
  const life = (edition: 'CR_2005' | 'CR_2026', variant: string) =>
    variantDefaults(edition).find((each) => each.variant === variant)?.startingLife;
  expect([life('CR_2005', 'TWO_HEADED_GIANT'), life('CR_2026', 'TWO_HEADED_GIANT')]).toEqual([40, 30]);
  expect(life('CR_2026', 'COMMANDER')).toBe(40);
  for (const { rules: cited } of variantDefaults('CR_2008')) expect(cited.length).toBeGreaterThan(0);
});
