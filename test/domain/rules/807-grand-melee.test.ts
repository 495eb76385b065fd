import { describe, expect, test } from '@jest/globals';
import type { GameEvent } from '../../../src/domain/events/events.js';
import { takePlace } from '../../../src/domain/events/events.js';
import type { Description } from '../../../src/domain/state/description.js';
import { playerOf, type GameState } from '../../../src/domain/state/game-state.js';
import { describe as told } from '../../../src/domain/state/describe.js';
import { turnMarkersFor } from '../../../src/domain/rules/807-grand-melee.js';
import { canBeginTurn } from '../../../src/domain/rules/807.4-turn-markers.js';
import { legalStacks, priority } from '../../../src/domain/rules/807.5-stacks.js';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { leave } from '../../../src/domain/rules/800-general.js';
import { after, creature, doubts, editionsWhere, ids, rules, table } from '../tables.js';

/** Players s0, s1, … around the table; markers as "number@seat", a * before those that wait. */
const melee = (players: number, markers = '', rest: Partial<Description> = {}): GameState =>
  table({
    variant: 'GRAND_MELEE',
    players: Array.from({ length: players }, (_, seat) => ({ id: `s${seat}` })),
    ...(markers && { turnMarkers: markers.split(' ').map(marker) }),
    ...rest,
  });

const marker = (text: string) => {
  const [, waits = '', number = '', seat = ''] = /^(\*?)(\d+)@(\d+)$/.exec(text) ?? [];
  return { number: Number(number), holder: `s${seat}`, inTurn: !waits };
};

/** The markers of a table in the same words, with ! for each time that one is designated. */
const markers = ({ turnMarkers }: GameState): string =>
  turnMarkers
    .map(
      ({ number, holder, inTurn, removals }) =>
        `${inTurn ? '' : '*'}${number}@${holder.slice(1)}${'!'.repeat(removals)}`,
    )
    .join(' ');

const ends = (number: number): GameEvent => ({ turnEnds: { marker: number } });
const begins = (number: number): GameEvent => ({ turnBegins: { marker: number } });
const leaves =
  (...seats: readonly number[]) =>
  (state: GameState) =>
    leave(
      state,
      seats.map((seat) => playerOf(state, `s${seat}`)),
    ).after;

const judged = (state: GameState, number: number) => {
  const found = state.turnMarkers.find((each) => each.number === number);
  if (!found) throw new Error(`There is no marker ${number}.`);
  return canBeginTurn(state, found);
};
const mayBegin = (state: GameState, number: number): boolean => judged(state, number).answer;

const stackOf = (state: GameState, number: number) => {
  const found = state.turnMarkers.find((each) => each.number === number);
  return priority(state, found);
};

describe('807.4a, 807.4b: turn markers are handed out', () => {
  test('the printed example: sixteen players have four, fifteen have three (K01)', () => {
    expect([turnMarkersFor(16), turnMarkersFor(15)]).toEqual([4, 3]);
  });

  test.each([
    [10, '1@0 2@4'],
    [12, '1@0 2@4 3@8'],
    [13, '1@0 2@4 3@8'],
    [17, '1@0 2@4 3@8 4@12'],
    [20, '1@0 2@4 3@8 4@12 5@16'],
  ])('%i players: %s (K02)', (players, expected) => {
    expect(markers(melee(players))).toBe(expected);
  });

  test('from the starting player on', () => {
    expect(markers(melee(10, '', { turn: { activePlayers: ['s8'] } }))).toBe('1@8 2@2');
  });

  test('down to seven players there is one, and at least one however few there are (K28)', () => {
    expect([turnMarkersFor(7), turnMarkersFor(4), turnMarkersFor(3), turnMarkersFor(2)]).toEqual([1, 1, 1, 1]);
  });
});

