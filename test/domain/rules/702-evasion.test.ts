import { expect, test } from '@jest/globals';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { blockable, whyNotBlockable } from '../blocks.js';
import { creature, ring, thing } from '../tables.js';

const four = 'rob carissa alex dana';

const blocks = (attacker: Partial<ObjectDescription>, blocker: Partial<ObjectDescription>): boolean => {
  const state = ring(four, { objects: [creature('x', 'rob', attacker), creature('b', 'alex', blocker)] });
  return blockable(state, 'alex', 'x > alex').b?.length === 1;
};
const keywords = (...names: string[]) => ({ keywords: names });
const artifact = { typeLine: 'Artifact Creature — Golem' };
const lands = (keyword: string, typeLine: string): boolean => {
  const state = ring(four, {
    objects: [creature('x', 'rob', keywords(keyword)), creature('b', 'alex'), thing('land', typeLine, 'alex')],
  });
  return blockable(state, 'alex', 'x > alex').b?.length === 1;
};

test.each<[string, Partial<ObjectDescription>, Partial<ObjectDescription>, boolean]>([
  ['flying by nothing', keywords('Flying'), {}, false],
  ['flying by flying', keywords('flying'), keywords('FLYING'), true],
  ['flying by reach', keywords('Flying'), keywords('Reach'), true],
  ['nothing by flying', {}, keywords('Flying'), true],
  ['shadow by nothing', keywords('Shadow'), {}, false],
  ['nothing by shadow', {}, keywords('Shadow'), false],
  ['shadow by shadow', keywords('Shadow'), keywords('Shadow'), true],
  ['horsemanship by nothing', keywords('Horsemanship'), {}, false],
  ['nothing by horsemanship', {}, keywords('Horsemanship'), true],
  ['horsemanship by horsemanship', keywords('Horsemanship'), keywords('Horsemanship'), true],
  ['fear by red', keywords('Fear'), { colors: ['RED'] }, false],
  ['fear by black', keywords('Fear'), { colors: ['RED', 'BLACK'] }, true],
  ['fear by an artifact', keywords('Fear'), artifact, true],
  ['intimidate by another color', { ...keywords('Intimidate'), colors: ['GREEN'] }, { colors: ['RED'] }, false],
  ['intimidate by its color', { ...keywords('Intimidate'), colors: ['GREEN', 'RED'] }, { colors: ['RED'] }, true],
  ['intimidate by an artifact', keywords('Intimidate'), artifact, true],
  ['skulk by greater power', { ...keywords('Skulk'), power: 1 }, { power: 2 }, false],
  ['skulk by equal power', { ...keywords('Skulk'), power: 2 }, { power: 2 }, true],
  ['protection from red by red', keywords('Protection from red'), { colors: ['RED'] }, false],
  ['protection from red by blue', keywords('Protection from red'), { colors: ['BLUE'] }, true],
  ['protection from two colors', keywords('Protection from black and from red'), { colors: ['RED'] }, false],
  ['protection from all colors by green', keywords('Protection from all colors'), { colors: ['GREEN'] }, false],
  ['protection from all colors by colorless', keywords('Protection from all colors'), {}, true],
  ['protection from everything', keywords('Protection from everything'), {}, false],
  ['a blocker with protection', { colors: ['RED'] }, keywords('Protection from red'), true],
])('%s', (_, attacker, blocker, expected) => expect(blocks(attacker, blocker)).toBe(expected));

test.each<[string, string, boolean]>([
  ['Islandwalk', 'Basic Land — Island', false],
  ['Islandwalk', 'Basic Land — Swamp', true],
  ['Islandwalk', 'Creature — Island', true],
  ['Snow swampwalk', 'Basic Snow Land — Swamp', false],
  ['Snow swampwalk', 'Basic Land — Swamp', true],
  ['Nonbasic landwalk', 'Land', false],
  ['Nonbasic landwalk', 'Basic Land — Plains', true],
  ['Legendary landwalk', 'Legendary Land', false],
])('%s against %s', (keyword, typeLine, expected) => expect(lands(keyword, typeLine)).toBe(expected));

test('every ability that keeps a creature from blocking is told', () => {
  const state = ring(four, {
    objects: [creature('x', 'rob', keywords('Flying', 'Horsemanship', 'Fear')), creature('b', 'alex')],
  });
  expect(whyNotBlockable(state, 'alex', 'x > alex', 'b')).toEqual(['702.9b', '702.31b', '702.36b']);
});
