import { describe, expect, test } from '@jest/globals';
import { createReader, createStoredReader } from '../../../src/domain/schema/reader.js';
import { atLeast, defaulted, enumeration, exactlyOne, flag, integer } from '../../../src/domain/schema/schema.js';
import { listOf, timeSchema, objectSchema, optional, required, text } from '../../../src/domain/schema/schema.js';
import type { InputOf } from '../../../src/domain/schema/schema.js';
import type { Description } from '../../../src/domain/state/description.js';
import type { GameEvent } from '../../../src/domain/events/events.js';
import { entityFilter } from '../../../src/domain/state/filters/entity-filter.js';

const dish = objectSchema('Dish', '', {
  name: required(text(10), ''),
  taste: defaulted(enumeration('Taste', '', { SWEET: '', SOUR: '' }), 'SWEET', ''),
  price: optional(integer, ''),
  cooked: optional(timeSchema, ''),
  with: optional(listOf(text(5), { maximum: 2 }), ''),
  either: optional(exactlyOne('Either', '', { hot: optional(flag, ''), cold: optional(atLeast(1, 3), '') }), ''),
});
const read = createReader(dish, { name: 'The dish' });

describe('a value is read in one walk', () => {
  test('defaults are filled in, and null is left out', () => {
    const { value, problems } = read({ name: 'pie', price: null, either: { hot: null, cold: 2 } });
    expect(problems).toEqual([]);
    expect(value).toStrictEqual({ name: 'pie', taste: 'SWEET', either: { cold: 2 } });
  });

  test('what came is left as it was', () => {
    const given = Object.freeze({ name: 'pie', with: Object.freeze(['jam']) });
    expect(read(given).value).toEqual({ name: 'pie', taste: 'SWEET', with: ['jam'] });
    expect(given).toStrictEqual({ name: 'pie', with: ['jam'] });
  });

  test('every problem is told at once, in the order of the fields', () => {
    const { value, problems } = read({
      ...{ sort: 1, either: { hot: true, cold: 9 }, with: ['jam', 7, null] },
      ...{ cooked: 'yesterday', price: 1.5, taste: 'BITTER' },
    });
    expect(value).toBeUndefined();
    expect(problems).toEqual([
      { path: ['name'], message: '"name" is missing.' },
      { path: ['taste'], message: 'taste has to be one of SWEET, SOUR.' },
      { path: ['price'], message: 'price has to be an integer.' },
      { path: ['cooked'], message: 'cooked has to be a date and time such as 2026-08-07T12:00:00Z.' },
      { path: ['with'], message: 'with has to be at most 2 entries long, not 3.' },
      { path: ['either', 'cold'], message: 'cold has to be at most 3, not 9.' },
      { path: ['either'], message: 'either has to have exactly one of the fields hot, cold, not hot and cold.' },
      { path: ['sort'], message: 'There is no field "sort": there are name, taste, price, cooked, with, either.' },
    ]);
  });

  test('an unknown field or value is told with the nearest, and once', () => {
    expect(read({ name: 'pie', prise: 2, either: { colt: 2 } }).problems).toEqual([
      { path: ['either', 'colt'], message: 'There is no field "colt": did you mean "cold"?' },
      { path: ['prise'], message: 'There is no field "prise": did you mean "price"?' },
    ]);
    expect(read({ name: 'pie', taste: 'sweat' }).problems).toEqual([
      { path: ['taste'], message: 'taste has to be one of SWEET, SOUR: did you mean "SWEET"?' },
    ]);
    expect(read({ name: 'pie', either: {} }).problems).toEqual([
      { path: ['either'], message: 'either has to have exactly one of the fields hot, cold, not none.' },
    ]);
  });

  test('beyond its bounds it still has the shape', () => {
    const { value, problems } = read({ name: 'a long name', price: 2 ** 31 });
    expect(value).toBeDefined();
    expect(problems).toEqual([
      { path: ['name'], message: 'name has to be at most 10 characters long, not 11.' },
      { path: ['price'], message: 'price has to be at most 2147483647, not 2147483648.' },
    ]);
  });

  test.each([null, undefined, 7, 'pie', [], true])('%p is no dish', (given) => {
    expect(read(given).problems).toEqual([{ path: [], message: 'The dish has to be an object.' }]);
  });

  test.each([Infinity, -Infinity, NaN, 1e300, -(2 ** 31) - 1])('no number is %p', (price) => {
    const problem = { path: ['price'], message: expect.stringContaining('price has to be') };
    expect(read({ name: 'pie', price }).problems).toEqual([problem]);
  });

  test('numbers are read from text only where there is nothing but text', () => {
    const { value } = createReader(dish, { fromText: true })({ name: '7', price: '7' });
    expect(value).toMatchObject({ name: '7', price: 7 });
    expect(read({ name: 'pie', price: '7' }).problems).toHaveLength(1);
  });

  test('what is nested too deeply is not followed any further', () => {
    const filter = Array.from({ length: 100_000 }).reduce((inner: object) => ({ not: inner }), {});
    expect(createReader(entityFilter)(filter).problems).toEqual([
      { path: Array<string>(64).fill('not'), message: 'not has to be nested at most 64 levels deep.' },
    ]);
  });
});

