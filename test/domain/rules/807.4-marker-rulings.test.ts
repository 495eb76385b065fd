import { describe, expect, test } from '@jest/globals';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { priority } from '../../../src/domain/rules/117.3-priority.js';
import { canBeginTurn } from '../../../src/domain/rules/807.4-turn-markers.js';
import { ends, leaves, melee } from '../grand-melee.js';
import { doubts, rules, saidBy, toldByRule } from '../rulings.js';
import { after, editionsOf, inEveryEdition, player, playersAt, under, until, type GameState } from '../tables.js';

const because = (state: GameState, ...seats: readonly number[]) => {
  const players = seats.map((seat) => player(state, `s${seat}`));
  return departureOf(state, players).because.filter(({ rule }) => /^[68]0[78].4[a-gd-e]$/.test(rule.number));
};
const said = (state: GameState, ...seats: readonly number[]): string[] => toldByRule(because(state, ...seats));

const summary = (state: GameState, event: GameEvent): string | undefined => {
  const taken = takePlace(state, [event], { force: true });
  return taken.ok ? taken.value[0]?.summary : undefined;
};
const leaving = (seat: number): GameEvent => ({ playerLeaves: { player: `s${seat}` } });

describe('turn markers as a player leaves', () => {
  test('a count that goes down: which marker is designated, and when it goes', () => {
    const state = melee(12);
    expect(said(state, 6)).toEqual([
      '807.4a: Without s6, 11 players are left, enough for 2 turn markers, and there are 3.',
      '807.4e: Turn marker 2, which s4 holds, is the next one to the right of s6, so it is designated for removal.',
      "807.4g: Turn marker 2 is removed once s4's turn is over.",
    ]);
    expect(doubts(because(state, 6))).toEqual([]);
    const says = 's6 concedes and leaves the game; turn marker 2 is designated for removal (807.4e).';
    expect(summary(state, leaving(6))).toBe(says);
  });

  test('a count that stays: nothing', () => {
    expect(said(melee(15), 6)).toEqual([]);
    expect(summary(melee(15), leaving(6))).toBe('s6 concedes and leaves the game.');
  });

  test('markers designated before do not count', () => {
    const only = '807.4f: Turn marker 2 is designated for removal already, so only 3 turn markers count.';
    expect(said(leaves(6)(melee(16)), 7)).toEqual([only]);
    expect(said(leaves(14)(leaves(13)(leaves(11)(leaves(10)(leaves(6)(melee(16)))))), 7)).toEqual([
      '807.4f: Turn marker 2 and turn marker 4 are designated for removal already, so only 2 turn markers count.',
    ]);
    expect(said(melee(12, '1@0 2@4!'), 6)).toEqual([]);
  });

  test('the marker of one who waits goes at once', () => {
    const state = after(melee(12), ends(2));
    expect(said(state, 6).at(-1)).toBe('807.4g: s5 is not taking a turn with turn marker 2, so it is removed at once.');
    expect(summary(state, leaving(6))).toContain('; turn marker 2 is removed (807.4g).');
  });

  test('the holder leaves: the next player takes it after the turn, or at once', () => {
    const once = "807.4c: Once s4's turn is over, turn marker 2 goes to s5, the next player to the left.";
    expect(said(melee(13), 4)).toEqual([once]);
    const waiting = after(melee(13), ends(2));
    const atOnce = '807.4c: s5 was waiting with turn marker 2, so it goes to s6, the next player to the left, at once.';
    expect(said(waiting, 5)).toEqual([atOnce]);
    const says = 's5 concedes and leaves the game; turn marker 2 passes to s6 (807.4c).';
    expect(summary(waiting, leaving(5))).toBe(says);
  });

  test('until 2010 a marker waits until the next player can receive it, after the turn and between turns', () => {
    const melees = melee(13, '1@0 2@4 3@8', { edition: 'CR_2006' });
    expect(said(after(melees, ends(2)), 4)).toEqual([
      '608.4c: s4 has left, so turn marker 2 waits until s5, the next player to the left, can receive it.',
    ]);
    expect(summary(after(melees, ends(2)), leaving(4))).toBe('s4 concedes and leaves the game.');
    expect(summary(after(melees, ends(2)), leaving(5))).toBe(
      's5 concedes and leaves the game; turn marker 2 waits for s6 to receive it (608.4c).',
    );
    expect(said(melees, 4)).toEqual([
      "608.4c: Once s4's turn is over, turn marker 2 goes to s5, the next player to the left, as soon as s5 can receive it.",
    ]);
  });

  test('open: the holder’s own marker, several lost at once, fewer than four players', () => {
    expect(doubts(because(melee(12), 4))).toEqual([expect.stringContaining("player's own right")]);
    expect(said(melee(12), 1, 2, 5, 6, 9)).toContain(
      '807.4e: Turn marker 1, which s0 holds, is the next one to the right of s1 or s2 and has a lower number than turn marker 2 and turn marker 3, so it is designated for removal twice.',
    );
    expect(doubts(because(melee(12), 1, 2, 5, 6, 9))).toHaveLength(1);
    const [four] = because(melee(8), 1, 2, 5, 6);
    const says = 'Without s1, s2, s5 and s6, 4 players are left, enough for 1 turn marker, and there are 2.';
    expect([four?.says, four?.doubt]).toEqual([says, undefined]);
    expect(said(melee(16), 1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15).join(' ')).toContain('for removal 3 times.');
    expect(said(melee(4), 2)).toEqual(['807.4a: Without s2, 3 players are left, and the last turn marker stays.']);
    expect(doubts(because(melee(4), 2))).toHaveLength(1);
  });

  test('two holders leave at once: the lower of the markers next to their right, and a stack for each', () => {
    expect(said(melee(16), 0, 4)).toContain(
      '807.4e: Turn marker 1, which s0 holds, is the next one to the right of s4 and has a lower number than turn marker 4, so it is designated for removal.',
    );
    const state = melee(16);
    const departed = departureOf(state, playersAt(state, ['s0', 's4']));
    const left = departed.after({});
    const stacks = left.turnMarkers.slice(0, 2).map((marker) => priority(left, marker).because[0].says);
    expect(saidBy(departed.because, '807.5a')).toEqual(stacks);
  });

  test('what a removed marker was designated for beyond itself falls to the next to the right', () =>
    expect(said(after(melee(16), ends(2)), 6, 7, 9, 10, 11).slice(-2)).toEqual([
      '807.4g: s5 is not taking a turn with turn marker 2, so it is removed at once.',
      '807.4g: Turn marker 1, which s0 holds, is the next one to the right of a removed one, so it is designated in its place.',
    ]));

  test('each edition has its numbers; those before 2010 say less', () => {
    const numbers = inEveryEdition(melee(12), (at) => rules(because(at, 6)).join(' '));
    const shown = [numbers[0], numbers[2], numbers[4]];
    expect(shown).toEqual(['608.4a 608.4d 608.4d', '608.4a 608.4e 608.4e', '807.4a 807.4e 807.4g']);
    expect(said(under('CR_2008', melee(12)), 6)).toContain(
      '608.4e: Turn marker 2, which s4 holds, is the next one to the right of s6, so it is the one to be removed.',
    );
    expect(editionsOf(melee(13), (at) => doubts(because(at, 4)).length > 0)).toEqual(until('CR_2009'));
  });
});

