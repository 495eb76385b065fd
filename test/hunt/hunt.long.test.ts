// 80 s: tables drawn by chance are held against every law, over all doors.
import { expect, test } from '@jest/globals';
import { serve } from '../http/server.js';
import { lawsOfDoors } from './doors.js';
import { asTest, huntedBy } from './hunt.js';
import { laws } from './laws.js';

const server = await serve();
const every = Object.entries({ ...laws, ...lawsOfDoors(server) });

test.each(every)('%s', async (name, law) => {
  const finding = await huntedBy(name, law, 37, 100);
  if (finding) expect(asTest(finding)).toBe('');
});
