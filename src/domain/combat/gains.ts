import { agreement, isWithin, worthOfRequirement, type Choices, type Required } from './choices.js';

/** The worth of one member's choices. */
export interface Gains {
  /** Of choosing anything. */
  readonly first: number;
  /** Of choosing each target, beside that. */
  readonly byTarget: ReadonlyMap<number, number>;
}

/** Whether choosing each target obeys a requirement of its member anew, whatever else the member chooses. */
export const isGainedByTarget = ({ scope, unlessNone }: Required, most: number): boolean =>
  !unlessNone && scope !== null && (most === 1 || scope.size === 1);

/** Returns what each member gains by its choices; `counts` says which requirements of its own about some targets count. */
export const gainsOf = (
  choices: Choices,
  counts: (required: Required, most: number) => boolean = isGainedByTarget,
): readonly Gains[] => {
  const worth = worthOfRequirement(choices);
  const gains = choices.members.map(({ options }, member) => ({
    first: 0,
    byTarget: new Map(options.map((target) => [target, agreement(choices, member, target)])),
  }));
  for (const required of choices.requirements) {
    const { member, scope, times, unlessNone } = required;
    const own = member === null || unlessNone ? undefined : gains[member];
    if (!own || member === null) continue;
    if (!scope) own.first += times * worth;
    else if (counts(required, choices.members[member]?.most ?? 0))
      for (const [target, gain] of own.byTarget)
        if (isWithin(scope, target)) own.byTarget.set(target, gain + times * worth);
  }
  return gains;
};
