/**
 * A declaration of attackers or blockers, stripped of everything but its arithmetic. Each member, a creature, chooses
 * targets, somebody or something to attack or attackers to block, or none. Members and targets are numbered from 0.
 */
export interface Choices {
  readonly members: readonly Member[];
  /** How many targets there are. */
  readonly targets: number;
  readonly requirements: readonly Required[];
  readonly limits: readonly Limit[];
  readonly companions: readonly Companions[];
  readonly loners: readonly Loners[];
  /** The declaration that the best one shall be close to. */
  readonly asked: Chosen;
}

/** The targets that each member chooses. */
export type Chosen = readonly (readonly number[])[];

export interface Member {
  /** The targets that it may choose. */
  readonly options: readonly number[];
  /** How many of them at once. */
  readonly most: number;
}

/** Some of the targets; null: all of them. */
export type Scope = ReadonlySet<number> | null;

/** Requirements that are obeyed as soon as that member, or with null enough of those that count, chooses one of the targets. */
export interface Required {
  readonly member: number | null;
  readonly scope: Scope;
  /** How many there are. */
  readonly times: number;
  /** With null: how many have to choose one, and who counts. Left out: anybody at all. */
  readonly number?: ChoosersRequired | undefined;
  /** Where given, they are obeyed as well while none of these members chooses anything. */
  readonly unlessNone?: ReadonlySet<number> | undefined;
}

/** At least so many of the members, one or more, and at most so many. */
export interface ChoosersRequired {
  readonly members: readonly number[];
  readonly least: number;
  /** Null: any number. */
  readonly most: number | null;
}

/** At most `count` of the members choose one of the targets. */
export interface Limit {
  readonly members: readonly number[];
  readonly scope: Scope;
  readonly count: number;
}

/** Each of the members chooses one of the targets only where at least `least` of those `among` all choose one. */
export interface Companions {
  readonly members: readonly number[];
  readonly scope: Scope;
  readonly least: number;
  readonly among: readonly number[];
}

/** Where one of the members chooses one of the targets, nobody else chooses any. */
export interface Loners {
  readonly members: readonly number[];
  readonly scope: Scope;
}

export const isWithin = (scope: Scope, target: number): boolean => scope === null || scope.has(target);

const choosesWithin = (scope: Scope, chosen: Chosen, member: number): boolean =>
  chosen[member]?.some((target) => isWithin(scope, target)) ?? false;

/** The members that choose one of the targets. */
export const choosersOf = (scope: Scope, chosen: Chosen, members: readonly number[]): readonly number[] =>
  members.filter((member) => choosesWithin(scope, chosen, member));

/** Tells of each requirement whether a declaration obeys it. */
export const obedience = (chosen: Chosen): ((required: Required) => boolean) => {
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
export const obeyedBy = ({ requirements }: Pick<Choices, 'requirements'>, chosen: Chosen): number => {
  const isObeyed = obedience(chosen);
  return requirements.reduce((sum, required) => sum + (isObeyed(required) ? required.times : 0), 0);
};

/** The members that choose beyond a limit; none: it is kept. */
export const membersBeyond = ({ members, scope, count }: Limit, chosen: Chosen): readonly number[] => {
  const found = choosersOf(scope, chosen, members);
  return found.length > count ? found : [];
};

/** The members that choose without the company that they need. */
export const withoutCompany = ({ members, scope, least, among }: Companions, chosen: Chosen): readonly number[] => {
  const found = choosersOf(scope, chosen, members);
  return found.length && choosersOf(scope, chosen, among).length < least ? found : [];
};

/** The members that choose though they may only alone, and others choose as well. */
export const withCompany = ({ members, scope }: Loners, chosen: Chosen): readonly number[] => {
  const found = choosersOf(scope, chosen, members);
  return found.length && chosen.filter(({ length }) => length).length > 1 ? found : [];
};

/** Whether a declaration breaks no limit, and has nobody alone who needs company or in company who may not. */
export const isAllowed = ({ members, limits, companions, loners }: Choices, chosen: Chosen): boolean =>
  chosen.every((targets, member) => {
    const { options = [], most = 0 } = members[member] ?? {};
    return targets.length <= most && targets.every((target) => options.includes(target));
  }) &&
  limits.every((limit) => !membersBeyond(limit, chosen).length) &&
  companions.every((each) => !withoutCompany(each, chosen).length) &&
  loners.every((each) => !withCompany(each, chosen).length);

/**
 * How much closer to the declaration asked about a member comes that chooses that target. Of those that choose one target
 * at most, the best sum over all members leaves the fewest that do something else.
 */
export const agreement = ({ asked, members }: Choices, member: number, target: number): number => {
  const wanted = asked[member] ?? [];
  if (wanted.includes(target)) return 1;
  return wanted.length === 0 || (members[member]?.most ?? 1) > 1 ? -1 : 0;
};

/** More than the agreement of all members together can change. */
export const worthOfRequirement = ({ members }: Choices): number =>
  1 + 2 * members.reduce((sum, { options, most }) => sum + Math.min(most, options.length), 0);
