import { describe, expect, test } from '@jest/globals';
import { replacementsFor } from '../../../src/domain/rules/800.4f-choices.js';
import { whoChooses, type ChoiceEffect } from '../../../src/domain/rules/801.5-choices.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { doubts, ids, rules } from '../rulings.js';
import { player, ring, written } from '../tables.js';

const gone = { inGame: false };
const state = ring('A B C D', { players: [{}, {}, gone, {}] });

/** Tells who chooses, among whom, and by which rules: "nobody of A D: 800.4g". */
const chosen = (asked: GameState, effect: Omit<ChoiceEffect, 'source'>, controller = 'B') => {
  const { chooser, candidates, because } = whoChooses(asked, { source: { controller }, ...effect });
  return `${chooser?.id ?? 'nobody'} of ${ids(candidates).join(' ') || 'none'}: ${rules(because).join(' ')}`;
};

describe('a choice asked of one who has left', () => {
  test('C15, 800.4g: goes to another opponent', () => {
    expect(ids(replacementsFor(state, player(state, 'B'), player(state, 'C')))).toEqual(['A', 'D']);
    expect(chosen(state, { asks: 'PLAYER', player: 'C' })).toBe('nobody of A D: 800.4g 801.1');
  });

  test('800.4g: to any player where no opponent is left', () => {
    const teams = written('Team vs. Team | A team x | B team x | C team y left | D team y left');
    expect(ids(replacementsFor(teams, player(teams, 'A'), player(teams, 'C')))).toEqual(['A', 'B']);
    const says = (asked: GameState, controller: string) =>
      whoChooses(asked, { source: { controller }, asks: 'PLAYER', player: 'C' }).because[0].says;
    expect(says(teams, 'A')).toBe('C has left the game, so A picks another player to choose.');
    expect(says(state, 'B')).toBe('C has left the game, so B picks another opponent to choose.');
  });

  test('800.4g: to any player where a teammate was asked', () => {
    const teams = written('Team vs. Team | A team x | B team x left | C team y | D team y');
    const { because, candidates } = whoChooses(teams, { source: { controller: 'A' }, asks: 'PLAYER', player: 'B' });
    expect(ids(candidates)).toEqual(['A', 'C', 'D']);
    expect(because[0].says).toBe('B has left the game, so A picks another player to choose.');
  });

  test('800.4h: of a rule, to the next player in turn order', () => {
    expect(chosen(state, { asks: 'PLAYER', player: 'C', askedByRule: true })).toBe('D of D: 800.4h');
  });

  test('J22, 800.4f: and a cost is not paid', () => {
    expect(chosen(state, { asks: 'PLAYER', player: 'C', kind: 'PAY_COST' })).toBe('nobody of none: 800.4f');
  });
});

test('800.4a: once the controller of the effect has left, nobody is asked', () => {
  for (const asks of ['CONTROLLER', 'AN_OPPONENT', 'ANY_PLAYER'] as const)
    expect(chosen(state, { asks }, 'C')).toBe('nobody of none: 800.4a');
});

test('a choice that nobody in the game can make is a doubt', () => {
  const { because, chooser } = whoChooses(state, { source: { controller: 'A' }, asks: 'A_TEAMMATE' });
  expect(chooser).toBeNull();
  expect(doubts(because)).toEqual(['The rules do not say what becomes of a choice that nobody in the game can make.']);
});
