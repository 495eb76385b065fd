import { describe, expect, test } from '@jest/globals';
import type { Choices } from '../../../../src/domain/combat/optimization/choices.js';
import type { IntegerProgram } from '../../../../src/domain/combat/optimization/integer-program.js';
import { programOf } from '../../../../src/domain/combat/optimization/program.js';
import { among, boundsOf, everybody, rowsOf, rulesIn } from './programs.js';

/** Four members who may choose any of so many targets, so many each. */
const program = (told: string, { targets = 1, most = 1 } = {}, more: Partial<Choices> = {}) =>
  programOf({ ...among(4, targets, most), ...rulesIn(told), ...more }, null).program;
const rows = (...given: Parameters<typeof program>) => rowsOf(program(...given));

/** The rows about the variables that gain something. */
const gainingRowsOf = ({ variables, rows }: IntegerProgram) =>
  rowsOf({ variables, rows: rows.filter(({ terms }) => terms.some((each) => variables[each.variable]?.gain)) });

describe('A program has one variable', () => {
  test('for like members and a target, whatever their number', () =>
    expect(program('')).toEqual({ variables: [{ most: 4, gain: 0 }], rows: [] }));

  test('for each target that rules tell apart, and one for how many of three choose anything', () => {
    expect(boundsOf(program('limit 1 at 0', { targets: 2 }))).toEqual([4, 4]);
    expect(boundsOf(program('limit 1 at 0; limit 2 at 1', { targets: 3 }))).toEqual([4, 4, 4, 4]);
  });

  test('for a class of targets: its limit lets as many choose it as those of all of them together', () => {
    const found = program('limit 1 at 0; limit 1 at 1; limit 1 at 2', { targets: 3 });
    expect([boundsOf(found), rowsOf(found)]).toEqual([[4], ['1 ≤ 3']]);
  });

  test('for each target of a pool, not for each group and target', () => {
    const limits = [0, 1, 2, 3, 4].map((target) => `limit ${target + 1} at ${target}`);
    const apart = everybody.map((member) => `must ${member} x ${member + 1}`);
    const found = program([...limits, ...apart].join('; '), { targets: 5 });
    expect(boundsOf(found)).toEqual([1, 1, 1, 1, 4, 4, 4, 4, 4]);
    expect(rowsOf(found)).toContain('1 1 1 1 1 -1 -1 -1 -1 ≤ 0');
  });
});

/** Two members who may choose the first target, two the second. */
const halves = { members: [[0], [0], [1], [1]].map((options) => ({ options, most: 1 })) };

describe('Company', () => {
  test('is one variable for all who need the same', () => {
    const found = program('company of 01; company of 2');
    expect(boundsOf(found)).toEqual([1, 1, 1, 2]);
    expect(rowsOf(found)).toEqual(['1 -1 ≤ 0', '1 -2 ≤ 0', '2 -1 -1 -1 ≤ 0']);
  });

  test.each([['company; company 3'], ['company; company at 1'], ['company at 0; company at 01']])(
    'is another one for more of them, and elsewhere: %s',
    (told) => {
      const together = (companions: string) => boundsOf(program(`${companions}; limit 1 at 0`, { targets: 2 })).length;
      expect(together(told)).toBe(together('company') + 1);
    },
  );

  test('of those who may not choose the target is nothing at all', () => {
    const without = program('limit 1 at 1', { targets: 2 }, halves);
    expect(program('company of 01 at 1; limit 1 at 1', { targets: 2 }, halves)).toEqual(without);
  });

  test('of those who may and those who may not is about those who may', () =>
    expect(rows('company at 1', { targets: 2 }, halves)).toEqual(['1 -2 ≤ 0', '2 -1 ≤ 0', '2 ≤ 4']));

  test('at single targets takes together no more members than choose anything', () => {
    expect(rows('company at 0; company 3 at 1', { targets: 2 })).toContain('3 2 ≤ 4');
    expect(rows('company at 0; company 3 at 1', { targets: 2, most: 9 })).toContain('3 2 ≤ 8');
    expect(rows('company at 0')).toEqual(['1 -4 ≤ 0', '2 -1 ≤ 0', '2 ≤ 4']);
  });

  test('at several targets, or anywhere, is beside that', () => {
    expect(rows('company')).toEqual(['1 -4 ≤ 0', '2 -1 ≤ 0']);
    expect(rows('company at 01; limit 1 at 0', { targets: 2 })).not.toContain('2 ≤ 4');
  });
});

