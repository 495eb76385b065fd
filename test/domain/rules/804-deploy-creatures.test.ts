import { expect, test } from '@jest/globals';
import { legalDeployments } from '../../../src/domain/rules/804-deploy-creatures.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { after, creature, emperors, ids, leftBy, refusal, sentences, type Description } from '../tables.js';

const bear = (owner: string, more = {}, rest: Partial<Description> = {}) =>
  emperors({ objects: [creature('bear', owner, more)], turn: { activePlayers: [owner] }, ...rest });
const targets = (state: GameState) => ids(legalDeployments(state, objectOf(state, 'bear')).included);

test('to teammates within range (801.4)', () =>
  expect([targets(bear('AE')), targets(bear('A1'))]).toEqual([['A1', 'A2'], ['AE']]));

test.each([
  ['tapped', '804.2', bear('AE', { tapped: true })],
  ['summoning sick (M06)', '302.6', bear('AE', { controlledSinceTurnBegan: false })],
  ["in an opponent's turn (M06)", '307.5', bear('AE', {}, { turn: { activePlayers: ['B1'] } })],
  ['in combat', '307.5', bear('AE', {}, { turn: { activePlayers: ['AE'], step: 'DECLARE_BLOCKERS' } })],
  ['where the option is not used', '804.1', bear('AE', {}, { options: { deployCreatures: false } })],
])('not %s', (_, rule, state) => {
  expect(targets(state)).toEqual([]);
  expect(refusal(state, { deploys: { creature: 'bear', to: 'A1' } })).toContain(rule);
});

test('not with something on the stack, and not to an opponent', () => {
  const spell = { id: 'bolt', typeLine: 'Instant', owner: 'AE', zone: 'STACK' as const };
  expect(targets(bear('AE', {}, { objects: [creature('bear', 'AE'), spell] }))).toEqual([]);
  expect(refusal(bear('AE'), { deploys: { creature: 'bear', to: 'B1' } })).toEqual(['804.2']);
});

test('with haste it may be deployed at once; its abilities then use the new range (M07)', () => {
  const state = bear('AE', { controlledSinceTurnBegan: false, keywords: ['Haste'] });
  expect(targets(state)).toEqual(['A1', 'A2']);
  const given = after(state, { deploys: { creature: 'bear', to: 'A1' } });
  expect(objectOf(given, 'bear')).toMatchObject({ controller: 'A1', tapped: true, controlledSinceTurnBegan: false });
});

test('804.2, 307.5: in the second main phase, too; whom it may be given to, and what is on the stack, in words', () => {
  const says = (state: GameState) => sentences(legalDeployments(state, objectOf(state, 'bear')).because);
  const late = bear('AE', {}, { turn: { activePlayers: ['AE'], step: 'POSTCOMBAT_MAIN' } });
  expect(says(late)).toEqual(['AE may tap bear to give control of it to A1 or A2.']);
  expect(says(leftBy(late, 'A1', 'A2'))).toEqual(['AE has no teammate to deploy bear to.']);
  const spells = ['bolt', 'shock'].map((id) => ({ id, typeLine: 'Instant', owner: 'AE', zone: 'STACK' as const }));
  const among = (count: number) => [creature('bear', 'AE'), ...spells.slice(0, count)];
  const stacked = [1, 2].map((count) => says(bear('AE', {}, { objects: among(count) })));
  expect(stacked).toEqual([
    ['bolt is on the stack, so no creature can be deployed now.'],
    ['bolt and shock are on the stack, so no creature can be deployed now.'],
  ]);
});
