/** A nonempty list. */
export type NonEmpty<Value> = readonly [Value, ...Value[]];

/** Groups values by key, in the order of first occurrence. */
export const groupPairs = <Key, Value>(
  pairs: Iterable<readonly [key: Key, value: Value]>,
): ReadonlyMap<Key, NonEmpty<Value>> => {
  const groups = new Map<Key, [Value, ...Value[]]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
};

/** Groups items by a computed key. */
export const groupBy = <Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, NonEmpty<Item>> => groupPairs(Array.from(items, (item) => [keyOf(item), item] as const));
