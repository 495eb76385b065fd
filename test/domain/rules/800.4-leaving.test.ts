import { describe, expect, test } from '@jest/globals';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { wouldTrigger } from '../../../src/domain/rules/801.7-triggering.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import {
  after,
  creature,
  doubts,
  editionsWhere,
  emperors,
  everyEdition,
  ids,
  player,
  ring,
  rules,
  table,
  thing,
  under,
} from '../tables.js';

const names = 'alex bianca carissa';
const departure = (state: GameState, ...leaving: string[]) => {
  const asked = departureOf(
    state,
    leaving.map((id) => player(state, id)),
  );
  expect(rules(asked.because)[0]).toMatch(/00\.4a$/);
  return asked;
};
const told = (state: GameState, ...leaving: string[]) => {
  const { leaveGame, exiled, ceaseToExist, toGraveyard, controlChanges } = departure(state, ...leaving);
  return {
    leaveGame: ids(leaveGame),
    exiled: ids(exiled),
    ceaseToExist: ids(ceaseToExist),
    toGraveyard: ids(toGraveyard),
    controlChanges: controlChanges.map(({ object, from, to }) => `${object.id}: ${from.id} to ${to.id}`),
  };
};
const nothing = { leaveGame: [], exiled: [], ceaseToExist: [], toGraveyard: [], controlChanges: [] };
const around = (...objects: ObjectDescription[]) => ring(names, { objects });
const aura = (id: string, owner: string, attachedTo = 'wall') => thing(id, 'Enchantment — Aura', owner, { attachedTo });
const ability = (controller: string, owner = controller) =>
  thing('ability', 'Ability', owner, { zone: 'STACK', card: false, controller });

