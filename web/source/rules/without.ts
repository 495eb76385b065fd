/** Returns an object without some of its fields. */
export const without = <Value extends object, Name extends keyof Value>(
  value: Value,
  ...names: readonly Name[]
): Omit<Value, Name> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !names.some((name) => name === key))) as Omit<Value, Name>;
