import { expect, test } from '@jest/globals';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { departure, fates, noFates } from '../departures.js';
import { editionsWhere, everyEdition, under, until } from '../in-editions.js';
import { rules } from '../rulings.js';
import { creature, leftBy, ring, thing } from '../tables.js';

const names = 'alex bianca carissa';
const around = (...objects: ObjectDescription[]) => ring(names, { objects });
const aura = (id: string, owner: string, attachedTo = 'wall') => thing(id, 'Enchantment — Aura', owner, { attachedTo });
const ability = (controller: string, owner = controller) =>
  thing('ability', 'Ability', owner, { zone: 'STACK', card: false, controller });

const stolen = around(
  creature('wall', 'bianca', { controlEffects: [{ givesControlTo: 'alex', source: 'magic' }] }),
  aura('magic', 'alex'),
);

test('J01: Control Magic, the thief leaves (printed example)', () => {
  expect(fates(stolen, 'alex')).toEqual({
    ...noFates,
    leaveGame: ['magic'],
    controlChanges: ['wall: alex to bianca'],
  });
});

test('J02: Control Magic, the victim leaves (printed example)', () => {
  expect(fates(stolen, 'bianca')).toEqual({ ...noFates, leaveGame: ['wall'], toGraveyard: ['magic'] });
  expect(rules(departure(stolen, 'bianca').because)).toContain('704.5m');
});

test('what follows the control of its source stays with whoever controls that', () => {
  const followed = (more: Partial<ObjectDescription>) =>
    around(
      creature('ox', 'carissa', { controller: 'alex', controlEffects: [{ source: 'magic' }] }),
      thing('magic', 'Enchantment — Aura', 'carissa', { attachedTo: 'ox', ...more }),
    );
  expect(fates(followed({ controller: 'bianca' }), 'alex')).toEqual(noFates);
  const lent = followed({ controller: 'bianca', controlEffects: [{ givesControlTo: 'alex' }] });
  expect(fates(lent, 'alex').exiled).toEqual([]);
  expect(fates(lent, 'alex').controlChanges).toEqual(['ox: alex to bianca', 'magic: alex to bianca']);
});

test('J03: Threaten (printed example)', () => {
  const state = around(creature('wall', 'bianca', { controlEffects: [{ givesControlTo: 'alex' }] }));
  expect(fates(state, 'alex')).toEqual({ ...noFates, controlChanges: ['wall: alex to bianca'] });
});

const bribery = around(creature('wall', 'bianca', { controller: 'alex' }));

test('J04: Bribery (printed example): exiled; in 2005 it left the game', () => {
  for (const edition of everyEdition)
    expect(fates(under(edition, bribery), 'alex')).toEqual(
      edition === 'CR_2005' ? { ...noFates, leaveGame: ['wall'] } : { ...noFates, exiled: ['wall'] },
    );
  expect(fates(bribery, 'bianca')).toEqual({ ...noFates, leaveGame: ['wall'] });
  expect(departure(under('CR_2005', bribery), 'alex').after({}).objects.size).toBe(0);
  expect(departure(bribery, 'alex').after({}).objects.get('wall')?.zone).toBe('EXILE');
});

test('J05: Genesis Chamber (printed example): tokens leave with whoever owns them', () => {
  const today = around(creature('myr-a', 'alex', { token: true }), creature('myr-b', 'bianca', { token: true }));
  expect(fates(today, 'alex').leaveGame).toEqual(['myr-a']);
  const then = around(
    creature('myr-a', 'alex', { token: true }),
    creature('myr-b', 'alex', { token: true, controller: 'bianca' }),
  );
  expect(fates(under('CR_2006', then), 'alex').leaveGame).toEqual(['myr-a', 'myr-b']);
});

const twice = around(
  creature('wall', 'bianca', {
    controlEffects: [
      { givesControlTo: 'alex', source: 'first', timestamp: 1 },
      { givesControlTo: 'carissa', source: 'second', timestamp: 2 },
    ],
  }),
  aura('first', 'alex'),
  aura('second', 'carissa'),
);

test('J08: the newer of two control effects ends with its owner, the older one takes over', () => {
  expect(fates(twice, 'carissa')).toEqual({
    ...noFates,
    leaveGame: ['second'],
    controlChanges: ['wall: carissa to alex'],
  });
  expect(fates(twice, 'alex')).toEqual({ ...noFates, leaveGame: ['first'] });
});

test('J09: the owner leaves: both Auras go to the graveyard', () => {
  expect(fates(twice, 'bianca')).toEqual({ ...noFates, leaveGame: ['wall'], toGraveyard: ['first', 'second'] });
});

test('J10: what was given away leaves with its owner', () => {
  const state = around(creature('wall', 'alex', { controlEffects: [{ givesControlTo: 'bianca' }] }));
  expect(fates(state, 'alex')).toEqual({ ...noFates, leaveGame: ['wall'] });
  expect(fates(state, 'bianca')).toEqual({ ...noFates, controlChanges: ['wall: bianca to alex'] });
});

