import { describe, expect, test } from '@jest/globals';
import type { Choices } from '../../../../src/domain/combat/optimization/choices.js';
import { countedTargets, coversAll, ableMembers } from '../../../../src/domain/combat/optimization/scopes.js';
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
});

/** The first member may choose two targets at once. */
const several = { members: [{ options: [0, 1], most: 2 }, ...free.members.slice(1)] };
const nested = 'limit 0 of 3; limit 1 of 01; limit 2 of 012; limit 3 of 0123';
const crossing = 'limit 1 of 23; limit 1 of 012';

test.each<readonly [says: string, target: number | null, told: string, sets: string, more?: Partial<Choices>]>([
  ['on all of the choices counts those who choose anything', null, 'limit 3; limit 2 at 1', 'outermost: 4, 0: 3'],
  ['on a target counts those who choose it', 1, 'limit 3; limit 2 at 1', 'outermost: 4, 0: 2'],
  ['on several targets together is left out', null, 'limit 1 at 01', 'outermost: 4'],
  ['on several targets together is left out', 0, 'limit 1 at 01', 'outermost: 4'],
  ['on several targets together is left out', 1, 'limit 1 at 01', 'outermost: 4'],
  ['lies in the smallest of those around it', null, nested, 'outermost: 4, 0: 3, 1: 2, 2: 1, 1: 0'],
  ['beside others is on its own', null, 'limit 1 of 01; limit 1 of 23', 'outermost: 4, 0: 1, 0: 1'],
  ['that crosses a larger one is left out', null, crossing, 'outermost: 4, 0: 1'],
  ['that lets all of its members choose is left out', null, 'limit 2 of 01', 'outermost: 4'],
  ['that lets one of its members choose is not', null, 'limit 1 of 01', 'outermost: 4, 0: 1'],
  ['on all choices is left out where a member makes several of them', null, 'limit 1', 'outermost: 4', several],
  ['on the choices of others is not', null, 'limit 1 of 12', 'outermost: 4, 0: 1', several],
  ['on a target is not', 1, 'limit 1 at 1', 'outermost: 4, 0: 1', several],
])('A limit %s: %s, %s', (_, target, told, sets, ...[more]) => expect(setsOf(target, told, more)).toBe(sets));

test.each([
  [nested, '0 in 3, 1 in 3, 2 in 2, 3 in 4'],
  [crossing, '0 in 1, 1 in 1, 2 in 1'],
])('Each member is in the smallest set around it: %s', (told, sets) => expect(innermost(null, told)).toBe(sets));

describe('What asks for somebody, whoever that is,', () => {
  test('is counted at each target that obeys it; where any does, at all together', () => {
    const told = 'must somebody x 2; must somebody at 0 x 3; must somebody at 01 x 4; must 0; limit 1 at 2';
    expect([null, 0, 1, 2].map((target) => of(target, told)?.sought)).toEqual([2, 7, 4, 0]);
  });

  test('is not what asks one member', () => expect(of(0, 'must 1 at 0 x 5; must somebody at 0')?.sought).toBe(1));
});

const apart = { members: [...free.members.slice(1), { options: [1, 2], most: 1 }] };

test.each<readonly [where: string, companions: string, expected: boolean, more?: Partial<Choices>]>([
  ['all need company there, and all are company', 'company at 0', true],
  ['some need it', 'company 1 at 0', false],
  ['some need it', 'company of 012 at 0', false],
  ['some are company', 'company at 0 among 012', false],
  ['others do not say so', 'company 1 at 0; company at 0', true],
  ['all do but who may not choose it', 'company of 012 at 0 among 012', true, apart],
  ['company is needed for any choice', 'company', false],
  ['it is needed at one of several targets', 'company at 01', false],
  ['it is needed elsewhere', 'company at 1', false],
])('Nobody chooses a target alone where %s: %s', (_, companions, expected, ...[more]) =>
  expect(of(0, `${companions}; must somebody at 0`, more)?.neverAlone).toBe(expected),
);

test('Somebody may choose alone where company is needed for any choice', () =>
  expect(of(null, 'company')?.neverAlone).toBe(false));

test('who may choose a target, and whether members hold all who are able', () => {
  const members = [[0, 2], [], [2]].map((options) => ({ options, most: 1 }));
  const able = ableMembers({ ...free, members });
  expect([0, 1, 2].map((target) => able(target).map(Number).join(''))).toEqual(['100', '000', '101']);
  expect([coversAll([0, 2], able(2)), coversAll([2], able(2)), coversAll([], able(1))]).toEqual([true, false, true]);
});
