import { expect, test } from '@jest/globals';
import { fuzzBothDoors } from '../fuzz/both-doors.js';

const count = process.env.RELIABILITY === 'short' ? 2_000 : 20_000;

test(`${count} generated requests over both doors: no bug, no leak`, async () => {
  const { held } = await fuzzBothDoors(count);
  const [, settled = 0] = held;
  expect(Math.max(...held) - settled).toBeLessThan(25);
});
