import { describe, expect, test } from '@jest/globals';
import type { Choices } from '../../../../src/domain/combat/optimization/choices.js';
import { countedTargets, holdsAll, membersAble } from '../../../../src/domain/combat/optimization/scopes.js';
import { among, rulesIn } from './programs.js';

/** Four members who may choose any of three targets, one each. */
const free = among(4, 3);

const counted = (told: string, more: Partial<Choices> = {}) => countedTargets({ ...free, ...rulesIn(told), ...more });
const targets = (told: string) => counted(told).map(({ target }) => target);
const of = (target: number | null, told: string, more?: Partial<Choices>) =>
  counted(told, more).find((each) => each.target === target);

/** Each set as its parent, and how many are let into it. */
const setsOf = (target: number | null, told: string, more?: Partial<Choices>) =>
  of(target, told, more)
    ?.sets.map(({ parent, capacity }) => `${parent ?? 'outermost'}: ${capacity}`)
    .join(', ');
const innermost = (target: number | null, told: string, more?: Partial<Choices>) =>
  [...(of(target, told, more)?.innermost ?? [])]
    .sort()
    .map(([member, set]) => `${member} in ${set}`)
    .join(', ');

describe('What a flow counts', () => {
  test('is how many choose anything, where no rule speaks of a target', () => {
    const all = { target: null, sets: [{ parent: null, capacity: 4 }], innermost: new Map() };
    expect(counted('')).toEqual([{ ...all, sought: 0, neverAlone: false }]);
    expect(targets('limit 1; company; must 1 at 2; must somebody')).toEqual([null]);
  });

  test.each([
    ['a limit speaks', 'limit 1 at 02', [null, 0, 2]],
    ['one of company', 'company at 1', [null, 1]],
    ['a requirement and a limit', 'must somebody at 2; limit 1 at 2', [null, 2]],
  ])('are those who choose a target of which %s', (_, told, expected) => expect(targets(told)).toEqual(expected));
});

describe('A limit', () => {
  test('on all of the choices counts those who choose anything, one on a target those who choose it', () =>
    expect([null, 1].map((target) => setsOf(target, 'limit 3; limit 2 at 1'))).toEqual([
      ...['outermost: 4, 0: 3', 'outermost: 4, 0: 2'],
    ]));

  test('on several targets together is left out', () => {
    for (const target of [null, 0, 1]) expect(setsOf(target, 'limit 1 at 01')).toBe('outermost: 4');
  });

  test('lies in the smallest of those around it, whatever comes first', () => {
    const told = 'limit 0 of 3; limit 1 of 01; limit 2 of 012; limit 3 of 0123';
    expect(setsOf(null, told)).toBe('outermost: 4, 0: 3, 1: 2, 2: 1, 1: 0');
    expect(innermost(null, told)).toBe('0 in 3, 1 in 3, 2 in 2, 3 in 4');
  });

  test('beside others is on its own, and one that crosses a larger one is left out', () => {
    expect(setsOf(null, 'limit 1 of 01; limit 1 of 23')).toBe('outermost: 4, 0: 1, 0: 1');
    expect(setsOf(null, 'limit 1 of 23; limit 1 of 012')).toBe('outermost: 4, 0: 1');
    expect(innermost(null, 'limit 1 of 23; limit 1 of 012')).toBe('0 in 1, 1 in 1, 2 in 1');
  });

  test('that lets all of its members choose is left out', () => {
    expect(setsOf(null, 'limit 2 of 01')).toBe('outermost: 4');
    expect(setsOf(null, 'limit 1 of 01')).toBe('outermost: 4, 0: 1');
  });

  test('on all choices is left out where a member makes several of them, one on a target is not', () => {
    const members = [{ options: [0, 1], most: 2 }, ...free.members.slice(1)];
    expect(setsOf(null, 'limit 1', { members })).toBe('outermost: 4');
    expect(setsOf(null, 'limit 1 of 12', { members })).toBe('outermost: 4, 0: 1');
    expect(setsOf(1, 'limit 1 at 1', { members })).toBe('outermost: 4, 0: 1');
  });
});

describe('What asks for somebody, whoever that is,', () => {
  test('is counted at each target that obeys it; where any does, at all together', () => {
    const told = 'must somebody x 2; must somebody at 0 x 3; must somebody at 01 x 4; must 0; limit 1 at 2';
    expect([null, 0, 1, 2].map((target) => of(target, told)?.sought)).toEqual([2, 7, 4, 0]);
  });

  test('is not what asks one member', () => expect(of(0, 'must 1 at 0 x 5; must somebody at 0')?.sought).toBe(1));
});

describe('Nobody chooses a target alone', () => {
  const isNeverAlone = (companions: string, more?: Partial<Choices>) =>
    of(0, `${companions}; must somebody at 0`, more)?.neverAlone;

  test.each([
    ['company at 0', true],
    ['company 1 at 0', false],
    ['company of 012 at 0', false],
    ['company at 0 among 012', false],
    ['company 1 at 0; company at 0', true],
  ])('where all need company there, and all are company: %s', (companions, expected) => {
    expect(isNeverAlone(companions)).toBe(expected);
  });

  test('whoever may not choose it apart', () => {
    const members = [...free.members.slice(1), { options: [1, 2], most: 1 }];
    expect(isNeverAlone('company of 012 at 0 among 012', { members })).toBe(true);
  });

  test('but not where company is needed for any choice, or at one of several targets', () => {
    for (const companions of ['company', 'company at 01', 'company at 1']) expect(isNeverAlone(companions)).toBe(false);
    expect(of(null, 'company')?.neverAlone).toBe(false);
  });
});

test('who may choose a target, and whether members hold all who are able', () => {
  const members = [[0, 2], [], [2]].map((options) => ({ options, most: 1 }));
  const able = membersAble({ ...free, members });
  expect([0, 1, 2].map((target) => able(target).map(Number).join(''))).toEqual(['100', '000', '101']);
  expect([holdsAll([0, 2], able(2)), holdsAll([2], able(2)), holdsAll([], able(1))]).toEqual([true, false, true]);
});
