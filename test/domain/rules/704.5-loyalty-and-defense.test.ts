import { expect, test } from '@jest/globals';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { actions, cited } from '../state-based-actions.js';
import { after, doubts, editionsOf, ring, siege, thing, under, walker, type ObjectDescription } from '../tables.js';

const at = (...objects: readonly ObjectDescription[]) => ring('A B C', { objects: [...objects] });
const jace = walker('jace', 'A');
const war = siege('war', 'A', 'B');
const fort = thing('fort', 'Battle', 'A', { protector: 'B' });

test.each<[string, readonly string[], ObjectDescription]>([
  ['none told of a planeswalker', [], jace],
  ['no counters', ['TO_GRAVEYARD jace'], { ...jace, counters: {} }],
  ['loyalty 0', ['TO_GRAVEYARD jace'], { ...jace, counters: { loyalty: 0 } }],
  ['loyalty 1', [], { ...jace, counters: { loyalty: 1 } }],
  ['Loyalty 1, in a capital', [], { ...jace, counters: { Loyalty: 1 } }],
  ['a planeswalker in exile', [], { ...jace, counters: {}, zone: 'EXILE' }],
  ['no counters on a creature', [], thing('ox', 'Creature — Ox', 'A', { counters: {}, toughness: 1 })],
  ['none told of a battle', [], war],
  ['defense 0 of a Siege', ['TO_GRAVEYARD war'], { ...war, counters: { defense: 0 } }],
  ['defense 2 of a Siege', [], { ...war, counters: { defense: 2 } }],
  ['defense 0 of another battle', ['TO_GRAVEYARD fort'], { ...fort, counters: {} }],
])('704.5i, 704.5v, 704.5w: %s: %j', (_, expected, object) => expect(actions(at(object))).toEqual(expected));

test('704.5i, 704.5v, 704.5w: each by its rule, in the editions that know of them', () => {
  const all = at({ ...jace, counters: {} }, { ...war, counters: {} }, { ...fort, counters: {} });
  expect(cited(all)).toEqual(['704.5i', '704.5v', '704.5w']);
  const buried = (id: string) => editionsOf(all, (state) => actions(state).includes(`TO_GRAVEYARD ${id}`));
  expect([buried('jace')[0], buried('war')[0]]).toEqual(['CR_2008', 'CR_2023']);
  expect(cited(under('CR_2008', all))[0]).toBe('420.5p');
  const zones = [...after(all, { stateBasedActions: {} }).objects.values()].map(({ zone }) => zone);
  expect(zones).toEqual(['GRAVEYARD', 'GRAVEYARD', 'GRAVEYARD']);
});

test('704.5v: a Siege stays while an ability of it is on the stack, with a doubt whose that is', () => {
  const ability = thing('defeat', 'Ability', 'A', { zone: 'STACK', card: false });
  const told = (...objects: readonly ObjectDescription[]) =>
    doubts(stateBasedActions(at({ ...war, counters: {} }, ...objects)).flatMap(({ because }) => because));
  expect(told()).toEqual([]);
  expect(told(ability)).toEqual(['If defeat is an ability of war, it stays until that has left the stack.']);
});
