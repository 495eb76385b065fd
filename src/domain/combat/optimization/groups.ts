import type { Choices, Scope } from './choices.js';
import { gainsOf, isGainedByTarget, type Gains } from './gains.js';

/** Interchangeable members: only how many of them choose each target matters. */
export interface Group extends Gains {
  readonly members: readonly number[];
  /** How many targets each may choose. */
  readonly most: number;
}

/** Groups members by their options, their gains and the rules about them. */
export const groupsOf = (choices: Choices): readonly Group[] => {
  const groups = new Map<string, Group & { readonly members: number[] }>();
  const signatures = signaturesOf(choices);
  gainsOf(choices).forEach((gains, member) => {
    const most = choices.members[member]?.most ?? 0;
    const gained = [...gains.byTarget].map(([target, { required, agreed }]) => `${target}:${required}:${agreed}`);
    const signature = [most, gains.first, ...gained, ...(signatures[member] ?? [])].join(' ');
    const ownGroup = groups.get(signature) ?? { ...gains, most, members: [] };
    ownGroup.members.push(member);
    groups.set(signature, ownGroup);
  });
  return [...groups.values()];
};

/** The rules about each member; a member that may choose several targets, with rules about some, gets its own group. */
const signaturesOf = ({ members, requirements, limits, companions, loners }: Choices): readonly string[][] => {
  const signatures = members.map((): string[] => []);
  const mark = (marked: Iterable<number>, scope: Scope, name: string): void => {
    for (const member of marked) {
      const isOne = (members[member]?.most ?? 0) > 1 && (scope?.size ?? 0) > 1;
      signatures[member]?.push(isOne ? `only ${member}` : name);
    }
  };
  limits.forEach((limit, index) => mark(limit.members, limit.scope, `l${index}`));
  companions.forEach((each, index) => {
    mark(each.members, each.scope, `c${index}`);
    mark(each.among, each.scope, `a${index}`);
  });
  loners.forEach((each, index) => mark(each.members, each.scope, `s${index}`));
  requirements.forEach((required, index) => {
    const { member, scope, unlessNone, number } = required;
    if (number) mark(number.members, scope, `n${index}`);
    if (unlessNone) mark(unlessNone, null, `o${index}`);
    const alone = unlessNone ?? (scope && !isGainedByTarget(required, members[member ?? -1]?.most ?? 0));
    if (member !== null && alone) mark([member], scope, `only ${member}`);
  });
  return signatures;
};
