import { expect, test } from '@jest/globals';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import type { Result } from '../../../src/domain/rules/104-results.js';
import { doubts, emperors, ids, rules, sound, twoHeadedGiants, type GameState } from '../tables.js';

const outcome = (state: GameState, result: Result) => sound(outcomeOf(state, result));

test('of two heads only one is within range: the other goes along, which no rule says', () => {
  const state = twoHeadedGiants({ A: undefined, B: undefined }, 2, { options: { rangeOfInfluence: 1 } });
  const { drawn, because } = outcome(state, { draw: { controller: 'A1' } });
  expect(ids(drawn)).toEqual(['A1', 'A2', 'B1', 'B2']);
  expect(rules(because)).toEqual(['801.15', '104.4g', '810.8a']);
  expect(doubts(because)).toHaveLength(1);
});

test('a draw for all members is one for their team (104.4g)', () => {
  const state = twoHeadedGiants({ A: undefined, B: undefined }, 2, { options: { rangeOfInfluence: 3 } });
  const { because } = outcome(state, { draw: { controller: 'A1' } });
  expect(rules(because)).toEqual(['801.15', '104.4g', '104.4g']);
  expect(because[1]?.says).toBe('It is a draw for team A, as it is for A1 and A2.');
  expect(doubts(because)).toEqual([]);
});

test('a team of which one member is out of range does not draw by this rule', () => {
  const { drawn, because } = outcome(emperors(), { draw: { controller: 'A1' } });
  expect([ids(drawn), rules(because)]).toMatchObject([expect.not.arrayContaining(['B1']), expect.any(Array)]);
  expect(because.filter(({ rule }) => rule.number === '104.4g').map(({ says }) => says)).toEqual([]);
});
