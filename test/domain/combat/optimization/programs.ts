import type { Choices, Companions } from '../../../../src/domain/combat/optimization/choices.js';
import type { IntegerProgram } from '../../../../src/domain/combat/optimization/integer-program.js';

/** The first so many numbers, from 0. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Members who may each choose any of the targets, so many at once; no rule says anything, and nothing is asked. */
export const among = (members: number, targets: number, most = 1): Choices => ({
  members: upTo(members).map(() => ({ options: upTo(targets), most })),
  targets,
  requirements: [],
  limits: [],
  companions: [],
  asked: upTo(members).map(() => []),
});

/** Four members. */
export const everybody = upTo(4);

/** Two of those four or nobody choose something of a scope. */
export const company = (scope: Companions['scope'], more: Partial<Companions> = {}): Companions => ({
  ...{ scope, members: everybody, least: 2, among: everybody },
  ...more,
});

/** The bounds of the variables of a program, in ascending order. */
export const boundsOf = ({ variables }: IntegerProgram): readonly number[] =>
  variables.map(({ most }) => most).sort((one, other) => one - other);

/** The rows of a program as text, whichever variables they are about: "1 1 -2 ≤ 0". */
export const rowsOf = ({ rows }: IntegerProgram): readonly string[] =>
  rows
    .map(({ terms, most }) => {
      const factors = terms.map(({ factor }) => factor).sort((one, other) => other - one);
      return `${factors.join(' ')} ≤ ${most}`;
    })
    .sort();
