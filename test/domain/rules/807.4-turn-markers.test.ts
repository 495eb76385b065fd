import { expect, test } from '@jest/globals';
import { takePlace } from '../../../src/domain/events/events.js';
import { decisionsOf } from '../../../src/domain/rulebook/decisions.js';
import { withEdition } from '../../../src/questions/catalogue/suppose.js';
import { begins, ends, judged, leaves, markers, mayBegin, melee } from '../grand-melee.js';
import {
  after,
  creature,
  doubts,
  editionsOf,
  everyEdition,
  refusal,
  ring,
  rules,
  sentences,
  thing,
} from '../tables.js';
import type { GameEvent, GameState } from '../tables.js';
import { valueOf } from '../../value-of.js';

/** Tells the markers, and which of those that wait may begin: "1@0 *2@5, 2 may begin". */
const waiting = (state: GameState, ...events: GameEvent[]): string => {
  const now = after(state, ...events);
  const may = now.turnMarkers.filter(({ number, inTurn }) => !inTurn && mayBegin(now, number));
  return [markers(now), ...may.map(({ number }) => `${number} may begin`)].join(', ');
};
const extra = (seat: number): GameEvent => ({ extraTurn: { player: `s${seat}` } });
const sixteen = melee(16, '1@0 2@5 3@9 4@13');
const close = melee(16, '*1@1 2@4 3@8 4@12');
const parted = leaves(5, 6)(melee(18, '1@0 2@4 3@8 4@12'));
const old = melee(12, '1@0 2@4 3@8', { edition: 'CR_2006' });
const old13 = melee(13, '1@0 2@4 3@8', { edition: 'CR_2006' });
const second = [begins(2), ends(2)];
const third = [ends(3), begins(3), ends(3)];

test.each<[string, GameState, GameEvent[], string]>([
  ['807.4d: nobody within three seats to the left holds a marker (K03)', melee(10), [ends(2)], '1@0 *2@5, 2 may begin'],
  ['807.4d: somebody does (K03)', melee(10, '1@8 *2@5'), [], '1@8 *2@5'],
  ['807.4d: a player waits (K05)', melee(10), [ends(1)], '*1@1 2@4'],
  ['807.4d: until four seats away (K05)', melee(10), [ends(1), ends(2)], '*1@1 *2@5, 1 may begin, 2 may begin'],
  ['807.4c: a holder leaves during the turn: it goes on (K12)', leaves(4)(melee(13)), [], '1@0 2@4 3@8'],
  ['807.4c: the left neighbor takes the marker afterwards (K12)', leaves(4)(melee(13)), [ends(2)], '1@0 *2@5 3@8'],
  ['at a table of three nobody waits for their own marker', leaves(2)(melee(4, '*1@0')), [], '*1@0, 1 may begin'],
  ['a marker whose holder has left keeps others waiting', leaves(4)(melee(13, '*1@1 2@4 3@8')), [], '*1@1 2@4 3@8'],
  ['a holder who leaves before it hands it on (K13)', leaves(7)(melee(13, '1@0 *2@7 3@8')), [], '1@0 *2@8 3@8'],
  ['and the next player waits (K13)', leaves(7)(melee(13, '1@0 *2@7 3@8')), [ends(3)], '1@0 *2@8 *3@9, 3 may begin'],
  ['or does not (K13)', melee(13, '1@0 *2@8 3@12'), [], '1@0 *2@8 3@12, 2 may begin'],
  ['807.4i: it is kept for an extra turn', sixteen, [extra(5), ends(2)], '1@0 *2@5 3@9 4@13, 2 may begin'],
  ['807.4i: takes it', sixteen, [extra(5), ends(2), begins(2), ends(2)], '1@0 *2@6 3@9 4@13'],
  ['807.4i: close to the right it is passed on (K17)', close, [extra(4), ends(2)], '*1@1 *2@5 3@8 4@12, 1 may begin'],
  ['807.4i: close to the left it is kept, and waits (K18)', parted, [extra(4), ends(2)], '1@0 *2@4 3@8 4@12'],
  ['807.4i: until that has moved on (K18)', parted, [extra(4), ends(2), ...third], '1@0 *2@4 *3@10 4@12, 2 may begin'],
  ['807.4i: close on both sides, too (K19)', melee(16, '1@2 2@4 3@6 4@12'), [extra(4), ends(2)], '1@2 *2@5 3@6 4@12'],
  ['807.4j: of one who holds no marker (K21)', melee(10), [extra(5), ends(2)], '1@0 *2@5, 2 may begin'],
  [
    '807.4j: it is taken just before the next one (K21)',
    melee(10),
    [extra(5), ends(2), ...second],
    '1@0 *2@5, 2 may begin',
  ],
  ['807.4j: which follows (K21)', melee(10), [extra(5), ends(2), ...second, ...second], '1@0 *2@6, 2 may begin'],
  ['608.4c: until 2010 a player too close cannot receive one', old, [ends(2)], '1@0 *2@4 3@8'],
  ['608.4c: until the other one is taken four seats away', old, [ends(2), ends(3)], '1@0 *2@5 *3@8, 2 may begin'],
  ['608.4c: and so on', old, [ends(2), ends(3), ends(1)], '*1@1 *2@5 *3@9, 1 may begin, 2 may begin, 3 may begin'],
  ['608.4c: the turn begins', old, [ends(2), ends(3), ends(1), begins(2)], '*1@1 2@5 *3@9, 1 may begin, 3 may begin'],
  ['608.4c: a waiting marker is removed at once', leaves(5)(after(old, ends(2))), [], '1@0 3@8'],
  ['608.4c: it lies to the right of who is to receive it', leaves(4)(after(old13, ends(2))), [], '1@0 *2@3 3@8'],
])('%s', (_, state, events, expected) => expect(waiting(state, ...events)).toBe(expected));

