import { describe, expect, test } from '@jest/globals';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { turnMarkersFor } from '../../../src/domain/variants/grand-melee.js';
import { type GameState, playerOf } from '../../../src/domain/state/game-state.js';
import { countingCalls } from '../../calls.js';
import { begins, ends, leaves, markers, melee } from '../grand-melee.js';
import { after, bears, ids } from '../tables.js';

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

describe('807.4: a combat that names no turn marker is that of the turn of whoever attacks', () => {
  const attack = (attacker: string, target: string, marker = {}) => [{ attacks: [{ attacker, target }], ...marker }];
  const fought = (markers: string, ...combats: ReturnType<typeof attack>) =>
    melee(12, markers, { objects: bears('s0 s4'), combats }).combats.map(({ marker }) => marker);

  test('with several markers, with one, and where whoever attacks takes no turn', () => {
    expect(fought('1@0 2@4 *3@8', ...attack('s4-bear', 's5'))).toEqual([2]);
    expect(fought('1@0 2@4 *3@8', ...attack('s4-bear', 's5'), ...attack('s0-bear', 's1', { marker: 1 }))).toEqual([
      2, 1,
    ]);
    expect(fought('2@6', ...attack('s4-bear', 's5'))).toEqual([2]);
    expect(fought('1@6 *2@4', ...attack('s4-bear', 's5'))).toEqual([null]);
    expect(fought('1@1 2@6', ...attack('s4-bear', 's5'))).toEqual([null]);
  });

  test('also once their turn begins, but no turn has two combats', () => {
    const rest = { objects: bears('s0 s4'), combats: attack('s4-bear', 's5') };
    const waits = melee(12, '1@0 *2@4', rest);
    expect(after(waits, begins(2)).combats.map(({ marker }) => marker)).toEqual([2]);
    const two = { ...rest, combats: [...rest.combats, ...attack('s0-bear', 's1', { marker: 2 })] };
    expect(melee(12, '1@0 2@4', two).combats.map(({ marker }) => marker)).toEqual([null, 2]);
  });

  test('it ends with the combat of that turn', () => {
    const state = melee(12, '1@0 2@4 3@8', { objects: bears('s0 s4'), combats: attack('s4-bear', 's5') });
    expect(after(state, { combatEnds: { marker: 1 } }).combats).toHaveLength(1);
    expect(after(state, { combatEnds: { marker: 2 } }).combats).toEqual([]);
  });
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
