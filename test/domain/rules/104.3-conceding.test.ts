import { describe, expect, test } from '@jest/globals';
import type { LeaveReason } from '../../../src/domain/state/vocabulary.js';
import { whyTheyLeave } from '../../../src/domain/rules/104.3-conceding.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { after, inTeams, leftBy, toldByRule, player, playersAt, ring, twoHeadedGiants, under } from '../tables.js';
import type { RulesEdition } from '../tables.js';

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

  const wins = (name: string, they = `${name} wins`) => `None of ${name}'s opponents is left in the game, so ${they}.`;

  test('104.2a: whoever is left alone wins', () =>
    expect(last(state, 'Alex', 'Carissa')).toEqual(['104.2a', wins('Bianca'), 0]));

  test('104.4a: all of them at once make it a draw', () => {
    const says = 'Everyone leaves at the same time, so the game is a draw.';
    expect(last(state, 'Alex', 'Bianca', 'Carissa')).toEqual(['104.4a', says, 3]);
    expect(last(under('CR_2006', state), 'Alex', 'Bianca', 'Carissa')).toEqual(['102.4a', says, 3]);
  });

  test('104.2c, 104.4d: of teams likewise', () => {
    const heads = twoHeadedGiants({ A: 30, B: 30 });
    expect(last(heads, 'A1')).toEqual(['104.2c', wins('B1', 'B1 and B2 win'), 0]);
    expect(last(heads, 'A1', 'B2').filter((each) => typeof each !== 'string')).toEqual([4]);
    expect(last(heads, 'A1', 'B2')[0]).toBe('104.4d');
  });
});

test('104.2c: teammates who lost earlier win with the last one of a team, with a doubt in 2005; those who drew do not', () => {
  const won = (edition: RulesEdition, drew: boolean, reason: LeaveReason = 'LOSES') => {
    const teams = inTeams('A1 A2 A3 B1', { edition, players: [{}, { inGame: false, drew }] });
    const { says, doubt } = departureOf(teams, playersAt(teams, ['A3', 'B1']), reason).because.at(-1) ?? { says: '' };
    return [says.split(', so ')[1], doubt === undefined];
  };
  expect(won('CR_2026', false)).toEqual(['A1, A2 and A3 win.', true]);
  expect(won('CR_2005', false)).toEqual(['A1, A2 and A3 win.', false]);
  expect(won('CR_2026', true)).toEqual(['A1 and A3 win.', false]);
  expect(won('CR_2026', false, 'DRAWS')).toEqual(['A1 and A2 win.', false]);
});

test('104.2a: one who leaves a game that was over does not make it a draw', () => {
  const over = leftBy(state, 'Alex', 'Bianca');
  expect(toldByRule(departureOf(over, [player(over, 'Carissa')]).because)).toEqual([
    '800.4a: Carissa leaves the game at once.',
    '104.2a: Carissa had won already: no opponents were left in the game.',
  ]);
});
