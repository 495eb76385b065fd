import { expect, test } from '@jest/globals';
import {
  controllerGone,
  departed,
  departedController,
  playerGone,
  sourceGone,
} from '../../../src/domain/rules/800.4a-departed.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { under } from '../in-editions.js';
import { rules } from '../rulings.js';
import { creature, leftBy, player, ring } from '../tables.js';

const state = leftBy(ring('Alex Bianca Carissa', { objects: [creature('bear', 'Bianca')] }), 'Alex');

test('800.4a: whoever has left has no spells and abilities, and nothing happens to them', () => {
  expect(departedController(state, { controller: 'Alex' })?.id).toBe('Alex');
  const says = "Alex has left the game, and so have Alex's spells and abilities.";
  expect(sourceGone(state, { controller: 'Alex' })?.says).toBe(says);
  expect(playerGone(state, player(state, 'Alex'))?.says).toBe('Alex has left the game and is out of reach.');
  expect(departed(under('CR_2008', state), player(state, 'Alex'), 'draws no cards').rule.number).toBe('600.4a');
});

test('an effect that outlasts its controller is doubtful', () => {
  const gone = controllerGone(state, { controller: 'Alex' });
  expect(gone?.rule.number).toBe('800.4a');
  expect(gone?.doubt).toBe('The rules do not say how far an effect reaches that outlasts its controller.');
});

test('nothing is said of those who are in the game, nor of objects', () => {
  for (const source of [{ controller: 'Bianca' }, { object: 'bear' }])
    for (const said of [departedController, sourceGone, controllerGone]) expect(said(state, source)).toBeNull();
  for (const there of [player(state, 'Bianca'), objectOf(state, 'bear')]) expect(playerGone(state, there)).toBeNull();
  expect(rules([sourceGone(state, { controller: 'Alex' })].flatMap((each) => each ?? []))).toEqual(['800.4a']);
});
