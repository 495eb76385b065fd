import { expect, test } from '@jest/globals';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { combatsIn } from '../combat-told.js';
import { departure } from '../departures.js';
import { actions, doubted } from '../state-based-actions.js';
import { creature, inTeams, leftBy, ring, rules, sentences, thing, under } from '../tables.js';
import type { GameState, RulesEdition } from '../tables.js';

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

test('an edition without battles says so', () => {
  const state = ring(five, { edition: 'CR_2018', objects: [siege()] });
  const doubt = 'CR_2018 does not say so; the rule of CR_2026_09 is applied.';
  expect([doubted(state), doubted(under('CR_2023', state))]).toEqual([[doubt, doubt], []]);
});

test('704.5x, 704.5y: why a battle needs another protector, in words', () => {
  const whyOf = (state: GameState) => stateBasedActions(state)[0]?.because[0].says;
  expect(whyOf(ring(five, { objects: [siege({ protector: 'A' })] }))).toBe(
    'A protects the Siege siege but is not an opponent of its controller.',
  );
  const gone = whyOf(leftBy(ring(five, { objects: [siege({ protector: 'B' })] }), 'B'));
  expect(gone).toBe('siege has no protector in the game and is not being attacked.');
});

test('704.5y: in 2023 named the controller alone, so 310.11 decides of a teammate', () => {
  const cited = (protector: string, edition: RulesEdition) => {
    const state = inTeams('A A2 B', { edition, objects: [siege({ protector })] });
    return stateBasedActions(state)[0]?.because[0].rule.number;
  };
  expect([cited('A', 'CR_2023'), cited('A2', 'CR_2023'), cited('A2', 'CR_2026')]).toEqual([
    '704.5x',
    '310.10',
    '704.5y',
  ]);
});
