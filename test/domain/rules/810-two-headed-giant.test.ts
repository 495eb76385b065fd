import { lifeOf, poisonOf } from '../../../src/domain/state/team-totals.js';
import { expect, test } from '@jest/globals';
import { playerOf } from '../../../src/domain/state/game-state.js';
import { winnersAt } from '../outcomes.js';
import { after, editionsOf, leftBy, twoHeadedGiants, until, written, type Description } from '../tables.js';

test('what is read as the life of a member (L02, L03)', () => {
  const state = twoHeadedGiants({ A: 17, B: 21 });
  expect(editionsOf(state, (at) => lifeOf(at, playerOf(at, 'A1')) === 9)).toEqual(until('CR_2009'));
  expect(lifeOf(state, playerOf(state, 'B1'))).toBe(21);
});

test('bigger teams start with more (L20)', () => {
  const life = (size: number, edition: Description['edition']) =>
    twoHeadedGiants({ A: undefined, B: undefined }, size, { edition }).teams[0]?.life;
  expect([life(3, 'CR_2026'), life(4, 'CR_2026')]).toEqual([45, 60]);
  expect([life(3, 'CR_2005'), life(4, 'CR_2006'), life(3, 'CR_2008')]).toEqual([60, 80, 45]);
});

test('a concession is the whole team’s (L26); so is a draw', () => {
  expect(winnersAt(leftBy(twoHeadedGiants({ A: 30, B: 30 }), 'A1'))).toEqual(['B1', 'B2']);
  const drawn = after(twoHeadedGiants({ A: 30, B: 30, C: 30 }), { playerLeaves: { player: 'A1', reason: 'DRAWS' } });
  expect(drawn.players.filter(({ drew }) => drew)).toHaveLength(2);
});

test('L19: a poison counter given to one head is found on the other (810.10d)', () => {
  const heads = 'A1 team A | A2 team A | B1 team B | B2 team B';
  const state = written(`Two-Headed Giant | teams: A 30 poison 1; B | ${heads}`);
  expect([poisonOf(state, playerOf(state, 'A2')), poisonOf(state, playerOf(state, 'B1'))]).toEqual([1, 0]);
});
