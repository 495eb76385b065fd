import { expect, test } from '@jest/globals';
import { legalDeployments } from '../../../src/domain/rules/804-deploy-creatures.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { legalDeployments as legalDeploymentsAsked } from '../../../src/questions/legal-deployments.js';
import { after, creature, emperors, ids, leftBy, refusal, sentences, sound, written } from '../tables.js';
import type { Description } from '../tables.js';

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

/** A table of AE's: an Ox, a sick Elk and a land, beside those cards of AE's, and of a general's. */
const beside = (own: string, mates = '') =>
  written(
    [
      ...['Emperor', `A1 team A: ${mates}`, `AE* team A emperor: Ox 2/2; Elk 2/2 summoning sick; Land (Land); ${own}`],
      ...['A2 team A', 'B1 team B', 'BE team B emperor', 'B2 team B'],
    ].join('\n'),
  );

test('haste and types that cards give count, for the event as for the question', () => {
  const haste = beside('Fervor {Creatures you control have haste.}');
  const living = beside('Life {All lands are 1/1 creatures that are still lands.}');
  expect([
    refusal(haste, { deploys: { creature: 'Elk', to: 'A2' } }),
    refusal(living, { deploys: { creature: 'Land', to: 'A2' } }),
  ]).toEqual([[], []]);
  expect(legalDeploymentsAsked.ask(living, { creature: 'Land' })).toMatchObject({ ok: true });
  expect(legalDeploymentsAsked.ask(beside('Fern (Artifact)'), { creature: 'Land' })).toMatchObject({ ok: false });
});

test.each([
  ['Ox', "Veto {Activated abilities of creatures can't be activated.}", '', 'illegal'],
  ['Ox', "Veto {Activated abilities of artifacts can't be activated.}", '', null],
  ['Ox', "Veto {Activated abilities of creatures your opponents control can't be activated.}", '', null],
  ['Ox', "Veto {Activated abilities of creatures you control can't be activated.}", '', 'illegal'],
  ['Ox', 'Fern (Artifact)', "Veto {Activated abilities of creatures you control can't be activated.}", null],
  ['Ox', "Net {Its activated abilities can't be activated.} (Enchantment — Aura) on Ox", '', 'illegal'],
  ['Ox', "Net {Its activated abilities can't be activated.} (Enchantment — Aura) on Elk", '', null],
  ['Ox', 'Dust {All creatures lose all abilities.}', '', 'illegal'],
  [
    'Elk',
    'Clock {You may activate abilities of creatures you control as though those creatures had haste.}',
    '',
    'legal',
  ],
  ['Ox', 'Clock {You may activate abilities of creatures you control as though those creatures had haste.}', '', null],
  ['Ox', 'Fern (Artifact)', 'Mask {You have shroud.}', 'A1 (shroud) may not be a legal target'],
  ['Ox', 'Fern (Artifact)', 'Mask {You have hexproof.}', null],
])('a doubt of %s: %s, or of a teammate: %s', (id, own, mates, expected) => {
  const state = beside(own, mates);
  const [{ doubt }] = sound(legalDeployments(state, objectOf(state, id))).because;
  if (expected) expect(doubt).toContain(`${expected}.`);
  else expect(doubt).toBeUndefined();
});
