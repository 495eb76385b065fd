import { describe, expect, test } from '@jest/globals';
import { scopesOf, type Scope } from '../../../src/domain/combat/scopes.js';
import { choicesOf } from './choices.js';

type Told = Parameters<typeof choicesOf>[0];

const four = ['0 1', '0 1', '0 1', '0 1'];

/** The scope of that target, or of all, with its maps and sets as lists. */
const scope = (told: Told, target: number | null = null) => {
  const found = scopesOf(choicesOf(told)).find((each) => each.target === target);
  return found && listed(found);
};

const listed = ({ target, sets, innermost, groups, crossings, companions, neverAlone }: Scope) => ({
  target,
  sets: sets.map(({ parent, capacity }) => [parent, capacity]),
  innermost: Object.fromEntries(innermost),
  groups: groups.map(({ set, members }) => ({ set, members })),
  crossings: crossings.map((each) => ({ ...each, members: [...each.members] })),
  companions: [...companions],
  neverAlone,
});

const plain = {
  target: null,
  sets: [[null, 4]],
  innermost: {},
  groups: [],
  crossings: [],
  companions: [],
  neverAlone: false,
};

describe('The scopes of a declaration', () => {
  const targetsOf = (told: Omit<Told, 'options'>) =>
    scopesOf(choicesOf({ options: four, ...told })).map(({ target }) => target);

  test('one for all targets, and one for each that a rule speaks of', () => {
    expect(targetsOf({})).toEqual([null]);
    expect(targetsOf({ limits: ['1 of 0 1 at 1'] })).toEqual([null, 1]);
    expect(targetsOf({ companions: ['0 at 0', '1'] })).toEqual([null, 0]);
    expect(targetsOf({ sought: { 1: 2 }, limits: ['1 of 0 1 at 1', '1 of 0 1'] })).toEqual([null, 1]);
  });

  test('hold every member, and nothing else where no limit speaks of them', () => {
    expect(scope({ options: four })).toEqual(plain);
    expect(scope({ options: four, limits: ['1 of 0 1 at 1'] })).toEqual(plain);
    expect(scope({ options: four, sought: { 1: 1 } }, 1)).toEqual({ ...plain, target: 1 });
  });

  test('a limit is a set, however many there are apart from each other', () => {
    expect(scope({ options: four, limits: ['1 of 0 1', '0 of 3'] })).toEqual({
      ...plain,
      sets: [
        [null, 4],
        [0, 1],
        [0, 0],
      ],
      innermost: { 0: 1, 1: 1, 3: 2 },
    });
  });

  test('the larger set comes first, and holds the smaller one', () => {
    expect(scope({ options: four, limits: ['1 of 1 2', '2 of 0 1 2'] })).toEqual({
      ...plain,
      sets: [
        [null, 4],
        [0, 2],
        [1, 1],
      ],
      innermost: { 0: 1, 1: 2, 2: 2 },
    });
  });

  test('members who cannot choose the target do not count, nor does a limit that cannot be broken', () => {
    const some = ['0', '0 1', '', '1'];
    expect(scope({ options: some, limits: ['1 of 0 1 2 3 at 1'] }, 1)).toMatchObject({
      sets: [
        [null, 4],
        [0, 1],
      ],
      innermost: { 1: 1, 3: 1 },
    });
    expect(scope({ options: some, limits: ['2 of 0 1 2 3 at 1', '3 of 0 1 2 3 at 1'] }, 1)).toEqual({
      ...plain,
      target: 1,
    });
    expect(scope({ options: some, limits: ['2 of 0 1 2 3'] })).toMatchObject({ innermost: { 0: 1, 1: 1, 3: 1 } });
    expect(scope({ options: some, limits: ['3 of 0 1 2 3'] })).toEqual(plain);
  });

  test('a limit that overlaps another one crosses it; its members fall into groups', () => {
    expect(scope({ options: four, limits: ['1 of 0 1', '1 of 1 2'] })).toEqual({
      ...plain,
      sets: [
        [null, 4],
        [0, 1],
        [1, 1],
        [0, 1],
      ],
      innermost: { 0: 1, 1: 2, 2: 3 },
      groups: [
        { set: 2, members: [1] },
        { set: 3, members: [2] },
      ],
      crossings: [{ count: 1, members: [1, 2], groups: [0, 1] }],
    });
  });

  test('members in the same sets throughout are one group, whatever crosses them', () => {
    const six = Array.from({ length: 6 }, () => '0');
    expect(scope({ options: six, limits: ['2 of 0 1 2 3', '1 of 2 3 4 5', '2 of 1 2 3 5'] })).toEqual({
      ...plain,
      sets: [
        [null, 6],
        [0, 2],
        [1, 2],
        [0, 1],
        [0, 1],
        [1, 1],
      ],
      innermost: { 0: 1, 1: 5, 2: 2, 3: 2, 4: 3, 5: 4 },
      groups: [
        { set: 2, members: [2, 3] },
        { set: 3, members: [4] },
        { set: 4, members: [5] },
        { set: 5, members: [1] },
      ],
      crossings: [
        { count: 1, members: [2, 3, 4, 5], groups: [0, 1, 2] },
        { count: 2, members: [1, 2, 3, 5], groups: [0, 2, 3] },
      ],
    });
  });

  test('those who come in company only; nobody ever comes alone where that is all who can', () => {
    expect(scope({ options: four, companions: ['0 2'] })).toEqual({ ...plain, companions: [0, 2] });
    expect(scope({ options: four, companions: ['0 2', '3 1'] })).toEqual({
      ...plain,
      companions: [0, 2, 3, 1],
      neverAlone: true,
    });
    expect(scope({ options: ['0', '0 1', '1', ''], companions: ['0 1 2 3 at 1'] }, 1)).toMatchObject({
      companions: [1, 2],
      neverAlone: true,
    });
    expect(scope({ options: ['0', '0 1', '1', ''], companions: ['1 at 1'] }, 1)).toMatchObject({
      companions: [1],
      neverAlone: false,
    });
    expect(scope({ options: ['0', '0'], companions: ['0 1 at 1'] }, 1)).toMatchObject({
      companions: [],
      neverAlone: false,
    });
  });
});
