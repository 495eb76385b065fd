import { agreement, type Choices, type Required, type Scope } from './choices.js';
import type { Gain } from './integer-program.js';

/** The gains from one member's choices. */
export interface Gains {
  /** The requirements that choosing anything obeys. */
  readonly first: number;
  /** The additional gain from each target; targets that are never better than another one are left out. */
  readonly byTarget: ReadonlyMap<number, Gain>;
}

/** Whether a requirement's gain can be counted for each of its targets: the member never chooses two of them. */
export const isGainedByTarget = ({ scope, unlessNone }: Required, most: number): boolean =>
  !unlessNone && scope !== null && (most === 1 || scope.size === 1);

/** Returns each member's gains; `counts` selects which of its own requirements on certain targets are included. */
export const gainsOf = (
  choices: Choices,
  counts: (required: Required, most: number) => boolean = isGainedByTarget,
): readonly Gains[] => {
  const gains = choices.members.map(({ options }, member) => ({
    first: 0,
    byTarget: new Map(
      options.map((target): [number, Gain] => [target, { required: 0, agreed: agreement(choices, member, target) }]),
    ),
  }));
  for (const required of choices.requirements) {
    const { member, scope, times, unlessNone } = required;
    const own = member === null || unlessNone ? undefined : gains[member];
    if (!own || member === null) continue;
    if (!scope) own.first += times;
    else if (counts(required, choices.members[member]?.most ?? 0))
      for (const target of scope) {
        const gain = own.byTarget.get(target);
        if (gain) own.byTarget.set(target, { ...gain, required: gain.required + times });
      }
  }
  const alike = targetsAlike(choices);
  return gains.map((own, member) =>
    choices.members[member]?.most === 1 ? { ...own, byTarget: worthwhileTargets(own.byTarget, alike) } : own,
  );
};

/** A signature of the rules about a target, except those on single members; targets that share it are alike. */
const targetsAlike = ({ requirements, limits, companions, loners }: Choices): ((target: number) => string) => {
  const signatures = new Map<number, string>();
  const scopes: readonly Scope[] = [
    ...[...limits, ...companions, ...loners].map(({ scope }) => scope),
    ...requirements.flatMap(({ member, unlessNone, scope }) => (member === null || unlessNone ? [scope] : [])),
  ];
  scopes.forEach((scope, index) => {
    for (const target of scope ?? []) signatures.set(target, `${signatures.get(target) ?? ''} ${index}`);
  });
  return (target) => signatures.get(target) ?? '';
};

/** Drops each target that another one equals or beats in both gains; the targets are interchangeable. */
const worthwhileTargets = (
  byTarget: ReadonlyMap<number, Gain>,
  alike: (target: number) => string,
): ReadonlyMap<number, Gain> => {
  const entries = [...byTarget];
  const best = new Map<string, (readonly [number, Gain])[]>();
  for (const each of entries) {
    const key = alike(each[0]);
    const rivals = best.get(key) ?? [];
    if (rivals.some(([, gain]) => isAsGood(gain, each[1]))) continue;
    best.set(key, [...rivals.filter(([, gain]) => !isAsGood(each[1], gain)), each]);
  }
  const worthwhileEntries = new Set([...best.values()].flat());
  return new Map(entries.filter((each) => worthwhileEntries.has(each)));
};

/** Whether one gain is at least as good as the other. */
export const isAsGood = (one: Gain, other: Gain): boolean =>
  one.required >= other.required && one.agreed >= other.agreed;
