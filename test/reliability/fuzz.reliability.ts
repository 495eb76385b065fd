// 25 s: sends thousands of generated requests over both doors.
import { expect, test } from '@jest/globals';
import { fuzzBothDoors } from '../fuzz/both-doors.js';

const isShort = process.env.RELIABILITY === 'short';
const count = isShort ? 2_000 : 20_000;

/** In MB, after garbage was collected. So few requests are still loading and compiling what they come upon first. */
const GROWTH = isShort ? 60 : 25;

test(`${count} generated requests over both doors: no bug, no leak`, async () => {
  const { held } = await fuzzBothDoors(count);
  const [, settled = 0] = held;
  expect(Math.max(...held) - settled).toBeLessThan(GROWTH);
});
