/**
 * A declaration of attackers or blockers, stripped of everything but its arithmetic. Each member, a creature, chooses one
 * target, something to attack or an attacker to block, or none. Members and targets are numbered from 0.
 */
export interface Choices {
  /** The choices of each member. */
  readonly options: readonly (readonly Option[])[];
  /** How many targets there are. */
  readonly targets: number;
  /** How many requirements are obeyed as soon as anybody chooses that target. */
  readonly sought: ReadonlyMap<number, number>;
  readonly limits: readonly Limit[];
  readonly companions: readonly Companions[];
  /** The declaration that the best one shall be close to. */
  readonly asked: readonly Choice[];
}

/** A target, or none. */
export type Choice = number | null;

export interface Option {
  readonly target: number;
  /** How many requirements a member obeys that chooses it. */
  readonly obeys: number;
}

/** At most `count` of the members choose that target; null: any. */
export interface Limit {
  readonly members: readonly number[];
  readonly target: number | null;
  readonly count: number;
}

/** None of the members chooses that target (null: any) unless at least one other of all members does, too. */
export interface Companions {
  readonly members: readonly number[];
  readonly target: number | null;
}

/** How many requirements a declaration obeys. */
export const obeyedBy = ({ options, sought }: Choices, chosen: readonly Choice[]): number => {
  const targets = new Set(chosen.filter((target) => target !== null));
  const together = [...targets].reduce((sum, target) => sum + (sought.get(target) ?? 0), 0);
  return chosen.reduce<number>(
    (sum, target, member) => sum + (options[member]?.find((option) => option.target === target)?.obeys ?? 0),
    together,
  );
};

/** Whether a choice is one of those that a rule about that target speaks of. */
export const isWithin = (scope: number | null, choice: Choice): boolean =>
  choice !== null && (scope === null || scope === choice);
