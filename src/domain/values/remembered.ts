/** Makes a value when it is first used. */
export const onFirstUse = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Returns a function that works out each object's value once, and forgets it with the object. */
export const oncePer = <Key extends object, Value extends object | boolean>(
  workOut: (key: Key) => Value,
): ((key: Key) => Value) => {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? workOut(key);
    known.set(key, value);
    return value;
  };
};

/** Returns a function that works out the value of each name once. */
export const oncePerName = <Name extends string, Value>(workOut: (name: Name) => Value): ((name: Name) => Value) => {
  const known = new Map<Name, Value>();
  return (name) => {
    const value = known.get(name) ?? workOut(name);
    known.set(name, value);
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
