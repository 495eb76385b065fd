import { expect, test } from '@jest/globals';
import { priority } from '../../../src/domain/rules/117.3-priority.js';
import { legalStacks } from '../../../src/domain/rules/807.5-stacks.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { melee } from '../grand-melee.js';
import { editionsWhere } from '../in-editions.js';
import { doubts, ids, rules, sentences } from '../rulings.js';
import { after, creature, leftBy, table } from '../tables.js';

const stackOf = (state: GameState, number: number) => {
  const found = state.turnMarkers.find((each) => each.number === number);
  return priority(state, found);
};

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

test('807.5b: what is said of the stacks, in words', () => {
  const objects = [
    onStack('bolt', 's2', 1),
    onStack('jolt', 's1', 1),
    onStack('shock', 's4', 2),
    creature('bear', 's3'),
  ];
  const state = melee(10, '', { objects });
  const said = (controller: string, more: { targets?: string[]; causedByStack?: number } = {}, at = state) => {
    const { markers, because } = legalStacks(at, { controller, ...more });
    return [markers.map(({ number }) => String(number)).join(' '), ...sentences(because)];
  };
  expect(stackOf(state, 1).because[0].says).toContain(
    'Those who have s0 or the controller of bolt or jolt within range',
  );
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
    "shock and bolt are on the stacks of turn markers 1 and 2, and a spell or ability can't target objects on two stacks.",
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
  const one = table({ players: ['a', 'b', 'c'].map((id) => ({ id })) });
  expect(said('a', {}, one)).toEqual(['', 'This game has only one stack, so what a casts goes there.']);
});

test('807.5: where there is one marker, what names no stack is on its stack', () => {
  const told = { typeLine: 'Instant', owner: 's3', zone: 'STACK' as const };
  const one = melee(7, '', { objects: [{ id: 'bolt', ...told }, creature('bear', 's4')] });
  expect(ids(stackOf(one, 1).players)).toEqual(['s0', 's1', 's2', 's3', 's4', 's6']);
});

test('807.5a: the marker of one whose empty seat no longer counts is with the next player to the left', () => {
  const left = leftBy(melee(13), 's0');
  expect(ids(stackOf(left, 1).players)).toEqual(['s1', 's12']);
  const later = after(left, { turnEnds: { marker: 3 } }, { turnBegins: { marker: 3 } });
  expect(ids(stackOf(later, 1).players)).toEqual(['s1', 's2', 's12']);
});

test('807.5a: nobody gets priority where everybody near the marker has left during its turn', () => {
  const gone = ['s1', 's0', 's12'].map((id) => ({ playerLeaves: { player: id } }));
  const { players, because } = stackOf(after(melee(13), ...gone), 1);
  expect([players, because[0].says]).toEqual([
    [],
    'Nobody in the game has s0 within range, so nobody gets priority on the stack of turn marker 1.',
  ]);
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
