import { describe, expect, test } from '@jest/globals';
import type { LeaveReason } from '../../../src/domain/state/vocabulary.js';
import { whyTheyLeave } from '../../../src/domain/rules/104.3-conceding.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { after, leftBy, toldByRule, player, playersAt, ring, twoHeadedGiants, under } from '../tables.js';

const state = ring('Alex Bianca Carissa');

const leaving = (reason: LeaveReason, ...names: string[]) => {
  const { rule, says } = whyTheyLeave(state, playersAt(state, names), reason);
  return `${rule.number}: ${says}`;
};

describe('why a player leaves', () => {
  test('104.3a: they concede', () => {
    expect(leaving('CONCEDES', 'Alex')).toBe('104.3a: Alex concedes, and so loses the game.');
    expect(leaving('CONCEDES', 'Alex', 'Bianca')).toBe('104.3a: Alex and Bianca concede, and so lose the game.');
  });

  test('104.5: they lose, or draw, without conceding', () => {
    expect(leaving('LOSES', 'Alex')).toBe('104.5: Alex loses, and so leaves the game.');
    expect(leaving('LOSES', 'Alex', 'Bianca')).toBe('104.5: Alex and Bianca lose, and so leave the game.');
    expect(leaving('DRAWS', 'Alex')).toBe('104.5: The game is a draw for Alex, who leaves it.');
    expect(leaving('DRAWS', 'Alex', 'Bianca')).toBe('104.5: The game is a draw for Alex and Bianca, who leave it.');
  });

  test.each<LeaveReason>(['CONCEDES', 'LOSES', 'DRAWS'])('%s leaves the same table as the event does', (reason) => {
    const departed = departureOf(state, [player(state, 'Bianca')], reason);
    expect(departed.after({})).toEqual(after(state, { playerLeaves: { player: 'Bianca', reason } }));
  });
});

describe('the end of the game', () => {
  const last = (asked: typeof state, ...names: string[]) => {
    const { because, after: then } = departureOf(asked, playersAt(asked, names));
    const end = because.at(-1);
    return [end?.rule.number, end?.says, then({}).players.filter(({ drew }) => drew).length];
  };

  test('104.2a: whoever is left alone wins', () =>
    expect(last(state, 'Alex', 'Carissa')).toEqual(['104.2a', 'Bianca wins: no opponents are left in the game.', 0]));

  test('104.4a: all of them at once make it a draw', () => {
    const says = 'Everyone leaves at the same time, so the game is a draw.';
    expect(last(state, 'Alex', 'Bianca', 'Carissa')).toEqual(['104.4a', says, 3]);
    expect(last(under('CR_2006', state), 'Alex', 'Bianca', 'Carissa')).toEqual(['102.4a', says, 3]);
  });

  test('104.2c, 104.4d: of teams likewise', () => {
    const heads = twoHeadedGiants({ A: 30, B: 30 });
    expect(last(heads, 'A1')).toEqual(['104.2c', 'B1 and B2 win: no opponents are left in the game.', 0]);
    expect(last(heads, 'A1', 'B2').filter((each) => typeof each !== 'string')).toEqual([4]);
    expect(last(heads, 'A1', 'B2')[0]).toBe('104.4d');
  });
});

test('104.2a: one who leaves a game that was over does not make it a draw', () => {
  const over = leftBy(state, 'Alex', 'Bianca');
  expect(toldByRule(departureOf(over, [player(over, 'Carissa')]).because)).toEqual([
    '800.4a: Carissa leaves the game at once.',
    '104.2a: Carissa had won already: no opponents were left in the game.',
  ]);
});
