import { expect, test } from '@jest/globals';
import { isPlain, unknownKeyword, unreadKeyword, unreadKeywordsOf } from '../../../src/domain/rules/702-keywords.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { written } from '../tables.js';

const unused = 'flying keyword `Fliyng` keyword `Goaded` keyword `Ward {2}`';
const others = "cage (Enchantment — Aura); tame 2/2 blocks if able; wild 2/2 can't block";
const state = written(`Alex: bear 2/2 ${unused}; ${others} | Alex's graveyard: buried 2/2 | Bianca`);
const told = (keyword: string, id = 'bear') => {
  const found = unreadKeyword(state, objectOf(state, id), keyword);
  return found && `${found.code}: ${found.why()}`;
};

test('a keyword that is used, or bears on nothing, is not told of, whatever its case', () => {
  const known = ['Flying', 'REACH', 'vigilance', 'Ward {2}', 'Modular—Sunburst', 'Swampwalk', 'Basic landcycling {2}'];
  for (const keyword of known) expect([keyword, told(keyword)]).toEqual([keyword, null]);
  const plain = ['Flying', 'Ward {2}', 'Snow swampwalk'];
  expect([...plain, 'Living metal', 'Fliyng'].filter(isPlain)).toEqual(plain);
});

test('a misspelt keyword is told of with the nearest one, a list with what it needs', () => {
  expect(told('Fliyng')).toBe('UNKNOWN_KEYWORD: is not a keyword: did you mean flying?');
  expect(told('Flying, Reach')).toBe('UNKNOWN_KEYWORD: is not a keyword: each needs an entry of its own');
  expect(told('Goaded')).toMatch(/^UNKNOWN_KEYWORD: is not a keyword ability: .*GOADED/);
  expect(told('Unblockable')).toMatch(/CANT_BE_BLOCKED/);
});

test('a list whose parts are no keywords is a misspelt one; one that ends in home is land home', () => {
  expect(told('Flying, Rach')).toMatch(/did you mean/);
  expect(told('Flying,')).toMatch(/did you mean/);
  expect(told('Islandhome')).toMatch(/^UNKNOWN_KEYWORD: is not a keyword ability: /);
  expect(told('Homely')).toMatch(/did you mean/);
});

test('what an unused keyword could bear on', () => {
  const bearing = (keyword: string, id = 'bear') => unreadKeyword(state, objectOf(state, id), keyword)?.bearsOn;
  const any = ['FORBIDS_ATTACK', 'ALLOWS_ATTACK', 'BANDS', 'FORBIDS_BLOCK', 'ALLOWS_BLOCK', 'EVADES'];
  expect(bearing('Fliyng')).toEqual(any);
  expect(bearing('Goaded')).toEqual([...any, 'REQUIRES_ATTACK', 'REQUIRES_BLOCK']);
  for (const keyword of ['Landwalk', 'Protection', 'Protection from goblns'])
    expect(bearing(keyword)).toEqual(['EVADES']);
  expect([bearing('Unleash'), bearing('Living metal', 'cage')]).toEqual([['FORBIDS_BLOCK'], ['ALLOWS_ATTACK']]);
  expect(bearing('Impending 4—{2}')).toEqual(['FORBIDS_ATTACK', 'FORBIDS_BLOCK']);
  expect([told('Unleash', 'tame'), told('Unleash', 'wild')]).toEqual([expect.stringContaining('CANT_BLOCK'), null]);
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
  for (const known of ['flying', 'Protection from red', 'Forestwalk']) expect(unknownKeyword(known)).toBeNull();
  expect(unknownKeyword('flyng')?.why()).toBe('is not a keyword: did you mean flying?');
  expect(unreadKeywordsOf(state, objectOf(state, 'bear')).map(({ keyword }) => keyword)).toEqual(['Fliyng', 'Goaded']);
});
