import {
  isWithin,
  worthOfRequirement,
  type Choices,
  type Chosen,
  type Companions,
  type Limit,
  type Required,
  type Scope,
} from './choices.js';
import { isGainedByTarget } from './gains.js';
import { groupsOf, type Group } from './groups.js';
import { createProgram, term, times, type IntegerProgram, type Term } from './integer-program.js';

/** A declaration as a program over whole numbers, and what its values say. */
export interface DeclarationProgram {
  readonly program: IntegerProgram;
  readonly chosenBy: (values: readonly number[]) => Chosen;
}

/** A group with the variables that say how many of it choose each target, and how many choose anything. */
interface Counted extends Group {
  readonly byTarget: ReadonlyMap<number, number>;
  readonly any: readonly Term[];
}

type Building = ReturnType<typeof createProgram>;

/** States the best declaration as a program: one variable for each group of like members and each target. */
export const programOf = (choices: Choices): DeclarationProgram => {
  const building = createProgram();
  const groups = groupsOf(choices).map((group) => countedGroup(building, group));
  const byMember = new Map(groups.flatMap((group) => group.members.map((member) => [member, group])));
  const groupsWith: GroupsWith = (members) => [
    ...new Set([...members].flatMap((member) => byMember.get(member) ?? [])),
  ];
  const countOf = createCount(building);
  for (const { members, scope, count } of choices.limits)
    building.row(count, ...groupsWith(members).map((group) => countOf(group, scope)));
  const together = createTogether(building, groupsWith, countOf);
  const limits = choices.limits.map((limit) => ({ ...limit, members: new Set(limit.members) }));
  for (const each of choices.companions) {
    const needing = groupsWith(each.members).map((group) => [group, countOf(group, each.scope)] as const);
    if (needing.some(([, count]) => count.length)) addCompanions(building, limits, each, together(each), needing);
  }
  const most = choices.members.reduce((sum, member) => sum + Math.min(member.most, member.options.length), 0);
  building.row(most, ...together.byTarget());
  const worth = worthOfRequirement(choices);
  for (const required of choices.requirements) {
    const gain = worth * required.times;
    const group = required.member === null ? undefined : byMember.get(required.member);
    if (required.member === null) addSought(building, choices, required, gain, groups);
    else if (group && required.unlessNone)
      addUnlessNone(building, required, gain, group, groupsWith(required.unlessNone), countOf);
    else if (group && required.scope && !isGainedByTarget(required, group.most))
      addOnce(building, required, gain, group, countOf);
  }
  return { program: building.program, chosenBy: (values) => chosenBy(choices, groups, values) };
};

const countedGroup = ({ variable, row }: Building, group: Group): Counted => {
  const { members, most, first, byTarget: gains } = group;
  const size = members.length;
  const byTarget = new Map(
    [...gains].map(([target, gain]) => [target, variable(size, most === 1 ? first + gain : gain)]),
  );
  const choices = [...byTarget.values()].flatMap(term);
  if (most === 1) {
    row(size, choices);
    return { ...group, byTarget, any: choices };
  }
  const any = term(variable(size, first));
  row(0, choices, times(-most, any));
  row(0, any, times(-1, choices));
  for (const each of choices) row(0, [each], times(-1, any));
  return { ...group, byTarget, any };
};

/** How many of a group choose one of the targets. */
type Count = (group: Counted, scope: Scope) => readonly Term[];

const createCount = ({ variable, row }: Building): Count => {
  const known = new Map<Counted, Map<Scope, readonly Term[]>>();
  return (group, scope) => {
    if (scope === null) return group.any;
    const choices = [...group.byTarget].flatMap(([target, each]) => (isWithin(scope, target) ? term(each) : []));
    if (group.most === 1 || choices.length < 2) return choices;
    const ofGroup = known.get(group) ?? new Map<Scope, readonly Term[]>();
    known.set(group, ofGroup);
    const counted = ofGroup.get(scope);
    if (counted) return counted;
    const some = term(variable(1));
    for (const each of choices) row(0, [each], times(-1, some));
    row(0, some, times(-1, choices));
    ofGroup.set(scope, some);
    return some;
  };
};

