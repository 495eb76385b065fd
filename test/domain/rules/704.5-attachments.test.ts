import { expect, test } from '@jest/globals';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { actions, cited } from '../state-based-actions.js';
import { after, creature, leftBy, nextTurn, ring, sentences, thing, written } from '../tables.js';

const five = 'A B C D E';

const enchanted = written('range 1 | A: aura (Enchantment — Aura) on bear | B: bear 2/2 | C | D | E');

test('E02: the enchanted creature is stolen out of range', () => {
  expect(actions(enchanted)).toEqual([]);
  const stolen = after(enchanted, { controlChanges: { object: 'bear', to: 'C' } });
  expect([actions(stolen), cited(stolen)]).toEqual([['TO_GRAVEYARD aura'], ['801.8', '704.5m']]);
});

test.each([
  ['E04', 'Artifact — Equipment', creature('bear', 'B')],
  ['E05', 'Artifact — Fortification', thing('bear', 'Land', 'B')],
])('%s: %s comes off and stays', (_id, typeLine, bear) => {
  const state = ring(five, { range: 1, objects: [bear, thing('gear', typeLine, 'A', { attachedTo: 'bear' })] });
  expect(actions(state)).toEqual([]);
  const stolen = after(state, { controlChanges: { object: 'bear', to: 'C' } });
  expect([actions(stolen), cited(stolen)]).toEqual([['UNATTACH gear'], ['801.9', '704.5n']]);
});

test('an Aura on nothing, on what it cannot enchant, Equipment on no creature, and a stray attachment', () => {
  const objects = [
    creature('bear', 'A'),
    thing('land', 'Land', 'A'),
    thing('stray', 'Enchantment — Aura', 'A'),
    thing('picky', 'Enchantment — Aura', 'A', { attachedTo: 'bear', enchants: { types: ['Land'] } }),
    thing('sword', 'Artifact — Equipment', 'A', { attachedTo: 'land' }),
    thing('fort', 'Artifact — Fortification', 'A', { attachedTo: 'bear' }),
    thing('odd', 'Artifact', 'A', { attachedTo: 'bear' }),
  ];
  const odd = ['TO_GRAVEYARD stray', 'TO_GRAVEYARD picky', 'UNATTACH sword', 'UNATTACH fort', 'UNATTACH odd'];
  expect(actions(ring(five, { objects }))).toEqual(odd);
});

test('E08: a turn that begins after somebody left makes no attachment illegal', () =>
  expect(actions(nextTurn(leftBy(enchanted, 'E')))).toEqual([]));

test('what becomes a creature, or is on what no longer is one, comes off; events know that as questions do (704.5m–p)', () => {
  const sword = thing('sword', 'Artifact — Equipment', 'A', { attachedTo: 'ox' });
  const aura = thing('aura', 'Enchantment — Aura', 'A', { attachedTo: 'ox' });
  const law = (text: string) => thing('law', 'Enchantment', 'A', { cardData: { name: 'law', text } });
  const leftOn = (...objects: readonly ObjectDescription[]) => {
    const table = after(ring('A B C', { objects: [creature('ox', 'A'), ...objects] }), { stateBasedActions: {} });
    return [...table.objects.values()].filter(({ attachedTo }) => attachedTo === 'ox').map(({ id }) => id);
  };
  expect(leftOn(sword, aura)).toEqual(['sword', 'aura']);
  expect(leftOn(sword, aura, law('Noncreature artifacts are 5/5 artifact creatures.'))).toEqual(['aura']);
  const animated = law('Enchantments are 2/2 creatures in addition to their other types.');
  expect(leftOn(sword, aura, animated)).toEqual(['sword']);
  expect(leftOn(sword, aura, law("Bears aren't creatures."))).toEqual(['aura']);
  const cardData = { name: 'sword', text: 'Reconfigure {2}' };
  expect(leftOn({ ...sword, typeLine: 'Artifact Creature — Equipment', cardData })).toEqual(['sword']);
});

test('704.5n, 704.5p: what comes off, in words', () => {
  const gear = (typeLine: string, to = 'land') => {
    const attached = thing('gear', typeLine, 'A', { attachedTo: to });
    const objects = [thing('land', 'Land', 'A'), creature('bear', 'A'), attached];
    return stateBasedActions(ring(five, { objects })).flatMap(({ because }) => sentences(because));
  };
  const comesOff = 'gear becomes unattached and stays on the battlefield.';
  const cant = "so gear can't stay attached to it.";
  expect(gear('Artifact — Equipment')).toEqual([`land is not a creature, ${cant}`, comesOff]);
  expect(gear('Artifact — Fortification', 'bear')).toEqual([`bear is not a land, ${cant}`, comesOff]);
  expect(gear('Artifact')).toEqual(["gear can't be attached to land and becomes unattached."]);
  expect(gear('Artifact Creature — Equipment', 'bear')).toEqual([
    "gear is a creature as well, so it can't be attached to bear.",
    comesOff,
  ]);
});

test('704.5n: Equipment on a player comes off, and nothing is said of what kind of object that is', () => {
  const sword = thing('sword', 'Artifact — Equipment', 'A', { attachedTo: 'B' });
  const [off] = stateBasedActions(ring('A B', { objects: [sword] }));
  expect(sentences(off?.because ?? [])).toEqual([
    'sword can be attached only to objects, not to B.',
    'sword becomes unattached and stays on the battlefield.',
  ]);
});
