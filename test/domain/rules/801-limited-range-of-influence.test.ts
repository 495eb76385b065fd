import { describe, expect, test } from '@jest/globals';
import { entityOf, objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import type { EntityFilter } from '../../../src/domain/state/entity-filter.js';
import { isInRange, rangeOf, ranges } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import {
  affectedBy as affectedByOf,
  informationFor as informationForOf,
} from '../../../src/domain/rules/801.10-effects.js';
import { legalTargets as legalTargetsOf } from '../../../src/domain/rules/801.4-targets.js';
import { legalChoices as legalChoicesOf } from '../../../src/domain/rules/801.5a-legal-choices.js';
import { whoChooses as whoChoosesOf } from '../../../src/domain/rules/801.5-choices.js';
import { canActivate as canActivateOf } from '../../../src/domain/rules/801.6-activating.js';
import { wouldTrigger, type TriggerEvent } from '../../../src/domain/rules/801.7-triggering.js';
import { canAttach } from '../../../src/domain/rules/801.8-attaching.js';
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
  sound,
  thing,
  under,
} from '../tables.js';

const legalTargets: typeof legalTargetsOf = (...given) => sound(legalTargetsOf(...given));
const legalChoices: typeof legalChoicesOf = (...given) => sound(legalChoicesOf(...given));
const whoChooses: typeof whoChoosesOf = (...given) => sound(whoChoosesOf(...given));
const canActivate: typeof canActivateOf = (...given) => sound(canActivateOf(...given));
const affectedBy: typeof affectedByOf = (...given) => sound(affectedByOf(...given));
const informationFor: typeof informationForOf = (...given) => sound(informationForOf(...given));

const players: EntityFilter = { kind: 'PLAYER' };
const creatures: EntityFilter = { types: ['Creature'] };
const anything: EntityFilter = { anyOf: [players, { kind: 'OBJECT' }] };
const inRange = (state: GameState, id: string): string[] => {
  const { players: within, because } = rangeOf(state, player(state, id));
  expect(rules(because).length).toBeGreaterThan(0);
  return ids(within).sort();
};
const sees = (state: GameState, one: string, other: string): boolean => inRange(state, one).includes(other);

const six = 'P0 P1 P2 P3 P4 P5';
const five = 'A B C D E';
const bears = (names: string) => names.split(' ').map((name) => creature(`${name}-bear`, name));

