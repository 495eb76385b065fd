/** Returns an object with one field if `wanted`, else an empty one; to be spread. */
export const fieldIf = <Name extends string, Value>(
  name: Name,
  value: Value,
  wanted: boolean,
): Partial<Record<Name, Value>> => {
  const property: Partial<Record<Name, Value>> = {};
  if (wanted) property[name] = value;
  return property;
};

/** Returns an object with the list as a field, or an empty one for an empty list; to be spread. */
export const fieldIfAny = <Name extends string, Value>(
  name: Name,
  list: readonly Value[],
): Partial<Record<Name, readonly Value[]>> => fieldIf(name, list, list.length > 0);

/** Drops undefined fields: JSON does not keep them. */
export const withoutUndefined = <Value extends object>(value: Value): Value => {
  const copy = { ...value };
  for (const [name, each] of Object.entries(copy)) if (each === undefined) Reflect.deleteProperty(copy, name);
  return copy;
};

/** Returns the list; undefined if it is empty or missing. */
export const undefinedIfEmpty = <Each>(list: readonly Each[] | null | undefined): readonly Each[] | undefined =>
  list?.length ? list : undefined;
