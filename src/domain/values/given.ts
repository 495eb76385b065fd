/** A value under its name, where it is wanted; nothing where it is not. */
export const given = <Name extends string, Value>(
  name: Name,
  value: Value,
  wanted: boolean,
): Partial<Record<Name, Value>> => {
  const property: Partial<Record<Name, Value>> = {};
  if (wanted) property[name] = value;
  return property;
};

/** A list under its name; nothing where it is empty. */
export const added = <Name extends string, Value>(
  name: Name,
  list: readonly Value[],
): Partial<Record<Name, readonly Value[]>> => given(name, list, list.length > 0);

/** The value without fields that are undefined: a table that is told and read again has none. */
export const defined = <Value extends object>(value: Value): Value => {
  const copy = { ...value };
  for (const [name, each] of Object.entries(copy)) if (each === undefined) Reflect.deleteProperty(copy, name);
  return copy;
};

/** The list where it holds anything; undefined where it is empty or left out. */
export const filled = <Each>(list: readonly Each[] | null | undefined): readonly Each[] | undefined =>
  list?.length ? list : undefined;
