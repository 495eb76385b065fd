/** Makes a value when it is first used. */
export const onFirstUse = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Makes nothing: so the private fields of a subclass are those of an object that there is. */
class Existing {
  constructor(owner: object) {
    return owner;
  }
}

/** A field of objects that nobody else sees and no copy has. */
export interface PrivateField<Owner extends object, Value> {
  readonly of: (owner: Owner) => Value | undefined;
  /** Returns the value given. */
  readonly give: (owner: Owner, value: Value) => Value;
}

/**
 * Creates a private field of objects that have no class of ours: its values are forgotten with the objects.
 *
 * A WeakMap would do the same, but V8 keeps what is in one until it collects old objects, too: tables were, with all that
 * was worked out of them, a quarter of the time of an answer.
 */
export const createPrivateField = <Owner extends object, Value>(): PrivateField<Owner, Value> => {
  class Field extends Existing {
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

/** Creates what makes private fields that share one of the object: so objects have one shape, whatever is kept of them. */
export const createHolder = <Owner extends object>() => {
  const held = createPrivateField<Owner, object>();
  return <Value>(): PrivateField<Owner, Value> => {
    const { of, give } = createPrivateField<object, Value>();
    return {
      of: (owner) => {
        const holder = held.of(owner);
        return holder && of(holder);
      },
      give: (owner, value) => give(held.of(owner) ?? held.give(owner, {}), value),
    };
  };
};

/** Returns a function that works out each object's value once, and forgets it with the object; to be made once, too. */
export const oncePer =
  <Key extends object, Value extends object | boolean>(
    workOut: (key: Key) => Value,
    { of, give } = createPrivateField<Key, Value>(),
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
