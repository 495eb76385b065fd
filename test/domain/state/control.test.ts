import { describe, expect, test } from '@jest/globals';
import { controllerAt, controllerByEffects, descriptionUnder } from '../../../src/domain/state/control.js';
import { isEmblem, newestEffect, sourcesFirst } from '../../../src/domain/state/control.js';
import { controlEffects, fatesInShort } from '../departures.js';
import { describe as tell } from '../../../src/domain/setup/describe.js';
import { after, creature, ids, leftBy, problemsOf, ring, table, thing, type ObjectDescription } from '../tables.js';

const wall = (more: Partial<ObjectDescription> = {}) =>
  creature('wall', 'carissa', { controlEffects: [{ source: 'magic' }], ...more });
const magic = (more: Partial<ObjectDescription> = {}) =>
  thing('magic', 'Enchantment — Aura', 'alex', { attachedTo: 'wall', ...more });
const around = (...objects: ObjectDescription[]) => ring('alex bianca carissa', { objects });
const holders = ({ objects }: ReturnType<typeof around>) => [...objects.values()].map(({ controller }) => controller);
const stolen = [{ givesControlTo: 'bianca' }];

const loose = magic({ attachedTo: null });

describe('the newest effect (613.7)', () => {
  const effect = (givesControlTo: string, timestamp: number) => ({ givesControlTo, source: null, timestamp });

  test.each([
    ['alex 1, bianca 2', 'bianca'],
    ['alex 2, bianca 1', 'alex'],
    ['alex 2, bianca 2', 'bianca'],
    ['alex 2, bianca 1, carissa 2', 'carissa'],
  ])('%s: that of %s', (told, newest) => {
    const effects = told.split(', ').map((each) => effect(each.slice(0, -2), Number(each.slice(-1))));
    expect(newestEffect(effects)?.givesControlTo).toBe(newest);
    expect(newestEffect([])).toBeUndefined();
  });

  test('by a source that is not at the table gives nobody control', () =>
    expect([controllerAt(around(loose))('nothing'), controllerAt(around(loose))('magic')]).toEqual([null, 'alex']));

  test('that changes nothing leaves the object as it is', () => {
    const object = around(loose).objects.get('magic');
    expect(object && descriptionUnder(object, 'alex')).toBe(object);
    expect(object && descriptionUnder(object, 'bianca')).toMatchObject({ controlledSinceTurnBegan: true });
  });

  test('that names a player follows no source', () => {
    const ox = creature('ox', 'alex', controlEffects('bianca by magic'));
    const elk = creature('elk', 'alex', controlEffects('by rod'));
    const { objects } = around(ox, elk, loose, thing('rod', 'Artifact', 'carissa'));
    expect(ids(sourcesFirst(objects))).toEqual(['ox', 'rod', 'elk', 'magic']);
  });
});