test('as a turn ends, the marker passes on, stays for an extra turn, or is removed', () => {
  expect(summary(melee(12), ends(2))).toBe("s4's turn ends; turn marker 2 passes to s5 (807.4c).");
  const extra = after(melee(8, '1@1 2@4'), { extraTurn: { player: 's4' } });
  expect(summary(extra, ends(2))).toBe("s4's turn ends; turn marker 2 passes to s5 (807.4i).");
  const alone = after(melee(8, '1@0 2@4'), { extraTurn: { player: 's0' } });
  expect(summary(alone, ends(1))).toBe("s0's turn ends; turn marker 1 stays with s0 for an extra turn (807.4i).");
  const held = after(alone, ends(1));
  const begun = held.turnMarkers.slice(0, 1).map((marker) => rules(canBeginTurn(held, marker).because));
  expect(begun).toEqual([['807.4d', '807.4i']]);
  const old = melee(12, '1@0 2@4 3@8', { edition: 'CR_2006' });
  expect(summary(old, ends(2))).toBe("s4's turn ends; turn marker 2 waits for s5 to receive it (608.4c).");
  expect(summary(after(old, ends(2)), leaving(10))).not.toContain('waits');
  expect(summary(melee(2), leaving(0))).not.toContain('turn marker');
  expect(summary(leaves(6)(melee(12)), ends(2))).toBe("s4's turn ends; turn marker 2 is removed (807.4g).");
});

test('as a turn ends, a restart says nothing of the markers, which are handed out again', () =>
  expect(summary(leaves(6)(melee(12)), { result: { restart: { controller: 's0' } } })).toBe('s0 restarts the game.'));
