import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomCases } from '../../random-cases.js';
import { beganAndEnded } from '../began-and-ended.js';
import { diceOf, everyVariant, randomTable } from '../random-games.js';

test('an effect of any kind that began and ended leaves a table as it was (611.2a)', () => {
  const numbers = fc.array(fc.nat(1_000_000), { minLength: 60, maxLength: 400 });
  const tables = fc.property(fc.constantFrom(...everyVariant), numbers, (variant, drawn) => {
    const dice = diceOf(drawn);
    const [withIt, without] = beganAndEnded(randomTable(variant, dice), dice) ?? [];
    expect(withIt).toEqual(without);
  });
  fc.assert(tables, { numRuns: randomCases(300) });
});