describe('seats, distance and range', () => {
  test('A01: range 1 holds the neighbours (printed example)', () => {
    expect(inRange(ring(six, { range: 1 }), 'P0')).toEqual(['P0', 'P1', 'P5']);
  });

  test('A02: range 2 leaves out only the opposite seat of six (printed example)', () => {
    expect(inRange(ring(six, { range: 2 }), 'P0')).toEqual(['P0', 'P1', 'P2', 'P4', 'P5']);
  });

  test('A03: a neighbour leaves: the distance holds for the turn (printed example)', () => {
    const before = ring('carissa rob alex dana erin', { range: 1 });
    const left = after(before, { playerLeaves: { player: 'rob' } });
    const next = after(left, { turnEnds: {} }, { turnBegins: {} });
    expect([before, left, next].map((state) => sees(state, 'alex', 'carissa'))).toEqual([false, false, true]);
    expect(rules(rangeOf(left, player(left, 'alex')).because)).toContain('801.2c');
  });

  test('A04: at a table of three everybody is a neighbour', () => {
    expect(sees(ring('carissa rob alex', { range: 1 }), 'alex', 'carissa')).toBe(true);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('A05: with %i players a range holds the smaller of n and 2r+1', (count) => {
    const names = Array.from({ length: count }, (_, seat) => `p${seat}`).join(' ');
    for (const range of [0, 1, 2, 3])
      expect(inRange(ring(names, { range }), 'p0')).toHaveLength(Math.min(count, 2 * range + 1));
  });

  test('A07: range has a direction', () => {
    const state = ring('X M Y Z', { players: [{ rangeOfInfluence: 2 }, {}, { rangeOfInfluence: 1 }] });
    expect([sees(state, 'X', 'Y'), sees(state, 'Y', 'X')]).toEqual([true, false]);
  });

  test('A08: everybody is in their own range, even with range 0', () => {
    expect(inRange(ring(five, { range: 0 }), 'A')).toEqual(['A']);
  });

  test('A10: seats vacated on earlier turns do not count', () => {
    const gone = [{}, { inGame: false }, { inGame: false }, { inGame: false }];
    expect(inRange(ring('P0 P1 P2 P3 P4 P5 P6 P7', { range: 2, players: gone }), 'P0')).toEqual([
      'P0',
      'P4',
      'P5',
      'P6',
      'P7',
    ]);
  });

  test('A13: an extra turn refreshes ranges', () => {
    const state = ring('alex rob carissa dana', { range: 1 });
    const extra = after(
      state,
      { playerLeaves: { player: 'rob' } },
      { extraTurn: { player: 'alex' } },
      { turnEnds: {} },
      { turnBegins: {} },
    );
    expect(extra.turn.activePlayers).toEqual(['alex']);
    expect(sees(extra, 'alex', 'carissa')).toBe(true);
  });

  test('A14: the turn that begins next refreshes them, the departed player’s never begins', () => {
    const state = after(
      ring('alex rob carissa dana', { range: 1 }),
      { playerLeaves: { player: 'rob' } },
      { turnEnds: {} },
      { turnBegins: {} },
    );
    expect(state.turn.activePlayers).toEqual(['carissa']);
    expect(sees(state, 'alex', 'carissa')).toBe(true);
  });

  test('A16: a card without a controller goes by its owner', () => {
    const state = ring(five, { range: 1, objects: [thing('card', 'Instant', 'C', { zone: 'GRAVEYARD' })] });
    const { excluded } = legalTargets(state, { controller: 'A' }, { zone: 'GRAVEYARD' });
    expect(ids(excluded.map(({ entity }) => entity))).toEqual(['card']);
    expect(excluded[0]?.because[0].says).toContain('C owns card');
  });

  test('A17: a battle is in range through its protector, in editions with battles', () => {
    const state = ring(five, { range: 1, objects: [thing('siege', 'Battle — Siege', 'C', { protector: 'B' })] });
    const holds = (edition: (typeof everyEdition)[number]) => {
      const asked = under(edition, state);
      return isInRange(asked, player(asked, 'A'), objectOf(asked, 'siege'));
    };
    expect(editionsWhere(holds)).toEqual(['CR_2023', 'CR_2026']);
    const old = legalTargets(under('CR_2008', state), { controller: 'A' }, { types: ['Battle'] });
    expect(old.excluded[0]?.because[0].says).toContain('CR_2008 knows no battles');
    expect(old.because.at(-1)?.says).toContain('CR_2008 knows no battles such as siege');
  });

  test('what an edition has never heard of is said', () => {
    const objects = [
      thing('siege', 'Battle — Siege', 'A', { protector: 'B' }),
      thing('walker', 'Planeswalker — Jace', 'A'),
      thing('fort', 'Artifact — Fortification', 'A'),
      thing('plane', 'Plane', 'A', { zone: 'COMMAND' }),
      thing('event', 'Phenomenon', 'A', { zone: 'COMMAND' }),
    ];
    const state = ring(five, { range: 1, objects });
    const unknown = (edition: (typeof everyEdition)[number]) => {
      const asked = under(edition, state);
      const { because } = rangeOf(asked, player(asked, 'A'));
      return because.flatMap(({ says }) => /knows no (\S+) such as/.exec(says)?.[1] ?? []);
    };
    expect(Object.fromEntries(everyEdition.map((edition) => [edition, unknown(edition)]))).toEqual({
      CR_2005: ['battles', 'planeswalkers', 'Fortifications', 'planes', 'phenomena'],
      CR_2006: ['battles', 'planeswalkers', 'Fortifications', 'planes', 'phenomena'],
      CR_2008: ['battles', 'planes', 'phenomena'],
      CR_2009: ['battles', 'planes', 'phenomena'],
      CR_2013: ['battles'],
      CR_2018: ['battles'],
      CR_2023: [],
      CR_2026: [],
    });
  });

  test.each([
    ['COMMANDER', 4],
    ['TEAM_VS_TEAM', 4],
  ] as const)('so is the variant %s before 2010', (variant, count) => {
    const teams = variant === 'COMMANDER' ? {} : { teams: [{ id: 'A' }, { id: 'B' }] };
    const state = ring('a b c d', {
      variant,
      ...teams,
      players: ['A', 'A', 'B', 'B'].map((team) => (variant === 'COMMANDER' ? {} : { team })),
    });
    const says = (edition: (typeof everyEdition)[number]) =>
      legalTargets(under(edition, state), { controller: 'a' }, players).because.some((each) =>
        each.says.includes(`${edition} knows no variant ${variant}`),
      );
    expect(editionsWhere(says)).toEqual(everyEdition.slice(0, count));
  });

  test('A19: teammates count as seats', () => {
    const state = emperors();
    const distances = rangeOf(state, player(state, 'AE')).distances;
    expect(distances.find((each) => each.player.id === 'B1')?.seats).toBe(2);
    const general = rangeOf(state, player(state, 'A1')).distances;
    expect(general.find((each) => each.player.id === 'A2')?.seats).toBe(2);
  });

  test('M01: the opening ranges of an Emperor game', () => {
    const told = Object.fromEntries(ranges(emperors()).map((each) => [each.player.id, ids(each.players).sort()]));
    expect(told).toEqual({
      A1: ['A1', 'AE', 'B2'],
      AE: ['A1', 'A2', 'AE', 'B1', 'B2'],
      A2: ['A2', 'AE', 'B1'],
      B1: ['A2', 'B1', 'BE'],
      BE: ['A1', 'B1', 'B2', 'BE'].concat('A2').sort(),
      B2: ['A1', 'B2', 'BE'],
    });
  });

  test('K15: in Grand Melee the range waits for the next turn that anybody begins; doubtful', () => {
    const state = ring('A B C D E F G H I J', { variant: 'GRAND_MELEE' });
    const left = after(state, { playerLeaves: { player: 'C' } });
    const { because } = rangeOf(left, player(left, 'B'));
    expect([sees(left, 'B', 'D'), rules(because).includes('807.4h'), doubts(because).length]).toEqual([false, true, 1]);
  });

  test('a player who has left has nobody in range', () => {
    const state = after(ring(five, { range: 1 }), { playerLeaves: { player: 'B' } });
    expect(rangeOf(state, player(state, 'B')).players).toEqual([]);
  });
});

describe('targets and choices', () => {
  const witches = ring('carissa rob alex dana erin', { range: 1, objects: bears('carissa rob alex dana erin') });

  test('C01: neither a player out of range nor anything of theirs is a legal target', () => {
    const state = ring(five, {
      range: 1,
      objects: [
        creature('C-bear', 'C'),
        thing('C-spell', 'Instant', 'C', { zone: 'STACK' }),
        thing('C-card', 'Instant', 'C', { zone: 'GRAVEYARD' }),
      ],
    });
    const among: EntityFilter = { anyOf: [{ ids: ['B', 'C', 'C-bear'] }, { zone: 'STACK' }, { zone: 'GRAVEYARD' }] };
    const { included, excluded } = legalTargets(state, { controller: 'A' }, among);
    expect(ids(included)).toEqual(['B']);
    expect(excluded.map(({ entity, because }) => [entity.id, because[0].rule.number])).toEqual([
      ['C', '801.4'],
      ['C-bear', '801.4'],
      ['C-spell', '801.4'],
      ['C-card', '801.4'],
    ]);
  });

  test('C02: Cuombajj Witches: a target that an opponent chooses is in both ranges (printed example)', () => {
    const choice = { chooser: 'rob', source: { controller: 'alex' }, among: anything, targets: true };
    expect(ids(legalChoices(witches, choice).included).sort()).toEqual(['alex', 'alex-bear', 'rob', 'rob-bear']);
    const untargeted = legalChoices(witches, { ...choice, targets: false });
    expect(ids(untargeted.included)).toContain('carissa');
  });

  test('C04: an option may be picked though it reaches beyond the chooser’s range (printed example)', () => {
    const state = ring('carissa rob alex dana erin', {
      players: [1, 1, 2, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence })),
    });
    const { candidates, because } = whoChooses(state, { source: { controller: 'alex' }, asks: 'AN_OPPONENT' });
    expect(ids(candidates)).toContain('carissa');
    expect(rules(because)).toContain('801.5b');
  });

  test('C05: range never limits which color or number is named', () => {
    const state = ring(five, { range: 1 });
    expect(rules(whoChooses(state, { source: { controller: 'A' }, asks: 'ANY_PLAYER' }).because)).toContain('801.5b');
  });

  test('C06: Fact or Fiction with range 1: the nearest opponent to the left (printed example)', () => {
    const { chooser, because } = whoChooses(emperors({}, 1), { source: { controller: 'AE' }, asks: 'AN_OPPONENT' });
    expect([chooser?.id, because[0].rule.number]).toEqual(['B1', '801.5c']);
  });

  test('C07: with the default ranges the emperor picks one of two', () => {
    const { candidates, pickedBy } = whoChooses(emperors(), { source: { controller: 'AE' }, asks: 'AN_OPPONENT' });
    expect([ids(candidates).sort(), pickedBy?.id]).toEqual([['B1', 'B2'], 'AE']);
  });

  test('C09: nobody out of range is chosen even where nobody else is there; doubtful', () => {
    const choice = {
      chooser: 'AE',
      source: { controller: 'AE' },
      among: { kind: 'PLAYER', opponentOf: 'AE' },
    } as const;
    const { included, because } = legalChoices(emperors({}, 1), choice);
    expect([included, doubts(because).length]).toEqual([[], 1]);
    expect(doubts(legalChoices(emperors(), choice).because)).toEqual([]);
  });

  test('C10: a Clone copies a creature in range', () => {
    const state = ring(five, { range: 1, objects: bears(five) });
    const choice = { chooser: 'A', source: { controller: 'A' }, among: creatures };
    expect(ids(legalChoices(state, choice).included)).toEqual(['A-bear', 'B-bear', 'E-bear']);
  });

  test('C11: a vote: those in range vote, each for what is in their own range', () => {
    const state = ring(five, { range: 1, objects: bears(five) });
    expect(ids(affectedBy(state, { controller: 'A' }, players).included)).toEqual(['A', 'B', 'E']);
    const vote = { chooser: 'B', source: { controller: 'A' }, among: creatures };
    expect(ids(legalChoices(state, vote).included)).toEqual(['A-bear', 'B-bear', 'C-bear']);
  });

  test('C12: "each player sacrifices": only those in range', () => {
    const state = ring('A B C D E F', { range: 1, turn: { activePlayers: ['D'] } });
    expect(ids(affectedBy(state, { controller: 'A' }, players).included)).toEqual(['A', 'B', 'F']);
  });

  test('C14: nobody of team B can counter what the emperor of team A casts', () => {
    const state = emperors({ objects: [thing('spell', 'Instant', 'AE', { zone: 'STACK' })] });
    for (const general of ['B1', 'BE', 'B2'])
      expect(legalTargets(state, { controller: general }, { zone: 'STACK' }).included).toEqual([]);
    expect(ids(legalTargets(state, { controller: 'A1' }, { zone: 'STACK' }).included)).toEqual(['spell']);
  });

  test('C15: the choice of one who has left passes to another opponent in range', () => {
    const state = after(ring(five, { range: 1 }), { playerLeaves: { player: 'B' } });
    const { chooser, because } = whoChooses(state, { source: { controller: 'A' }, asks: 'PLAYER', player: 'B' });
    expect([chooser?.id, because[0].rule.number]).toEqual(['E', '800.4g']);
  });

  test('J22: a cost that one who has left is asked to pay counts as not paid', () => {
    const state = after(ring(five), { playerLeaves: { player: 'B' } });
    const cost = { source: { controller: 'A' }, asks: 'PLAYER', player: 'B', kind: 'PAY_COST' } as const;
    const asked = (edition: (typeof everyEdition)[number]) => whoChooses(under(edition, state), cost);
    expect(everyEdition.flatMap((edition) => ids(asked(edition).candidates))).toEqual([]);
    expect(editionsWhere((edition) => doubts(asked(edition).because).length === 0)).toEqual(['CR_2023', 'CR_2026']);
  });

  test('a chooser who has left chooses nothing, and their spells target nothing', () => {
    const state = after(ring(five, { range: 1 }), { playerLeaves: { player: 'B' } });
    const choice = { chooser: 'B', source: { controller: 'A' }, among: players };
    expect(rules(legalChoices(state, choice).because)).toEqual(['800.4g']);
    expect(legalChoices(state, choice).included).toEqual([]);
    expect(rules(legalTargets(state, { controller: 'B' }, players).because)).toEqual(['800.4a']);
    expect(legalTargets(state, { controller: 'B' }, players).included).toEqual([]);
  });

  test('a player who has left is told apart only where they are named', () => {
    const state = after(ring(five), { playerLeaves: { player: 'B' } });
    expect(legalTargets(state, { controller: 'A' }, players).excluded).toEqual([]);
    const named = legalTargets(state, { controller: 'A' }, { ids: ['B', 'C'] });
    expect(named.excluded.map(({ entity, because }) => [entity.id, because[0].rule.number])).toEqual([['B', '800.4a']]);
    expect(legalTargets(state, { controller: 'A' }, { ids: ['B'], kind: 'OBJECT' }).excluded).toEqual([]);
  });

  test('a plane is exempt, but not in Grand Melee', () => {
    const objects = [thing('plane', 'Plane — Dominaria', 'A', { zone: 'COMMAND' })];
    const choice = { chooser: 'A', source: { object: 'plane' }, among: players, targets: true };
    expect(legalChoices(ring(five, { range: 1, objects }), choice).excluded).toEqual([]);
    const melee = ring('A B C D E F G H I J', { variant: 'GRAND_MELEE', objects });
    expect(legalChoices(melee, choice).included).toHaveLength(3);
  });
});

