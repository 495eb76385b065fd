import { expect, test } from '@jest/globals';
import { actions, cited, doubted } from '../state-based-actions.js';
import { creature, editionsOf, ring, thing, under, type ObjectDescription } from '../tables.js';

const role = (id: string, owner: string, more: Partial<ObjectDescription> = {}): ObjectDescription =>
  thing(id, 'Token Enchantment — Aura Role', owner, { attachedTo: 'ox', token: true, ...more });
const at = (...roles: readonly ObjectDescription[]) =>
  ring('A B C', { objects: [creature('ox', 'A'), creature('elk', 'A'), ...roles] });

test.each<[string, readonly string[], readonly ObjectDescription[]]>([
  ['one', [], [role('old', 'A')]],
  ['two of one player', ['TO_GRAVEYARD old'], [role('old', 'A'), role('new', 'A')]],
  [
    'the newest by its timestamp',
    ['TO_GRAVEYARD new'],
    [role('old', 'A', { timestamp: 9 }), role('new', 'A', { timestamp: 3 })],
  ],
  ['three of one player', ['TO_GRAVEYARD two', 'TO_GRAVEYARD one'], ['one', 'two', 'three'].map((id) => role(id, 'A'))],
  ['two of two players', [], [role('old', 'A'), role('new', 'B')]],
  ['on two creatures', [], [role('old', 'A'), role('new', 'A', { attachedTo: 'elk' })]],
  ['an Aura beside a Role', [], [role('old', 'A'), role('new', 'A', { typeLine: 'Enchantment — Aura' })]],
  ['in exile', [], [role('old', 'A'), role('new', 'A', { zone: 'EXILE', token: false, attachedTo: null })]],
])('704.5z: %s: %j', (_, expected, roles) => expect(actions(at(...roles))).toEqual(expected));

test('704.5z: since there are Roles, and with a doubt where two are just as new', () => {
  const two = at(role('old', 'A'), role('new', 'A'));
  expect(editionsOf(two, (state) => actions(state).length > 0)[0]).toBe('CR_2023');
  expect([cited(two), cited(under('CR_2023', two)), doubted(two)]).toEqual([['704.5z'], ['704.5y'], []]);
  const equal = at(role('old', 'A', { timestamp: 4 }), role('new', 'A', { timestamp: 4 }));
  expect([actions(equal).length, doubted(equal).length]).toEqual([1, 1]);
});
