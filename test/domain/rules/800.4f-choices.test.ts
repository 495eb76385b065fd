import { describe, expect, test } from '@jest/globals';
import { replacementsFor } from '../../../src/domain/rules/800.4f-choices.js';
import { whoChooses, type ChoiceEffect } from '../../../src/domain/rules/801.5-choices.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { doubts, ids, rules } from '../rulings.js';
import { player, ring, table } from '../tables.js';

const gone = { inGame: false };
const state = ring('A B C D', { players: [{}, {}, gone, {}] });

const chosen = (asked: GameState, effect: Omit<ChoiceEffect, 'source'>, controller = 'B') => {
  const { chooser, candidates, because } = whoChooses(asked, { source: { controller }, ...effect });
  return { chooser: chooser?.id ?? null, candidates: ids(candidates), rules: rules(because) };
};

describe('a choice asked of one who has left', () => {
  test('C15, 800.4g: goes to another opponent', () => {
    expect(ids(replacementsFor(state, player(state, 'B'), player(state, 'C')))).toEqual(['A', 'D']);
    expect(chosen(state, { asks: 'PLAYER', player: 'C' })).toEqual({
      chooser: null,
      candidates: ['A', 'D'],
      rules: ['800.4g', '801.1'],
    });
  });

  test('800.4g: to any player where no opponent is left', () => {
    const teams = table({
      teams: [{ id: 'x' }, { id: 'y' }],
      variant: 'TEAM_VS_TEAM',
      players: [
        { id: 'A', team: 'x' },
        { id: 'B', team: 'x' },
        { id: 'C', team: 'y', inGame: false },
        { id: 'D', team: 'y', inGame: false },
      ],
    });
    expect(ids(replacementsFor(teams, player(teams, 'A'), player(teams, 'C')))).toEqual(['A', 'B']);
    const says = (asked: GameState, controller: string) =>
      whoChooses(asked, { source: { controller }, asks: 'PLAYER', player: 'C' }).because[0].says;
    expect(says(teams, 'A')).toBe('C has left the game, so A picks another player to choose.');
    expect(says(state, 'B')).toBe('C has left the game, so B picks another opponent to choose.');
  });

  test('800.4g: to any player where a teammate was asked', () => {
    const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, team: id < 'C' ? 'x' : 'y', inGame: id !== 'B' }));
    const teams = table({ teams: [{ id: 'x' }, { id: 'y' }], variant: 'TEAM_VS_TEAM', players });
    const { because, candidates } = whoChooses(teams, { source: { controller: 'A' }, asks: 'PLAYER', player: 'B' });
    expect(ids(candidates)).toEqual(['A', 'C', 'D']);
    expect(because[0].says).toBe('B has left the game, so A picks another player to choose.');
  });

  test('800.4h: of a rule, to the next player in turn order', () => {
    const asked = chosen(state, { asks: 'PLAYER', player: 'C', askedByRule: true });
    expect(asked).toEqual({ chooser: 'D', candidates: ['D'], rules: ['800.4h'] });
  });

  test('J22, 800.4f: and a cost is not paid', () => {
    const asked = chosen(state, { asks: 'PLAYER', player: 'C', kind: 'PAY_COST' });
    expect(asked).toEqual({ chooser: null, candidates: [], rules: ['800.4f'] });
  });
});

test('800.4a: once the controller of the effect has left, nobody is asked', () => {
  for (const asks of ['CONTROLLER', 'AN_OPPONENT', 'ANY_PLAYER'] as const)
    expect(chosen(state, { asks }, 'C')).toEqual({ chooser: null, candidates: [], rules: ['800.4a'] });
});

test('a choice that nobody in the game can make is a doubt', () => {
  const { because, chooser } = whoChooses(state, { source: { controller: 'A' }, asks: 'A_TEAMMATE' });
  expect([chooser, doubts(because)]).toEqual([
    null,
    ['The rules do not say what becomes of a choice that nobody in the game can make.'],
  ]);
});
