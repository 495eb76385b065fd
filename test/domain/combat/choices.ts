import type { Choice, Choices } from '../../../src/domain/combat/choices.js';

interface Told {
  /** Of each member the targets, with what choosing them obeys: "0 2*3" may choose 0, and 2, which obeys three requirements. */
  readonly options: readonly string[];
  /** How many requirements ask that anybody chooses a target, by target. */
  readonly sought?: Readonly<Record<number, number>>;
  readonly asked?: readonly Choice[];
  /** At most so many, of those members, of that target: "2 of 0 1 5" or "1 of 0 1 5 at 3". */
  readonly limits?: readonly string[];
  /** Members that choose that target, or any, in company only: "0 1 at 3". */
  readonly companions?: readonly string[];
}

const numbers = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

const membersAt = (text: string): { readonly members: readonly number[]; readonly target: number | null } => {
  const [members = '', target] = text.split(' at ');
  return { members: numbers(members), target: target === undefined ? null : Number(target) };
};

/** The arithmetic of a declaration from a few short lines. */
export const choicesOf = ({ options, sought = {}, asked, limits = [], companions = [] }: Told): Choices => {
  const read = options.map((line) =>
    line
      .split(' ')
      .filter(Boolean)
      .map((each) => {
        const [target, obeys = '0'] = each.split('*');
        return { target: Number(target), obeys: Number(obeys) };
      }),
  );
  return {
    options: read,
    targets: 1 + Math.max(-1, ...read.flatMap((each) => each.map(({ target }) => target))),
    sought: new Map(Object.entries(sought).map(([target, obeys]) => [Number(target), obeys])),
    asked: asked ?? options.map(() => null),
    limits: limits.map((line) => {
      const [count = '', members = ''] = line.split(' of ');
      return { count: Number(count), ...membersAt(members) };
    }),
    companions: companions.map(membersAt),
  };
};
