import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EntityFilter } from '../../src/domain/state/filters/entity-filter.js';
import { objectOf, playersInGame, type GameState, type Player } from '../../src/domain/state/game-state.js';
import type { Result } from '../../src/domain/rules/104-results.js';
import { outcomeOf } from '../../src/domain/rules/104-ending-the-game.js';
import { legalAttackTargets } from '../../src/domain/rules/508-declare-attackers.js';
import { stateBasedActions } from '../../src/domain/rules/704-state-based-actions.js';
import { departureOf } from '../../src/domain/rules/800.4-departures.js';
import { rangeOf, ranges } from '../../src/domain/rules/801-limited-range-of-influence.js';
import { affectedBy, informationFor } from '../../src/domain/rules/801.10-effects.js';
import { damageAfterRedirection, preventionApplies } from '../../src/domain/rules/801.13-replacement-and-prevention.js';
import { legalTargets } from '../../src/domain/rules/801.4-targets.js';
import { legalChoices } from '../../src/domain/rules/801.5a-legal-choices.js';
import { canActivate } from '../../src/domain/rules/801.6-activating.js';
import { wouldTrigger } from '../../src/domain/rules/801.7-triggering.js';
import { after, everyEdition, ids, player, table, under, type Description } from './tables.js';

const anything: EntityFilter = {
  anyOf: [{ kind: 'PLAYER' }, { kind: 'OBJECT', zone: 'BATTLEFIELD' }, { zone: 'STACK' }],
};
const types = ['Creature — Bear', 'World Enchantment', 'Legendary Artifact', 'Artifact'];

interface Options {
  /** Whether all ranges are equal. */
  readonly equal?: boolean;
  readonly unlimited?: boolean;
  readonly nobodyLeft?: boolean;
}

const seat = ({ equal, unlimited, nobodyLeft }: Options) =>
  fc.record({
    range: equal || unlimited ? fc.constant(undefined) : fc.option(fc.nat(4), { nil: undefined }),
    presence: nobodyLeft ? fc.constant('IN' as const) : fc.constantFrom('IN', 'IN', 'IN', 'LEFT', 'GONE'),
  });

const describedObject = fc.record({
  owner: fc.nat(),
  controller: fc.nat(),
  stolenBy: fc.option(fc.nat(), { nil: undefined }),
  type: fc.nat(types.length - 1),
  timestamp: fc.nat(5),
});

/** A table of 3 to 9, at least two of them in the game, with some objects. */
const tables = (options: Options = {}): fc.Arbitrary<Description> =>
  fc
    .record({
      seats: fc.array(seat(options), { minLength: 3, maxLength: 9 }),
      range: options.unlimited
        ? fc.constant(undefined)
        : options.equal
          ? fc.nat(4)
          : fc.option(fc.nat(4), { nil: undefined }),
      objects: fc.array(describedObject, { maxLength: 8 }),
      edition: fc.constantFrom(...everyEdition),
    })
    .map(({ seats, range, objects, edition }) => {
      const players = seats.map(({ range: own, presence }, index) => ({
        id: `p${index}`,
        ...(own === undefined ? {} : { rangeOfInfluence: own }),
        ...(presence === 'IN' || index < 2 ? {} : { inGame: false, leftThisTurn: presence === 'LEFT' }),
      }));
      const inGame = players.filter((each) => !('inGame' in each)).map(({ id }) => id);
      const one = (index: number): string => inGame[index % inGame.length] ?? 'p0';
      return {
        edition,
        options: range === undefined ? {} : { rangeOfInfluence: range },
        players,
        objects: objects.map((each, index) => ({
          id: `o${index}`,
          typeLine: types[each.type] ?? '',
          owner: one(each.owner),
          controller: one(each.controller),
          timestamp: each.timestamp,
          ...(each.type === 2 ? { name: 'Twin' } : {}),
          ...(each.stolenBy === undefined ? {} : { controlEffects: [{ givesControlTo: one(each.stolenBy) }] }),
        })),
        turn: { activePlayers: ['p0'] },
      };
    });

