import { comparisons } from '../../state/filters/matching.js';
import type { Comparison } from '../../state/vocabulary.js';
import type { Stat } from '../clauses.js';
import { plainChange } from '../layers/power-and-toughness.js';

/** True, false, or null if the answer depends on changes that were not applied. */
export type Certainty = boolean | null;

/** Whether all are true: false if any is false, otherwise null if any is null. */
export const and = (found: readonly Certainty[]): Certainty =>
  found.includes(false) ? false : found.includes(null) ? null : true;
/** Negates a certainty; null stays null. */
export const not = (found: Certainty): Certainty => (found === null ? null : !found);

/** The least and the most that a power or toughness may be, given the changes that were not applied. */
export type Bounds = readonly [least: number, most: number];

export const unbounded: Bounds = [-Infinity, Infinity];

/** Returns the least and the most that a change adds; if it has X or "for each", only its sign is known. */
const addedBy = (change: string, stat: Stat): Bounds => {
  const added = plainChange(change).adds?.[stat === 'POWER' ? 'power' : 'toughness'];
  if (added !== undefined) return [Math.min(0, added), Math.max(0, added)];
  const part = change.split('/')[stat === 'POWER' ? 0 : 1] ?? '';
  const [sign = ''] = part;
  if (/^[+\-−]0\b/.test(part)) return [0, 0];
  return [sign === '+' ? 0 : -Infinity, /[-−]/.test(sign) ? 0 : Infinity];
};

/** Whether a change may make a power or toughness larger. */
export const mayAdd = (change: string, stat: Stat): boolean => addedBy(change, stat)[1] > 0;

/** Compares two numbers that are known only within bounds. */
export const compareBounds = (compare: Comparison, one: Bounds, other: Bounds): Certainty => {
  if (compare === 'EQUAL' && one[0] <= other[1] && other[0] <= one[1])
    return one[0] === one[1] && other[0] === other[1] ? true : null;
  const found = one.flatMap((each) => other.map((limit) => comparisons[compare](each, limit)));
  return found.every(Boolean) ? true : found.some(Boolean) ? null : false;
};

/** Widens the bounds by a change that may or may not apply. */
export const widenBounds = ([least, most]: Bounds, change: string, stat: Stat): Bounds => {
  const [fewest, greatest] = addedBy(change, stat);
  return [least + fewest, most + greatest];
};