describe('807.4c, 807.4d: they are passed, and wait', () => {
  test('the next player begins if no marker is held within three seats to the left (K03)', () => {
    const state = after(melee(10), ends(2));
    expect(markers(state)).toBe('1@0 *2@5');
    expect(mayBegin(state, 2)).toBe(true);
    expect(mayBegin(melee(10, '1@8 *2@5'), 2)).toBe(false);
  });

  test('a player waits until the one four seats to the left takes the marker (K05)', () => {
    const waiting = after(melee(10), ends(1));
    expect(markers(waiting)).toBe('*1@1 2@4');
    expect(mayBegin(waiting, 1)).toBe(false);
    expect(rules(judged(waiting, 1).because)).toEqual(['807.4d']);
    const moved = after(waiting, ends(2));
    expect(markers(moved)).toBe('*1@1 *2@5');
    expect(mayBegin(moved, 1)).toBe(true);
  });

  test('a turn that is not to begin is refused, and recorded if forced', () => {
    const waiting = after(melee(10), ends(1));
    expect(takePlace(waiting, [begins(1)], { force: false })).toMatchObject({
      ok: false,
      failure: { code: 'ILLEGAL_EVENT', because: [{ rule: { number: '807.4d' } }] },
    });
    expect(markers(after(waiting, begins(1)))).toBe('1@1 2@4');
  });

  test('a turn under way does not begin again', () => {
    expect(rules(judged(melee(10), 1).because)).toEqual(['807.4']);
  });

  test('a holder who leaves during the turn: it goes on, and the left neighbour takes the marker afterwards (K12)', () => {
    const gone = leaves(4)(melee(13));
    expect(markers(gone)).toBe('1@0 2@4 3@8');
    expect(markers(after(gone, ends(2)))).toBe('1@0 *2@5 3@8');
  });

  test('a marker whose holder has left during the turn still keeps others waiting', () => {
    const gone = leaves(4)(melee(13, '*1@1 2@4 3@8'));
    expect(mayBegin(gone, 1)).toBe(false);
    expect(doubts(judged(gone, 1).because)).toHaveLength(1);
  });

  test('a holder who leaves before the turn hands the marker on at once (K13)', () => {
    const state = leaves(7)(melee(13, '1@0 *2@7 3@8'));
    expect(markers(state)).toBe('1@0 *2@8 3@8');
    expect(mayBegin(state, 2)).toBe(false);
    expect(mayBegin(after(state, ends(3)), 2)).toBe(false);
    expect(mayBegin(melee(13, '1@0 *2@8 3@12'), 2)).toBe(true);
  });
});

describe('807.4e–g: markers are designated for removal', () => {
  const sixteen = '1@2 2@6 3@10 4@14';

  test('the one next to the right of who leaves, removed as its turn ends (K06)', () => {
    const gone = leaves(8)(melee(16, sixteen));
    expect(markers(gone)).toBe('1@2 2@6! 3@10 4@14');
    expect(markers(after(gone, ends(2)))).toBe('1@2 3@10 4@14');
    expect(markers(after(gone, ends(1)))).toBe('*1@3 2@6! 3@10 4@14');
  });

  test('at once where its holder takes no turn (K08)', () => {
    expect(markers(leaves(8)(melee(16, '1@2 *2@6 3@10 4@14')))).toBe('1@2 3@10 4@14');
  });

  test('of several candidates the lowest number (K09)', () => {
    expect(markers(leaves(1, 5)(melee(12)))).toBe('1@0! 2@4 3@8');
    expect(markers(leaves(9, 5)(melee(12)))).toBe('1@0 2@4! 3@8');
  });

  test('two markers lost at once: one is designated twice, and hands the rest on to its right (K10)', () => {
    const gone = leaves(1, 2, 3, 5, 6)(melee(12));
    expect(markers(gone)).toBe('1@0!! 2@4 3@8');
    expect(markers(after(gone, ends(1)))).toBe('2@4 3@8!');
    expect(markers(after(gone, ends(1), ends(3)))).toBe('2@4');
  });

  test('until 2010 two markers lost at once were two markers, the lowest numbers first (K29, D30)', () => {
    const twice = editionsWhere((edition) =>
      markers(leaves(1, 2, 3, 5, 6)(melee(12, '', { edition }))).includes('1@0!!'),
    );
    expect(twice).toEqual(['CR_2013', 'CR_2018', 'CR_2023', 'CR_2026']);
    expect(markers(leaves(1, 2, 3, 5, 6)(melee(12, '', { edition: 'CR_2005' })))).toBe('1@0! 2@4! 3@8');
  });

  test("a holder's own marker is not to their right (K14)", () => {
    expect(markers(leaves(4)(melee(12)))).toBe('1@0! 2@4 3@8');
  });

  test('markers designated before do not count (807.4f)', () => {
    const once = leaves(9)(melee(12));
    expect(markers(once)).toBe('1@0 2@4 3@8!');
    expect(markers(leaves(10)(once))).toBe('1@0 2@4 3@8!');
    expect(markers(leaves(10, 11, 1, 2)(once))).toBe('1@0! 2@4 3@8!');
  });

  test('the last one stays, however few are left (K28)', () => {
    const gone = leaves(1, 2, 3, 4)(melee(7));
    expect(markers(gone)).toBe('1@0');
    expect(markers(after(gone, ends(1)))).toBe('*1@5');
  });
});

