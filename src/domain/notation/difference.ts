import { isRecord } from '../values/record.js';

type Path = readonly (string | number)[];

/** Whether a value is null or undefined: an omitted field equals null. */
const isNothing = (value: unknown): boolean => value === undefined || value === null;

/** Returns the path of the first difference between two values; null if they are equal. */
export const differenceBetween = (one: unknown, other: unknown): Path | null => {
  if (Array.isArray(one) && Array.isArray(other)) return inLists(one, other);
  if (!isRecord(one) || !isRecord(other)) return one === other || (isNothing(one) && isNothing(other)) ? null : [];
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = differenceBetween(one[name], other[name]);
    if (found) return [name, ...found];
  }
  return null;
};

const inLists = (one: readonly unknown[], other: readonly unknown[]): Path | null => {
  for (const [place, value] of one.entries()) {
    const found = differenceBetween(value, other[place]);
    if (found) return [place, ...found];
  }
  return one.length === other.length ? null : [one.length];
};
