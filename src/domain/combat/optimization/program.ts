import { isWithin } from './choices.js';
import type { Choices, ChosenTargets, Companions, Limit, Required, Scope } from './choices.js';
import {
  choicesWithin,
  countedGroup,
  countedPool,
  createCount,
  distributeChoices,
  requirementGain,
} from './counted-groups.js';
import type { ProgramBuilder, Count, CountedGroup } from './counted-groups.js';
import { isGainedByTarget } from './gains.js';
import { groupsOf, type Group } from './groups.js';
import { poolsOf } from './pools.js';
import { distributeTargets, targetClasses, withoutRepeatedRules, type TargetClass } from './target-classes.js';
import { createProgram, term, times, type IntegerProgram, type Term } from './integer-program.js';
import { groupPairs } from '../../values/groups.js';

/** A declaration as an integer program, and how to read its solution. */
export interface DeclarationProgram {
  readonly program: IntegerProgram;
  readonly chosenBy: (values: readonly number[]) => ChosenTargets;
}

/**
 * Builds the integer program for the best declaration, with one variable for each group and target, or for each pool
 * and target. It maximizes requirements or, given the least number of these, closeness.
 */
export const programOf = (given: Choices, least: number | null): DeclarationProgram => {
  const building = createProgram(least);
  const like = groupsOf(given);
  const classes = targetClasses(given, like);
  const choices = withoutRepeatedRules(given, classes);
  const sizeOf = createSizes(classes);
  const { alone, pools } = countedGroups(building, choices, withSizedTargets(like, sizeOf));
  const groups = [...alone, ...pools];
  const groupsOfMember = createGroupsOfMember(groups);
  const groupsWith: GroupsWith = (members) => [...new Set([...members].flatMap(groupsOfMember))];
  const countOf = createCount(building);
  for (const { members, scope, count } of choices.limits)
    building.row(count * sizeOf(scope), ...groupsWith(members).map((group) => countOf(group, scope)));
  const together = createTogether(building, groupsWith, countOf, sizeOf);
  const limits = choices.limits.map((limit) => ({ ...limit, members: new Set(limit.members) }));
  for (const each of choices.companions) {
    const requiredGroups = groupsWith(each.members)
      .map((group) => [group, countOf(group, each.scope)] as const)
      .filter(([, count]) => count.length);
    if (requiredGroups.length) addCompanions(building, limits, each, together(each), requiredGroups);
  }
  addLoners(building, choices, alone, groupsWith, countOf);
  const most = choices.members.reduce((sum, member) => sum + Math.min(member.most, member.options.length), 0);
  building.row(most, ...together.byTarget());
  addRequirements(building, choices, { groupsOfMember, groupsWith, countOf, sizeOf });
  const distribute = (values: readonly number[]) => distributeChoices(alone, pools, choices.members.length, values);
  return { program: building.program(), chosenBy: (values) => distributeTargets(distribute(values), classes) };
};

const withSizedTargets = (groups: readonly Group[], sizeOf: SizeOf): readonly Group[] =>
  groups.map((group) => ({
    ...group,
    byTarget: new Map([...group.byTarget].filter(([target]) => sizeOf(new Set([target])))),
  }));

interface ProgramParts {
  readonly groupsOfMember: (member: number) => readonly CountedGroup[];
  readonly groupsWith: GroupsWith;
  readonly countOf: Count;
  readonly sizeOf: SizeOf;
}

const addRequirements = (
  building: ProgramBuilder,
  choices: Choices,
  { groupsOfMember, groupsWith, countOf, sizeOf }: ProgramParts,
): void => {
  for (const required of choices.requirements) {
    const [group] = required.member === null ? [] : groupsOfMember(required.member);
    if (required.member === null) addSought(building, choices, required, groupsWith, countOf, sizeOf(required.scope));
    else if (group) addRequired(building, required, group, groupsWith, countOf);
  }
};

const countedGroups = (building: ProgramBuilder, choices: Choices, like: readonly Group[]) => {
  const pools = poolsOf(choices, like);
  const shares = new Map(pools.flatMap((pool) => pool.shares.map((share) => [share.group, share])));
  const counted = new Map(like.map((group) => [group, countedGroup(building, group, shares.get(group))]));
  return {
    alone: [...counted.values()],
    pools: pools.map((pool) => countedPool(building, pool, (group) => counted.get(group))),
  };
};

/** Finds the group of a member, and then its pool, if any. */
const createGroupsOfMember = (groups: readonly CountedGroup[]): ((member: number) => readonly CountedGroup[]) => {
  const found = groupPairs(groups.flatMap((group) => group.members.map((member) => [member, group])));
  return (member) => found.get(member) ?? [];
};

/** Adds a requirement of a member, unless the variables of its group count it already. */
const addRequired = (
  building: ProgramBuilder,
  required: Required,
  group: CountedGroup,
  groupsWith: GroupsWith,
  countOf: Count,
): void => {
  if (required.unlessNone) addUnlessNone(building, required, group, groupsWith(required.unlessNone), countOf);
  else if (required.scope && !isGainedByTarget(required, group.most)) addOnce(building, required, group, countOf);
};

/** How many targets a scope of one target stands for: all of its class, or none if another target stands for it. */
type SizeOf = (scope: Scope) => number;