describe('objects as a player leaves', () => {
  const stolen = around(
    creature('wall', 'bianca', { controlEffects: [{ givesControlTo: 'alex', source: 'magic' }] }),
    aura('magic', 'alex'),
  );

  test('J01: Control Magic, the thief leaves (printed example)', () => {
    expect(told(stolen, 'alex')).toEqual({
      ...nothing,
      leaveGame: ['magic'],
      controlChanges: ['wall: alex to bianca'],
    });
  });

  test('J02: Control Magic, the victim leaves (printed example)', () => {
    expect(told(stolen, 'bianca')).toEqual({ ...nothing, leaveGame: ['wall'], toGraveyard: ['magic'] });
    expect(rules(departure(stolen, 'bianca').because)).toContain('704.5m');
  });

  test('J03: Threaten (printed example)', () => {
    const state = around(creature('wall', 'bianca', { controlEffects: [{ givesControlTo: 'alex' }] }));
    expect(told(state, 'alex')).toEqual({ ...nothing, controlChanges: ['wall: alex to bianca'] });
  });

  const bribery = around(creature('wall', 'bianca', { controller: 'alex' }));

  test('J04: Bribery (printed example): exiled; in 2005 it left the game', () => {
    for (const edition of everyEdition)
      expect(told(under(edition, bribery), 'alex')).toEqual(
        edition === 'CR_2005' ? { ...nothing, leaveGame: ['wall'] } : { ...nothing, exiled: ['wall'] },
      );
    expect(told(bribery, 'bianca')).toEqual({ ...nothing, leaveGame: ['wall'] });
    expect(departure(under('CR_2005', bribery), 'alex').after({}).objects.size).toBe(0);
    expect(departure(bribery, 'alex').after({}).objects.get('wall')?.zone).toBe('EXILE');
  });

  test('J05: Genesis Chamber (printed example): tokens leave with whoever owns them', () => {
    const today = around(creature('myr-a', 'alex', { token: true }), creature('myr-b', 'bianca', { token: true }));
    expect(told(today, 'alex').leaveGame).toEqual(['myr-a']);
    const then = around(
      creature('myr-a', 'alex', { token: true }),
      creature('myr-b', 'alex', { token: true, controller: 'bianca' }),
    );
    expect(told(under('CR_2006', then), 'alex').leaveGame).toEqual(['myr-a', 'myr-b']);
  });

  test('J06: Astral Slide (printed example): what the departed player exiled stays exiled', () => {
    const state = around(creature('specter', 'alex', { zone: 'EXILE' }), thing('slide', 'Enchantment', 'bianca'));
    for (const edition of everyEdition) {
      const asked = under(edition, state);
      expect(told(asked, 'bianca')).toEqual({ ...nothing, leaveGame: ['slide'] });
      const left = after(asked, { playerLeaves: { player: 'bianca' } });
      const returns = wouldTrigger(
        left,
        { controller: 'bianca' },
        { kind: 'OTHER', involves: [{ entity: 'specter' }] },
      );
      expect([left.objects.get('specter')?.zone, returns.answer]).toEqual(['EXILE', false]);
    }
  });

  const taken = around(
    creature('wall', 'bianca', { controller: 'alex', controlEffects: [{ givesControlTo: 'carissa' }] }),
  );
  const ends = { controlEffectEnds: { object: 'wall', to: 'carissa' } };

  test('J07: what would come back to one who has left is exiled, since 2012', () => {
    const kept = (edition: RulesEdition) => {
      const left = after(under(edition, taken), { playerLeaves: { player: 'alex' } });
      expect(left.objects.get('wall')?.controller).toBe('carissa');
      return after(left, ends).objects.get('wall')?.controller === 'carissa';
    };
    expect(editionsWhere(kept)).toEqual(['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009']);
    expect(after(taken, ends).objects.get('wall')?.controller).toBe('alex');
  });

  test('J07: so is what a source that leaves held', () => {
    const state = after(
      around(
        creature('wall', 'bianca', {
          controller: 'alex',
          controlEffects: [{ givesControlTo: 'carissa', source: 'magic' }],
        }),
        aura('magic', 'carissa'),
      ),
      { playerLeaves: { player: 'alex' } },
    );
    expect(told(state, 'carissa').exiled).toEqual(['wall']);
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
      const state = after(under(edition, held), { playerLeaves: { player: 'alex' } }, ...events);
      return state.objects.get('wall');
    };
    expect(wall('CR_2026')).toMatchObject({ zone: 'EXILE', controller: null });
    expect(wall('CR_2009')).toMatchObject({ zone: 'BATTLEFIELD', controller: 'carissa' });
    expect(after(held, ...events).objects.get('wall')?.controller).toBe('alex');
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
    expect(told(twice, 'carissa')).toEqual({
      ...nothing,
      leaveGame: ['second'],
      controlChanges: ['wall: carissa to alex'],
    });
    expect(told(twice, 'alex')).toEqual({ ...nothing, leaveGame: ['first'] });
  });

  test('J09: the owner leaves: both Auras go to the graveyard', () => {
    expect(told(twice, 'bianca')).toEqual({ ...nothing, leaveGame: ['wall'], toGraveyard: ['first', 'second'] });
  });

  test('J10: what was given away leaves with its owner', () => {
    const state = around(creature('wall', 'alex', { controlEffects: [{ givesControlTo: 'bianca' }] }));
    expect(told(state, 'alex')).toEqual({ ...nothing, leaveGame: ['wall'] });
    expect(told(state, 'bianca')).toEqual({ ...nothing, controlChanges: ['wall: bianca to alex'] });
  });

  test('J12: a card on the stack leaves, abilities cease to exist', () => {
    const state = around(thing('bolt', 'Instant', 'alex', { zone: 'STACK' }), ability('alex'));
    expect(told(state, 'alex')).toEqual({ ...nothing, leaveGame: ['bolt'], ceaseToExist: ['ability'] });
  });

  test('J13: an ability goes with whoever controls it, whoever owns its source', () => {
    const state = around(
      thing('wall', 'Artifact', 'bianca', { controlEffects: [{ givesControlTo: 'alex' }] }),
      ability('alex', 'bianca'),
    );
    expect(told(state, 'alex')).toEqual({
      ...nothing,
      ceaseToExist: ['ability'],
      controlChanges: ['wall: alex to bianca'],
    });
    expect(told(state, 'bianca')).toEqual({ ...nothing, leaveGame: ['wall'] });
    const left = after(state, { playerLeaves: { player: 'bianca' } });
    expect(left.objects.get('ability')?.controller).toBe('alex');
    expect(under('CR_2008', left).objects.has('ability')).toBe(true);
  });

  const ceases = (object: ObjectDescription) =>
    editionsWhere((edition) => told(under(edition, around(object)), 'alex').ceaseToExist.length > 0);

  test('J15: a spell that was taken over goes back, since 2012; before, it ceased to exist', () => {
    const spell = thing('spell', 'Sorcery', 'bianca', { zone: 'STACK', controlEffects: [{ givesControlTo: 'alex' }] });
    expect(told(around(spell), 'alex').controlChanges).toEqual(['spell: alex to bianca']);
    expect(ceases(spell)).toEqual(['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009']);
  });

  test('J16: a card that another player cast is exiled, since 2012; before, it ceased to exist', () => {
    const spell = thing('spell', 'Sorcery', 'bianca', { zone: 'STACK', controller: 'alex' });
    expect(told(around(spell), 'alex').exiled).toEqual(['spell']);
    expect(ceases(spell)).toEqual(['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009']);
  });

  test('a control effect ends with a source that is exiled', () => {
    const state = ring('alex bianca carissa dana', {
      objects: [
        thing('idol', 'Artifact', 'bianca', { controller: 'alex' }),
        creature('wall', 'carissa', { controlEffects: [{ givesControlTo: 'dana', source: 'idol' }] }),
      ],
    });
    expect(told(state, 'alex')).toEqual({ ...nothing, exiled: ['idol'], controlChanges: ['wall: dana to carissa'] });
  });

  test('cards in the ante zone stay (800.4n)', () => {
    const state = around(thing('card', 'Instant', 'alex', { zone: 'ANTE' }));
    expect(told(state, 'alex')).toEqual(nothing);
    expect(rules(departure(state, 'alex').because)).toContain('800.4n');
  });

  test('more than a dozen objects are counted, not named', () => {
    const state = around(...Array.from({ length: 13 }, (_, index) => creature(`bear${index}`, 'alex')));
    expect(departure(state, 'alex').because[0].says).toContain('so do 13 objects');
  });
});