test('807.4i: a marker kept for an extra turn is passed on as that turn is taken with another one', () => {
  const turnMarkers = [
    { number: 1, holder: 's7', inTurn: false },
    { number: 2, holder: 's7', inTurn: false, regularTurnToCome: false },
  ];
  expect(waiting(melee(8, '', { turnMarkers, extraTurns: ['s7'] }), begins(1))).toBe('1@7 *2@0, 2 may begin');
});

test('a marker that waits to be received is with the next player in editions in which none waits', () => {
  const seen = withEdition(after(old, ends(2)), 'CR_2013');
  expect(waiting(seen)).toBe('1@0 *2@5 3@8');
  expect(waiting(seen, ends(3), begins(2))).toBe('1@0 2@5 *3@9');
});

test('until 2010 it is not said that somebody waits who holds a marker: a doubt', () => {
  const held = after(melee(10), ends(1));
  expect(editionsOf(held, (at) => doubts(judged(at, 1).because).length > 0)).toEqual(
    editionsOf(held, ({ edition }) => decisionsOf(edition).markersWaitToBeReceived),
  );
});

test('the rules and doubts of those who wait', () => {
  expect(rules(judged(after(melee(10), ends(1)), 1).because)).toEqual(['807.4d']);
  expect(rules(judged(melee(10), 1).because)).toEqual(['807.4']);
  expect(doubts(judged(leaves(4)(melee(13, '*1@1 2@4 3@8')), 1).because)).toHaveLength(1);
  expect(rules(judged(after(parted, extra(4), ends(2)), 2).because)).toEqual(['807.4d', '807.4i']);
  const { answer, because } = judged(after(old, ends(2)), 2);
  const says = "s8, within three seats to s5's left, holds turn marker 3, so s5 can't receive turn marker 2 yet.";
  expect([answer, because[0].rule.number, because[0].says]).toEqual([false, '608.4c', says]);
});

