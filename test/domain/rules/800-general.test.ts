import { describe, expect, test } from '@jest/globals';
import { type GameEvent, takePlace } from '../../../src/domain/events/events.js';
import { wouldTrigger } from '../../../src/domain/rules/801.7-triggering.js';
import { combatsIn } from '../combat-told.js';
import { controlEffects, departure, fatesInShort, fates } from '../departures.js';
import { after, creature, editionsOf, emperors, everyEdition, ids, inTeams, leftBy, player, ring } from '../tables.js';
import { rules, thing, under, until, walker, type GameState, type ObjectDescription } from '../tables.js';

const names = 'alex bianca carissa';
const around = (...objects: ObjectDescription[]) => ring(names, { objects });
const invalid = { ok: false, failure: { code: 'BAD_USER_INPUT' } };
const controllerOf = (id: string, state: GameState, ...events: GameEvent[]) =>
  after(state, ...events).objects.get(id)?.controller;
const aura = (id: string, owner: string, attachedTo = 'wall') => thing(id, 'Enchantment — Aura', owner, { attachedTo });

test('J06: Astral Slide (printed example): what the departed player exiled stays exiled', () => {
  const state = around(creature('specter', 'alex', { zone: 'EXILE' }), thing('slide', 'Enchantment', 'bianca'));
  for (const edition of everyEdition) {
    const asked = under(edition, state);
    expect(fatesInShort(asked, 'bianca')).toBe('leave slide');
    const left = leftBy(asked, 'bianca');
    const returns = wouldTrigger(left, { controller: 'bianca' }, { kind: 'OTHER', involves: [{ entity: 'specter' }] });
    expect([left.objects.get('specter')?.zone, returns.answer]).toEqual(['EXILE', false]);
  }
});

describe('what belonged to those who have left', () => {
  test('is mentioned no more; what is there still is', () => {
    const kind = 'ATTACKS_TARGET_IF_ABLE';
    const attackRules = ['jace', 'bianca', 'sorin'].map((target) => ({ kind, target }) as const);
    const walkers = [walker('jace', 'bianca'), walker('sorin', 'carissa')];
    const left = leftBy(around(creature('bear', 'alex', { attackRules }), ...walkers), 'bianca');
    expect(left.objects.get('bear')?.attackRules.map(({ target }) => target)).toEqual(['bianca', 'sorin']);
  });

  test('a source gives up what one of several effects held', () => {
    const held = creature('wall', 'bianca', controlEffects('alex, carissa by magic'));
    const state = around(held, aura('magic', 'carissa'));
    expect(controllerOf('wall', state, { objectsRemoved: { objects: ['magic'] } })).toBe('alex');
  });
});

describe('players who have left', () => {
  test('J34: what is known of one who has left is what was last known', () => {
    const state = ring(names, { players: [{ life: 7, poison: 3 }] });
    expect(player(leftBy(state, 'alex'), 'alex')).toMatchObject({ life: 7, poison: 3 });
  });

  test.each<[string, GameEvent]>([
    ['J24', { objectAdded: creature('token', 'bianca', { token: true, controller: 'alex' }) }],
    ['J24', { objectMoves: { object: 'wall', zone: 'BATTLEFIELD', controller: 'alex' } }],
    ['J25', { controlChanges: { object: 'wall', to: 'alex' } }],
  ])('%s: nothing comes under the control of one who has left', (_, event) => {
    const taken = takePlace(leftBy(around(creature('wall', 'bianca')), 'alex'), [event], { force: true });
    expect(taken).toMatchObject(invalid);
  });

  test('J37: before any state-based action', () => {
    const state = around(creature('wall', 'bianca'), aura('magic', 'alex'), aura('own', 'carissa'));
    const left = departure(state, 'bianca').after({});
    expect([...left.objects.keys()]).toEqual(['magic', 'own']);
    expect(left.objects.get('own')).toMatchObject({ zone: 'BATTLEFIELD', attachedTo: null });
  });

  test('B36: creatures go on attacking one who has left', () => {
    const turn = { activePlayers: ['alex'], step: 'DECLARE_BLOCKERS' } as const;
    const state = ring(names, { objects: [creature('bear', 'alex')], turn, combats: combatsIn('bear > bianca') });
    const departed = departure(state, 'bianca');
    expect(rules(departed.because)).toContain('800.4e');
    expect(departed.after({}).combats[0]?.attacks).toMatchObject([{ attacker: 'bear', target: null }]);
  });

  test('a team leaves with its emperor, or with any member where life is shared', () => {
    const asked = departure(emperors(), 'AE');
    expect(ids(asked.alsoLeaving)).toEqual(['A1', 'A2']);
    expect(rules(asked.because)).toEqual(['800.4a', '104.3a', '809.5b', '104.2c']);
    expect(departure(emperors(), 'A1').alsoLeaving).toEqual([]);
    const giants = inTeams('A1 A2 B1 B2 C1 C2', { variant: 'TWO_HEADED_GIANT' });
    const conceding = departure(giants, 'A1');
    expect([ids(conceding.alsoLeaving), conceding.priorityPassesTo?.id]).toEqual([['A2'], 'B1']);
    expect(rules(conceding.because)).toContain('810.8b');
    expect(departure(giants, 'B1').priorityPassesTo).toBeNull();
  });
});