const mirrored = ({ players, ...rest }: Description): Description => ({ ...rest, players: [...players].reverse() });

/** That a check holds of whatever is drawn. */
const holds = <Values extends [unknown, ...unknown[]]>(
  title: string,
  ...given: [...{ [Index in keyof Values]: fc.Arbitrary<Values[Index]> }, (...values: Values) => void]
): void => {
  const property = fc.property(...(given as unknown as Parameters<typeof fc.property<Values>>));
  test(title, () => fc.assert(property, { numRuns: 150, endOnFailure: true }));
};

/** That a check holds at any table. */
const holdsAt = (title: string, options: Options, check: (state: GameState) => void): void =>
  holds(title, tables(options), (description) => check(table(description)));

/** How far every seat is from one, found by walking from neighbor to neighbor over the seats that count. */
const walked = (state: GameState, from: string): Map<string, number> => {
  const seats = state.players.filter(({ inGame, leftThisTurn }) => inGame || leftThisTurn).map(({ id }) => id);
  const found = new Map([[from, 0]]);
  for (const id of found.keys()) {
    const index = seats.indexOf(id);
    for (const next of [seats.at(index - 1), seats[(index + 1) % seats.length]])
      if (next !== undefined && !found.has(next)) found.set(next, (found.get(id) ?? 0) + 1);
  }
  return found;
};

describe('ranges', () => {
  holds('mirroring the seats turns attack left into attack right', tables({ nobodyLeft: true }), (description) => {
    const whom = (given: Description, attack: 'LEFT' | 'RIGHT') => {
      const state = table({ ...given, options: { ...given.options, attack } });
      return playersInGame(state)
        .flatMap((each) =>
          legalAttackTargets(state, each).map((row) => `${row.attacker.id}: ${ids(row.included).sort().join(' ')}`),
        )
        .sort();
    };
    expect(whom(mirrored(description), 'RIGHT')).toEqual(whom(description, 'LEFT'));
  });

  holdsAt('walking from neighbor to neighbor finds the same distances, and who is within range', {}, (state) => {
    for (const { player: own, players, seats, distances } of ranges(state)) {
      const steps = walked(state, own.id);
      for (const each of distances)
        expect([each.player.id, each.seats]).toEqual([each.player.id, steps.get(each.player.id)]);
      const isNear = ({ id }: Player) => (steps.get(id) ?? 0) <= (seats ?? Infinity);
      expect(ids(players).sort()).toEqual(ids(playersInGame(state).filter(isNear)).sort());
    }
  });

  holds('A11: ranges only grow as players leave and the next turn begins', tables(), fc.nat(), (description, pick) => {
    const state = table(description);
    const inGame = playersInGame(state);
    const leaver = inGame[pick % inGame.length];
    if (!leaver || inGame.length < 3) return;
    const next = after(state, { playerLeaves: { player: leaver.id } }, { turnEnds: {} }, { turnBegins: {} });
    for (const own of playersInGame(next)) {
      const before = ids(rangeOf(state, player(state, own.id)).players).filter((id) => id !== leaver.id);
      expect(ids(rangeOf(next, own).players)).toEqual(expect.arrayContaining(before));
    }
  });

  holdsAt('for the rest of the turn a departure takes nobody else out of range, and brings nobody in', {}, (state) => {
    const left = after(state, { playerLeaves: { player: 'p1' } });
    for (const own of playersInGame(left)) {
      const before = ids(rangeOf(state, player(state, own.id)).players).filter((id) => id !== 'p1');
      expect(ids(rangeOf(left, own).players)).toEqual(before);
    }
  });

  holds('a range of half the table is as good as none', tables({ unlimited: true }), (description) => {
    const limited = { ...description, options: { rangeOfInfluence: Math.ceil(description.players.length / 2) } };
    const [wide, free] = [table(limited), table(description)];
    const range = (state: GameState) =>
      ranges(state).map((each) => [each.player.id, ids(each.players), ids(each.objects({}))]);
    expect(range(wide)).toEqual(range(free));
    for (const { id } of playersInGame(free)) {
      const source = { controller: id };
      const informed = (...given: Parameters<typeof affectedBy>) => informationFor(...given, null);
      for (const question of [legalTargets, affectedBy, informed]) {
        const [inWide, inFree] = [wide, free].map((state) => ids(question(state, source, anything).included));
        expect(inWide).toEqual(inFree);
      }
      for (const result of [{ wins: id }, { loses: [id] }, { draw: source }] satisfies Result[])
        expect(ids(outcomeOf(wide, result).remaining)).toEqual(ids(outcomeOf(free, result).remaining));
    }
    const kinds = (state: GameState) => stateBasedActions(state).map(({ kind, objects }) => [kind, ids(objects)]);
    expect(kinds(wide)).toEqual(kinds(free));
  });
});

