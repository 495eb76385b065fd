/** Returns an object without one of its fields. */
export const without = <Value extends object, Name extends keyof Value>(value: Value, name: Name): Omit<Value, Name> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)) as Omit<Value, Name>;
