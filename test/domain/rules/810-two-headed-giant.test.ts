import { describe, expect, test } from '@jest/globals';
import { winnersAt } from '../outcomes.js';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import { lifeOf } from '../../../src/domain/rules/810-two-headed-giant.js';
import { poisonOf } from '../../../src/domain/rules/810.10-poison.js';
import type { Description } from '../../../src/domain/state/description.js';
import { type GameState, playerOf } from '../../../src/domain/state/game-state.js';
import { editionsWhere, under, until } from '../in-editions.js';
import { after, leftBy, table, twoHeadedGiants } from '../tables.js';

const heads = (life: number, poison = 0): GameState =>
  table({
    variant: 'TWO_HEADED_GIANT',
    teams: [{ id: 'A', life, poison }, { id: 'B' }],
    players: ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0) })),
  });

describe('a team of heads', () => {
  test('what is read as the life of a member (L02, L03)', () => {
    const state = twoHeadedGiants({ A: 17, B: 21 });
    const half = editionsWhere((edition) => lifeOf(under(edition, state), playerOf(state, 'A1')) === 9);
    expect(half).toEqual(until('CR_2009'));
    expect(lifeOf(state, playerOf(state, 'B1'))).toBe(21);
  });

  test('bigger teams start with more (L20)', () => {
    const life = (size: number, edition: Description['edition']) =>
      twoHeadedGiants({ A: undefined, B: undefined }, size, { edition }).teams[0]?.life;
    expect([life(3, 'CR_2026'), life(4, 'CR_2026')]).toEqual([45, 60]);
    expect([life(3, 'CR_2005'), life(4, 'CR_2006'), life(3, 'CR_2008')]).toEqual([60, 80, 45]);
  });

  test('a concession is the whole team’s (L26); so is a draw', () => {
    const conceded = leftBy(twoHeadedGiants({ A: 30, B: 30 }), 'A1');
    expect(winnersAt(conceded)).toEqual(['B1', 'B2']);
    const drawn = after(twoHeadedGiants({ A: 30, B: 30, C: 30 }), { playerLeaves: { player: 'A1', reason: 'DRAWS' } });
    expect(drawn.players.filter(({ drew }) => drew)).toHaveLength(2);
  });
});

describe('heads who share', () => {
  test('L19: a poison counter given to one head is found on the other (810.10d)', () => {
    const state = heads(30, 1);
    expect([poisonOf(state, playerOf(state, 'A2')), poisonOf(state, playerOf(state, 'B1'))]).toEqual([1, 0]);
  });

  test('L23: a head who loses, as by drawing from an empty library, takes the team along (810.8a)', () => {
    const { losers, winners } = outcomeOf(heads(30), { loses: ['A1'] });
    expect(losers.map(({ id }) => id)).toEqual(['A1', 'A2']);
    expect(winners.map(({ id }) => id)).toEqual(['B1', 'B2']);
  });
});
