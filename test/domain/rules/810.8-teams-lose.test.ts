import { expect, test } from '@jest/globals';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { poisonLimit } from '../../../src/domain/rules/810.8-teams-lose.js';
import { ids, player, rules, twoHeadedGiants } from '../tables.js';

const state = twoHeadedGiants({ A: 30, B: 30 });

test.each(['A1', 'A2'])('L23, 810.8a: a team loses with either member: %s', (loser) => {
  const { losers, winners } = outcomeOf(state, { loses: [loser] });
  expect([ids(losers).join(' '), ids(winners).join(' ')]).toEqual(['A1 A2', 'B1 B2']);
});

test('L26, 810.8b: a team leaves when one concedes', () => {
  const { alsoLeaving, because } = departureOf(state, [player(state, 'B1')]);
  expect([ids(alsoLeaving), rules(because)]).toEqual([['B2'], ['800.4a', '104.3a', '810.8b', '104.2c']]);
});

test('810.8c: and at 0 life', () => {
  const [row] = stateBasedActions(twoHeadedGiants({ A: 0, B: 30 }));
  expect(row && rules(row.because)).toEqual(['704.6a', '810.8c']);
});

test.each([
  [2, 15],
  [3, 20],
  [4, 25],
])('L20, 810.8d, 810.11: a team of %i loses with %i poison counters, not with one fewer', (size, limit) => {
  const poisoned = (poison: number) =>
    twoHeadedGiants({ A: 1, B: 1 }, size, { teams: [{ id: 'A', poison }, { id: 'B' }] });
  const [team] = poisoned(limit).teams;
  expect(team && poisonLimit(team)).toBe(limit);
  const [row] = stateBasedActions(poisoned(limit));
  expect(row && rules(row.because)).toEqual(['704.6b', '810.8d', ...(size === 2 ? [] : ['810.11'])]);
  expect(stateBasedActions(poisoned(limit - 1))).toEqual([]);
});