describe('807.4h: ranges close up as the next turn begins', () => {
  const inRange = (state: GameState) => ids(rangeOf(state, playerOf(state, 's4')).players);

  test('of whomever, not before (K15, K27)', () => {
    const gone = leaves(5)(melee(13, '1@0 *2@6 3@10'));
    expect(inRange(gone)).toEqual(['s3', 's4']);
    expect(inRange(after(gone, ends(1)))).toEqual(['s3', 's4']);
    expect(inRange(after(gone, begins(2)))).toEqual(['s3', 's4', 's6']);
  });
});

describe('807.4i, 807.4j: extra turns', () => {
  const extra = (seat: number): GameEvent => ({ extraTurn: { player: `s${seat}` } });

  test('a holder keeps the marker and takes the extra turn (807.4i)', () => {
    const kept = after(melee(16, '1@0 2@5 3@9 4@13'), extra(5), ends(2));
    expect(markers(kept)).toBe('1@0 *2@5 3@9 4@13');
    expect(mayBegin(kept, 2)).toBe(true);
    const taken = after(kept, begins(2));
    expect(taken.extraTurns).toEqual([]);
    expect(markers(after(taken, ends(2)))).toBe('1@0 *2@6 3@9 4@13');
  });

  test('with a marker close to the right it is passed on, and the extra turn comes before the next one (K17)', () => {
    const passed = after(melee(16, '*1@1 2@4 3@8 4@12'), extra(4), ends(2));
    expect(markers(passed)).toBe('*1@1 *2@5 3@8 4@12');
    expect(passed.extraTurns).toEqual(['s4']);
    const later = table({ ...told(passed), turnMarkers: [{ number: 1, holder: 's4', inTurn: false }] });
    const extraFirst = after(later, begins(1));
    expect(extraFirst.extraTurns).toEqual([]);
    const regularNext = after(extraFirst, ends(1));
    expect(markers(regularNext)).toBe('*1@4');
    expect(markers(after(regularNext, begins(1), ends(1)))).toBe('*1@5');
  });

  test('with a marker close to the left it is kept, and the extra turn waits (K18)', () => {
    const gone = leaves(5, 6)(melee(18, '1@0 2@4 3@8 4@12'));
    const kept = after(gone, extra(4), ends(2));
    expect(markers(kept)).toBe('1@0 *2@4 3@8 4@12');
    expect(mayBegin(kept, 2)).toBe(false);
    expect(mayBegin(after(kept, ends(3), begins(3), ends(3)), 2)).toBe(true);
  });

  test('with markers close on both sides it is passed on (K19)', () => {
    const passed = after(melee(16, '1@2 2@4 3@6 4@12'), extra(4), ends(2));
    expect(markers(passed)).toBe('1@2 *2@5 3@6 4@12');
  });

  test('of one who holds no marker it is taken just before their next turn (K21)', () => {
    const state = after(melee(10), extra(5), ends(2));
    expect(markers(state)).toBe('1@0 *2@5');
    const before = after(state, begins(2), ends(2));
    expect(markers(before)).toBe('1@0 *2@5');
    expect(markers(after(before, begins(2), ends(2)))).toBe('1@0 *2@6');
  });
});

