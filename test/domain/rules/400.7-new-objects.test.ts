import { expect, test } from '@jest/globals';
import { moveToExile, moveTo } from '../../../src/domain/rules/400.7-new-objects.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { after, creature, ring, written } from '../tables.js';

const bear = 'bear 2/2 tapped controlled by B; aura (Enchantment — Aura) on bear';
const state = written(`A: ${bear}; siege (Battle — Siege) protected by B | B | C | stack: C's spell (Creature)`);

test('it is attached to nothing, and nobody protects it', () => {
  expect(moveTo(objectOf(state, 'aura'), 'BATTLEFIELD', 'A').attachedTo).toBeNull();
  expect(moveTo(objectOf(state, 'siege'), 'BATTLEFIELD', 'A').protector).toBeNull();
});

test('108.4: nobody controls it outside the battlefield and the stack', () => {
  expect(moveTo(objectOf(state, 'bear'), 'GRAVEYARD', 'A').controller).toBeNull();
  expect(moveToExile(objectOf(state, 'bear'))).toMatchObject({ zone: 'EXILE', controller: null, owner: 'A' });
});

test('what an event moves is new as well, and what was attached to it comes off', () => {
  const gone = after(state, { objectMoves: { object: 'bear', zone: 'HAND' } });
  const back = after(gone, { objectMoves: { object: 'bear', zone: 'BATTLEFIELD', controller: 'C' } });
  expect(objectOf(back, 'bear')).toMatchObject({ controller: 'C', tapped: false, controlEffects: [] });
  expect(objectOf(back, 'aura').attachedTo).toBeNull();
  const resolved = after(state, { objectMoves: { object: 'spell', zone: 'BATTLEFIELD' } });
  expect(objectOf(resolved, 'spell')).toMatchObject({ controller: 'C', stack: null });
});

test('708.9: it is turned face up where it is neither a permanent nor a spell; 302.6: it is summoning sick', () => {
  const hidden = ring('A B', { objects: [creature('morph', 'A', { name: 'Exalted Angel', faceDown: true })] });
  const seen = (zone: 'BATTLEFIELD' | 'STACK' | 'GRAVEYARD') => moveTo(objectOf(hidden, 'morph'), zone, 'A').name;
  expect(seen('GRAVEYARD')).toBe('Exalted Angel');
  for (const zone of ['BATTLEFIELD', 'STACK'] as const) expect(seen(zone)).not.toBe('Exalted Angel');
  expect(moveTo(objectOf(state, 'siege'), 'BATTLEFIELD', 'A').controlledSinceTurnBegan).toBe(false);
});

test('400.7a: what a spell was given it has as a permanent; what a permanent was given is gone', () => {
  const cardData = { name: 'Bear', type_line: 'Creature — Bear' };
  const given = (zone: 'BATTLEFIELD' | 'STACK') =>
    ring('A B', { objects: [{ id: 'bear', owner: 'A', zone, cardData, keywords: ['Haste'] }] });
  const kept = (zone: 'BATTLEFIELD' | 'STACK') => moveTo(objectOf(given(zone), 'bear'), 'BATTLEFIELD', 'A').keywords;
  expect([kept('STACK'), kept('BATTLEFIELD')]).toEqual([['Haste'], []]);
});
