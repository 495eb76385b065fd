import { describe, expect, test } from '@jest/globals';
import { attacksToBlock } from '../../../src/domain/rules/506-combat-in-progress.js';
import { legalBlocks } from '../../../src/domain/rules/509-declare-blockers.js';
import { blockable, blockRows, blockVerdict, whyNotBlockable } from '../blocks.js';
import { blockTable } from '../laws.js';
import { creature, ids, leftBy, player, ring, sentences, written } from '../tables.js';

const four = 'rob carissa alex dana';

const mine = 'b 2/2; tapped 2/2 tapped; both 2/2 (Battle Creature); jace (Planeswalker — Jace)';
const siege = 'siege (Battle — Siege) protected by carissa';
const state = written(`rob: x 2/2; y 2/2 | carissa: ${mine} | alex: c 2/2 | dana: ${siege}`);

test('B19: those that attack them, their planeswalkers, and battles that they protect (802.4a)', () => {
  expect(blockable(state, 'carissa', 'x > jace, y > siege').b).toEqual(['x', 'y']);
  expect(blockable(state, 'alex', 'x > carissa, y > alex')).toEqual({ c: ['y'] });
  expect(whyNotBlockable(state, 'alex', 'x > siege', 'c')).toEqual(['802.4a']);
  const why = (table: typeof state) => blockRows(table, 'alex', 'x > siege')[0]?.excluded[0]?.because[0].says;
  expect(why(state)).toBe('x attacks siege, which carissa defends, not alex.');
  expect(why(leftBy(state, 'carissa'))).toBe('x attacks siege, which carissa defended before leaving, not alex.');
});

test('509.1a: not with a tapped creature or a battle', () => {
  expect(blockable(state, 'carissa', 'x > carissa')).toEqual({ b: ['x'], tapped: [], both: [] });
  expect(whyNotBlockable(state, 'carissa', 'x > carissa', 'tapped')).toEqual(['509.1a']);
  expect(whyNotBlockable(state, 'carissa', 'x > carissa', 'both')).toEqual(['509.1a']);
});

test('B25: an attacker whose target has left combat is blocked by whoever it attacked last', () => {
  const combats = [{ attacks: [{ attacker: 'x', defendingPlayer: 'alex' }] }];
  const objects = [creature('x', 'rob'), creature('c', 'alex'), creature('d', 'dana')];
  const under508 = ring(four, { objects, combats });
  const rows = (who: string) => legalBlocks(under508, player(under508, who), attacksToBlock(under508, null));
  expect([ids(rows('alex')[0]?.included ?? []), ids(rows('dana')[0]?.included ?? [])]).toEqual([['x'], []]);
});

test("B35: a defender blocks an attacker whose controller is out of the defender's own range", () => {
  const players = [2, 1, 1, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence }));
  const ranged = ring('A B C D E', { players, objects: [creature('x', 'A'), creature('c', 'C')] });
  expect(blockVerdict(ranged, 'C', 'x > C', 'c > x').legal).toBe(true);
});

test('509.1d: what it costs to block stands beside it', () => {
  const toll = blockTable('A: ox 2/2 | B: elk 2/2 | law toll of A: CANT_BLOCK of all pays {2}');
  expect(sentences(blockRows(toll, 'B', 'ox > B')[0]?.because ?? [])).toContain(
    'elk can block only if B pays {2} because of toll.',
  );
});

test.each([
  ['BLOCKS_IF_ABLE of elk', 'elk blocks if able (law).', 'elk'],
  ['BLOCKS_TARGET_IF_ABLE of elk target ox', 'elk blocks ox if able (law).', 'elk'],
  ['MUST_BE_BLOCKED_IF_ABLE of ox', 'ox is blocked if able (law).', 'elk asp'],
  ['MUST_BE_BLOCKED_IF_ABLE of cub', 'cub is blocked if able (law).', ''],
  ['CANT_BLOCK_WITHOUT_OTHERS 1 of elk', "elk can't block because of law unless another creature does, too.", 'elk'],
])('509.1b, 509.1c: %s stands beside what a creature may block', (law, says, blockers) => {
  const state = blockTable(`A: ox 2/2; cub 1/1 | B: elk 2/2; asp 1/1 | law law of A: ${law}`);
  const rows = blockRows(state, 'B', 'ox > B').filter(({ because }) => sentences(because).includes(says));
  expect(rows.map(({ blocker }) => blocker.id).join(' ')).toBe(blockers);
});

describe('what one creature alone cannot block is said beside it', () => {
  const said = (laws: string, attackers = 'ox 2/2 Menace; cub 1/1', blockers = 'elk 2/2; asp 1/1') => {
    const state = blockTable(`A: ${attackers} | B: ${blockers} | ${laws}`);
    return blockRows(state, 'B', 'ox > B, cub > B').map(({ because: [, ...others] }) => sentences(others));
  };

  test('702.111b: menace, for each creature that may block it', () => {
    const each = ['elk', 'asp'].map((blocker) => [`ox has menace, so ${blocker} can't block it alone.`]);
    expect(said('')).toEqual(each);
    expect(said('law wall of A: CANT_BLOCK of elk')).toEqual([[], []]);
    expect(said('', 'ox 2/2 Menace; cub 1/1 Menace')[0]).toEqual([
      "ox and cub have menace, so elk can't block any of them alone.",
    ]);
  });

  test('509.1b: an attacker that several have to block, because of itself or of another object', () => {
    const all = 'law drums of A: CANT_BE_BLOCKED_BY_FEWER 3 of cub';
    const because = "cub can't be blocked except by 3 or more creatures because of drums.";
    expect(said(all, 'ox 2/2; cub 1/1', 'elk 2/2; asp 1/1; bat 1/1')).toEqual([[because], [because], [because]]);
    expect(said(all, 'ox 2/2; cub 1/1')).toEqual([[], []]);
    expect(said('law drums of A: CANT_BE_BLOCKED_BY_FEWER 2 of all', 'ox 2/2; cub 1/1')[0]).toEqual([
      "ox and cub each can't be blocked except by 2 or more creatures because of drums.",
    ]);
    const own = "cub can't be blocked except by 2 or more creatures.";
    const both =
      'law ox: CANT_BE_BLOCKED_BY_FEWER 2 | law cub: CANT_BE_BLOCKED_BY_FEWER 2 | law wall of A: CANT_BLOCK of elk target ox';
    const each = ["ox can't be blocked except by 2 or more creatures.", own];
    expect(said(both, 'ox 2/2; cub 1/1', 'elk 2/2; asp 1/1; bat 1/1')).toEqual([[own], each, each]);
    expect(said('law cub: CANT_BE_BLOCKED_BY_FEWER 1', 'ox 2/2; cub 1/1')).toEqual([[], []]);
  });
});
