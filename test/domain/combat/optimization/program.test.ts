import { describe, expect, test } from '@jest/globals';
import type {
  Choices,
  Companions,
  Limit,
  Required,
  Scope,
} from '../../../../src/domain/combat/optimization/choices.js';
import type { IntegerProgram } from '../../../../src/domain/combat/optimization/integer-program.js';
import { programOf } from '../../../../src/domain/combat/optimization/program.js';
import { among, boundsOf, company, everybody, rowsOf } from './programs.js';

/** The targets of a rule; none: all of them. */
const at = (...targets: readonly number[]): Scope => (targets.length ? new Set(targets) : null);
const limit = (scope: Scope, count = 1, members: readonly number[] = everybody): Limit => ({ scope, count, members });
const sought = (scope: Scope, number?: Required['number']): Required => ({ member: null, scope, times: 1, number });

/** Four members who may choose any of so many targets, so many each. */
const program = (rules: Partial<Choices>, { targets = 1, most = 1 } = {}) =>
  programOf({ ...among(4, targets, most), ...rules }, null).program;

/** The rows about the variables that gain something. */
const gainingRowsOf = ({ variables, rows }: IntegerProgram) =>
  rowsOf({ variables, rows: rows.filter(({ terms }) => terms.some((each) => variables[each.variable]?.gain)) });

describe('A program has one variable', () => {
  test('for like members and a target, whatever their number', () => {
    expect(program({})).toEqual({ variables: [{ most: 4, gain: 0 }], rows: [] });
  });

  test('for each target that rules tell apart, and one for how many of three choose anything', () => {
    expect(boundsOf(program({ limits: [limit(at(0))] }, { targets: 2 }))).toEqual([4, 4]);
    expect(boundsOf(program({ limits: [limit(at(0)), limit(at(1), 2)] }, { targets: 3 }))).toEqual([4, 4, 4, 4]);
  });

  test('for a class of targets: its limit lets as many choose it as those of all of them together', () => {
    const found = program({ limits: [0, 1, 2].map((target) => limit(at(target))) }, { targets: 3 });
    expect([boundsOf(found), rowsOf(found)]).toEqual([[4], ['1 ≤ 3']]);
  });

  test('for each target of a pool, not for each group and target', () => {
    const limits = [0, 1, 2, 3, 4].map((target) => limit(at(target), target + 1));
    const apart = everybody.map((member) => ({ member, scope: at(), times: member + 1 }));
    const found = program({ limits, requirements: apart }, { targets: 5 });
    expect(boundsOf(found)).toEqual([1, 1, 1, 1, 4, 4, 4, 4, 4]);
    expect(rowsOf(found)).toContain('1 1 1 1 1 -1 -1 -1 -1 ≤ 0');
  });
});

