/** A list under its name; nothing where it is empty. */
export const added = <Name extends string, Value>(
  name: Name,
  list: readonly Value[],
): Partial<Record<Name, readonly Value[]>> => {
  const property: Partial<Record<Name, readonly Value[]>> = {};
  if (list.length) property[name] = list;
  return property;
};
