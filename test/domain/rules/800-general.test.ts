import { describe, expect, test } from '@jest/globals';
import { type GameEvent, takePlace } from '../../../src/domain/events/events.js';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { wouldTrigger } from '../../../src/domain/rules/801.7-triggering.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { controlEffects, departure, fates, fatesInShort } from '../departures.js';
import { editionsWhere, everyEdition, under, until } from '../in-editions.js';
import { ids, rules } from '../rulings.js';
import { after, creature, emperors, inTeams, leftBy, player, ring, thing, walker } from '../tables.js';

const names = 'alex bianca carissa';
const around = (...objects: ObjectDescription[]) => ring(names, { objects });
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

describe('what comes back to a player who has left', () => {
  const wall = (told: string) => creature('wall', 'bianca', { controller: 'alex', ...controlEffects(told) });
  const taken = around(wall('carissa'));
  const ends = { controlEffectEnds: { object: 'wall', to: 'carissa' } };

  test('J07: what would come back to one who has left is exiled, since 2012', () => {
    const kept = (edition: RulesEdition) => {
      const left = leftBy(under(edition, taken), 'alex');
      expect(left.objects.get('wall')?.controller).toBe('carissa');
      return after(left, ends).objects.get('wall')?.controller === 'carissa';
    };
    expect(editionsWhere(kept)).toEqual(until('CR_2009'));
    expect(after(taken, ends).objects.get('wall')?.controller).toBe('alex');
  });

  test('J07: so is what a source that leaves held', () => {
    const state = leftBy(around(wall('carissa by magic'), aura('magic', 'carissa')), 'alex');
    expect(fates(state, 'carissa').exiled).toEqual(['wall']);
  });

  test.each<[string, ...GameEvent[]]>([
    ['moves', { objectMoves: { object: 'magic', zone: 'HAND' } }],
    ['is removed', { objectsRemoved: { objects: ['magic'] } }],
    ['dies by a state-based action', { unattaches: { objects: ['magic'] } }, { stateBasedActions: {} }],
  ])('J07: so is what a source held that %s', (_, ...events) => {
    const held = around(wall('carissa by magic'), aura('magic', 'bianca'));
    const kept = (edition: RulesEdition) => after(leftBy(under(edition, held), 'alex'), ...events).objects.get('wall');
    expect(kept('CR_2026')).toMatchObject({ zone: 'EXILE', controller: null });
    expect(kept('CR_2009')).toMatchObject({ zone: 'BATTLEFIELD', controller: 'carissa' });
    expect(after(held, ...events).objects.get('wall')?.controller).toBe('alex');
  });
});

describe('what belonged to those who have left', () => {
  test('is mentioned no more; what is there still is', () => {
    const attackRules = ['jace', 'bianca', 'sorin'].map((target) => ({
      kind: 'ATTACKS_TARGET_IF_ABLE' as const,
      target,
    }));
    const state = around(
      creature('bear', 'alex', { attackRules }),
      walker('jace', 'bianca'),
      walker('sorin', 'carissa'),
    );
    const left = leftBy(state, 'bianca');
    expect(left.objects.get('bear')?.attackRules.map(({ target }) => target)).toEqual(['bianca', 'sorin']);
  });

  test('a source gives up what one of several effects held', () => {
    const held = creature('wall', 'bianca', controlEffects('alex, carissa by magic'));
    const gone = after(around(held, aura('magic', 'carissa')), { objectsRemoved: { objects: ['magic'] } });
    expect(gone.objects.get('wall')?.controller).toBe('alex');
  });

  test('a copy on the stack that would come back to one who has left ceases to exist', () => {
    const more = { zone: 'STACK', card: false, controller: 'alex', ...controlEffects('carissa by magic') } as const;
    const copy = thing('copy', 'Instant', 'bianca', more);
    const left = leftBy(around(copy, thing('magic', 'Artifact', 'bianca')), 'alex');
    expect([...left.objects.keys()]).toEqual(['copy', 'magic']);
    expect([...after(left, { objectsRemoved: { objects: ['magic'] } }).objects.keys()]).toEqual([]);
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
    expect(taken).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
  });

  test('J37: before any state-based action', () => {
    const state = around(creature('wall', 'bianca'), aura('magic', 'alex'), aura('own', 'carissa'));
    const left = departure(state, 'bianca').after({});
    expect([...left.objects.keys()]).toEqual(['magic', 'own']);
    expect(left.objects.get('own')).toMatchObject({ zone: 'BATTLEFIELD', attachedTo: null });
  });

  test('B36: creatures go on attacking one who has left', () => {
    const state = ring(names, {
      objects: [creature('bear', 'alex')],
      turn: { activePlayers: ['alex'], step: 'DECLARE_BLOCKERS' },
      combats: [{ attacks: [{ attacker: 'bear', target: 'bianca' }] }],
    });
    const { because, after: table_ } = departure(state, 'bianca');
    expect(rules(because)).toContain('800.4e');
    expect(table_({}).combats[0]?.attacks).toMatchObject([{ attacker: 'bear', target: null }]);
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

describe('a control effect that ends', () => {
  const effects = controlEffects('carissa by one, alex, carissa by two');
  const state = around(
    creature('wall', 'bianca', effects),
    thing('one', 'Artifact', 'carissa'),
    thing('two', 'Artifact', 'carissa'),
  );
  const ends = (to: string, source?: string) => ({
    controlEffectEnds: { object: 'wall', to, ...(source && { source }) },
  });

  test.each([
    ['carissa', undefined, 'alex'],
    ['carissa', 'one', 'carissa'],
    ['alex', undefined, 'carissa'],
  ])('is the newest of that player’s, or the one of the source that is named: %s %s', (to, source, controller) => {
    expect(after(state, ends(to, source)).objects.get('wall')?.controller).toBe(controller);
  });

  test.each([
    [undefined, 'to'],
    ['one', 'source'],
  ])('has to be there: %s', (source, path) => {
    const taken = takePlace(state, [ends('bianca', source)], { force: true });
    expect(taken).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
    expect(!taken.ok && taken.failure.code === 'BAD_USER_INPUT' && taken.failure.problems[0]?.path.at(-1)).toBe(path);
  });
});