describe('what is in range', () => {
  const eachSource = (state: GameState) => playersInGame(state).map(({ id }) => ({ controller: id }));

  holdsAt('every candidate is told apart, once', {}, (state) => {
    const all = [...ids(playersInGame(state)), ...state.objects.keys()].sort();
    for (const source of eachSource(state)) {
      const { included, excluded } = legalTargets(state, source, anything);
      expect([...ids(included), ...ids(excluded.map(({ entity }) => entity))].sort()).toEqual(all);
    }
  });

  holdsAt('what may be targeted is what is affected, and what may be activated', {}, (state) => {
    for (const source of eachSource(state)) {
      const targets = ids(legalTargets(state, source, anything).included);
      expect(ids(affectedBy(state, source, anything).included)).toEqual(targets);
      const own = player(state, source.controller);
      const usable = [...state.objects.values()].filter((object) => canActivate(state, own, object).answer);
      expect(ids(usable)).toEqual(targets.filter((id) => state.objects.has(id)));
      expect(ids(rangeOf(state, own).objects({}))).toEqual(ids(usable));
    }
  });

  holdsAt('a target that somebody else chooses is in both ranges', {}, (state) => {
    for (const source of eachSource(state)) {
      const asked = { chooser: 'p1', source, among: anything };
      const both = ids(legalChoices(state, { ...asked, targets: true }).included);
      const chosen = new Set(ids(legalChoices(state, asked).included));
      expect(both).toEqual(ids(legalTargets(state, source, anything).included).filter((id) => chosen.has(id)));
    }
  });

  holdsAt('the older texts never see more than the newer ones', {}, (state) => {
    const seen = (edition: (typeof everyEdition)[number]) => {
      const asked = under(edition, state);
      return ids(informationFor(asked, { controller: 'p0' }, anything, player(asked, 'p1')).included);
    };
    expect(seen('CR_2026')).toEqual(expect.arrayContaining(seen('CR_2008')));
  });

  holds('what more an event speaks of never makes an ability trigger', tables(), fc.nat(), (description, pick) => {
    const state = table(description);
    const all = [...state.objects.keys(), ...ids(playersInGame(state))].map((entity) => ({ entity }));
    const some = all.slice(0, 1 + (pick % all.length));
    const triggers = (involves: typeof all) =>
      wouldTrigger(state, { controller: 'p0' }, { kind: 'DAMAGE', involves }).answer;
    if (triggers(all)) expect(triggers(some)).toBe(true);
    expect(triggers(some)).toBe(some.every((each) => triggers([each])));
  });

  holds(
    'redirected damage is dealt or lost, none is made',
    tables(),
    fc.nat(9),
    fc.nat(9),
    (description, amount, most) => {
      const state = table(description);
      for (const { id } of state.objects.values()) {
        const damage = { source: id, recipient: 'p0', amount, combat: false };
        const redirection = { source: { controller: 'p1' }, amount: most, to: 'p1' };
        const { dealt, lost } = damageAfterRedirection(state, damage, redirection);
        expect(dealt.reduce((sum, each) => sum + each.amount, lost)).toBe(amount);
        expect(dealt.every((each) => each.amount > 0)).toBe(true);
      }
    },
  );

  holdsAt('a shield that names neither prevents what both the others prevent, and nothing else', {}, (state) => {
    for (const { id } of state.objects.values()) {
      const damage = { source: id, recipient: 'p1', amount: 1, combat: false };
      const source = { controller: 'p0' };
      const prevents = (specifiesSource: boolean, specifiesRecipient: boolean) =>
        preventionApplies(state, { source, specifiesSource, specifiesRecipient }, damage).answer;
      expect(prevents(false, false)).toBe(prevents(true, false) && prevents(false, true));
    }
  });
});