const effects = controlEffects('carissa by one, alex, carissa by two');
const sources = ['one', 'two'].map((id) => thing(id, 'Artifact', 'carissa'));
const state = around(creature('wall', 'bianca', effects), ...sources);
const ends = (to: string, source?: string) => ({
  controlEffectEnds: { object: 'wall', to, ...(source && { source }) },
});

test.each([
  ['carissa', undefined, 'alex'],
  ['carissa', 'one', 'carissa'],
  ['alex', undefined, 'carissa'],
])(
  'a control effect that ends is the newest of that player’s, or the one of the source that is named: %s %s',
  (to, source, controller) => expect(controllerOf('wall', state, ends(to, source))).toBe(controller),
);

test.each([
  [undefined, 'to'],
  ['one', 'source'],
])('a control effect that ends has to be there: %s', (source, path) => {
  const taken = takePlace(state, [ends('bianca', source)], { force: true });
  expect(taken).toMatchObject(invalid);
  expect(!taken.ok && taken.failure.code === 'BAD_USER_INPUT' && taken.failure.problems[0]?.path.at(-1)).toBe(path);
});

describe('what comes back to a player who has left', () => {
  const wall = (told: string) => creature('wall', 'bianca', { controller: 'alex', ...controlEffects(told) });

  const taken = around(wall('carissa'));

  const ends = { controlEffectEnds: { object: 'wall', to: 'carissa' } };

  test('J07: what would come back to one who has left is exiled, since 2012; so is what a source that leaves held', () => {
    const keepsWall = (state: GameState) => {
      const left = leftBy(state, 'alex');
      expect(controllerOf('wall', left)).toBe('carissa');
      return controllerOf('wall', left, ends) === 'carissa';
    };
    expect(editionsOf(taken, keepsWall)).toEqual(until('CR_2009'));
    expect(controllerOf('wall', taken, ends)).toBe('alex');
    const held = leftBy(around(wall('carissa by magic'), aura('magic', 'carissa')), 'alex');
    expect(fates(held, 'carissa').exiled).toEqual(['wall']);
  });

  test.each<[string, ...GameEvent[]]>([
    ['moves', { objectMoves: { object: 'magic', zone: 'HAND' } }],
    ['is removed', { objectsRemoved: { objects: ['magic'] } }],
    ['dies by a state-based action', { unattaches: { objects: ['magic'] } }, { stateBasedActions: {} }],
  ])('J07: so is what a source held that %s', (_, ...events) => {
    const held = around(wall('carissa by magic'), aura('magic', 'bianca'));
    const kept = (state: GameState) => after(leftBy(state, 'alex'), ...events).objects.get('wall');
    expect(kept(held)).toMatchObject({ zone: 'EXILE', controller: null });
    expect(kept(under('CR_2009', held))).toMatchObject({ zone: 'BATTLEFIELD', controller: 'carissa' });
    expect(controllerOf('wall', held, ...events)).toBe('alex');
  });
});