describe('Company', () => {
  const rows = (rules: Partial<Choices>, size = {}) => rowsOf(program(rules, size));

  test('is one variable for all who need the same', () => {
    const found = program({ companions: [company(null, { members: [0, 1] }), company(null, { members: [2] })] });
    expect(boundsOf(found)).toEqual([1, 1, 1, 2]);
    expect(rowsOf(found)).toEqual(['1 -1 ≤ 0', '1 -2 ≤ 0', '2 -1 -1 -1 ≤ 0']);
  });

  test('is another one for more of them, and elsewhere', () => {
    const together = (...companions: readonly Companions[]) =>
      boundsOf(program({ companions, limits: [limit(at(0))] }, { targets: 2 })).length;
    const alone = together(company(null));
    expect(together(company(null), company(null, { least: 3 }))).toBe(alone + 1);
    expect(together(company(null), company(at(1)))).toBe(alone + 1);
    expect(together(company(at(0)), company(at(0, 1)))).toBe(alone + 1);
  });

  test('of those who may not choose the target is nothing at all', () => {
    const members = [[0], [0], [1], [1]].map((options) => ({ options, most: 1 }));
    const companions = [company(at(1), { members: [0, 1] })];
    const without = program({ members, limits: [limit(at(1))] }, { targets: 2 });
    expect(program({ members, companions, limits: [limit(at(1))] }, { targets: 2 })).toEqual(without);
  });

  test('of those who may and those who may not is about those who may', () => {
    const members = [[0], [0], [1], [1]].map((options) => ({ options, most: 1 }));
    const found = rows({ members, companions: [company(at(1))] }, { targets: 2 });
    expect(found).toEqual(['1 -2 ≤ 0', '2 -1 ≤ 0', '2 ≤ 4']);
  });

  test('at single targets takes together no more members than choose anything', () => {
    const apart = { companions: [company(at(0)), company(at(1), { least: 3 })] };
    expect(rows(apart, { targets: 2 })).toContain('3 2 ≤ 4');
    expect(rows(apart, { targets: 2, most: 9 })).toContain('3 2 ≤ 8');
    expect(rows({ companions: [company(at(0))] })).toEqual(['1 -4 ≤ 0', '2 -1 ≤ 0', '2 ≤ 4']);
  });

  test('at several targets, or anywhere, is beside that', () => {
    expect(rows({ companions: [company(null)] })).toEqual(['1 -4 ≤ 0', '2 -1 ≤ 0']);
    expect(rows({ companions: [company(at(0, 1))], limits: [limit(at(0))] }, { targets: 2 })).not.toContain('2 ≤ 4');
  });
});

describe('A limit on all who need company holds them to as many wherever they come together', () => {
  /** Whether a row lets two of those who need company choose where they come together, and nobody elsewhere. */
  const isHeldToTwo = (scope: Scope, ...limits: readonly Limit[]) =>
    rowsOf(program({ companions: [company(scope)], limits }, { targets: 3 })).some((row) => /^[1 ]+-2 ≤ 0$/.test(row));
  const some = [0, 1, 2];

  test.each<[string, Scope, readonly Limit[]]>([
    ['at the same target', at(0), [limit(at(0), 2)]],
    ['at the same two', at(0, 2), [limit(at(2, 0), 2)]],
    ['everywhere', null, [limit(null, 2)]],
    ['the smallest of several', at(0), [limit(at(0), 3), limit(at(0), 2)]],
  ])('%s', (_, scope, limits) => {
    expect(isHeldToTwo(scope, ...limits)).toBe(true);
  });

  test.each<[string, Scope, readonly Limit[]]>([
    ['on some of them', at(0), [limit(at(0), 2, some)]],
    ['at another target', at(0), [limit(at(1), 2)]],
    ['at one of the targets', at(0, 2), [limit(at(0), 2)]],
    ['at one of them and another one', at(0, 2), [limit(at(0, 1), 2)]],
    ['at a target, where company is needed everywhere', null, [limit(at(0), 2)]],
    ['everywhere, where company is needed at a target', at(0), [limit(null, 2)]],
    ['the larger one of several', at(0), [limit(at(0), 1), limit(at(0), 2)]],
    ['none', at(0), []],
  ])('but no other limit: %s', (_, scope, limits) => {
    expect(isHeldToTwo(scope, ...limits)).toBe(false);
  });
});

