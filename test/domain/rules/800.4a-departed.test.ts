import { expect, test } from '@jest/globals';
import * as departed from '../../../src/domain/rules/800.4a-departed.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { leftBy, player, written } from '../tables.js';

const state = leftBy(written('Alex | Bianca: bear 2/2 | Carissa'), 'Alex');
const alex = { controller: 'Alex' };

test('an effect that outlasts its controller is doubtful', () => {
  const { rule, doubt } = departed.leftControllerRuling(state, alex) ?? {};
  expect(rule?.number).toBe('800.4a');
  expect(doubt).toBe('The rules do not say how far an effect reaches that outlasts its controller.');
});

test('nothing is said of those who are in the game, nor of objects', () => {
  for (const source of [{ controller: 'Bianca' }, { object: 'bear' }])
    for (const said of [departed.departedController, departed.leftSourceRuling, departed.leftControllerRuling])
      expect(said(state, source)).toBeNull();
  for (const there of [player(state, 'Bianca'), objectOf(state, 'bear')])
    expect(departed.leftPlayerRuling(state, there)).toBeNull();
});
