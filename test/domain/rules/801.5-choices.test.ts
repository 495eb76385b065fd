import { expect, test } from '@jest/globals';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { whoChooses as whoChoosesOf } from '../../../src/domain/rules/801.5-choices.js';
import { editionsWhere, everyEdition, under, until } from '../in-editions.js';
import { doubts, ids, rules, sound } from '../rulings.js';
import { emperors, leftBy, ring } from '../tables.js';

const whoChooses: typeof whoChoosesOf = (...given) => sound(whoChoosesOf(...given));
const five = 'A B C D E';

test('C04: an option may be picked though it reaches beyond the chooser’s range (printed example)', () => {
  const players = [1, 1, 2, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence }));
  const state = ring('carissa rob alex dana erin', { players });
  const { candidates, because } = whoChooses(state, { source: { controller: 'alex' }, asks: 'AN_OPPONENT' });
  expect(ids(candidates)).toContain('carissa');
  expect(rules(because)).toContain('801.5b');
});

test('C05: range never limits which color or number is named', () => {
  const state = ring(five, { range: 1 });
  expect(rules(whoChooses(state, { source: { controller: 'A' }, asks: 'ANY_PLAYER' }).because)).toContain('801.5b');
});

test('C06: Fact or Fiction with range 1: the nearest opponent to the left (printed example)', () => {
  const { chooser, because } = whoChooses(emperors({}, 1), { source: { controller: 'AE' }, asks: 'AN_OPPONENT' });
  expect([chooser?.id, because[0].rule.number]).toEqual(['B1', '801.5c']);
});

test('C07: with the default ranges the emperor picks one of two', () => {
  const { candidates, pickedBy } = whoChooses(emperors(), { source: { controller: 'AE' }, asks: 'AN_OPPONENT' });
  expect([ids(candidates).sort(), pickedBy?.id]).toEqual([['B1', 'B2'], 'AE']);
});

test('C15: the choice of one who has left passes to another opponent in range', () => {
  const state = leftBy(ring(five, { range: 1 }), 'B');
  const { chooser, because } = whoChooses(state, { source: { controller: 'A' }, asks: 'PLAYER', player: 'B' });
  expect([chooser?.id, because[0].rule.number]).toEqual(['E', '800.4g']);
});

test('J22: a cost that one who has left is asked to pay counts as not paid', () => {
  const state = leftBy(ring(five), 'B');
  const cost = { source: { controller: 'A' }, asks: 'PLAYER', player: 'B', kind: 'PAY_COST' } as const;
  const asked = (edition: RulesEdition) => whoChooses(under(edition, state), cost);
  expect(everyEdition.flatMap((edition) => ids(asked(edition).candidates))).toEqual([]);
  expect(editionsWhere((edition) => doubts(asked(edition).because).length > 0)).toEqual(until('CR_2018'));
});