test('J12: a card on the stack leaves, abilities cease to exist', () => {
  const state = around(thing('bolt', 'Instant', 'alex', { zone: 'STACK' }), ability('alex'));
  expect(fates(state, 'alex')).toEqual({ ...noFates, leaveGame: ['bolt'], ceaseToExist: ['ability'] });
});

test('J13: an ability goes with whoever controls it, whoever owns its source', () => {
  const state = around(
    thing('wall', 'Artifact', 'bianca', { controlEffects: [{ givesControlTo: 'alex' }] }),
    ability('alex', 'bianca'),
  );
  expect(fates(state, 'alex')).toEqual({
    ...noFates,
    ceaseToExist: ['ability'],
    controlChanges: ['wall: alex to bianca'],
  });
  expect(fates(state, 'bianca')).toEqual({ ...noFates, leaveGame: ['wall'] });
  const left = leftBy(state, 'bianca');
  expect(left.objects.get('ability')?.controller).toBe('alex');
  expect(under('CR_2008', left).objects.has('ability')).toBe(true);
});

test.each([
  ['in another zone', { card: false }],
  ['that is a card', { zone: 'STACK', controller: 'alex' }],
] as const)('of that type, but %s, an object goes with its owner', (_, how) => {
  expect(fates(around(thing('odd', 'Ability', 'bianca', how)), 'bianca').leaveGame).toEqual(['odd']);
});

const ceases = (object: ObjectDescription) =>
  editionsWhere((edition) => fates(under(edition, around(object)), 'alex').ceaseToExist.length > 0);

test('J15: a spell that was taken over goes back, since 2012; before, it ceased to exist', () => {
  const spell = thing('spell', 'Sorcery', 'bianca', { zone: 'STACK', controlEffects: [{ givesControlTo: 'alex' }] });
  expect(fates(around(spell), 'alex').controlChanges).toEqual(['spell: alex to bianca']);
  expect(ceases(spell)).toEqual(until('CR_2009'));
});

test('J16: a card that another player cast is exiled, since 2012; before, it ceased to exist', () => {
  const spell = thing('spell', 'Sorcery', 'bianca', { zone: 'STACK', controller: 'alex' });
  expect(fates(around(spell), 'alex').exiled).toEqual(['spell']);
  expect(ceases(spell)).toEqual(until('CR_2009'));
});

test('all control effects end with a source that is exiled, wherever it is told', () => {
  const idol = thing('idol', 'Artifact', 'bianca', { controller: 'alex' });
  const lent = (id: string) =>
    creature(id, 'carissa', { controlEffects: [{ givesControlTo: 'dana', source: 'idol' }] });
  for (const objects of [
    [idol, lent('wall'), lent('ox'), lent('elk')],
    [lent('wall'), lent('ox'), lent('elk'), idol],
  ])
    expect(fates(ring('alex bianca carissa dana', { objects }), 'alex')).toEqual({
      ...noFates,
      exiled: ['idol'],
      controlChanges: ['wall', 'ox', 'elk'].map((id) => `${id}: dana to carissa`),
    });
});

test('who controlled what the ended effect gave loses what follows it, too', () => {
  const state = ring('alex bianca carissa dana', {
    objects: [
      creature('wall', 'carissa', { controlEffects: [{ givesControlTo: 'dana', source: 'idol' }] }),
      creature('elk', 'bianca', { controlEffects: [{ source: 'wall' }] }),
      thing('idol', 'Artifact', 'bianca', { controller: 'alex' }),
    ],
  });
  expect(fates(state, 'alex')).toEqual({
    ...noFates,
    exiled: ['idol'],
    controlChanges: ['wall: dana to carissa', 'elk: dana to carissa'],
  });
});

test('what goes back to a departed player is exiled; before, it stays, and so does what it gives control of', () => {
  const state = ring('alex bianca carissa dana', {
    objects: [
      thing('rod', 'Artifact', 'alex'),
      creature('wall', 'bianca', {
        controller: 'alex',
        controlEffects: [{ givesControlTo: 'carissa', source: 'rod' }],
      }),
      creature('elk', 'dana', { controlEffects: [{ givesControlTo: 'bianca', source: 'wall' }] }),
    ],
  });
  const left = { ...noFates, leaveGame: ['rod'] };
  const staying = ['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009'];
  const today = { ...left, exiled: ['wall'], controlChanges: ['elk: bianca to dana'] };
  expect(everyEdition.map((edition) => fates(under(edition, state), 'alex'))).toEqual(
    everyEdition.map((edition) => (staying.includes(edition) ? left : today)),
  );
});

test('a token is exiled like a card; a copy of a spell leaves with its owner, whoever controls it', () => {
  const token = creature('myr', 'bianca', { token: true, card: false, controller: 'alex' });
  expect(fates(around(token), 'alex')).toEqual({ ...noFates, exiled: ['myr'] });
  const copy = thing('copy', 'Instant', 'alex', { zone: 'STACK', card: false, controller: 'bianca' });
  expect(fates(around(copy), 'alex')).toEqual({ ...noFates, leaveGame: ['copy'] });
  expect(fates(around(copy), 'bianca')).toEqual({ ...noFates, ceaseToExist: ['copy'] });
});
