import { describe, expect, test } from '@jest/globals';
import { type GameEvent, takePlace } from '../../../src/domain/events/events.js';
import { canBeginTurn } from '../../../src/domain/rules/807.4-turn-markers.js';
import { describe as told } from '../../../src/domain/state/describe.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { begins, ends, judged, leaves, markers, mayBegin, melee } from '../grand-melee.js';
import { editionsWhere, under } from '../in-editions.js';
import { doubts, rules } from '../rulings.js';
import { after, creature, table, thing } from '../tables.js';

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

  test('at a table of three nobody is kept waiting by their own marker', () => {
    expect(mayBegin(leaves(2)(melee(4, '*1@0')), 1)).toBe(true);
  });

  test('whose turns are under way, and whether any is', () => {
    const one = after(melee(10), ends(2));
    expect(one.turn).toMatchObject({ activePlayers: ['s0'], ended: false });
    expect(after(one, ends(1)).turn).toMatchObject({ activePlayers: ['s0'], ended: true });
  });

  test('with a turn goes its combat, with a marker what refers to its stack', () => {
    const fights = [1, 2].map((marker) => ({ marker, attacks: [{ attacker: `bear${marker}`, target: 's2' }] }));
    const bolts = [1, 2].map((stack) => thing(`bolt${stack}`, 'Instant', 's1', { zone: 'STACK', stack }));
    const objects = [creature('bear1', 's0'), creature('bear2', 's4'), ...bolts, thing('land', 'Land', 's1')];
    const state = melee(12, '1@0 2@4 3@8', { objects, combats: fights });
    const fought = (from: GameState) => from.combats.map(({ marker }) => marker);
    const stacks = (from: GameState) => [...from.objects.values()].map(({ stack }) => stack);
    expect(fought(after(state, ends(2)))).toEqual([1]);
    expect(stacks(after(state, ends(2)))).toEqual([null, null, 1, 2, null]);
    expect(fought(after(state, begins(2)))).toEqual([1]);
    const removed = after(leaves(6)(state), ends(2));
    expect([markers(removed), fought(removed), stacks(removed)]).toEqual(['1@0 3@8', [1], [null, null, 1, null, null]]);
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

  test('only the extra turn that is taken is used up', () => {
    const taken = after(melee(16, '1@0 2@5 3@9 4@13'), extra(2), extra(5), extra(7), ends(2), begins(2));
    expect(taken.extraTurns).toEqual(['s2', 's7']);
  });

  test('one who leaves during an extra turn takes no turn after it', () => {
    const during = after(melee(10, '1@0 *2@5'), extra(5), begins(2));
    expect(markers(after(leaves(5)(during), ends(2)))).toBe('1@0 *2@6');
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
    const [, second] = kept.turnMarkers;
    expect(second && rules(canBeginTurn(kept, second).because)).toEqual(['807.4d', '807.4i']);
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

describe('until 2010 a player who is too close to another marker cannot receive one (608.4c)', () => {
  const old = melee(12, '1@0 2@4 3@8', { edition: 'CR_2006' });

  test('the marker waits with nobody until the other one is taken by the player four seats away', () => {
    const waiting = after(old, ends(2));
    expect(markers(waiting)).toBe('1@0 *2@4 3@8');
    const { answer, because } = judged(waiting, 2);
    const says = "s8, within three seats to s5's left, holds turn marker 3, so s5 can't receive turn marker 2 yet.";
    expect([answer, because[0].rule.number, because[0].says]).toEqual([false, '608.4c', says]);
    expect(markers(after(waiting, ends(3)))).toBe('1@0 *2@5 *3@8');
    expect(markers(after(waiting, ends(3), ends(1)))).toBe('*1@1 *2@5 *3@9');
    expect(markers(after(waiting, ends(3), ends(1), begins(2)))).toBe('*1@1 2@5 *3@9');
  });

  test('a waiting marker lies to the right of the one who is to receive it, and is removed at once', () => {
    expect(markers(leaves(5)(after(old, ends(2))))).toBe('1@0 3@8');
    const thirteen = after(melee(13, '1@0 2@4 3@8', { edition: 'CR_2006' }), ends(2));
    expect(markers(leaves(4)(thirteen))).toBe('1@0 *2@3 3@8');
  });

  test('later texts let the next player receive it and wait', () => {
    const passed = editionsWhere((edition) => markers(after(under(edition, old), ends(2))) === '1@0 *2@5 3@8');
    expect(passed).toEqual(['CR_2013', 'CR_2018', 'CR_2023', 'CR_2026', 'CR_2026_09']);
  });
});
