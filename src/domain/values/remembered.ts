/** Makes a value when it is first used. */
export const onFirstUse = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Returns a function that works out each object's value once, and forgets it with the object. */
export const oncePer = <Key extends object, Value extends object>(
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

/** In characters: longer texts are seldom met twice. */
const longest = 100;
const mostKnown = 2_000;

/** Returns a function that remembers what it found of short texts: tables hold the same ones again and again. */
export const remembered = <Value extends object | boolean>(
  find: (text: string) => Value,
): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = find(text);
    if (known.size >= mostKnown) known.clear();
    if (text.length <= longest) known.set(text, value);
    return value;
  };
};
