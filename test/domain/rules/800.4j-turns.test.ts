import { expect, test } from '@jest/globals';
import { nextPriorityRuling, nextTeamPriorityRuling, turnUnderWay } from '../../../src/domain/rules/800.4j-turns.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { everyEdition, player, ring, under } from '../tables.js';

const state = ring('A B C D', { turn: { activePlayers: ['A'] } });
const [a, b, c] = [player(state, 'A'), player(state, 'B'), player(state, 'C')];

test('J19: the turn of one who leaves continues, and priority begins with the next player', () => {
  expect(turnUnderWay(state, [a]).says).toBe("A's turn continues without an active player.");
  const says = 'A left during their own turn, so priority begins with the next player in turn order, B.';
  expect(nextPriorityRuling(state, a, [b]).says).toBe(says);
});

test('of a team, with the next team', () => {
  const says = (active: (typeof a)[]) => nextTeamPriorityRuling(state, active, [c]).says;
  expect(says([a])).toContain('A, whose turn it is, has left');
  expect(says([a, b])).toContain('A and B, whose turn it is, have left');
});

test.each(everyEdition)('in %s only the active player takes the turn along', (edition) => {
  const asked = under(edition, state);
  const continues = (id: string) => departureOf(asked, [player(asked, id)]).turnContinuesWithoutActivePlayer;
  expect(['A', 'B'].map(continues)).toEqual([true, false]);
});
