import { expect, test } from '@jest/globals';
import { asTest, huntedBy } from './hunt.js';
import { laws } from './laws.js';

test.each(Object.keys(laws))('%s', (law) => {
  const finding = huntedBy(law, 37, 20);
  if (finding) expect(asTest(finding)).toBe('');
});
