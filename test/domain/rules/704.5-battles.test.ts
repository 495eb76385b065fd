import { expect, test } from '@jest/globals';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { combatsIn } from '../combat-told.js';
import { departure } from '../departures.js';
import { under } from '../in-editions.js';
import { rules, sentences } from '../rulings.js';
import { actions, doubted } from '../state-based-actions.js';
import { creature, leftBy, ring, thing } from '../tables.js';

const five = 'A B C D E';

const siege = (more = {}) => thing('siege', 'Battle — Siege', 'A', more);

test('B38: no new protector while the battle is attacked, one afterwards', () => {
  const objects = [siege({ protector: 'B' }), creature('bear', 'A')];
  const combats = combatsIn('bear > siege');
  const state = ring(five, { objects, combats, turn: { activePlayers: ['A'], step: 'DECLARE_ATTACKERS' } });
  const left = leftBy(state, 'B');
  expect(actions(left)).toEqual([]);
  const told = departure(state, 'B').because.filter(({ rule }) => rule.number === '704.5x');
  expect(sentences(told)).toEqual(['siege is still being attacked, so no protector is chosen for it yet.']);
  expect(rules(departure(state, 'C').because)).not.toContain('704.5x');
  expect(rules(departure(left, 'C').because)).not.toContain('704.5x');
  expect(actions({ ...left, combats: [] })).toEqual(['CHOOSE_PROTECTOR siege']);
});

test('the protector of a Siege is an opponent in range, or it goes to the graveyard', () => {
  expect(actions(ring(five, { range: 1, objects: [siege({ protector: 'A' })] }))).toEqual(['CHOOSE_PROTECTOR siege']);
  expect(actions(ring(five, { range: 1, objects: [siege({ protector: 'B' })] }))).toEqual([]);
  const [alone] = stateBasedActions(ring(five, { range: 0, objects: [siege()] }));
  expect([alone?.kind, rules(alone?.because ?? [])]).toEqual(['TO_GRAVEYARD', ['704.5x', '310.11', '801.5a']]);
  const other = ring(five, { range: 0, objects: [thing('keep', 'Battle', 'A', {})] });
  expect(actions(other)).toEqual(['CHOOSE_PROTECTOR keep']);
  expect(actions(ring(five, { objects: [thing('keep', 'Battle', 'A', { protector: 'A' })] }))).toEqual([]);
});

test('an edition without battles says so', () => {
  const state = ring(five, { edition: 'CR_2018', objects: [siege()] });
  const doubt = 'CR_2018 does not say so; the rule of CR_2026_09 is applied.';
  expect(doubted(state)).toEqual([doubt, doubt]);
  expect(doubted(under('CR_2023', state))).toEqual([]);
});
