import { agreement, isAllowed, obeyedBy, worthOfRequirement } from './choices.js';
import type { Choices, ChosenTargets, Limit } from './choices.js';
import { tooComplex, type TooComplex } from '../../result.js';
import type { IntegerProgram, Solve, NoOptimum } from './integer-program.js';
import { solveRelaxed } from './network.js';
import { programOf, type DeclarationProgram } from './program.js';

/** Why there is no exact answer: the flow did not decide it, and the solver is missing or gave up. */
export type NoExactAnswer = 'NO_SOLVER' | NoOptimum;

/**
 * Returns the best declaration that breaks no restriction: it obeys the most requirements and, among several such, is
 * the closest to the one asked about.
 *
 * Limits over nested or disjoint sets take one minimum-cost flow, whatever the number of members; if its result is
 * allowed and reaches the flow's value, it is the best. All else takes an integer program.
 */
export const bestDeclaration = (choices: Choices, solve: Solve | null): ChosenTargets | NoExactAnswer => {
  const { chosen, worth } = solveRelaxed(choices);
  if (isAllowed(choices, chosen) && worthOf(choices, chosen) >= worth) return chosen;
  if (!solve) return 'NO_SOLVER';
  const refused = refuseManyLimits(choices);
  if (refused) return refused;
  const obeying = solved(choices, programOf({ ...choices, wanted: [] }, null), solve);
  if (typeof obeying === 'string' || 'code' in obeying) return obeying;
  const { wanted } = choices;
  if (isAllowed(choices, wanted) && obeyedBy(choices, wanted) >= obeyedBy(choices, obeying.chosen)) return wanted;
  const closest = programOf(choices, obeying.gain);
  if (sizeOf(closest.program) > largestForCloseness) return closer(choices, obeying.chosen);
  const best = solved(choices, closest, solve);
  if (best === 'TOO_MANY_ITERATIONS') return closer(choices, obeying.chosen);
  return typeof best === 'string' || 'code' in best ? best : best.chosen;
};

/** How many more distinct limits than members are accepted: with more of them, a proof takes too long. */
const limitsBeyondMembers = 350;

const refuseManyLimits = ({ members, limits }: Choices): TooComplex | undefined => {
  const maximum = members.length + limitsBeyondMembers;
  if (limits.length <= maximum) return undefined;
  const setOf = ({ members: some, scope }: Limit) => [...some, 'of', ...(scope ?? ['all'])].join(' ');
  const value = new Set(limits.map(setOf)).size;
  return value > maximum ? tooComplex('limits that overlap', value, maximum) : undefined;
};

/** The most terms of a program that is solved for closeness, which is harder than solving for requirements. */
const largestForCloseness = 6_000;

const sizeOf = ({ rows }: IntegerProgram): number => rows.reduce((sum, { terms }) => sum + terms.length, 0);

/**
 * Gives each member in turn its choice in the declaration asked about, if that is allowed and obeys as many
 * requirements. Used where solving for the closest declaration would take too long.
 */
const closer = (choices: Choices, best: ChosenTargets): ChosenTargets => {
  const most = obeyedBy(choices, best);
  return best.reduce((chosen, _, member) => {
    const changed = chosen.with(member, choices.wanted[member] ?? []);
    return isAllowed(choices, changed) && obeyedBy(choices, changed) >= most ? changed : chosen;
  }, best);
};

/** The declaration that a program finds, and its gain. */
const solved = (choices: Choices, { program, chosenBy }: DeclarationProgram, solve: Solve) => {
  const values = solve(program);
  if (typeof values === 'string' || 'code' in values) return values;
  const chosen = chosenBy(values);
  if (!isAllowed(choices, chosen)) throw new Error('The solver found a declaration that is not allowed.');
  const gain = program.variables.reduce((sum, variable, index) => sum + variable.gain * (values[index] ?? 0), 0);
  return { chosen, gain };
};

/** The worth of a declaration, without the requirements that a member can obey by staying away. */
const worthOf = (choices: Choices, chosen: ChosenTargets): number => {
  const obeyedByNone = choices.requirements.reduce((sum, { times, unlessNone }) => sum + (unlessNone ? times : 0), 0);
  const agreed = chosen.map((targets, member) =>
    targets.reduce((sum, target) => sum + agreement(choices, member, target), 0),
  );
  return (
    (obeyedBy(choices, chosen) - obeyedByNone) * worthOfRequirement(choices) +
    agreed.reduce((sum, each) => sum + each, 0)
  );
};