describe('abilities and triggers', () => {
  const trigger = (
    state: GameState,
    object: string,
    kind: TriggerEvent['kind'],
    ...involves: TriggerEvent['involves'][number][]
  ) => sound(wouldTrigger(state, { object }, { kind, involves }));
  const watching = (owner: string) => thing('watch', 'Enchantment', owner);

  test('D01: an ability that any player may activate, out of range', () => {
    const state = ring(five, { range: 1, objects: [thing('well', 'Artifact', 'C'), thing('near', 'Artifact', 'B')] });
    const asked = (id: string) => canActivate(state, player(state, 'A'), objectOf(state, id));
    expect([asked('well').answer, asked('near').answer]).toEqual([false, true]);
    expect(rules(asked('well').because)).toEqual(['801.6']);
    const left = after(state, { playerLeaves: { player: 'A' } });
    expect(rules(canActivate(left, player(left, 'A'), objectOf(left, 'near')).because)).toEqual(['800.4a']);
  });

  const auras = ring('carissa rob alex dana erin', {
    range: 1,
    objects: [...bears('alex dana'), thing('aura', 'Enchantment — Aura', 'rob', { attachedTo: 'alex-bear' })],
  });

  test('D02: two Auras (printed example)', () => {
    expect(trigger(auras, 'aura', 'BECOMES_BLOCKED', { entity: 'alex-bear' }).answer).toBe(true);
    const both = trigger(auras, 'aura', 'BECOMES_BLOCKED', { entity: 'alex-bear' }, { entity: 'dana-bear' });
    expect([both.answer, both.because[0].rule.number]).toEqual([false, '801.7']);
  });

  test.each(['D03', 'D04'])('%s: what leaves the battlefield is seen as it was (printed examples)', () => {
    const state = ring('carissa rob alex dana', {
      range: 1,
      objects: [creature('bear', 'alex', { controller: 'carissa' }), creature('a', 'alex'), creature('c', 'carissa')],
    });
    for (const kind of ['DIES', 'LEAVES_BATTLEFIELD'] as const) {
      expect(trigger(state, 'c', kind, { entity: 'bear' }).answer).toBe(true);
      const out = trigger(state, 'a', kind, { entity: 'bear' });
      expect([out.answer, rules(out.because)]).toEqual([false, ['801.7', '801.7a', '603.10a']]);
    }
  });

  test('D06: damage to a player out of range is part of the event', () => {
    const state = ring(five, { range: 1, objects: [watching('A'), ...bears(five)] });
    expect(trigger(state, 'watch', 'DAMAGE', { entity: 'B-bear' }, { entity: 'C' }).answer).toBe(false);
    expect(trigger(state, 'watch', 'DAMAGE', { entity: 'B-bear' }, { entity: 'E' }).answer).toBe(true);
  });

  test('D07: "attacks" speaks of the creature only', () => {
    const state = ring(five, { range: 1, objects: [watching('A'), ...bears(five)] });
    expect(trigger(state, 'watch', 'ATTACKS', { entity: 'B-bear' }).answer).toBe(true);
    expect(trigger(state, 'watch', 'ATTACKS', { entity: 'B-bear' }, { entity: 'C' }).answer).toBe(false);
  });

  test('D08: the upkeep of a player out of range; doubtful', () => {
    const state = ring(five, { range: 1, objects: [watching('A')] });
    const verdict = trigger(state, 'watch', 'OTHER', { entity: 'C' });
    expect([verdict.answer, doubts(verdict.because).length]).toEqual([false, 1]);
  });

  test('D09: a step that names no player belongs to the active player; doubtful', () => {
    const of = (active: string) =>
      trigger(ring(five, { range: 1, objects: [watching('A')], turn: { activePlayers: [active] } }), 'watch', 'OTHER');
    expect([of('C').answer, of('B').answer]).toEqual([false, true]);
    expect([doubts(of('C').because).length, doubts(of('B').because).length]).toEqual([1, 1]);
  });

  test('D11: what enters is seen as it is then', () => {
    const state = ring(five, {
      range: 1,
      objects: [watching('A'), thing('card', 'Creature', 'C', { zone: 'GRAVEYARD' })],
    });
    expect(
      trigger(state, 'watch', 'ENTERS', { entity: 'card', controllerBefore: 'C', controllerAfter: 'B' }).answer,
    ).toBe(true);
    const out = trigger(state, 'watch', 'ENTERS', { entity: 'card', controllerAfter: 'C' });
    expect([out.answer, rules(out.because)]).toEqual([false, ['801.7', '801.7a', '603.6a']]);
  });

  test('D12: becoming the target of a spell from out of range; doubtful', () => {
    const state = emperors({ objects: [creature('warded', 'B1'), thing('bolt', 'Instant', 'AE', { zone: 'STACK' })] });
    const verdict = trigger(state, 'warded', 'OTHER', { entity: 'warded' }, { entity: 'bolt' });
    expect([verdict.answer, doubts(verdict.because).length]).toEqual([false, 1]);
  });

  test('D13: an opponent loses, in range or out of it', () => {
    const state = ring(five, { range: 1, objects: [watching('A')] });
    const gone = after(state, { playerLeaves: { player: 'B' } });
    expect(trigger(gone, 'watch', 'OTHER', { entity: 'B' }).answer).toBe(true);
    expect(trigger(gone, 'watch', 'OTHER', { entity: 'C' }).answer).toBe(false);
  });

  test('D14: the range of whoever controls the source counts, not its owner’s', () => {
    const state = ring(five, {
      range: 1,
      objects: [thing('watch', 'Enchantment', 'A', { controller: 'D' }), ...bears(five)],
    });
    expect(trigger(state, 'watch', 'ATTACKS', { entity: 'B-bear' }).answer).toBe(false);
    expect(trigger(state, 'watch', 'ATTACKS', { entity: 'E-bear' }).answer).toBe(true);
  });

  test('a change of control is seen with all the controllers that are given', () => {
    const state = ring(five, { range: 1, objects: [watching('A'), ...bears(five)] });
    const changes = (controllerBefore: string, controllerAfter: string) =>
      trigger(state, 'watch', 'CONTROL_CHANGES', { entity: 'B-bear', controllerBefore, controllerAfter });
    expect([changes('B', 'E').answer, changes('B', 'C').answer, changes('C', 'B').answer]).toEqual([
      true,
      false,
      false,
    ]);
    expect(trigger(state, 'watch', 'CONTROL_CHANGES', { entity: 'B-bear' }).answer).toBe(true);
  });

  test('J27: the ability of one who has left is never put onto the stack', () => {
    const state = after(ring(five), { playerLeaves: { player: 'A' } });
    const verdict = wouldTrigger(state, { controller: 'A' }, { kind: 'OTHER', involves: [{ entity: 'A' }] });
    expect([verdict.answer, rules(verdict.because)]).toEqual([false, ['800.4d']]);
    const old = wouldTrigger(under('CR_2008', state), { controller: 'A' }, { kind: 'OTHER', involves: [] });
    expect(rules(old.because)).toEqual(['600.4c']);
  });

  test('without the option everything triggers', () => {
    const state = ring(five, { objects: [watching('A'), ...bears(five)] });
    expect(rules(trigger(state, 'watch', 'DIES', { entity: 'C-bear' }).because)).toEqual(['801.1']);
  });
});