describe('an effect that names no player', () => {
  const state = around(wall(), magic());
  const controller = (...events: Parameters<typeof after>[1][]) =>
    after(state, ...events).objects.get('wall')?.controller;
  const steals = { controlChanges: { object: 'magic', to: 'bianca' } };

  test('is ended by the one who has control by it, or by its source', () => {
    expect(controller(steals, { controlEffectEnds: { object: 'wall', to: 'bianca' } })).toBe('carissa');
    expect(controller({ controlEffectEnds: { object: 'wall', to: 'alex', source: 'magic' } })).toBe('carissa');
  });

  test('makes what it moves summoning sick, and takes it out of combat', () => {
    const isReady = ({ objects }: typeof state) => objects.get('wall')?.controlledSinceTurnBegan;
    expect([isReady(state), isReady(after(state, steals))]).toEqual([true, false]);
  });

  test('a newer effect goes before it (613.7)', () =>
    expect(controller({ controlChanges: { object: 'wall', to: 'carissa' } }, steals)).toBe('carissa'));

  test('goes on to what follows that in turn, wherever it is listed', () => {
    const following = ['last by middle', 'middle by first'].map((told) => {
      const [id = '', ...source] = told.split(' ');
      return creature(id, 'carissa', controlEffects(source.join(' ')));
    });
    const chain = around(...following, creature('first', 'alex'));
    const taken = after(chain, { controlChanges: { object: 'first', to: 'bianca' } });
    expect(holders(taken)).toEqual(['bianca', 'bianca', 'bianca']);
  });

  test('goes by the newest effect alone, where an older one leads back (613.7)', () => {
    const back = around(
      creature('one', 'alex', { controlEffects: [{ source: 'two' }, { source: 'three', timestamp: 9 }] }),
      creature('two', 'alex', { controlEffects: [{ source: 'one', timestamp: 3 }] }),
      creature('three', 'alex'),
    );
    const taken = after(back, { controlChanges: { object: 'three', to: 'carissa' } });
    expect(holders(taken)).toEqual(['carissa', 'carissa', 'carissa']);
  });

  describe('that goes round', () => {
    const following = (id: string, owner: string, source: string, more: Partial<ObjectDescription> = {}) =>
      creature(id, owner, { controlEffects: [{ source }], ...more });
    const controllers = (given: ReturnType<typeof around>) =>
      [...given.objects.values()].map(({ id, controller: now }) => `${id} ${now}`);
    const round = around(
      following('newer', 'alex', 'older', { timestamp: 8 }),
      following('older', 'bianca', 'newer', { timestamp: 2 }),
      following('beside', 'carissa', 'newer'),
    );

    test('is with the controller by default of the oldest (613.8), however it is listed and read', () => {
      expect(controllers(round)).toEqual(['newer bianca', 'older bianca', 'beside bianca']);
      expect(table(tell(round)).objects).toEqual(round.objects);
      const listed = { ...tell(round), objects: tell(round).objects?.toReversed() };
      expect(controllers(table(listed))).toEqual(['beside bianca', 'older bianca', 'newer bianca']);
    });

    test.each(['one two three', 'one three two', 'two one three', 'two three one', 'three one two', 'three two one'])(
      'is with the oldest one of %s',
      (listed) => {
        const source: Record<string, string> = { one: 'two', two: 'three', three: 'one' };
        const owner: Record<string, string> = { one: 'alex', two: 'bianca', three: 'carissa' };
        const named = listed.split(' ');
        for (const oldest of named) {
          const timestamp = (id: string) => ({ timestamp: id === oldest ? 1 : 5 });
          const objects = named.map((id) => following(id, owner[id] ?? '', source[id] ?? '', timestamp(id)));
          expect(new Set(holders(around(...objects)))).toEqual(new Set([owner[oldest]]));
        }
      },
    );

    test('is broken by whoever leaves with one of them (800.4a)', () => {
      expect(controllers(leftBy(round, 'alex'))).toEqual(['older bianca', 'beside carissa']);
      expect(controllers(leftBy(round, 'bianca'))).toEqual(['newer alex', 'beside alex']);
      const older = following('older', 'carissa', 'newer', { controller: 'bianca', timestamp: -1 });
      const lent = around(following('newer', 'alex', 'older'), older);
      expect(fatesInShort(lent, 'bianca')).toBe('exile older; newer: bianca to alex');
    });
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
    const told = fatesInShort(around(wall(), magic({ controlEffects: stolen })), 'bianca');
    expect(told).toBe('wall: bianca to alex; magic: bianca to alex');
  });

  test('the source that leaves or is exiled gives it up', () => {
    const owned = fatesInShort(around(wall(), magic({ controlEffects: stolen })), 'alex');
    expect(owned).toBe('leave magic; wall: bianca to carissa');
    const entered = fatesInShort(around(wall(), magic({ owner: 'bianca', controller: 'alex' })), 'alex');
    expect(entered).toBe('exile magic; wall: alex to carissa');
  });
});

test('114.2: an emblem is under the control of its owner', () => {
  const emblem = thing('emblem', 'Emblem', 'A', { card: false, zone: 'COMMAND' });
  expect(ring('A B', { objects: [emblem] }).objects.get('emblem')?.controller).toBe('A');
});

test('108.4, 114.2: what has a controller by default: permanents, what is on the stack, and emblems', () => {
  const held = (zone: 'BATTLEFIELD' | 'STACK' | 'COMMAND' | 'HAND', ...types: string[]) =>
    controllerByEffects({ zone, types, defaultController: 'alex', controlEffects: [] }, () => null);
  expect([held('BATTLEFIELD'), held('STACK'), held('COMMAND', 'emblem')]).toEqual(['alex', 'alex', 'alex']);
  expect([held('COMMAND', 'creature'), held('HAND', 'emblem')]).toEqual([null, null]);
  expect(isEmblem({ zone: 'BATTLEFIELD', types: ['emblem'] })).toBe(false);
});
