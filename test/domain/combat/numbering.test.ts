import { expect, test } from '@jest/globals';
import { numbered } from '../../../src/domain/combat/numbering.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, ids, player, ring } from '../tables.js';

const state = ring('A B C', {
  objects: ['ox', 'elk', 'cub', 'owl'].map((id, index) => creature(id, id === 'owl' ? 'B' : 'A', { power: index })),
});
const [ox, elk, owl] = [objectOf(state, 'ox'), objectOf(state, 'elk'), objectOf(state, 'owl')];
const [b, c] = [player(state, 'B'), player(state, 'C')];
const numbering = numbered(
  state,
  [ox, elk],
  [...[b, c, b].map((target) => ({ target, defending: target })), { target: owl, defending: b }],
);

test('creatures and what they may attack have numbers, each one', () => {
  expect([ox, elk, owl].map((each) => numbering.memberOf(each))).toEqual([0, 1, undefined]);
  expect(numbering.membersOf([owl, elk])).toEqual([1]);
  expect([b, c, owl, player(state, 'A')].map((each) => numbering.numberOf(each))).toEqual([0, 1, 2, undefined]);
  expect(numbering.candidates.map((each) => ids(each.map(({ target }) => target)))).toEqual([['B'], ['C'], ['owl']]);
});
