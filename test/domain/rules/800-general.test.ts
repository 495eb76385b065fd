import { describe, expect, test } from '@jest/globals';
import { type GameEvent, takePlace } from '../../../src/domain/events/events.js';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { wouldTrigger } from '../../../src/domain/rules/801.7-triggering.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { departure, fates, noFates } from '../departures.js';
import { editionsWhere, everyEdition, under, until } from '../in-editions.js';
import { ids, rules } from '../rulings.js';
import { after, creature, emperors, inTeams, leftBy, player, ring, thing, walker } from '../tables.js';

const names = 'alex bianca carissa';
const around = (...objects: ObjectDescription[]) => ring(names, { objects });
const aura = (id: string, owner: string, attachedTo = 'wall') => thing(id, 'Enchantment — Aura', owner, { attachedTo });

test('the printed example: J06: Astral Slide (printed example): what the departed player exiled stays exiled', () => {
  const state = around(creature('specter', 'alex', { zone: 'EXILE' }), thing('slide', 'Enchantment', 'bianca'));
  for (const edition of everyEdition) {
    const asked = under(edition, state);
    expect(fates(asked, 'bianca')).toEqual({ ...noFates, leaveGame: ['slide'] });
    const left = leftBy(asked, 'bianca');
    const returns = wouldTrigger(left, { controller: 'bianca' }, { kind: 'OTHER', involves: [{ entity: 'specter' }] });
    expect([left.objects.get('specter')?.zone, returns.answer]).toEqual(['EXILE', false]);
  }
});

describe('what comes back to a player who has left', () => {
  const taken = around(
    creature('wall', 'bianca', { controller: 'alex', controlEffects: [{ givesControlTo: 'carissa' }] }),
  );
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
    const state = leftBy(
      around(
        creature('wall', 'bianca', {
          controller: 'alex',
          controlEffects: [{ givesControlTo: 'carissa', source: 'magic' }],
        }),
        aura('magic', 'carissa'),
      ),
      'alex',
    );
    expect(fates(state, 'carissa').exiled).toEqual(['wall']);
  });

  const held = around(
    creature('wall', 'bianca', {
      controller: 'alex',
      controlEffects: [{ givesControlTo: 'carissa', source: 'magic' }],
    }),
    aura('magic', 'bianca'),
  );
  const sourceGoes: { readonly [way: string]: readonly GameEvent[] } = {
    moves: [{ objectMoves: { object: 'magic', zone: 'HAND' } }],
    'is removed': [{ objectsRemoved: { objects: ['magic'] } }],
    'dies by a state-based action': [{ unattaches: { objects: ['magic'] } }, { stateBasedActions: {} }],
  };

  test.each(Object.entries(sourceGoes))('J07: so is what a source held that %s', (_, events) => {
    const wall = (edition: RulesEdition) => {
      const state = after(leftBy(under(edition, held), 'alex'), ...events);
      return state.objects.get('wall');
    };
    expect(wall('CR_2026')).toMatchObject({ zone: 'EXILE', controller: null });
    expect(wall('CR_2009')).toMatchObject({ zone: 'BATTLEFIELD', controller: 'carissa' });
    expect(after(held, ...events).objects.get('wall')?.controller).toBe('alex');
  });
});

describe('what belonged to those who have left', () => {
  test('is mentioned no more; what is there still is', () => {
    const rule = (target: string) => ({ kind: 'ATTACKS_TARGET_IF_ABLE' as const, target });
    const state = ring(names, {
      objects: [
        creature('bear', 'alex', { attackRules: [rule('jace'), rule('bianca'), rule('sorin')] }),
        walker('jace', 'bianca'),
        walker('sorin', 'carissa'),
      ],
    });
    const left = leftBy(state, 'bianca');
    expect(left.objects.get('bear')?.attackRules.map(({ target }) => target)).toEqual(['bianca', 'sorin']);
  });

  test('a source gives up what one of several effects held', () => {
    const state = around(
      creature('wall', 'bianca', {
        controlEffects: [{ givesControlTo: 'alex' }, { givesControlTo: 'carissa', source: 'magic' }],
      }),
      aura('magic', 'carissa'),
    );
    expect(after(state, { objectsRemoved: { objects: ['magic'] } }).objects.get('wall')?.controller).toBe('alex');
  });

  test('a copy on the stack that would come back to one who has left ceases to exist', () => {
    const copy = thing('copy', 'Instant', 'bianca', {
      ...{ zone: 'STACK', card: false, controller: 'alex' },
      controlEffects: [{ givesControlTo: 'carissa', source: 'magic' }],
    });
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

  test.each(['J24', 'J25'])('%s: nothing comes under the control of one who has left', () => {
    const state = leftBy(around(creature('wall', 'bianca')), 'alex');
    for (const event of [
      { objectAdded: creature('token', 'bianca', { token: true, controller: 'alex' }) },
      { objectMoves: { object: 'wall', zone: 'BATTLEFIELD', controller: 'alex' } },
      { controlChanges: { object: 'wall', to: 'alex' } },
    ] as const)
      expect(takePlace(state, [event], { force: true })).toMatchObject({
        ok: false,
        failure: { code: 'BAD_USER_INPUT' },
      });
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
    expect([ids(asked.alsoLeaving), rules(asked.because)]).toEqual([
      ['A1', 'A2'],
      ['800.4a', '104.3a', '809.5b', '104.2c'],
    ]);
    expect(departure(emperors(), 'A1').alsoLeaving).toEqual([]);
    const giants = inTeams('A1 A2 B1 B2 C1 C2', { variant: 'TWO_HEADED_GIANT' });
    const conceding = departure(giants, 'A1');
    expect([ids(conceding.alsoLeaving), conceding.priorityPassesTo?.id]).toEqual([['A2'], 'B1']);
    expect(rules(conceding.because)).toContain('810.8b');
    expect(departure(giants, 'B1').priorityPassesTo).toBeNull();
  });
});

describe('a control effect that ends', () => {
  const effects = [
    { givesControlTo: 'carissa', source: 'one', timestamp: 5 },
    { givesControlTo: 'alex', timestamp: 6 },
    { givesControlTo: 'carissa', source: 'two', timestamp: 7 },
  ];
  const state = around(
    creature('wall', 'bianca', { controlEffects: effects }),
    thing('one', 'Artifact', 'carissa'),
    thing('two', 'Artifact', 'carissa'),
  );
  const controller = (...events: Parameters<typeof after>[1][]) =>
    after(state, ...events).objects.get('wall')?.controller;

  test('is the newest of that player’s, or the one of the source that is named', () => {
    expect(controller({ controlEffectEnds: { object: 'wall', to: 'carissa' } })).toBe('alex');
    expect(controller({ controlEffectEnds: { object: 'wall', to: 'carissa', source: 'one' } })).toBe('carissa');
    expect(controller({ controlEffectEnds: { object: 'wall', to: 'alex' } })).toBe('carissa');
  });

  test('has to be there', () => {
    const path = (given: object) => {
      const taken = takePlace(state, [{ controlEffectEnds: { object: 'wall', to: 'bianca', ...given } }], {
        force: true,
      });
      return taken.ok || taken.failure.code !== 'BAD_USER_INPUT' ? null : taken.failure.problems[0]?.path.at(-1);
    };
    expect([path({}), path({ source: 'one' })]).toEqual(['to', 'source']);
  });
});
