/**
 * A declaration of attackers or blockers in numbers. Each member (a creature) chooses targets (players or permanents to
 * attack, attackers to block) or none. Members and targets are numbered from 0.
 */
export interface Choices {
  readonly members: readonly Member[];
  /** How many targets there are. */
  readonly targets: number;
  readonly requirements: readonly Required[];
  readonly limits: readonly Limit[];
  readonly companions: readonly Companions[];
  readonly loners: readonly AloneRule[];
  /** The declaration that the best one should be close to. */
  readonly wanted: ChosenTargets;
}

/** The targets that each member chooses. */
export type ChosenTargets = readonly (readonly number[])[];

export interface Member {
  /** The targets that it may choose. */
  readonly options: readonly number[];
  /** How many targets it may choose at once. */
  readonly most: number;
}

/** A set of targets; null for all of them. */
export type Scope = ReadonlySet<number> | null;

/** Requirements that are obeyed if `member` (null: enough of certain members) chooses a target in the scope. */
export interface Required {
  readonly member: number | null;
  readonly scope: Scope;
  /** How many requirements this stands for. */
  readonly times: number;
  /** If `member` is null: the members that count, and how many of them must choose; if omitted, any one member. */
  readonly number?: ChoosersRequired | undefined;
  /** If given, the requirements are also obeyed while none of these members chooses anything. */
  readonly unlessNone?: ReadonlySet<number> | undefined;
}

/** How many of certain members must choose: at least `least` (1 or more), at most `most`. */
export interface ChoosersRequired {
  readonly members: readonly number[];
  readonly least: number;
  /** The most members that may choose; null: any number. */
  readonly most: number | null;
}

/** At most `count` of the members choose a target in the scope. */
export interface Limit {
  readonly members: readonly number[];
  readonly scope: Scope;
  readonly count: number;
}

/** The members choose a target in the scope only if at least `least` members of `among` do. */
export interface Companions {
  readonly members: readonly number[];
  readonly scope: Scope;
  readonly least: number;
  readonly among: readonly number[];
}

/** If one of the members chooses a target in the scope, no other member chooses anything. */
export interface AloneRule {
  readonly members: readonly number[];
  readonly scope: Scope;
}

export const isWithin = (scope: Scope, target: number): boolean => scope === null || scope.has(target);

const choosesWithin = (scope: Scope, chosen: ChosenTargets, member: number): boolean =>
  chosen[member]?.some((target) => isWithin(scope, target)) ?? false;

/** The members that choose a target in the scope. */
export const choosersOf = (scope: Scope, chosen: ChosenTargets, members: readonly number[]): readonly number[] =>
  members.filter((member) => choosesWithin(scope, chosen, member));

/** Returns for each requirement whether a declaration obeys it. */
export const createIsObeyed = (chosen: ChosenTargets): ((required: Required) => boolean) => {
  const chosenByAny = new Set(chosen.flat());
  return ({ member, scope, unlessNone, number }) => {
    if (number) return isWithinNumber(number, choosersOf(scope, chosen, number.members).length);
    if (member === null) return scope ? [...scope].some((target) => chosenByAny.has(target)) : chosenByAny.size > 0;
    if (choosesWithin(scope, chosen, member)) return true;
    return unlessNone !== undefined && ![...unlessNone].some((other) => chosen[other]?.length);
  };
};

const isWithinNumber = ({ least, most }: ChoosersRequired, count: number): boolean =>
  count >= least && (most === null || count <= most);

/** How many requirements a declaration obeys. */
export const obeyedBy = ({ requirements }: Pick<Choices, 'requirements'>, chosen: ChosenTargets): number => {
  const isObeyed = createIsObeyed(chosen);
  return requirements.reduce((sum, required) => sum + (isObeyed(required) ? required.times : 0), 0);
};

/** The members that exceed a limit, if any. */
export const membersOver = ({ members, scope, count }: Limit, chosen: ChosenTargets): readonly number[] => {
  const found = choosersOf(scope, chosen, members);
  return found.length > count ? found : [];
};

/** The members that choose a target without the companions they need. */
export const membersWithoutCompanions = (
  { members, scope, least, among }: Companions,
  chosen: ChosenTargets,
): readonly number[] => {
  const found = choosersOf(scope, chosen, members);
  return found.length && choosersOf(scope, chosen, among).length < least ? found : [];
};

/** The members that may choose a target only alone, if others choose one, too. */
export const membersNotAlone = ({ members, scope }: AloneRule, chosen: ChosenTargets): readonly number[] => {
  const found = choosersOf(scope, chosen, members);
  return found.length && chosen.filter(({ length }) => length).length > 1 ? found : [];
};

/** Whether a declaration breaks no limit and no rule about attacking or blocking alone. */
export const isAllowed = ({ members, limits, companions, loners }: Choices, chosen: ChosenTargets): boolean =>
  chosen.every((targets, member) => {
    const { options = [], most = 0 } = members[member] ?? {};
    return targets.length <= most && targets.every((target) => options.includes(target));
  }) &&
  limits.every((limit) => !membersOver(limit, chosen).length) &&
  companions.every((each) => !membersWithoutCompanions(each, chosen).length) &&
  loners.every((each) => !membersNotAlone(each, chosen).length);

/**
 * How well a member's choice of a target agrees with the declaration asked about. If each member chooses one target at
 * most, the greatest sum means that the fewest members differ.
 */
export const agreement = ({ wanted, members }: Choices, member: number, target: number): number => {
  const own = wanted[member] ?? [];
  if (own.includes(target)) return 1;
  return own.length === 0 || (members[member]?.most ?? 1) > 1 ? -1 : 0;
};

/** A weight greater than the sum of all members' agreement. */
export const worthOfRequirement = ({ members }: Choices): number =>
  1 + 2 * members.reduce((sum, { options, most }) => sum + Math.min(most, options.length), 0);
