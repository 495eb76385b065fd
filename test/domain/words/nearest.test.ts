import { expect, test } from '@jest/globals';
import { createSpelling, suggestionFor } from '../../../src/domain/words/nearest.js';

const spelling = createSpelling(['goblin', 'dragon', 'elf', 'bear', 'a'.repeat(24)]);

test.each([
  ...['goblni', 'goblinn', 'gobln', 'oblin', 'goblim', 'ogblin'].map((word) => [word, 'goblin'] as const),
  ...['beer', 'bera', 'bearr'].map((word) => [word, 'bear'] as const),
  ['dargon', 'dragon'] as const,
])('%s is a letter away from %s', (word, meant) => expect(spelling(word)).toBe(meant));

test.each(['golbni', 'gob', 'ear', 'elff', 'goblin', '', 'a'.repeat(25), 'zebra'])('"%s" is none of them', (word) => {
  expect(spelling(word)).toBeUndefined();
});

const names = ['Ann', 'Bob', 'Krenko, Mob Boss', 'Grizzly Bears', 'Élan'];

test.each([
  ...['anm', 'an'].map((word) => [word, ': did you mean "Ann"?']),
  ...['Krenko', 'Krenko, Mobb Bos'].map((word) => [word, ': did you mean "Krenko, Mob Boss"?']),
  ['BOB', ': did you mean "Bob"?'],
  ['bears', ': did you mean "Grizzly Bears"?'],
  ...['Zoe', 'b', '', ' '].map((word) => [word, '']),
])('for %j it is asked%s', (word = '', asked = '') => expect(suggestionFor(word, names)).toBe(asked));

test('an apostrophe that is left out is meant, before any letter', () =>
  expect(suggestionFor('cant block', ['can block', "can't block"])).toBe(`: did you mean "can't block"?`));

test('nothing is asked where nothing is known', () => expect(suggestionFor('Ann', [])).toBe(''));
