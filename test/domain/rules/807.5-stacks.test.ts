import { expect, test } from '@jest/globals';
import { priority } from '../../../src/domain/rules/117.3-priority.js';
import { legalStacks } from '../../../src/domain/rules/807.5-stacks.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { melee } from '../grand-melee.js';
import { after, creature, doubts, editionsWhere, ids, leftBy, ring, sentences, thing, rules } from '../tables.js';

const numbersOf = ({ markers }: ReturnType<typeof legalStacks>) => markers.map(({ number }) => number).join(' ');

const stackOf = (state: GameState, number: number) => priority(state, state.turnMarkers[number - 1]);
const onStack = (id: string, owner: string, stack: number) => thing(id, 'Instant', owner, { zone: 'STACK', stack });
const bear = creature('bear', 's3');

test('807.5b: what is said of the stacks, in words', () => {
  const objects = [onStack('bolt', 's2', 1), onStack('jolt', 's1', 1), onStack('shock', 's4', 2), bear];
  const state = melee(10, '', { objects });
  const said = (controller: string, more: { targets?: string[]; causedByStack?: number } = {}, at = state) => {
    const { markers, because } = legalStacks(at, { controller, ...more });
    return [markers.map(({ number }) => String(number)).join(' '), ...sentences(because)];
  };
  const within = 'Those who have s0 or the controller of bolt or jolt within range';
  expect(stackOf(state, 1).because[0].says).toContain(within);
  expect(said('s3')).toEqual([
    '1 2',
    's3 has priority on the stacks of turn markers 1 and 2 and chooses one of them.',
    "Turn markers 1 and 2, or controllers of something on their stacks, are within s3's range.",
  ]);
  expect(said('s9')).toEqual([
    '1',
    's9 has priority only on the stack of turn marker 1, so the spell goes there.',
    "Turn marker 1, or the controller of something on its stack, is within s9's range.",
  ]);
  expect(said('s3', { targets: ['bolt', 'jolt'] })).toEqual([
    '1',
    'bolt and jolt are on the stack of turn marker 1, so what targets it goes on that stack.',
  ]);
  expect(said('s3', { targets: ['shock', 'bolt'] })).toEqual([
    '',
    "bolt and shock are on the stacks of turn markers 1 and 2, and a spell or ability can't target objects on two stacks.",
  ]);
  expect(said('s9', { targets: ['shock'] })).toEqual([
    '',
    "Neither turn marker 2 nor the controller of anything on its stack is within s9's range, so s9 has no priority there.",
    'shock is on the stack of turn marker 2, so what targets it goes on that stack.',
  ]);
  expect(said('s7')).toEqual([
    '',
    "No turn marker, and no controller of anything on a stack, is within s7's range, so s7 has priority on no stack.",
  ]);
  expect(said('s3', { causedByStack: 2, targets: ['shock', 'bear'] })).toEqual([
    '2',
    "An object on the stack of turn marker 2 caused this spell or ability of s3's, so it goes on that stack.",
  ]);
  expect(said('s3', { causedByStack: 1, targets: ['bolt', 'shock'] })[1]).toContain('and shock, on the stack of turn');
  expect(said('s9', {}, leftBy(state, 's9'))).toEqual(['', 's9 has left the game, and so has priority on no stack.']);
  expect(said('a', {}, ring('a b c'))).toEqual(['', 'This game has only one stack, so what a casts goes there.']);
});

test('807.5: where there is one marker, what names no stack is on its stack', () => {
  const one = melee(7, '', { objects: [thing('bolt', 'Instant', 's3', { zone: 'STACK' }), creature('bear', 's4')] });
  expect(ids(stackOf(one, 1).players)).toEqual(['s0', 's1', 's2', 's3', 's4', 's6']);
});

test('807.5a: the marker of one whose empty seat no longer counts is with the next player to the left', () => {
  const left = leftBy(melee(13), 's0');
  expect(ids(stackOf(left, 1).players)).toEqual(['s1', 's12']);
  const later = after(left, { turnEnds: { marker: 3 } }, { turnBegins: { marker: 3 } });
  expect(ids(stackOf(later, 1).players)).toEqual(['s1', 's2', 's12']);
});

test('807.5a: nobody gets priority where everybody near the marker has left during its turn', () => {
  const { players, because } = stackOf(leftBy(melee(13), 's1', 's0', 's12'), 1);
  expect(players).toEqual([]);
  const nobody = 'Nobody in the game has s0 within range, so nobody gets priority on the stack of turn marker 1.';
  expect(because[0].says).toBe(nobody);
});

test('before 2007 the rules knew one stack; the answer has a doubt (D31)', () => {
  const doubtful = editionsWhere((edition) => doubts(stackOf(melee(10, '', { edition }), 1).because).length > 0);
  expect(doubtful).toEqual(['CR_2005', 'CR_2006']);
  expect(ids(priority(melee(10, '', { edition: 'CR_2006' })).players)).toHaveLength(10);
});

test('elsewhere there is one stack, for everybody', () => {
  const state = ring('a b c', { turn: { activePlayers: ['b'] } });
  expect(ids(priority(state).players)).toEqual(['b', 'c', 'a']);
  expect(legalStacks(state, { controller: 'a' }).markers).toEqual([]);
});

test.each([
  ['who has the holder within range, from the holder to the left (K22)', 1, [], 's0 s1 s9'],
  ['the second marker (K22)', 2, [], 's4 s5 s3'],
  ['and who has the controller of something on it within range (K23)', 1, [onStack('bolt', 's1', 1)], 's0 s1 s2 s9'],
])('%s', (_, marker, objects, expected) => {
  const { players, because } = stackOf(melee(10, '', { objects }), marker);
  expect([ids(players).join(' '), rules(because)]).toEqual([expected, ['807.5a']]);
});

test.each<[string, Parameters<typeof legalStacks>[1], string]>([
  ['K24: whoever has priority for several says which one', { controller: 's3', targets: [] }, '1 2'],
  ['K24: targets elsewhere settle nothing', { controller: 's3', targets: ['bear', 's4'] }, '1 2'],
  ['K24: targets on a stack settle it', { controller: 's3', targets: ['bolt'] }, '1'],
  ['K24: not on two stacks', { controller: 's3', targets: ['bolt', 'shock'] }, ''],
  ['K24: nor without priority', { controller: 's7' }, ''],
  ['K25: what an object on a stack caused goes there', { controller: 's3', causedByStack: 1 }, '1'],
  ['K25: but not elsewhere', { controller: 's3', causedByStack: 1, targets: ['shock'] }, ''],
])('%s', (_, request, expected) => {
  const state = melee(10, '', { objects: [onStack('bolt', 's2', 1), onStack('shock', 's4', 2), bear] });
  expect(numbersOf(legalStacks(state, request))).toBe(expected);
});
