// Sends hundreds of generated requests over both doors.
import { test } from '@jest/globals';
import { fuzzBothDoors } from './both-doors.js';

test('600 generated requests over both doors: nothing but answers and refusals', async () => {
  await fuzzBothDoors(600);
});
