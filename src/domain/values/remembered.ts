/** Creates a value on first use. */
export const createLazy = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Returns an existing object from its constructor, so a subclass adds its private fields to that object. */
class ReturnsExisting {
  constructor(owner: object) {
    return owner;
  }
}

/** A hidden field of objects; copies do not have it. */
export interface PrivateField<Owner extends object, Value> {
  readonly of: (owner: Owner) => Value | undefined;
  /** Returns the value given. */
  readonly give: (owner: Owner, value: Value) => Value;
}

/**
 * Creates a private field for plain objects; its values are garbage-collected with the objects.
 *
 * A WeakMap would do the same, but V8 frees its entries only in major garbage collections, which took a quarter of an
 * answer's time.
 */
export const createPrivateField = <Owner extends object, Value>(): PrivateField<Owner, Value> => {
  class Field extends ReturnsExisting {
    #value: Value | undefined;
    static of(owner: Owner): Value | undefined {
      return #value in owner ? owner.#value : undefined;
    }
    static give(owner: Owner, value: Value): Value {
      const field = #value in owner ? owner : new Field(owner);
      field.#value = value;
      return value;
    }
  }
  return Field;
};

/** Creates private fields that share one field of the object, so all objects keep the same hidden class. */
export const createHolder = <Owner extends object>() => {
  const privateFields = createPrivateField<Owner, object>();
  return <Value>(): PrivateField<Owner, Value> => {
    const { of, give } = createPrivateField<object, Value>();
    return {
      of: (owner) => {
        const holder = privateFields.of(owner);
        return holder && of(holder);
      },
      give: (owner, value) => give(privateFields.of(owner) ?? privateFields.give(owner, {}), value),
    };
  };
};

/** Memoizes a function of an object for the object's lifetime; to be called once, at module level. */
export const oncePer =
  <Key extends object, Value extends object | boolean>(
    workOut: (key: Key) => Value,
    { of, give } = createPrivateField<Key, Value>(),
  ): ((key: Key) => Value) =>
  (key) =>
    of(key) ?? give(key, workOut(key));

/** Memoizes a function of a key; the results live as long as the function. */
export const oncePerKey = <Key, Value>(workOut: (key: Key) => Value): ((key: Key) => Value) => {
  const results = new Map<Key, Value>();
  return (key) => {
    const value = results.get(key) ?? workOut(key);
    results.set(key, value);
    return value;
  };
};

/** The limits of a cache. */
interface Bounds {
  /** The maximum number of entries; beyond it the cache is cleared. */
  readonly most: number;
  /** The longest key that is cached, in characters. */
  readonly longest?: number;
}

/** A memoized function. */
export interface Memoized<Given extends readonly unknown[], Value> {
  (...given: Given): Value;
  /** Whether the result is cached. */
  readonly knows: (...given: Given) => boolean;
}

/** Memoizes a function by a computed key, up to a maximum number of results. */
export const memoizeByKey = <Given extends readonly unknown[], Value extends object | string | boolean | null>(
  keyOf: (...given: Given) => string,
  find: (...given: Given) => Value,
  { most, longest = Infinity }: Bounds,
): Memoized<Given, Value> => {
  const cache = new Map<string, Value>();
  const look = (...given: Given): Value => {
    const key = keyOf(...given);
    const found = cache.get(key);
    if (found !== undefined) return found;
    const value = find(...given);
    if (cache.size >= most) cache.clear();
    if (key.length <= longest) cache.set(key, value);
    return value;
  };
  return Object.assign(look, { knows: (...given: Given) => cache.has(keyOf(...given)) });
};

/** Memoizes a function of short texts; longer ones rarely repeat. */
export const memoizeByText = <Value extends object | string | boolean | null>(find: (text: string) => Value) =>
  memoizeByKey((text: string) => text, find, { most: 2_000, longest: 100 });