describe('turn, priority and teams', () => {
  test('J18: priority passes to the next player in turn order; the oldest texts are silent', () => {
    const state = ring('alex bianca carissa dana', { turn: { activePlayers: ['bianca'] } });
    const asked = departure(state, 'bianca');
    expect(asked.priorityPassesTo?.id).toBe('carissa');
    expect(departure(state, 'alex').priorityPassesTo).toBeNull();
    const silent = (edition: RulesEdition) =>
      doubts(departure(under(edition, state), 'bianca').because).some((doubt) => doubt.includes('does not say so'));
    expect(editionsWhere(silent)).toEqual(['CR_2005', 'CR_2006']);
    const without = after(state, { playerLeaves: { player: 'bianca' } });
    expect(departure(without, 'carissa').priorityPassesTo?.id).toBe('dana');
  });

  test('J19: the turn goes on without its active player', () => {
    const state = ring('alex bianca carissa', { turn: { activePlayers: ['alex'], step: 'UPKEEP' } });
    const asked = departure(state, 'alex');
    expect([asked.turnContinuesWithoutActivePlayer, rules(asked.because)]).toEqual([
      true,
      expect.arrayContaining(['800.4j']),
    ]);
    expect(departure(state, 'bianca').turnContinuesWithoutActivePlayer).toBe(false);
    const ended = after(state, { turnEnds: {} });
    expect(departure(ended, 'alex').turnContinuesWithoutActivePlayer).toBe(false);
    const silent = (edition: RulesEdition) =>
      departure(under(edition, state), 'alex').because.some(
        ({ rule, doubt }) => rule.key === '800.4j' && doubt !== undefined,
      );
    expect(editionsWhere(silent)).toEqual(['CR_2005', 'CR_2006']);
    const over = departure(state, 'alex', 'bianca');
    expect([over.turnContinuesWithoutActivePlayer, over.priorityPassesTo]).toEqual([false, null]);
    expect(rules(over.because)).toContain('104.2a');
  });

  test('J21: what lasts until the next turn of one who leaves; silent before 2012', () => {
    const state = ring('alex bianca carissa dana');
    const said = (edition: RulesEdition) =>
      departure(under(edition, state), 'alex').because.find(({ rule }) => rule.key === '800.4m');
    expect(said('CR_2026')?.says).toContain('before one of bianca');
    expect(editionsWhere((edition) => said(edition)?.doubt !== undefined)).toEqual([
      'CR_2005',
      'CR_2006',
      'CR_2008',
      'CR_2009',
    ]);
  });

  test('J34: what is known of one who has left is what was last known', () => {
    const state = ring(names, { players: [{ life: 7, poison: 3 }] });
    expect(player(after(state, { playerLeaves: { player: 'alex' } }), 'alex')).toMatchObject({ life: 7, poison: 3 });
  });

  test.each(['J24', 'J25'])('%s: nothing comes under the control of one who has left', () => {
    const state = after(around(creature('wall', 'bianca')), { playerLeaves: { player: 'alex' } });
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

  test('J33: with planes in play the next player becomes the planar controller', () => {
    const state = ring('alex bianca carissa', { options: { planechase: true } });
    expect(rules(departure(state, 'alex').because)).toContain('800.4p');
    expect(rules(departure(state, 'bianca').because)).not.toContain('800.4p');
  });

  test('J37: before any state-based action', () => {
    const state = around(creature('wall', 'bianca'), aura('magic', 'alex'), aura('own', 'carissa'));
    const left = departure(state, 'bianca').after({});
    expect([...left.objects.keys()]).toEqual(['magic', 'own']);
    expect(left.objects.get('own')).toMatchObject({ zone: 'BATTLEFIELD', attachedTo: null });
  });

  test('J38: several leave in one procedure; doubtful', () => {
    const state = ring('alex bianca carissa dana', {
      objects: [creature('wall', 'carissa', { controller: 'alex', controlEffects: [{ givesControlTo: 'bianca' }] })],
    });
    const asked = departure(state, 'alex', 'bianca');
    expect([told(state, 'alex', 'bianca').exiled, doubts(asked.because).length]).toEqual([['wall'], 1]);
    expect(told(state, 'bianca').controlChanges).toEqual(['wall: bianca to alex']);
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
      ['800.4a', '809.5b', '104.2c'],
    ]);
    expect(departure(emperors(), 'A1').alsoLeaving).toEqual([]);
    const giants = table({
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A' }, { id: 'B' }, { id: 'C' }],
      players: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((id) => ({ id, team: id.charAt(0) })),
    });
    const conceding = departure(giants, 'A1');
    expect([ids(conceding.alsoLeaving), conceding.priorityPassesTo?.id]).toEqual([['A2'], 'B1']);
    expect(rules(conceding.because)).toContain('810.8b');
    expect(departure(giants, 'B1').priorityPassesTo).toBeNull();
  });

  test('in Grand Melee every turn under way goes on', () => {
    const state = ring('A B C D E F G H I J', { variant: 'GRAND_MELEE' });
    expect(departure(state, 'E')).toMatchObject({
      turnContinuesWithoutActivePlayer: true,
      priorityPassesTo: { id: 'F' },
    });
    expect(departure(state, 'B')).toMatchObject({ turnContinuesWithoutActivePlayer: false, priorityPassesTo: null });
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
