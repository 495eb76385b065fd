import { describe, expect, test } from '@jest/globals';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { turnMarkersFor } from '../../../src/domain/variants/grand-melee.js';
import { type GameState, playerOf } from '../../../src/domain/state/game-state.js';
import { countingCalls } from '../../calls.js';
import { begins, ends, leaves, markers, melee } from '../grand-melee.js';
import { after, ids } from '../tables.js';

describe('807.4a, 807.4b: turn markers are handed out', () => {
  test('the printed example: sixteen players have four, fifteen have three (K01)', () =>
    expect([turnMarkersFor(16), turnMarkersFor(15)]).toEqual([4, 3]));

  test('from the starting player on', () =>
    expect(markers(melee(10, '', { turn: { activePlayers: ['s8'] } }))).toBe('1@8 2@2'));

  test('down to seven players there is one, and at least one however few there are (K28)', () =>
    expect([turnMarkersFor(7), turnMarkersFor(4), turnMarkersFor(3), turnMarkersFor(2)]).toEqual([1, 1, 1, 1]));

  test.each([
    [10, '1@0 2@4'],
    [12, '1@0 2@4 3@8'],
    [13, '1@0 2@4 3@8'],
    [17, '1@0 2@4 3@8 4@12'],
    [20, '1@0 2@4 3@8 4@12 5@16'],
  ])('%i players: %s (K02)', (players, expected) => expect(markers(melee(players))).toBe(expected));
});

test('807.4h: ranges close up as the next turn of anybody begins, not before (K15, K27)', () => {
  const inRange = (state: GameState) => ids(rangeOf(state, playerOf(state, 's4')).players).join(' ');
  const gone = leaves(5)(melee(13, '1@0 *2@6 3@10'));
  expect([inRange(gone), inRange(after(gone, ends(1)))]).toEqual(['s3 s4', 's3 s4']);
  expect(inRange(after(gone, begins(2)))).toBe('s3 s4 s6');
});

test('a table of 1,000 players with 250 turn markers ends its turns at far less than the square of what one of 100 takes', () => {
  const turnsOf = (players: number) => () => {
    let state = melee(players);
    const number = (turn: number) => (turn % state.turnMarkers.length) + 1;
    for (let turn = 0; turn < 300; turn += 1) state = after(state, ends(number(turn)), begins(number(turn)));
    expect(state.turn.number).toBe(301);
  };
  countingCalls((calls) => expect(calls(turnsOf(1_000))).toBeLessThan(50 * calls(turnsOf(100))));
});
