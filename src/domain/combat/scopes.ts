import type { Choices, Limit, Option } from './choices.js';

/** A set of members, inside its parent; those who choose the scope's target are counted in it. */
export interface CountedSet {
  /** Null for the outermost set, which holds all members. */
  readonly parent: number | null;
  readonly capacity: number;
}

/** Members whom no limit tells apart; what a search decides is how many of them choose the target. */
export interface Group {
  readonly set: number;
  readonly members: readonly number[];
}

/** A limit whose set overlaps another one: no flow respects it, so that a search has to. */
export interface Crossing {
  readonly count: number;
  readonly members: ReadonlySet<number>;
  /** Those of the scope's groups that make up its members. */
  readonly groups: readonly number[];
}

/** Everything that is counted about one target, or, with null, about choosing any. */
export interface Scope {
  readonly target: number | null;
  /** Nested or disjoint; the first one holds all members. */
  readonly sets: readonly CountedSet[];
  /** The innermost set of each member that is in any but the first. */
  readonly innermost: ReadonlyMap<number, number>;
  readonly groups: readonly Group[];
  readonly crossings: readonly Crossing[];
  /** Those who choose the target only in company. */
  readonly companions: ReadonlySet<number>;
  /** Whether those are all who may choose it, so that nobody ever chooses it alone. */
  readonly neverAlone: boolean;
}

/** The scopes of a declaration: one for all targets together, and one for each target that a rule speaks of. */
export const scopesOf = (choices: Choices): readonly Scope[] => {
  const spokenOf = [...choices.limits, ...choices.companions].map(({ target }) => target);
  const targets = new Set<number | null>([null, ...spokenOf, ...choices.sought.keys()]);
  return [...targets].map((target) => scopeOf(choices, target));
};

const scopeOf = (choices: Choices, target: number | null): Scope => {
  const able = (member: number): boolean => hasOption(choices.options[member] ?? [], target);
  const limits = choices.limits
    .filter((limit) => limit.target === target)
    .map((limit) => ({ ...limit, members: limit.members.filter(able) }))
    .filter(({ members, count }) => members.length > count);
  const inCompany = choices.companions.filter((each) => each.target === target);
  const companions = new Set(inCompany.flatMap(({ members }) => members.filter(able)));
  return {
    target,
    ...nestedSets(limits, choices.options.length),
    companions,
    neverAlone: companions.size > 0 && choices.options.every((_, member) => companions.has(member) || !able(member)),
  };
};

const hasOption = (options: readonly Option[], target: number | null): boolean =>
  target === null ? options.length > 0 : options.some((option) => option.target === target);

/** As many limits as fit into a family of nested or disjoint sets, the largest sets first; the others cross them. */
const nestedSets = (limits: readonly Limit[], size: number): Omit<Scope, 'target' | 'companions' | 'neverAlone'> => {
  const sets: CountedSet[] = [{ parent: null, capacity: size }];
  const innermost = new Map<number, number>();
  const crossing: Limit[] = [];
  for (const limit of [...limits].sort((one, other) => other.members.length - one.members.length)) {
    const parents = new Set(limit.members.map((member) => innermost.get(member) ?? 0));
    const [parent = 0] = parents;
    if (parents.size > 1) crossing.push(limit);
    else {
      sets.push({ parent, capacity: limit.count });
      for (const member of limit.members) innermost.set(member, sets.length - 1);
    }
  }
  const groups = groupsOf(crossing, innermost);
  for (const { members } of groups) {
    const parent = innermost.get(members[0] ?? 0) ?? 0;
    sets.push({ parent, capacity: members.length });
    for (const member of members) innermost.set(member, sets.length - 1);
  }
  const first = sets.length - groups.length;
  return {
    sets,
    innermost,
    groups: groups.map((group, index) => ({ ...group, set: first + index })),
    crossings: crossing.map(({ members, count }) => crossingOf(new Set(members), count, groups)),
  };
};

const crossingOf = (members: ReadonlySet<number>, count: number, groups: readonly Omit<Group, 'set'>[]): Crossing => ({
  count,
  members,
  groups: groups.flatMap((group, index) => (members.has(group.members[0] ?? -1) ? [index] : [])),
});

/** The members of the crossing limits, those together that are in the same sets throughout. */
const groupsOf = (
  crossing: readonly Limit[],
  innermost: ReadonlyMap<number, number>,
): readonly Omit<Group, 'set'>[] => {
  const signatures = new Map<number, string>();
  crossing.forEach(({ members }, index) => {
    for (const member of members)
      signatures.set(member, `${signatures.get(member) ?? String(innermost.get(member) ?? 0)} ${index}`);
  });
  const groups = new Map<string, number[]>();
  for (const [member, signature] of signatures) groups.set(signature, [...(groups.get(signature) ?? []), member]);
  return [...groups.values()].map((members) => ({ members }));
};
