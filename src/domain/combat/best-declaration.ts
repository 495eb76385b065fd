import { agreement, isAllowed, obeyedBy, worthOfRequirement, type Choices, type Chosen } from './choices.js';
import type { Solve } from './integer-program.js';
import { relaxed } from './network.js';
import { programOf } from './program.js';

/** Why there is no exact answer: what a flow does not decide takes a solver, which there is none of or which ran out of time. */
export type Undecided = 'NO_SOLVER' | 'OUT_OF_TIME';

/**
 * The best declaration of all that break no limit and leave nobody alone who needs company: the one that obeys the most
 * requirements and, of several such, is the closest to the one asked about.
 *
 * Limits over nested or disjoint sets cost one flow, however many members there are; where what it finds is allowed and
 * worth what it promises, it is the best. Everything else is a program for the solver.
 */
export const bestDeclaration = (choices: Choices, solve: Solve | null): Chosen | Undecided => {
  const { chosen, worth } = relaxed(choices);
  if (isAllowed(choices, chosen) && worthOf(choices, chosen) >= worth) return chosen;
  if (!solve) return 'NO_SOLVER';
  const { program, chosenBy } = programOf(choices);
  const values = solve(program);
  if (!values) return 'OUT_OF_TIME';
  const best = chosenBy(values);
  if (!isAllowed(choices, best)) throw new Error('The solver found a declaration that is not allowed.');
  return best;
};

/** Weighs a declaration, requirements left out that a member may obey by staying away. */
const worthOf = (choices: Choices, chosen: Chosen): number => {
  const given = choices.requirements.reduce((sum, { times, unlessNone }) => sum + (unlessNone ? times : 0), 0);
  const agreed = chosen.map((targets, member) =>
    targets.reduce((sum, target) => sum + agreement(choices, member, target), 0),
  );
  return (
    (obeyedBy(choices, chosen) - given) * worthOfRequirement(choices) + agreed.reduce((sum, each) => sum + each, 0)
  );
};
