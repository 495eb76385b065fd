import { expect, test } from '@jest/globals';
import { whoChooses, type ChoiceEffect } from '../../../src/domain/rules/801.5-choices.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { doubts, ids, rules, written } from '../tables.js';

const state = written('A | B | C left | D');

/** Tells who chooses, among whom, and by which rules: "nobody of A D: 800.4g". */
const chosen = (asked: GameState, effect: Omit<ChoiceEffect, 'source'>, controller = 'B') => {
  const { chooser, candidates, because } = whoChooses(asked, { source: { controller }, ...effect });
  return `${chooser?.id ?? 'nobody'} of ${ids(candidates).join(' ') || 'none'}: ${rules(because).join(' ')}`;
};

test('800.4a: once the controller of the effect has left, nobody is asked', () => {
  for (const asks of ['CONTROLLER', 'AN_OPPONENT', 'ANY_PLAYER'] as const)
    expect(chosen(state, { asks }, 'C')).toBe('nobody of none: 800.4a');
});

test('a choice that nobody in the game can make is a doubt', () => {
  const { because, chooser } = whoChooses(state, { source: { controller: 'A' }, asks: 'A_TEAMMATE' });
  expect(chooser).toBeNull();
  expect(doubts(because)).toEqual(['The rules do not say what becomes of a choice that nobody in the game can make.']);
});