describe('leaving and ending', () => {
  holds(
    'every object is accounted for, once, and nobody who has left controls one',
    tables(),
    fc.nat(2),
    (description, more) => {
      const state = table(description);
      const departure = departureOf(state, playersInGame(state).slice(0, more + 1));
      const left = departure.after({});
      const gone = [...ids(departure.leaveGame), ...ids(departure.ceaseToExist)];
      expect([...gone, ...left.objects.keys()].sort()).toEqual([...state.objects.keys()].sort());
      for (const id of ids(departure.exiled)) expect(objectOf(left, id).zone).toBe('EXILE');
      for (const { controller } of left.objects.values())
        if (controller !== null) expect(player(left, controller).inGame).toBe(true);
    },
  );

  holds(
    'those who leave and those who remain are all there were',
    tables(),
    fc.constantFrom('wins', 'loses', 'draw', 'loop'),
    (description, kind) => {
      const state = table(description);
      const [first] = state.objects.keys();
      if (kind === 'loop' && first === undefined) return;
      const results = {
        wins: { wins: 'p0' },
        loses: { loses: ['p0', 'p1'] },
        draw: { draw: { controller: 'p0' } },
        loop: { loop: [first ?? ''] },
      };
      const { winners, losers, drawn, leaving, remaining, gameOver } = outcomeOf(state, results[kind]);
      expect([...ids(leaving), ...ids(remaining)].sort()).toEqual(ids(playersInGame(state)).sort());
      expect([...ids(losers), ...ids(drawn)].sort()).toEqual(ids(leaving).sort());
      if (!gameOver) expect([winners, remaining.length > 1]).toEqual([[], true]);
      else expect(winners).toEqual(remaining);
    },
  );

  holdsAt(
    'the only newest world permanent stays; of those that see each other at most one does',
    { equal: true },
    (state) => {
      const worlds = [...state.objects.values()].filter(({ types: words }) => words.includes('world'));
      const actions = stateBasedActions(state).filter(({ kind }) => kind === 'TO_GRAVEYARD');
      const buried = new Set(actions.flatMap(({ objects }) => ids(objects)));
      const newest = Math.max(...worlds.map(({ timestamp }) => timestamp));
      const top = worlds.filter(({ timestamp }) => timestamp === newest);
      if (top.length === 1) expect(buried.has(top[0]?.id ?? '')).toBe(false);
      const stay = worlds.filter(({ id }) => !buried.has(id));
      for (const one of stay)
        for (const other of stay)
          if (one !== other)
            expect(ids(rangeOf(state, player(state, one.controller ?? '')).players)).not.toContain(other.controller);
    },
  );

  holdsAt('every answer rests on rulings that name what they are about', {}, (state) => {
    const source = { controller: 'p0' };
    const given = [
      ...ranges(state),
      legalTargets(state, source, anything),
      affectedBy(state, source, anything),
      informationFor(state, source, anything, player(state, 'p1')),
      outcomeOf(state, { wins: 'p0' }),
      outcomeOf(state, { draw: source }),
      departureOf(state, [player(state, 'p0')]),
      ...stateBasedActions(state),
    ];
    for (const { because } of given) {
      expect(because.length).toBeGreaterThan(0);
      for (const { says, about } of because) for (const { name } of about) expect(says).toContain(name);
    }
  });
});
