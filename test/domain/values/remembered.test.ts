import { expect, test } from '@jest/globals';
import { createPrivateField, oncePer, oncePerKey } from '../../../src/domain/values/remembered.js';

const bearers = [{ name: 'one' }, Object.freeze({ name: 'frozen' }), ['list'], new Map([['map', 1]])];

test.each(bearers)('%p bears a value that nobody sees and no copy has', (bearer: object) => {
  const before = JSON.stringify(bearer);
  const [borne, others] = [createPrivateField<object, string>(), createPrivateField<object, string>()];
  expect(borne.of(bearer)).toBeUndefined();
  borne.give(bearer, 'first');
  borne.give(bearer, 'second');
  others.give(bearer, 'other');
  expect([borne.of(bearer), others.of(bearer), borne.of({ ...bearer })]).toEqual(['second', 'other', undefined]);
  expect(JSON.stringify(bearer)).toBe(before);
  expect(Reflect.ownKeys(bearer).filter((key) => typeof key === 'symbol')).toEqual([]);
});

test('what is worked out of an object or a key is worked out once, false as well', () => {
  const asked: unknown[] = [];
  const isLong = (given: readonly string[]): boolean => {
    asked.push(given);
    return given.length > 1;
  };
  const [list, sameWords] = [['a'], ['a']];
  for (const once of [oncePer(isLong), oncePerKey(isLong)]) {
    asked.length = 0;
    expect([once(list), once(list), once(sameWords), once(['a', 'b'])]).toEqual([false, false, false, true]);
    expect(asked).toEqual([list, sameWords, ['a', 'b']]);
  }
});

test('an object may be what is worked out of it, and of what is worked out again on the way', () => {
  const innermost: (object: { readonly depth: number }) => object = oncePer((object) =>
    object.depth ? innermost({ depth: object.depth - 1 }) : object,
  );
  const zero = { depth: 0 };
  expect([innermost(zero) === zero, innermost({ depth: 3 })]).toEqual([true, zero]);
});
