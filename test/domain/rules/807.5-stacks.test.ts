import { describe, expect, test } from '@jest/globals';
import { priority } from '../../../src/domain/rules/117.3-priority.js';
import { legalStacks } from '../../../src/domain/rules/807.5-stacks.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { melee } from '../grand-melee.js';
import { creature, doubts, editionsWhere, ids, rules, table } from '../tables.js';

const stackOf = (state: GameState, number: number) => {
  const found = state.turnMarkers.find((each) => each.number === number);
  return priority(state, found);
};

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
