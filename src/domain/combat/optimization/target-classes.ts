import type { Choices, ChosenTargets, Companions, Limit, Required, Scope } from './choices.js';
import { groupBy } from '../../values/groups.js';
import type { Group } from './groups.js';

/** Interchangeable targets: only how many members choose any of them matters. */
export interface TargetClass {
  /** The targets of the class; the first one stands for all. */
  readonly targets: readonly [number, ...number[]];
  /** The limits on each target, and the least number of members that choose it together. */
  readonly limits: readonly Limit[];
  readonly least: number;
}

/** Groups targets by each group's gains from them and by the rules about them. */
export const targetClasses = (choices: Choices, groups: readonly Group[]): readonly TargetClass[] => {
  const rules = rulesByTarget(choices);
  const gains = gainsByTarget(groups);
  const classes = groupBy(rules.keys(), (target) => {
    const own = rules[target];
    return own && isEven(own, groups, target)
      ? `${own.signature.join(' ')} ${gains[target]?.join(' ') ?? ''}`
      : `only ${target}`;
  });
  return [...classes.values()].map((targets) => {
    const { limits = [], companions = [] } = rules[targets[0]] ?? {};
    return { targets, limits, least: companions.reduce((most, { least }) => Math.max(most, least), 1) };
  });
};

interface RulesOfTarget {
  readonly limits: Limit[];
  readonly companions: Companions[];
  readonly signature: string[];
}

const rulesByTarget = ({ targets, limits, companions, loners, requirements }: Choices): readonly RulesOfTarget[] => {
  const rules = Array.from({ length: targets }, (): RulesOfTarget => ({ limits: [], companions: [], signature: [] }));
  const nameOf = createNames();
  const mark = (scope: Scope, index: string, alone: string, add?: (own: RulesOfTarget) => void): void => {
    for (const target of scope ?? []) {
      const own = rules[target];
      own?.signature.push(scope?.size === 1 ? alone : index);
      if (own && scope?.size === 1) add?.(own);
    }
  };
  limits.forEach((limit, index) => {
    mark(limit.scope, `l${index}`, `L${nameOf(limit.members)}:${limit.count}`, (own) => own.limits.push(limit));
  });
  companions.forEach((each, index) => {
    const alone = `C${nameOf(each.members)}:${each.least}:${nameOf(each.among)}`;
    mark(each.scope, `c${index}`, alone, (own) => own.companions.push(each));
  });
  loners.forEach(({ scope }, index) => mark(scope, `s${index}`, `s${index}`));
  requirements.forEach(({ member, scope, times, unlessNone, number }, index) => {
    if (member === null) mark(scope, `r${index}`, number ? `r${index}` : `R${times}`);
    else if (unlessNone) mark(scope, `r${index}`, `r${index}`);
  });
  return rules;
};

/** Names lists of members; equal lists get the same name. */
const createNames = () => {
  const byList = new Map<readonly number[], string>();
  const byMembers = new Map<string, string>();
  return (members: readonly number[]): string => {
    const cached = byList.get(members);
    if (cached !== undefined) return cached;
    const key = members.join(' ');
    const name = byMembers.get(key) ?? `${byMembers.size}`;
    byMembers.set(key, name);
    byList.set(members, name);
    return name;
  };
};

const gainsByTarget = (groups: readonly Group[]): readonly string[][] => {
  const gains: string[][] = [];
  groups.forEach(({ byTarget }, index) => {
    for (const [target, { required, agreed }] of byTarget)
      (gains[target] ??= []).push(`${index}:${required}:${agreed}`);
  });
  return gains;
};

/** Whether members can be dealt evenly to such targets: limits are nested or disjoint, and any member is company. */
const isEven = ({ limits, companions }: RulesOfTarget, groups: readonly Group[], target: number): boolean => {
  const able = groups.filter(({ byTarget }) => byTarget.has(target));
  if (able.some(({ most }) => most > 1)) return false;
  const members = able.flatMap((group) => group.members);
  const holdsAll = (some: readonly number[]): boolean => {
    const memberSet = new Set(some);
    return members.every((member) => memberSet.has(member));
  };
  return companions.every((each) => holdsAll(each.members) && holdsAll(each.among)) && areNested(limits);
};

const areNested = (limits: readonly Limit[]): boolean => {
  const innermost = new Map<number, number>();
  return [...limits]
    .sort((one, other) => other.members.length - one.members.length)
    .every(({ members }, index) => {
      const outer = new Set(members.map((member) => innermost.get(member)));
      for (const member of members) innermost.set(member, index);
      return outer.size < 2;
    });
};

/** Keeps only the rules of the first target of each class. */
export const withoutRepeatedRules = (choices: Choices, classes: readonly TargetClass[]): Choices => {
  const repeated = new Set(classes.flatMap(({ targets: [, ...others] }) => others));
  if (!repeated.size) return choices;
  const isKept = ({ scope }: Pick<Required, 'scope'>): boolean =>
    scope?.size !== 1 || [...scope].every((target) => !repeated.has(target));
  return {
    ...choices,
    limits: choices.limits.filter(isKept),
    companions: choices.companions.filter(isKept),
    requirements: choices.requirements.filter((each) => each.member !== null || isKept(each)),
  };
};

/** Distributes the members that choose a class's first target evenly among all its targets. */
export const distributeTargets = (chosen: ChosenTargets, classes: readonly TargetClass[]): ChosenTargets => {
  const result = chosen.map((targets) => [...targets]);
  for (const { targets, limits, least } of classes) {
    if (targets.length === 1) continue;
    const nested = [...limits]
      .sort((one, other) => other.members.length - one.members.length)
      .map(({ members }) => new Set(members));
    const placeOf = (member: number): string => nested.map((set) => (set.has(member) ? 1 : 0)).join('');
    const choosing = chosen
      .flatMap((own, member) => (own[0] === targets[0] ? [{ member, place: placeOf(member) }] : []))
      .sort((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)));
    const open = Math.max(1, Math.min(targets.length, Math.floor(choosing.length / least)));
    choosing.forEach(({ member }, index) => {
      result[member] = [targets[index % open] ?? targets[0]];
    });
  }
  return result;
};
