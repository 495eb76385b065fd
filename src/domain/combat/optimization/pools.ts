import type { Choices, Scope } from './choices.js';
import type { Group } from './groups.js';
import { isAsGood } from './gains.js';
import type { Gain } from './integer-program.js';
import { coversAll, ableMembers } from './scopes.js';

/**
 * Groups that share targets whose rules only count members: it is enough to know how many of each group choose any of
 * the targets, and how many of the pool choose each.
 */
export interface Pool {
  readonly targets: readonly number[];
  readonly shares: readonly Share[];
}

/** A group's part in a pool. */
export interface Share {
  readonly group: Group;
  /** The gain of each member that joins the pool, wherever it ends up. */
  readonly gain: Gain;
  /** The targets that members choose directly: those outside the pool, and those with a greater or lesser gain. */
  readonly direct: ReadonlyMap<number, Gain>;
  /** The pool's target that gains less; members who join the pool can't end up there. */
  readonly worse: number | null;
}

/** The fewest targets for which a pool is worthwhile. */
const fewestTargets = 3;

/** Pools groups that share targets; groups that share none, or whose gains differ too much, are in no pool. */
export const poolsOf = (choices: Choices, groups: readonly Group[]): readonly Pool[] => {
  const countsHeads = createCountsHeads(choices);
  const pools = new Map<string, Pool & { readonly shares: Share[] }>();
  for (const group of groups) {
    const targets = [...group.byTarget.keys()].filter(countsHeads);
    const share = group.most === 1 && targets.length >= fewestTargets ? shareOf(group, targets) : null;
    if (!share) continue;
    const key = targets.join(' ');
    const sharedPool = pools.get(key) ?? { targets, shares: [] };
    sharedPool.shares.push(share);
    pools.set(key, sharedPool);
  }
  return [...pools.values()].filter(({ shares }) => shares.length > 1);
};

/** Tests whether all rules about a target are about that target alone, and about everybody who may choose it. */
const createCountsHeads = (choices: Choices): ((target: number) => boolean) => {
  const able = ableMembers(choices);
  const excluded = new Set<number>();
  const isAboutAll = (target: number, sets: readonly (readonly number[])[]): boolean => {
    const isAble = sets.length ? able(target) : [];
    return sets.every((members) => coversAll(members, isAble));
  };
  const exclude = (scope: Scope, ...sets: readonly (readonly number[])[]): void => {
    for (const target of scope ?? []) if (scope?.size !== 1 || !isAboutAll(target, sets)) excluded.add(target);
  };
  for (const { scope, members } of choices.limits) exclude(scope, members);
  for (const { scope, members, among } of choices.companions) exclude(scope, members, among);
  for (const { scope } of choices.loners) exclude(scope, []);
  for (const { scope, member, unlessNone, number } of choices.requirements)
    if (unlessNone) exclude(scope, []);
    else if (member === null) exclude(scope, ...(number ? [number.members] : []));
  return (target) => !excluded.has(target);
};

/** A group's share in a pool of those targets, by their commonest gain; null if several targets gain less. */
const shareOf = (group: Group, targets: readonly number[]): Share | null => {
  const pooled = new Set(targets);
  const inPool = [...group.byTarget].filter(([target]) => pooled.has(target));
  const gain = mostFrequentGain(inPool.map(([, each]) => each));
  const [worse, ...more] = inPool.filter(([, each]) => !isAsGood(each, gain));
  if (more.length) return null;
  const isDirect = (target: number, each: Gain): boolean =>
    !pooled.has(target) || !isAsGood(each, gain) || !isAsGood(gain, each);
  const direct = new Map([...group.byTarget].filter(([target, each]) => isDirect(target, each)));
  return { group, gain, direct, worse: worse?.[0] ?? null };
};

const mostFrequentGain = (gains: readonly Gain[]): Gain => {
  const counts = new Map<string, { readonly gain: Gain; count: number }>();
  for (const gain of gains) {
    const key = `${gain.required} ${gain.agreed}`;
    const counted = counts.get(key) ?? { gain, count: 0 };
    counted.count += 1;
    counts.set(key, counted);
  }
  return [...counts.values()].reduce((one, other) => (other.count > one.count ? other : one)).gain;
};