describe('Somebody has to choose a target', () => {
  const rows = (rules: Partial<Choices>, size = {}) => rowsOf(program(rules, size));

  test('which is one row, and no variable for a count of those who may choose several', () => {
    const requirements = [sought(at(0, 1))];
    const found = program({ requirements, limits: [limit(at(0), 3)] }, { targets: 3, most: 2 });
    const without = program({ limits: [limit(at(0), 3)] }, { targets: 3, most: 2 });
    expect(found.variables.length - without.variables.length).toBe(1);
    expect(rowsOf(found)).toContain('1 -1 -1 ≤ 0');
  });

  test('anywhere: counted are those who choose anything, not what they choose', () => {
    const found = (required: Required) => gainingRowsOf(program({ requirements: [required] }, { targets: 2, most: 2 }));
    expect(found(sought(null))).toEqual(['1 -1 ≤ 0']);
    expect(found(sought(null, { members: everybody, least: 3, most: null }))).toEqual(['3 -1 ≤ 0']);
    expect(rows({ requirements: [sought(null)], companions: [company(at(0))] })).toContain('1 -1 ≤ 0');
  });

  test('one of several by so many: counted are those who choose one of them', () => {
    const number = { members: everybody, least: 3, most: null };
    const requirements = [sought(at(0, 1), number)];
    expect(gainingRowsOf(program({ requirements }, { targets: 3, most: 2 }))).toEqual(['3 -1 -1 -1 -1 ≤ 0']);
  });

  test('as many as come together, where nobody chooses it alone', () => {
    const members = [[0], [0], [0], []].map((options) => ({ options, most: 1 }));
    const requirements = [sought(at(0))];
    const found = (...companions: readonly Companions[]) => rows({ members, requirements, companions });
    expect(found(company(at(0)))).toEqual(['1 -3 ≤ 0', '2 -1 ≤ 0', '2 -1 ≤ 0', '2 ≤ 3']);
    expect(found(company(at(0), { members: [0, 1, 2, 9] }))).toContain('2 ≤ 3');
    expect(found(company(at(0), { members: [0, 1] }))).toContain('1 -1 -1 ≤ 0');
    const many = (scope: Scope) =>
      gainingRowsOf(program({ requirements, companions: [company(scope)] }, { targets: 2 }));
    expect([at(0), at(0, 1), at(1), null].map(many)).toEqual([['2 -1 ≤ 0'], ['1 -1 ≤ 0'], ['1 -1 ≤ 0'], ['1 -1 ≤ 0']]);
  });

  test('so many of some: a count of at most so many is one more row, unless it is all of them', () => {
    const number = (least: number, most: number | null) =>
      rows({ requirements: [sought(null, { members: everybody, least, most })] });
    expect(number(2, null)).toEqual(['2 -1 ≤ 0']);
    expect(number(2, 4)).toEqual(['2 -1 ≤ 0']);
    expect(number(2, 3)).toEqual(['1 1 ≤ 4', '2 -1 ≤ 0']);
    expect(number(1, 1)).toEqual(['1 -1 ≤ 0', '3 1 ≤ 4']);
  });
});

describe('A requirement of one member', () => {
  test('is a gain of its variable, and no row', () => {
    const found = program({ requirements: [{ member: 1, scope: at(0), times: 3 }] });
    expect(found.variables.map(({ most, gain }) => [most, gain]).sort()).toEqual([
      [1, 3],
      [3, 0],
    ]);
    expect(found.rows).toEqual([]);
  });

  test('is a variable where several choices obey it once', () => {
    const found = program({ requirements: [{ member: 1, scope: at(0, 1), times: 3 }] }, { targets: 3, most: 2 });
    expect(found.variables.filter(({ gain }) => gain)).toEqual([{ most: 1, gain: 3 }]);
    expect(gainingRowsOf(found)).toEqual(['1 -1 ≤ 0']);
  });

  test('that holds unless others stay away is disobeyed by a variable that lets it stay away', () => {
    const found = program({ requirements: [{ member: 0, scope: at(0), times: 3, unlessNone: new Set([1, 2]) }] });
    expect(found.variables.map(({ most, gain }) => [most, gain]).sort()).toEqual([
      [1, -3],
      [1, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(rowsOf(found)).toEqual(['1 -2 -2 ≤ 0']);
  });

  test('adds nothing where it is of who is no member', () => {
    const requirements = [{ member: 9, scope: at(0, 1), times: 1 }];
    expect(program({ requirements }, { targets: 2, most: 2 })).toEqual(program({}, { targets: 2, most: 2 }));
  });
});

test('what the values of a program say is dealt to the members, and to the targets of a class', () => {
  const members = everybody.map(() => ({ options: [0, 1], most: 1 }));
  const rules = { requirements: [], limits: [limit(at(0), 2), limit(at(1), 2)], companions: [] };
  const { chosenBy } = programOf({ members, targets: 2, asked: everybody.map(() => []), ...rules }, null);
  expect(chosenBy([3]).flat().sort()).toEqual([0, 0, 1]);
});
