import { expect, test } from '@jest/globals';
import { bufferOf, memoryOf } from '../../../src/http/work/bytes.js';

test('bytes that have their memory to themselves are given away with it, and read again without a copy', () => {
  const bytes = Buffer.concat([Buffer.from('Ж'.repeat(40_000))]);
  const given = structuredClone(bytes, { transfer: [...memoryOf(bytes)] });
  expect([bytes.length, bufferOf(given).toString()]).toEqual([0, 'Ж'.repeat(40_000)]);
});

test('those that share it with others stay, and so does what is no bytes', () =>
  expect([Buffer.from('short'), new Uint8Array(8).subarray(1), 'text', undefined].flatMap(memoryOf)).toEqual([]));
