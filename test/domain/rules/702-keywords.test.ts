import { expect, test } from '@jest/globals';
import { isPlain, unknownKeyword, unreadKeyword, unreadKeywordsOf } from '../../../src/domain/rules/702-keywords.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, ring, thing } from '../tables.js';

const state = ring('Alex Bianca', {
  objects: [
    creature('bear', 'Alex', { keywords: ['Flying', 'Fliyng', 'Goaded', 'Ward {2}'] }),
    creature('buried', 'Alex', { zone: 'GRAVEYARD' }),
    thing('cage', 'Enchantment — Aura', 'Alex'),
  ],
});
const told = (keyword: string, id = 'bear') => {
  const found = unreadKeyword(state, objectOf(state, id), keyword);
  return found && `${found.code}: ${found.why()}`;
};

test('a keyword that is used, or bears on nothing, is not told of, whatever its case', () => {
  for (const keyword of [
    'Flying',
    'REACH',
    'vigilance',
    'Ward {2}',
    'Modular—Sunburst',
    'Swampwalk',
    'Basic landcycling {2}',
  ])
    expect([keyword, told(keyword)]).toEqual([keyword, null]);
  expect(['Flying', 'Ward {2}', 'Snow swampwalk', 'Living metal', 'Fliyng'].map(isPlain)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a misspelt keyword is told of with the nearest one, a list with what it needs', () => {
  expect(told('Fliyng')).toBe('UNKNOWN_KEYWORD: is not a keyword: did you mean flying?');
  expect(told('Flying, Reach')).toBe('UNKNOWN_KEYWORD: is not a keyword: each needs an entry of its own');
  expect(told('Goaded')).toMatch(/^UNKNOWN_KEYWORD: is not a keyword ability: .*GOADED/);
  expect(told('Unblockable')).toMatch(/CANT_BE_BLOCKED/);
});

test('702.14a, 702.16a: landwalk and protection say of what', () => {
  expect(told('Landwalk')).toMatch(/^KEYWORD_NOT_READ: does not say which lands/);
  expect(told('Protection')).toMatch(/^KEYWORD_NOT_READ: does not say from what/);
  expect(told('Protection from red')).toBeNull();
  expect(told('Protection from Bianca')).toBeNull();
  expect(told('Protection from goblns')).toMatch(/nearest is "goblins?"/);
});

test('113.6: off the battlefield only unknown keywords are told of', () => {
  expect(told('Protection', 'buried')).toBeNull();
  expect(told('Fliyng', 'buried')).toMatch(/^UNKNOWN/);
});

test('static abilities that need more say so where the table does not tell it', () => {
  expect(told('Enchant creature', 'cage')).toMatch(/enchants/);
  expect(told('Enchant creature', 'bear')).toBeNull();
  expect(told('Living metal', 'cage')).toMatch(/Creature to its type line/);
  expect(told('Living metal', 'bear')).toBeNull();
});

test('a filter by a keyword that does not exist finds nothing, and says why', () => {
  expect([unknownKeyword('flying'), unknownKeyword('Protection from red'), unknownKeyword('Forestwalk')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(unknownKeyword('flyng')?.why()).toBe('is not a keyword: did you mean flying?');
  expect(unreadKeywordsOf(state, objectOf(state, 'bear')).map(({ keyword }) => keyword)).toEqual(['Fliyng', 'Goaded']);
});