type GroupsWith = (members: Iterable<number>) => readonly Counted[];

/** Adds, once for all who need the same company, whether that many come together. */
const createTogether = ({ variable, row }: Building, groupsWith: GroupsWith, countOf: Count) => {
  const known = new Map<string, readonly Term[]>();
  const byTarget = new Map<number, readonly Term[]>();
  const together = ({ scope, least, among }: Companions): readonly Term[] => {
    const key = [least, ...(scope ?? ['all']), 'among', ...among].join(' ');
    const before = known.get(key);
    if (before) return before;
    const found = term(variable(1));
    row(0, times(least, found), ...groupsWith(among).map((group) => times(-1, countOf(group, scope))));
    known.set(key, found);
    const [target, ...more] = scope ?? [];
    if (target !== undefined && !more.length) byTarget.set(target, times(least, found));
    return found;
  };
  /** How many choose the targets at which somebody comes together: no more than there are choices. */
  return Object.assign(together, { byTarget: () => [...byTarget.values()] });
};

type LimitOnSet = Omit<Limit, 'members'> & { readonly members: ReadonlySet<number> };

/** Those who need company choose only where there is; no more of them than a limit on all lets. */
const addCompanions = (
  { row }: Building,
  limits: readonly LimitOnSet[],
  each: Companions,
  together: readonly Term[],
  needing: readonly (readonly [Counted, readonly Term[]])[],
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

/** Somebody has to choose one of the targets; where nobody chooses it alone, that takes as many as come together. */
const addSought = (
  { variable, row }: Building,
  { companions, members }: Choices,
  { scope }: Required,
  gain: number,
  groups: readonly Counted[],
): void => {
  const choices = groups.flatMap(({ byTarget }) =>
    [...byTarget].flatMap(([target, each]) => (isWithin(scope, target) ? term(each) : [])),
  );
  const able = members.filter(({ options }) => options.some((target) => isWithin(scope, target))).length;
  const isMeant = ({ scope: other }: Companions): boolean =>
    scope?.size === 1 && other?.size === 1 && [...scope].every((target) => other.has(target));
  const together = companions
    .filter((each) => isMeant(each) && isAbout(each, members, scope, able))
    .map(({ least }) => least);
  row(0, times(Math.max(1, ...together), term(variable(1, gain))), times(-1, choices));
};

const isAbout = ({ members: needing }: Companions, members: Choices['members'], scope: Scope, able: number): boolean =>
  needing.filter((member) => members[member]?.options.some((target) => isWithin(scope, target))).length === able;

/** A requirement is disobeyed where the member stays away though one of the others does not. */
const addUnlessNone = (
  { variable, row }: Building,
  { scope }: Required,
  gain: number,
  group: Counted,
  others: readonly Counted[],
  countOf: Count,
): void => {
  const disobeyed = term(variable(1, -gain));
  for (const { members, any } of others)
    row(0, any, times(-members.length, countOf(group, scope)), times(-members.length, disobeyed));
};

/** A requirement that choosing several of the targets obeys only once. */
const addOnce = (
  { variable, row }: Building,
  { scope }: Required,
  gain: number,
  group: Counted,
  countOf: Count,
): void => {
  row(0, term(variable(1, gain)), times(-1, countOf(group, scope)));
};

/** Hands the choices of each group round among its members. */
const chosenBy = (choices: Choices, groups: readonly Counted[], values: readonly number[]): Chosen => {
  const chosen = choices.members.map((): number[] => []);
  for (const { members, byTarget, any, most } of groups) {
    const sum = any.reduce((total, { variable }) => total + (values[variable] ?? 0), 0);
    let next = 0;
    for (const [target, variable] of byTarget)
      for (let count = values[variable] ?? 0; count > 0; count -= 1) {
        chosen[members[most === 1 ? next : next % sum] ?? -1]?.push(target);
        next += 1;
      }
  }
  return chosen;
};