test('misspelt fields do not compile', () => {
  // @ts-expect-error there is no field "nane"
  const misnamed: InputOf<typeof dish> = { nane: 'pie' };
  // @ts-expect-error there is no field "typeLne"
  const object: Description = { players: [], objects: [{ id: 'a', owner: 'b', typeLne: 'Land' }] };
  // @ts-expect-error there is no event "turnBegin"
  const event: GameEvent = { turnBegin: {} };
  // @ts-expect-error there is no field "reson"
  const reason: GameEvent = { playerLeaves: { player: 'a', reson: 'LOSES' } };
  expect([misnamed, object, event, reason]).toHaveLength(4);
});

describe('however much is wrong', () => {
  const dishes = createReader(objectSchema('Menu', '', { dishes: required(listOf(dish, { maximum: 1_000 }), '') }));

  test('the first hundred problems are told, the others counted', () => {
    const many = Array.from({ length: 60 }, () => ({ sauce: 1, salt: 2 }));
    const { value, problems, moreProblems } = dishes({ dishes: many });
    expect(value).toBeUndefined();
    expect([problems.length, moreProblems]).toEqual([100, 80]);
    expect(problems[0]).toEqual({ path: ['dishes', 0, 'name'], message: '"name" is missing.' });
    expect(problems.at(-1)?.path).toEqual(['dishes', 33, 'sauce']);
  });

  test('a list that is too long is one problem, and not looked into', () => {
    const { value, problems, moreProblems } = dishes({ dishes: Array.from({ length: 1_001 }, () => ({})) });
    expect([value, moreProblems]).toEqual([undefined, 0]);
    expect(problems).toEqual([{ path: ['dishes'], message: 'dishes has to be at most 1000 entries long, not 1001.' }]);
  });

  test('what was accepted once is read, however long its lists are', () => {
    const stored = createStoredReader(objectSchema('Menu', '', { dishes: required(listOf(dish, { maximum: 1 }), '') }));
    const found = stored({ dishes: [{ name: 'pie' }, { name: 'tart' }] }).dishes;
    expect(found.map(({ taste }) => taste)).toEqual(['SWEET', 'SWEET']);
  });
});

test('a bound of one is said in the singular', () => {
  const parts = required(listOf(text(1), { minimum: 1 }), '');
  const short = objectSchema('Short', '', { name: required(text(1), ''), parts });
  const { problems } = createReader(short, { name: 'The thing' })({ name: 'ab', parts: [] });
  expect(problems.map(({ message }) => message)).toEqual([
    'name has to be at most 1 character long, not 2.',
    'parts has to be at least 1 entry long, not 0.',
  ]);
});
