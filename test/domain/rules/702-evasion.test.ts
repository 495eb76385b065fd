import { expect, test } from '@jest/globals';
import { blockable, blockRows, whyNotBlockable } from '../blocks.js';
import { creature, ring, saidBy, type ObjectDescription } from '../tables.js';

const four = 'rob carissa alex dana';

const blocks = (attacker: Partial<ObjectDescription>, blocker: Partial<ObjectDescription>): boolean => {
  const state = ring(four, { objects: [creature('x', 'rob', attacker), creature('b', 'alex', blocker)] });
  return blockable(state, 'alex', 'x > alex').b?.length === 1;
};
const keywords = (...names: string[]) => ({ keywords: names });

test.each<[string, Partial<ObjectDescription>, Partial<ObjectDescription>, boolean]>([
  ['flying by flying, whatever the case', keywords('flying'), keywords('FLYING'), true],
  ['nothing by flying', {}, keywords('Flying'), true],
  ['nothing by horsemanship', {}, keywords('Horsemanship'), true],
  ['horsemanship by horsemanship', keywords('Horsemanship'), keywords('Horsemanship'), true],
  ['protection from all colors by green', keywords('Protection from all colors'), { colors: ['GREEN'] }, false],
  ['a blocker with protection', { colors: ['RED'] }, keywords('Protection from red'), true],
])('%s', (_, attacker, blocker, expected) => expect(blocks(attacker, blocker)).toBe(expected));

test('every ability that keeps a creature from blocking is told', () => {
  const x = creature('x', 'rob', keywords('Flying', 'Horsemanship', 'Fear'));
  const state = ring(four, { objects: [x, creature('b', 'alex')] });
  expect(whyNotBlockable(state, 'alex', 'x > alex', 'b')).toEqual(['702.9b', '702.31b', '702.36b']);
});

test('702.17b: what is blocked by reach, in words', () => {
  const said = (...names: string[]) => {
    const flyers = ['x', 'y'].map((id) => creature(id, 'rob', keywords('Flying')));
    const objects = [...flyers, creature('z', 'rob'), creature('b', 'alex', keywords(...names))];
    const state = ring(four, { objects });
    const against = ['x > alex', 'x > alex, z > alex, y > alex', 'z > alex'];
    return against.map((attacks) => saidBy(blockRows(state, 'alex', attacks)[0]?.because ?? [], '702.17b').join());
  };
  expect(said('Reach')).toEqual([
    'b has reach and can block x, which has flying.',
    'b has reach and can block x or y, which have flying.',
    '',
  ]);
  expect([said('Reach', 'Flying'), said('Haste')].flat().join('')).toBe('');
});
