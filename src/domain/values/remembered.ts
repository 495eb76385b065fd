/** Makes a value when it is first used. */
export const onFirstUse = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Makes an object that there is bear the private fields of a class. */
class Bearing {
  constructor(bearer: object) {
    return bearer;
  }
}

/** Values that objects bear. */
export interface Borne<Bearer extends object, Value> {
  readonly of: (bearer: Bearer) => Value | undefined;
  /** Returns the value given. */
  readonly give: (bearer: Bearer, value: Value) => Value;
}

/**
 * Creates what lets objects bear values, to be forgotten with them: nobody else sees them, and no copy has them.
 *
 * A WeakMap would do the same, but V8 keeps what is in one until it collects old objects, too: tables were, with all that
 * was worked out of them, a quarter of the time of an answer.
 */
export const createBorne = <Bearer extends object, Value>(): Borne<Bearer, Value> => {
  class Bears extends Bearing {
    #value: Value | undefined;
    static of(bearer: Bearer): Value | undefined {
      return #value in bearer ? bearer.#value : undefined;
    }
    static give(bearer: Bearer, value: Value): Value {
      const bears = #value in bearer ? bearer : new Bears(bearer);
      bears.#value = value;
      return value;
    }
  }
  return Bears;
};

/** Creates what lets objects bear many values, all in one field of each: so they have one shape, whatever they bear. */
export const createHolder = <Bearer extends object>() => {
  const held = createBorne<Bearer, object>();
  return <Value>(): Borne<Bearer, Value> => {
    const { of, give } = createBorne<object, Value>();
    return {
      of: (bearer) => {
        const holder = held.of(bearer);
        return holder && of(holder);
      },
      give: (bearer, value) => give(held.of(bearer) ?? held.give(bearer, {}), value),
    };
  };
};

/** Returns a function that works out each object's value once, and forgets it with the object; to be made once, too. */
export const oncePer =
  <Key extends object, Value extends object | boolean>(
    workOut: (key: Key) => Value,
    { of, give } = createBorne<Key, Value>(),
  ): ((key: Key) => Value) =>
  (key) =>
    of(key) ?? give(key, workOut(key));

/** Returns a function that works out the value of each key once, and forgets them all when it is forgotten. */
export const oncePerKey = <Key, Value>(workOut: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? workOut(key);
    known.set(key, value);
    return value;
  };
};

/** How much is remembered. */
interface Bounds {
  /** Once there is more, it begins anew. */
  readonly most: number;
  /** In characters: the longest key. */
  readonly longest?: number;
}

/** A function that remembers its results. */
export interface Remembering<Given extends readonly unknown[], Value> {
  (...given: Given): Value;
  /** Whether it is found already. */
  readonly knows: (...given: Given) => boolean;
}

/** Returns a function that remembers what it found, by a key: tables hold the same things again and again. */
export const rememberedBy = <Given extends readonly unknown[], Value extends object | string | boolean | null>(
  keyOf: (...given: Given) => string,
  find: (...given: Given) => Value,
  { most, longest = Infinity }: Bounds,
): Remembering<Given, Value> => {
  const known = new Map<string, Value>();
  const look = (...given: Given): Value => {
    const key = keyOf(...given);
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = find(...given);
    if (known.size >= most) known.clear();
    if (key.length <= longest) known.set(key, value);
    return value;
  };
  return Object.assign(look, { knows: (...given: Given) => known.has(keyOf(...given)) });
};

/** Returns a function that remembers what it found of short texts; longer ones are seldom met twice. */
export const remembered = <Value extends object | string | boolean | null>(find: (text: string) => Value) =>
  rememberedBy((text: string) => text, find, { most: 2_000, longest: 100 });
