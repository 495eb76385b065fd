import { isWithin, type ChosenTargets, type Scope } from './choices.js';
import type { Group } from './groups.js';
import { term, times, type createProgram, type Gain, type Term } from './integer-program.js';
import type { Pool, Share } from './pools.js';

export type ProgramBuilder = ReturnType<typeof createProgram>;

/** A group with variables for how many of its members choose each target, and how many choose any. */
export interface CountedGroup extends Pick<Group, 'members' | 'most'> {
  readonly byTarget: ReadonlyMap<number, number>;
  readonly any: readonly Term[];
  /** How many members join the group's pool. */
  readonly joining: readonly Term[];
}

/** A pool with variables for how many of its members choose each target. */
export interface CountedPool extends CountedGroup {
  readonly parts: readonly (CountedGroup & Pick<Share, 'worse'>)[];
}

export const requirementGain = (required: number): Gain => ({ required, agreed: 0 });

/** With at most this many variables, a group needs no other for how many members choose anything: it is their sum. */
const fewVariables = 2;

export const countedGroup = (
  { variable, row }: ProgramBuilder,
  group: Group,
  share: Share | undefined,
): CountedGroup => {
  const { members, most, first } = group;
  const gains = [...(share?.direct ?? group.byTarget)];
  const size = members.length;
  const count = gains.length + Number(share !== undefined);
  const isSum = most === 1 && count <= fewVariables;
  const gaining = ({ required, agreed }: Gain): number =>
    variable(size, { required: isSum ? first + required : required, agreed });
  const byTarget = new Map(gains.map(([target, gain]) => [target, gaining(gain)]));
  const joining = share ? term(gaining(share.gain)) : [];
  const choices = [...[...byTarget.values()].flatMap(term), ...joining];
  if (isSum) {
    if (count > 1) row(size, choices);
    return { ...group, byTarget, joining, any: choices };
  }
  const any = term(variable(size, requirementGain(first)));
  row(0, choices, times(-most, any));
  row(0, any, times(-1, choices));
  if (most > 1) for (const each of choices) row(0, [each], times(-1, any));
  return { ...group, byTarget, joining, any };
};

/** Counts a pool: every member who joins it chooses one of its targets, but not the target that is worse for them. */
export const countedPool = (
  { variable, row }: ProgramBuilder,
  { targets, shares }: Pool,
  countedOf: (group: Group) => CountedGroup | undefined,
): CountedPool => {
  const parts = shares.flatMap(({ group, worse }) => {
    const counted = countedOf(group);
    return counted ? [{ ...counted, worse }] : [];
  });
  const members = parts.flatMap((part) => part.members);
  const byTarget = new Map(targets.map((target) => [target, variable(members.length)]));
  const choices = [...byTarget.values()].flatMap(term);
  const joining = parts.flatMap((part) => part.joining);
  row(0, choices, times(-1, joining));
  row(0, joining, times(-1, choices));
  for (const target of new Set(parts.flatMap(({ worse }) => worse ?? []))) {
    const others = parts.filter(({ worse }) => worse !== target).flatMap((part) => part.joining);
    row(0, term(byTarget.get(target) ?? 0), times(-1, others));
  }
  return { members, most: 1, byTarget, joining: [], any: [], parts };
};

/** The number of choices of those targets by a group; a member with several choices counts several times. */
export const choicesWithin = ({ byTarget }: CountedGroup, scope: Scope): readonly Term[] =>
  [...byTarget].flatMap(([target, each]) => (isWithin(scope, target) ? term(each) : []));

/** Counts the members of a group that choose a target in the scope. */
export type Count = (group: CountedGroup, scope: Scope) => readonly Term[];

export const createCount = ({ variable, row }: ProgramBuilder): Count => {
  const cache = new Map<CountedGroup, Map<Scope, readonly Term[]>>();
  return (group, scope) => {
    if (scope === null) return group.any;
    const choices = choicesWithin(group, scope);
    if (group.most === 1 || choices.length < 2) return choices;
    const ofGroup = cache.get(group) ?? new Map<Scope, readonly Term[]>();
    cache.set(group, ofGroup);
    const counted = ofGroup.get(scope);
    if (counted) return counted;
    const some = term(variable(1));
    for (const each of choices) row(0, [each], times(-1, some));
    row(0, some, times(-1, choices));
    ofGroup.set(scope, some);
    return some;
  };
};

type Values = readonly number[];

const sumOf = (terms: readonly Term[], values: Values): number =>
  terms.reduce((total, { variable }) => total + (values[variable] ?? 0), 0);

const placesOf = ({ byTarget }: CountedGroup, values: Values): readonly number[] =>
  [...byTarget].flatMap(([target, variable]) => Array.from({ length: values[variable] ?? 0 }, () => target));

/** Distributes the choices of each group, and then of each pool, among its members. */
export const distributeChoices = (
  groups: readonly CountedGroup[],
  pools: readonly CountedPool[],
  size: number,
  values: Values,
): ChosenTargets => {
  const chosen = Array.from({ length: size }, (): number[] => []);
  for (const group of groups) {
    const { members, most } = group;
    const choosing = most === 1 ? members.length : sumOf(group.any, values);
    placesOf(group, values).forEach((target, index) => chosen[members[index % choosing] ?? -1]?.push(target));
  }
  for (const pool of pools) for (const { member, target } of handedOut(pool, values)) chosen[member]?.push(target);
  return chosen;
};

/** The targets of a pool's members; a member with its worse target swaps with one for whom the target is not worse. */
const handedOut = (pool: CountedPool, values: Values) => {
  const places = placesOf(pool, values);
  const handed = pool.parts
    .flatMap((part) => {
      const direct = placesOf(part, values).length;
      const joining = part.members.slice(direct, direct + sumOf(part.joining, values));
      return joining.map((member) => ({ member, worse: part.worse }));
    })
    .map((each, index) => ({ ...each, target: places[index] ?? -1 }));
  for (const each of handed) {
    if (each.target !== each.worse) continue;
    const other = handed.find(({ target, worse }) => target !== each.target && worse !== each.target);
    if (other) [each.target, other.target] = [other.target, each.target];
  }
  return handed;
};
