import { problem, type Problem } from '../problem.js';
import { isRecord } from '../values/record.js';
import type { Counters } from '../state/game-state.js';

const most = { kinds: 50, name: 100, count: 1_000_000 };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most.count;

/** Reads counters by name that were accepted; none where nothing of them is left. */
export const countersOf = (told: unknown): { readonly counters?: Counters } => {
  const counted = isRecord(told)
    ? Object.entries(told).filter((each): each is [string, number] => isCount(each[1]) && each[1] > 0)
    : [];
  return counted.length ? { counters: Object.fromEntries(counted) } : {};
};

/** Finds counters that are no numbers of something (122.1). */
export const counterProblems = ({ counters }: { readonly counters?: unknown }): readonly Problem[] => {
  if ((counters ?? null) === null) return [];
  if (!isRecord(counters))
    return [problem(['counters'], 'counters has to be an object: numbers by names, as in +1/+1.')];
  const names = Object.keys(counters);
  if (names.length > most.kinds)
    return [problem(['counters'], `counters has at most ${most.kinds} names, not ${names.length}.`)];
  return names.flatMap((name) => [
    ...(name.length > most.name
      ? [problem(['counters'], `A counter's name has at most ${most.name} characters.`)]
      : []),
    ...(isCount(counters[name])
      ? []
      : [problem(['counters', name], `${name} has to be a whole number from 0 to ${most.count}.`)]),
  ]);
};
