import { expect, test } from '@jest/globals';
import { createSpelling, suggestionFor } from '../../src/domain/nearest.js';

const spelling = createSpelling(['goblin', 'dragon', 'elf', 'bear', 'a'.repeat(24)]);

test.each([
  ['goblni', 'goblin'],
  ['goblinn', 'goblin'],
  ['gobln', 'goblin'],
  ['oblin', 'goblin'],
  ['goblim', 'goblin'],
  ['ogblin', 'goblin'],
  ['dargon', 'dragon'],
  ['beer', 'bear'],
  ['bera', 'bear'],
  ['bearr', 'bear'],
])('%s is a letter away from %s', (word, meant) => expect(spelling(word)).toBe(meant));

test.each(['golbni', 'gob', 'ear', 'elff', 'goblin', '', 'a'.repeat(25), 'zebra'])('"%s" is none of them', (word) => {
  expect(spelling(word)).toBeUndefined();
});

const names = ['Ann', 'Bob', 'Krenko, Mob Boss', 'Grizzly Bears', 'Élan'];

test.each([
  ['anm', ': did you mean "Ann"?'],
  ['BOB', ': did you mean "Bob"?'],
  ['bears', ': did you mean "Grizzly Bears"?'],
  ['Krenko', ': did you mean "Krenko, Mob Boss"?'],
  ['Krenko, Mobb Bos', ': did you mean "Krenko, Mob Boss"?'],
  ['Zoe', ''],
  ['an', ': did you mean "Ann"?'],
  ['b', ''],
  ['', ''],
  [' ', ''],
])('for %j it is asked%s', (word, asked) => expect(suggestionFor(word, names)).toBe(asked));

test('nothing is asked where nothing is known', () => expect(suggestionFor('Ann', [])).toBe(''));
