import { describe, expect, test } from '@jest/globals';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { departure } from '../departures.js';
import { after, creature, ids, problemsOf, ring, thing } from '../tables.js';

const wall = (more: Partial<ObjectDescription> = {}) =>
  creature('wall', 'carissa', { controlEffects: [{ source: 'magic' }], ...more });
const magic = (more: Partial<ObjectDescription> = {}) =>
  thing('magic', 'Enchantment — Aura', 'alex', { attachedTo: 'wall', ...more });
const around = (...objects: ObjectDescription[]) => ring('alex bianca carissa', { objects });
const stolen = [{ givesControlTo: 'bianca' }];

describe('an effect that names no player', () => {
  const state = around(wall(), magic());
  const controller = (...events: Parameters<typeof after>[1][]) =>
    after(state, ...events).objects.get('wall')?.controller;
  const steals = { controlChanges: { object: 'magic', to: 'bianca' } };

  test('follows the control of its source, through theft and back', () => {
    expect(controller()).toBe('alex');
    expect(controller(steals)).toBe('bianca');
    expect(controller(steals, { controlEffectEnds: { object: 'magic', to: 'bianca' } })).toBe('alex');
    expect(controller(steals, { objectMoves: { object: 'magic', zone: 'GRAVEYARD' } })).toBe('carissa');
  });

  test('is ended by the one who has control by it, or by its source', () => {
    expect(controller(steals, { controlEffectEnds: { object: 'wall', to: 'bianca' } })).toBe('carissa');
    expect(controller({ controlEffectEnds: { object: 'wall', to: 'alex', source: 'magic' } })).toBe('carissa');
  });

  test('makes what it moves summoning sick, and takes it out of combat', () => {
    const moved = after(state, steals);
    expect(moved.objects.get('wall')?.controlledSinceTurnBegan).toBe(false);
    expect(state.objects.get('wall')?.controlledSinceTurnBegan).toBe(true);
  });

  test('a newer effect goes before it (613.7)', () => {
    expect(controller({ controlChanges: { object: 'wall', to: 'carissa' } }, steals)).toBe('carissa');
  });

  test('goes on to what follows that in turn, wherever it is listed', () => {
    const chain = around(
      creature('last', 'carissa', { controlEffects: [{ source: 'middle' }] }),
      creature('middle', 'carissa', { controlEffects: [{ source: 'first' }] }),
      creature('first', 'alex'),
    );
    const taken = after(chain, { controlChanges: { object: 'first', to: 'bianca' } });
    expect([...taken.objects.values()].map(({ controller: now }) => now)).toEqual(['bianca', 'bianca', 'bianca']);
  });

  test('goes by the newest effect alone, where an older one leads back (613.7)', () => {
    const back = around(
      creature('one', 'alex', { controlEffects: [{ source: 'two' }, { source: 'three', timestamp: 9 }] }),
      creature('two', 'alex', { controlEffects: [{ source: 'one', timestamp: 3 }] }),
      creature('three', 'alex'),
    );
    const { objects } = after(back, { controlChanges: { object: 'three', to: 'carissa' } });
    expect([...objects.values()].map(({ controller: now }) => now)).toEqual(['carissa', 'carissa', 'carissa']);
  });

  test('that goes round leaves everything where it was', () => {
    const round = around(
      creature('one', 'alex', { controlEffects: [{ source: 'two' }] }),
      creature('two', 'bianca', { controlEffects: [{ source: 'one' }] }),
    );
    const left = after(round, { playerLeaves: { player: 'carissa' } });
    expect([...left.objects.values()].every(({ controller: now }) => now === 'alex' || now === 'bianca')).toBe(true);
  });

  test('needs another object for its source', () => {
    const players = ['alex', 'bianca'].map((id) => ({ id }));
    const told = (effect: object) =>
      problemsOf({ players, objects: [creature('wall', 'alex', { controlEffects: [effect] })] });
    expect([told({}), told({ source: 'wall' })].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('800.4a: as a player leaves', () => {
  test('control of both goes back with that of the source', () => {
    const left = departure(around(wall(), magic({ controlEffects: stolen })), 'bianca');
    expect(left.controlChanges.map(({ object, from, to }) => [object.id, from.id, to.id])).toEqual([
      ['wall', 'bianca', 'alex'],
      ['magic', 'bianca', 'alex'],
    ]);
  });

  test('the source that leaves or is exiled gives it up', () => {
    const owned = departure(around(wall(), magic({ controlEffects: stolen })), 'alex');
    expect([ids(owned.leaveGame), owned.controlChanges.map(({ to }) => to.id)]).toEqual([['magic'], ['carissa']]);
    const entered = departure(around(wall(), magic({ owner: 'bianca', controller: 'alex' })), 'alex');
    expect([ids(entered.exiled), entered.controlChanges.map(({ to }) => to.id)]).toEqual([['magic'], ['carissa']]);
  });
});
