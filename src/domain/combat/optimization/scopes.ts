import type { Choices, Limit, Scope } from './choices.js';

/** A set of members within its parent set; a flow counts its members that choose the target. */
export interface CountedSet {
  /** Null for the outermost set, which holds all members. */
  readonly parent: number | null;
  readonly capacity: number;
}

/** The sets that a flow counts for one target or, with null, for any target. */
export interface CountedTarget {
  readonly target: number | null;
  /** Nested or disjoint; the first one holds all members. A limit that crosses them is left out. */
  readonly sets: readonly CountedSet[];
  /** Each member's innermost set, unless that is the outermost one. */
  readonly innermost: ReadonlyMap<number, number>;
  /** How many requirements ask that somebody choose the target. */
  readonly sought: number;
  /** Whether nobody may choose the target alone. */
  readonly neverAlone: boolean;
}

/** Lists the sets to count: for all targets together, and for each target of a rule. */
export const countedTargets = (choices: Choices): readonly CountedTarget[] => {
  const able = ableMembers(choices);
  const everybody = choices.members.map((_, member) => member);
  const choosing = choices.members.map(({ options }) => options.length > 0);
  const all = countedTarget(choices, null, choosing, everybody.length);
  return [
    all,
    ...[...targetsOfRules(choices)].map((target) => countedTarget(choices, target, able(target), everybody.length)),
  ];
};

/** Returns, for each member, whether it may choose a target. */
export const ableMembers =
  ({ members }: Choices) =>
  (target: number): readonly boolean[] =>
    members.map(({ options }) => options.includes(target));

const targetsOfRules = ({ requirements, limits, companions }: Choices): ReadonlySet<number> =>
  new Set(
    [...limits, ...companions, ...requirements.filter(({ member }) => member === null)].flatMap(({ scope }) => [
      ...(scope ?? []),
    ]),
  );

const countedTarget = (
  { requirements, limits, companions, members }: Choices,
  target: number | null,
  able: readonly boolean[],
  size: number,
): CountedTarget => {
  const isAboutTarget = ({ scope }: Pick<Limit, 'scope'>): boolean =>
    target === null ? scope === null : scope?.size === 1 && scope.has(target);
  const one = (member: number): boolean => target !== null || (members[member]?.most ?? 0) < 2;
  const counted = limits
    .filter(isAboutTarget)
    .map((limit) => ({ ...limit, members: limit.members.filter((member) => able[member]) }))
    .filter((limit) => limit.members.length > limit.count && limit.members.every(one));
  const isSought = (scope: Scope): boolean =>
    target === null || scope === null ? scope === target : scope.has(target);
  const sought = requirements.filter(({ member, scope }) => member === null && isSought(scope));
  return {
    target,
    ...nestedSets(counted, size),
    sought: sought.reduce((sum, { times }) => sum + times, 0),
    neverAlone:
      target !== null &&
      companions.some(
        (each) => isAboutTarget(each) && each.least > 1 && coversAll(each.members, able) && coversAll(each.among, able),
      ),
  };
};

/** Whether a set of members contains all who may choose the target. */
export const coversAll = (members: readonly number[], able: readonly boolean[]): boolean => {
  const contained = new Set(members);
  return able.every((isAble, member) => !isAble || contained.has(member));
};

/** As many limits as fit into a family of nested or disjoint sets, the largest sets first. */
const nestedSets = (limits: readonly Limit[], size: number): Pick<CountedTarget, 'sets' | 'innermost'> => {
  const sets: CountedSet[] = [{ parent: null, capacity: size }];
  const innermost = new Map<number, number>();
  for (const { members, count } of [...limits].sort((one, other) => other.members.length - one.members.length)) {
    const [parent = 0, ...more] = new Set(members.map((member) => innermost.get(member) ?? 0));
    if (more.length) continue;
    sets.push({ parent, capacity: count });
    for (const member of members) innermost.set(member, sets.length - 1);
  }
  return { sets, innermost };
};