const createSizes = (classes: readonly TargetClass[]): SizeOf => {
  const sizes = new Map(classes.map(({ targets }) => [targets[0], targets.length]));
  return (scope) => {
    const [target, ...more] = scope ?? [];
    return target === undefined || more.length ? 1 : (sizes.get(target) ?? 0);
  };
};

type GroupsWith = (members: Iterable<number>) => readonly CountedGroup[];

/** Adds a variable for whether enough companions choose together, once for all members that need the same ones. */
const createTogether = ({ variable, row }: ProgramBuilder, groupsWith: GroupsWith, countOf: Count, sizeOf: SizeOf) => {
  const cache = new Map<string, readonly Term[]>();
  const byTarget = new Map<number, readonly Term[]>();
  const together = ({ scope, least, among }: Companions): readonly Term[] => {
    const key = [least, ...(scope ?? ['all']), 'among', ...among].join(' ');
    const cached = cache.get(key);
    if (cached) return cached;
    const found = term(variable(sizeOf(scope)));
    row(0, times(least, found), ...groupsWith(among).map((group) => times(-1, countOf(group, scope))));
    cache.set(key, found);
    const [target, ...more] = scope ?? [];
    if (target !== undefined && !more.length) byTarget.set(target, times(least, found));
    return found;
  };
  /** For each target with companions: the least number of members that choose it, or 0 while none do. */
  return Object.assign(together, { byTarget: () => [...byTarget.values()] });
};

type LimitOnSet = Omit<Limit, 'members'> & { readonly members: ReadonlySet<number> };

/** Members that need companions choose only where these do, and no more of them than a limit on all of them allows. */
const addCompanions = (
  { row }: ProgramBuilder,
  limits: readonly LimitOnSet[],
  each: Companions,
  together: readonly Term[],
  needing: readonly (readonly [CountedGroup, readonly Term[]])[],
): void => {
  for (const [{ members }, count] of needing) row(0, count, times(-members.length, together));
  const most = limits
    .filter(({ scope, members }) => isSame(scope, each.scope) && each.members.every((member) => members.has(member)))
    .map(({ count }) => count);
  if (most.length) row(0, ...needing.map(([, count]) => count), times(-Math.min(...most), together));
};

const isSame = (one: Scope, other: Scope): boolean =>
  one === null || other === null
    ? one === other
    : one.size === other.size && [...one].every((target) => other.has(target));

/** If a member that may only choose alone does, nobody else chooses anything. */
const addLoners = (
  { row }: ProgramBuilder,
  { members: { length }, loners }: Choices,
  groups: readonly CountedGroup[],
  groupsWith: GroupsWith,
  countOf: Count,
): void => {
  const choosing = groups.map(({ any }) => any);
  for (const { members, scope } of loners)
    row(length, ...choosing, ...groupsWith(members).map((each) => times(length - 1, countOf(each, scope))));
};

/** Adds requirements that somebody, or enough of certain members, choose one of the targets. */
const addSought = (
  { variable, row }: ProgramBuilder,
  choices: Choices,
  { scope, times: count, number }: Required,
  groupsWith: GroupsWith,
  countOf: Count,
  size: number,
): void => {
  const members = number?.members ?? [...choices.members.keys()];
  const choosing = groupsWith(members).flatMap((group) =>
    number || !scope ? countOf(group, scope) : choicesWithin(group, scope),
  );
  const obeyed = term(variable(size, requirementGain(count)));
  row(0, times(number?.least ?? fewestTogether(choices, scope), obeyed), times(-1, choosing));
  const beyond = members.length - (number?.most ?? members.length);
  if (beyond > 0) row(members.length, choosing, times(beyond, obeyed));
};

/** How many members choose the target if any does: more than one where nobody may choose it alone. */
const fewestTogether = ({ companions, members }: Choices, scope: Scope): number => {
  const able = members.filter(({ options }) => options.some((target) => isWithin(scope, target))).length;
  const isMeant = ({ scope: other }: Companions): boolean =>
    scope?.size === 1 && other?.size === 1 && [...scope].every((target) => other.has(target));
  const together = companions
    .filter((each) => isMeant(each) && isAbout(each, members, scope, able))
    .map(({ least }) => least);
  return Math.max(1, ...together);
};

const isAbout = ({ members: needing }: Companions, members: Choices['members'], scope: Scope, able: number): boolean =>
  needing.filter((member) => members[member]?.options.some((target) => isWithin(scope, target))).length === able;

/** Adds requirements that are disobeyed if the member stays away while one of the other members does not. */
const addUnlessNone = (
  { variable, row }: ProgramBuilder,
  { scope, times: count }: Required,
  group: CountedGroup,
  others: readonly CountedGroup[],
  countOf: Count,
): void => {
  const disobeyed = term(variable(1, requirementGain(-count)));
  for (const { members, any } of others)
    row(0, any, times(-members.length, countOf(group, scope)), times(-members.length, disobeyed));
};

/** Adds requirements that count once however many of the targets the member chooses. */
const addOnce = (
  { variable, row }: ProgramBuilder,
  { scope, times: count }: Required,
  group: CountedGroup,
  countOf: Count,
): void => {
  row(0, term(variable(1, requirementGain(count))), times(-1, countOf(group, scope)));
};