describe('Auras, Equipment and Fortifications', () => {
  const attach = (state: GameState, attachment: string, to: string) =>
    sound(canAttach(state, objectOf(state, attachment), entityOf(state, to)));
  const objects = [
    thing('aura', 'Enchantment — Aura', 'A', { attachedTo: 'A-bear' }),
    thing('sword', 'Artifact — Equipment', 'A'),
    thing('fort', 'Artifact — Fortification', 'A'),
    thing('C-land', 'Land', 'C'),
    ...bears(five),
  ];
  const state = ring(five, { range: 1, objects });

  test('E01: an Aura is attached to what is in range', () => {
    expect(['B', 'B-bear', 'C', 'C-bear'].map((to) => attach(state, 'aura', to).answer)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(rules(attach(state, 'aura', 'C').because)).toEqual(['801.8']);
  });

  test('E04: Equipment goes to objects in range, never to a player', () => {
    expect(['B-bear', 'C-bear', 'B'].map((to) => attach(state, 'sword', to).answer)).toEqual([true, false, false]);
    expect(rules(attach(state, 'sword', 'C-bear').because)).toEqual(['801.9']);
  });

  test('E05: Fortifications likewise; before 2007 the text speaks of Equipment only', () => {
    const silent = (edition: (typeof everyEdition)[number]) =>
      doubts(attach(under(edition, state), 'fort', 'C-land').because).length > 0;
    expect(everyEdition.map((edition) => attach(under(edition, state), 'fort', 'C-land').answer)).not.toContain(true);
    expect(editionsWhere(silent)).toEqual(['CR_2005', 'CR_2006']);
  });

  test('E07: only the range of the Aura’s controller counts', () => {
    const mixed = ring(five, { objects, players: [2, 1, 1, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence })) });
    expect(attach(mixed, 'aura', 'C-bear').answer).toBe(true);
  });

  test('N14: before 2007 nothing was said of Auras on players', () => {
    const silent = (edition: (typeof everyEdition)[number]) =>
      doubts(attach(under(edition, state), 'aura', 'C').because).length > 0;
    expect(editionsWhere(silent)).toEqual(['CR_2005', 'CR_2006']);
    expect(doubts(attach(under('CR_2005', state), 'aura', 'C-bear').because)).toEqual([]);
  });

  test('what an Aura enchants counts as well', () => {
    const picky = ring(five, {
      objects: [
        thing('aura', 'Enchantment — Aura', 'A', { enchants: { types: ['Land'] }, zone: 'HAND' }),
        ...bears('A'),
      ],
    });
    expect(rules(attach(picky, 'aura', 'A-bear').because)).toEqual(['303.4c']);
  });

  test('nothing is attached to a player who has left', () => {
    const left = after(state, { playerLeaves: { player: 'B' } });
    expect(rules(attach(left, 'aura', 'B').because)).toEqual(['800.4a']);
  });
});

