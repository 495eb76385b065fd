import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchesInOrder } from '../../../src/domain/words/in-order.js';

const [would, instead] = [/\bwould\b/iu, /\binstead\b/iu];

test.each([
  ['If you would gain life, draw a card instead.', true],
  ['Would it die, exile it instead', true],
  ['Instead, you would gain life.', false],
  ['You would gain life.', false],
  ['Would would', false],
  ['', false],
])('%s', (text, isSaid) => expect(matchesInOrder(text, [would, instead])).toBe(isSaid));

test('one list of several is enough; nothing in particular is always said', () => {
  expect(matchesInOrder('Prevent that damage.', [would], [/\bprevent\b/iu, /\bdamage\b/iu])).toBe(true);
  expect(matchesInOrder('Prevent that damage.', [would], [/\bdamage\b/iu, /\bprevent\b/iu])).toBe(false);
  expect([matchesInOrder('', []), matchesInOrder('')]).toEqual([true, false]);
});

test('says what one pattern with gaps says', () => {
  const words = fc.array(fc.constantFrom('would', 'gains life', 'instead', 'damage'), { maxLength: 8 });
  const pattern = /\bwould\b.*\bgains? life\b.*\binstead\b/iu;
  fc.assert(
    fc.property(words, (said) => {
      const text = said.join(' ');
      expect(matchesInOrder(text, [would, /\bgains? life\b/iu, instead])).toBe(pattern.test(text));
    }),
  );
});