describe('A limit on all who need company holds them to as many wherever they come together', () => {
  /** Whether a row lets two of those who need company choose where they come together, and nobody elsewhere. */
  const isHeldToTwo = (told: string) => rows(told, { targets: 3 }).some((row) => /^[1 ]+-2 ≤ 0$/.test(row));

  test.each([
    ['at the same target', 'company at 0; limit 2 at 0'],
    ['at the same two', 'company at 02; limit 2 at 20'],
    ['everywhere', 'company; limit 2'],
    ['the smallest of several', 'company at 0; limit 3 at 0; limit 2 at 0'],
  ])('%s', (_, told) => expect(isHeldToTwo(told)).toBe(true));

  test.each([
    ['on some of them', 'company at 0; limit 2 of 012 at 0'],
    ['at another target', 'company at 0; limit 2 at 1'],
    ['at one of the targets', 'company at 02; limit 2 at 0'],
    ['at one of them and another one', 'company at 02; limit 2 at 01'],
    ['at a target, where company is needed everywhere', 'company; limit 2 at 0'],
    ['everywhere, where company is needed at a target', 'company at 0; limit 2'],
    ['the larger one of several', 'company at 0; limit 1 at 0; limit 2 at 0'],
    ['none', 'company at 0'],
  ])('but no other limit: %s', (_, told) => expect(isHeldToTwo(told)).toBe(false));
});

describe('Somebody has to choose a target', () => {
  const gaining = (...given: Parameters<typeof program>) => gainingRowsOf(program(...given));

  test('which is one row, and no variable for a count of those who may choose several', () => {
    const size = { targets: 3, most: 2 };
    const found = program('must somebody at 01; limit 3 at 0', size);
    expect(found.variables.length - program('limit 3 at 0', size).variables.length).toBe(1);
    expect(rowsOf(found)).toContain('1 -1 -1 ≤ 0');
  });

  test('anywhere: counted are those who choose anything, not what they choose', () => {
    expect(gaining('must somebody', { targets: 2, most: 2 })).toEqual(['1 -1 ≤ 0']);
    expect(gaining('must somebody least 3', { targets: 2, most: 2 })).toEqual(['3 -1 ≤ 0']);
    expect(rows('must somebody; company at 0')).toContain('1 -1 ≤ 0');
  });

  test('one of several by so many: counted are those who choose one of them', () =>
    expect(gaining('must somebody at 01 least 3', { targets: 3, most: 2 })).toEqual(['3 -1 -1 -1 -1 ≤ 0']));

  test('as many as come together, where nobody chooses it alone', () => {
    const members = [[0], [0], [0], []].map((options) => ({ options, most: 1 }));
    const found = (company: string) => rows(`must somebody at 0; ${company}`, {}, { members });
    expect(found('company at 0')).toEqual(['1 -3 ≤ 0', '2 -1 ≤ 0', '2 -1 ≤ 0', '2 ≤ 3']);
    expect(found('company of 0129 at 0')).toContain('2 ≤ 3');
    expect(found('company of 01 at 0')).toContain('1 -1 -1 ≤ 0');
    const many = ['company at 0', 'company at 01', 'company at 1', 'company'];
    expect(many.map((company) => gaining(`must somebody at 0; ${company}`, { targets: 2 }).join())).toEqual([
      ...['2 -1 ≤ 0', '1 -1 ≤ 0', '1 -1 ≤ 0', '1 -1 ≤ 0'],
    ]);
  });
});

describe('A requirement of one member', () => {
  /** How many each variable lets choose, and what it gains. */
  const gains = ({ variables }: IntegerProgram) => variables.map(({ most, gain }) => `${most} gain ${gain}`).sort();

  test('is a gain of its variable, and no row', () => {
    const found = program('must 1 at 0 x 3');
    expect([gains(found), found.rows]).toEqual([['1 gain 3', '3 gain 0'], []]);
  });

  test('is a variable where several choices obey it once', () => {
    const found = program('must 1 at 01 x 3', { targets: 3, most: 2 });
    expect(found.variables.filter(({ gain }) => gain)).toEqual([{ most: 1, gain: 3 }]);
    expect(gainingRowsOf(found)).toEqual(['1 -1 ≤ 0']);
  });

  test('that holds unless others stay away is disobeyed by a variable that lets it stay away', () => {
    const found = program('must 0 at 0 x 3 unless 12');
    expect(gains(found)).toEqual(['1 gain -3', '1 gain 0', '1 gain 0', '2 gain 0']);
    expect(rowsOf(found)).toEqual(['1 -2 -2 ≤ 0']);
  });

  test('adds nothing where it is of who is no member', () => {
    const size = { targets: 2, most: 2 };
    expect(program('must 9 at 01', size)).toEqual(program('', size));
  });
});

test('what the values of a program say is dealt to the members, and to the targets of a class', () => {
  const { chosenBy } = programOf({ ...among(4, 2), ...rulesIn('limit 2 at 0; limit 2 at 1') }, null);
  expect(chosenBy([3]).flat().sort()).toEqual([0, 0, 1]);
});