describe('effects and information', () => {
  const names = 'E Rob Alex L M N';
  const elves = names.split(' ').flatMap((name) => [creature(`${name}1`, name), creature(`${name}2`, name)]);
  const coat = ring(names, { range: 1, objects: [thing('coat', 'Artifact', 'Alex'), ...elves] });
  const seen = (state: GameState, regarding: string): string[] =>
    ids(informationFor(state, { object: 'coat' }, creatures, entityOf(state, regarding)).included)
      .filter((id) => id !== regarding)
      .sort();

  test('F01: Pyroclasm (printed example)', () => {
    const state = ring(names, { range: 1, objects: elves });
    const { included, because } = affectedBy(state, { controller: 'Alex' }, creatures);
    expect(ids(included).sort()).toEqual(['Alex1', 'Alex2', 'L1', 'L2', 'Rob1', 'Rob2']);
    expect(rules(because)).toEqual(['801.10']);
  });

  test('F02: Coat of Arms, one’s own creatures: +5 (printed example)', () => {
    for (const edition of everyEdition) expect(seen(under(edition, coat), 'Alex1')).toHaveLength(5);
  });

  test('F03: Coat of Arms, a neighbour’s creatures: +3 until 2011, then +5 (printed example, reversed)', () => {
    const bonuses = everyEdition.map((edition) => seen(under(edition, coat), 'Rob1').length);
    expect(bonuses).toEqual([3, 3, 3, 3, 5, 5, 5, 5]);
    expect(seen(under('CR_2009', coat), 'Rob1')).toEqual(['Alex1', 'Alex2', 'Rob2']);
  });

  test('F04: Coat of Arms does nothing out of range', () => {
    const { excluded } = affectedBy(coat, { object: 'coat' }, creatures);
    expect(ids(excluded.map(({ entity }) => entity)).sort()).toEqual(['E1', 'E2', 'M1', 'M2', 'N1', 'N2']);
    const { because } = informationFor(coat, { object: 'coat' }, creatures, entityOf(coat, 'E1'));
    expect(rules(because)).toContain('801.10');
  });

  test.each(['F05', 'F07', 'F12'])('%s: opponents, spells cast and life totals are counted within range', () => {
    const state = ring('A B C D E F', { range: 1 });
    const opponents = informationFor(state, { controller: 'A' }, { kind: 'PLAYER', opponentOf: 'A' }, null);
    expect(ids(opponents.included)).toEqual(['B', 'F']);
    expect(rules(opponents.because)).toEqual(['801.11']);
  });

  test.each(['F08', 'F15'])('%s: a tax and a search reach the players in range', () => {
    expect(ids(affectedBy(ring('A B C D E', { range: 1 }), { controller: 'A' }, players).included)).toEqual([
      'A',
      'B',
      'E',
    ]);
  });

  test.each(['F10', 'F11'])('%s: an object in range of an owner who is not: affected; doubtful', () => {
    const state = ring(five, { range: 1, objects: [creature('bear', 'C', { controller: 'B' })] });
    const { included, because } = affectedBy(state, { controller: 'A' }, anything);
    expect(ids(included)).toContain('bear');
    expect(ids(included)).not.toContain('C');
    expect(doubts(because)).toHaveLength(1);
  });

  test('H12: "if a creature would die, exile it instead" does nothing out of range', () => {
    const state = ring(five, { range: 1, objects: [thing('shrine', 'Enchantment', 'A'), ...bears(five)] });
    const { excluded } = affectedBy(state, { object: 'shrine' }, { ids: ['B-bear', 'C-bear'] });
    expect(ids(excluded.map(({ entity }) => entity))).toEqual(['C-bear']);
  });

  test('F13: of two targets the one in range is still legal', () => {
    const state = after(ring(five, { range: 1, objects: bears(five) }), {
      controlChanges: { object: 'B-bear', to: 'C' },
    });
    const { included } = legalTargets(state, { controller: 'A' }, { ids: ['B-bear', 'E-bear'] });
    expect(ids(included)).toEqual(['E-bear']);
  });

  test('I16: planes are exempt from range since 2009, except in Grand Melee', () => {
    const plane = thing('plane', 'Plane — Dominaria', 'Alex', { zone: 'COMMAND' });
    const state = ring(names, { range: 1, options: { planechase: true }, objects: [plane, ...elves] });
    const reached = everyEdition.map(
      (edition) => affectedBy(under(edition, state), { object: 'plane' }, creatures).included.length,
    );
    expect(reached).toEqual([6, 6, 6, 6, 12, 12, 12, 12]);
    const melee = ring('A B C D E F G H I J', { variant: 'GRAND_MELEE', objects: [{ ...plane, owner: 'A' }] });
    expect(affectedBy(melee, { object: 'plane' }, players).included).toHaveLength(3);
  });

  test('one who has left affects nobody; what lasts on is doubtful', () => {
    const state = after(ring(five), { playerLeaves: { player: 'A' } });
    const { included, because } = affectedBy(state, { controller: 'A' }, players);
    expect([included, rules(because), doubts(because).length]).toEqual([[], ['800.4a'], 1]);
  });
});