test('807.4d, 807.4i, 807.4j: for what somebody waits who has another turn, in words', () => {
  const said = (state: GameState) => sentences(judged(state, 2).because).at(-1);
  const first = 's5 takes an extra turn immediately before their next regular turn.';
  expect(said(after(melee(10), extra(5), ends(2)))).toBe(first);
  expect(said(after(sixteen, extra(5), ends(2)))).toBe('s5 kept turn marker 2 for an extra turn.');
  const waits = "s4, within three seats to s1's left, holds turn marker 2, so s1 waits with turn marker 1.";
  expect(judged(after(melee(10), ends(1), begins(2)), 1).because[0].says).toBe(waits);
  expect(said(melee(8, '1@0 *2@0'))).toBe('s0 is taking a turn with turn marker 1, so turn marker 2 waits.');
  expect(doubts(judged(melee(8, '1@0 *2@0'), 2).because)).toEqual([
    'The rules do not cover a player who takes over a second turn marker.',
  ]);
});

test('a turn that is not to begin is refused, and recorded if forced', () => {
  const waiting = after(melee(10), ends(1));
  expect(refusal(waiting, begins(1))).toEqual(['807.4d']);
  expect(markers(after(waiting, begins(1)))).toBe('1@1 2@4');
});

test('whose turns are under way, and whether any is', () => {
  const one = after(melee(10), ends(2));
  expect(one.turn).toMatchObject({ activePlayers: ['s0'], ended: false });
  expect(after(one, ends(1)).turn).toMatchObject({ activePlayers: ['s0'], ended: true });
});

test('807.4: everybody takes a turn who holds a marker, from the beginning of the game and as they are told', () => {
  const active = ({ turn }: GameState) => turn.activePlayers;
  expect(active(melee(16))).toEqual(['s0', 's4', 's8', 's12']);
  expect(active(sixteen)).toEqual(['s0', 's5', 's9', 's13']);
  expect(active(melee(10, '*1@0 2@4', { turn: { activePlayers: ['s0'] } }))).toEqual(['s4']);
  const between = melee(10, '*1@0 *2@4', { turn: { activePlayers: ['s3'] } });
  expect([active(between), between.turn.ended]).toEqual([['s3'], true]);
  const begun = melee(10, '', { objects: [creature('ox', 's4')] });
  const attacks = [{ attacker: 'ox', target: 's5' }];
  const declared: GameEvent = { attackersDeclared: { player: 's4', attacks } };
  const attacking = takePlace(begun, [{ stepBegins: { step: 'DECLARE_ATTACKERS', marker: 2 } }, declared], {
    force: false,
  });
  expect(valueOf(attacking).at(-1)?.after.combats[0]?.marker).toBe(2);
});

test('between turns no step begins (103.1, 807.4)', () => {
  const upkeep = (marker?: number): GameEvent => ({ stepBegins: { step: 'UPKEEP', ...(marker && { marker }) } });
  const waits = melee(10, '1@0 *2@4');
  expect(refusal(waits, upkeep(1))).toEqual([]);
  expect(refusal(waits, upkeep(2))).toEqual(['807.4']);
  const ended = after(ring('a b c'), { turnEnds: {} });
  expect(refusal(ended, upkeep())).toEqual(['103.1']);
  expect(refusal(after(ended, { turnBegins: {} }), upkeep())).toEqual([]);
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

test('only the extra turn that is taken is used up', () => {
  const taken = after(melee(16, '1@0 2@5 3@9 4@13'), extra(2), extra(5), extra(7), ends(2), begins(2));
  expect(taken.extraTurns).toEqual(['s2', 's7']);
});

test('one who leaves during an extra turn takes no turn after it', () =>
  expect(markers(after(leaves(5)(after(melee(10, '1@0 *2@5'), extra(5), begins(2))), ends(2)))).toBe('1@0 *2@6'));

test('608.4c: later texts let the next player receive it and wait', () => {
  const passed = (at: GameState) => markers(after(at, ends(2))) === '1@0 *2@5 3@8';
  expect(editionsOf(old, passed)).toEqual(everyEdition.slice(4));
});