describe('807.5: one stack a marker', () => {
  const onStack = (id: string, owner: string, stack: number) => ({
    id,
    typeLine: 'Instant',
    owner,
    zone: 'STACK' as const,
    stack,
  });

  test('who has the holder within range, from the holder to the left (K22)', () => {
    expect(ids(stackOf(melee(10), 1).players)).toEqual(['s0', 's1', 's9']);
    expect(ids(stackOf(melee(10), 2).players)).toEqual(['s4', 's5', 's3']);
  });

  test('and who has the controller of something on it within range (K23)', () => {
    const state = melee(10, '', { objects: [onStack('bolt', 's1', 1)] });
    expect(ids(stackOf(state, 1).players)).toEqual(['s0', 's1', 's2', 's9']);
    expect(rules(stackOf(state, 1).because)).toEqual(['807.5a']);
  });

  test('whoever has priority for several says which one; targets settle it (K24)', () => {
    const objects = [onStack('bolt', 's2', 1), onStack('shock', 's4', 2), creature('bear', 's3')];
    const state = melee(10, '', { objects });
    const stacks = (targets: readonly string[]) =>
      legalStacks(state, { controller: 's3', targets }).markers.map(({ number }) => number);
    expect(stacks([])).toEqual([1, 2]);
    expect(stacks(['bear', 's4'])).toEqual([1, 2]);
    expect(stacks(['bolt'])).toEqual([1]);
    expect(stacks(['bolt', 'shock'])).toEqual([]);
    expect(legalStacks(state, { controller: 's7' }).markers).toEqual([]);
  });

  test('what an object on a stack caused goes there (K25)', () => {
    const state = melee(10, '', { objects: [onStack('shock', 's4', 2)] });
    const caused = { controller: 's3', causedByStack: 1 };
    expect(legalStacks(state, caused).markers.map(({ number }) => number)).toEqual([1]);
    expect(legalStacks(state, { ...caused, targets: ['shock'] }).markers).toEqual([]);
  });

  test('before 2007 the rules knew one stack; the answer has a doubt (D31)', () => {
    const doubtful = editionsWhere((edition) => doubts(stackOf(melee(10, '', { edition }), 1).because).length > 0);
    expect(doubtful).toEqual(['CR_2005', 'CR_2006']);
    expect(ids(priority(melee(10, '', { edition: 'CR_2006' })).players)).toHaveLength(10);
  });

  test('elsewhere there is one stack, for everybody', () => {
    const state = table({ players: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], turn: { activePlayers: ['b'] } });
    expect(ids(priority(state).players)).toEqual(['b', 'c', 'a']);
    expect(legalStacks(state, { controller: 'a' }).markers).toEqual([]);
  });
});

describe('A table of 1,000 players with 250 turn markers', () => {
  /** In milliseconds, for 1,000 turns. */
  const timeOfTurns = (players: number): number => {
    let state = melee(players);
    const markers = state.turnMarkers.length;
    expect(markers).toBe(players / 4);
    const began = performance.now();
    for (let turn = 0; turn < 1_000; turn += 1)
      state = after(state, ends((turn % markers) + 1), begins((turn % markers) + 1));
    expect(state.turn.number).toBe(1_001);
    return performance.now() - began;
  };

  test('ends its turns as fast as one of 100 does, in proportion', () => {
    timeOfTurns(100);
    expect(timeOfTurns(1_000)).toBeLessThan(40 * timeOfTurns(100));
  });
});
