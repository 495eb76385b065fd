import { expect, test } from '@jest/globals';
import { isLandwalk, landwalk } from '../../../src/domain/rules/702.14-landwalk.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { blockable } from '../blocks.js';
import { creature, player, ring, thing, twoHeadedGiants, under, written } from '../tables.js';

const land = (id: string, typeLine: string, owner: string, zone: 'BATTLEFIELD' | 'HAND' = 'BATTLEFIELD') =>
  thing(id, typeLine, owner, { zone });
const around = (keyword: string, ...lands: readonly ReturnType<typeof land>[]) => {
  const objects = [creature('x', 'A', { keywords: [keyword] }), creature('b', 'B'), ...lands];
  return ring('A B C', { options: { attack: 'MULTIPLE_PLAYERS' }, objects });
};
const told = (state: GameState, who: string | null = 'B') => {
  const attack = { attacker: objectOf(state, 'x'), defending: who === null ? null : player(state, who) };
  return landwalk(state, attack, objectOf(state, 'b'));
};

test('802.2a: the lands of other players, or elsewhere, do not count', () => {
  expect(told(around('Swampwalk', land('bog', 'Basic Land — Swamp', 'C')))).toEqual([]);
  expect(told(around('Swampwalk', land('bog', 'Basic Land — Swamp', 'B', 'HAND')))).toEqual([]);
  expect(told(around('Swampwalk', land('bog', 'Basic Land — Swamp', 'B')), null)).toEqual([]);
});

test('a keyword is landwalk only where it names a kind of land', () => {
  const kinds = ['forestwalk', 'desertwalk', 'non-basic landwalk', 'snow-covered islandwalk'];
  expect([...kinds, 'landwalk', 'moonwalk', 'swamp', 'walk'].filter(isLandwalk)).toEqual(kinds);
});

test('810.7 until 2018: while creatures attacked teams, the lands of each member counted', () => {
  const x = creature('x', 'A1', { keywords: ['Swampwalk'] });
  const objects = [x, creature('b', 'B1'), land('bog', 'Land — Swamp', 'B2')];
  const state = twoHeadedGiants({ A: 30, B: 30 }, 2, { objects });
  expect(told(state, 'B1')).toEqual([]);
  expect(told(under('CR_2013', state), 'B1')[0]?.says).toBe(
    "x has swampwalk, and its defending player B1 is on B2's team, and B2 controls bog, which is a Swamp, so b can't block it.",
  );
});

test('801.11: nor do lands out of range of whoever controls the attacker', () => {
  const told = (range: number) =>
    written(
      `Two-Headed Giant, range ${range}, edition 2013 | A1* team A: x 1/1 forestwalk | A2 team A | B1 team B: wood (Land — Forest) | B2 team B: b 2/2`,
    );
  expect([1, 2].map((range) => blockable(told(range), 'B2', 'x > B2').b)).toEqual([['x'], []]);
});
