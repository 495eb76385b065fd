import { maxNamed } from '../answer.js';
import { failure, success, tooComplex, type Failure, type Result } from '../result.js';
import type { GameObject } from '../state/game-state.js';
import { inNumbers, type CountingRule } from './counts.js';
import { bestDeclaration } from './optimization/best-declaration.js';
import { isAllowed, isWithin, obeyedBy } from './optimization/choices.js';
import type { Choices, ChosenTargets, Member, Scope } from './optimization/choices.js';
import { mostIterations, type Solve } from './optimization/integer-program.js';
import type { Requirement } from './requirements.js';

/** The inputs of a search for the best legal declaration. */
export interface SearchInput {
  readonly creatures: readonly GameObject[];
  /** The targets that each creature may choose at the cost of this declaration, and how many at once. */
  readonly members: readonly Member[];
  readonly targets: number;
  readonly requirements: readonly Requirement[];
  readonly counted: readonly CountingRule[];
  readonly wanted: ChosenTargets;
}

interface Best<Declaration extends SearchInput> {
  /** The declaration without the requirements that can never be obeyed. */
  readonly declaration: Declaration;
  readonly chosen: ChosenTargets;
}

/** Returns the best declaration that costs no more than the one asked about, or why it is unknown. */
export const bestOf = <Declaration extends SearchInput>(
  given: Declaration,
  solve: Solve | null,
): Result<Best<Declaration>> => {
  const possible = possibleRequirements(given, solve);
  if (!possible.ok) return possible;
  const declaration = { ...given, requirements: possible.value };
  const best = solveDeclaration(declaration, choicesOf(declaration), solve);
  return best.ok ? success({ declaration, chosen: best.value }) : best;
};

/**
 * Leaves out a requirement to attack or block along with others (`unlessNone`) if the creature can never do so together
 * with one of them: the others need not stay home for it.
 */
const possibleRequirements = (declaration: SearchInput, solve: Solve | null): Result<readonly Requirement[]> => {
  const kept: Requirement[] = [];
  for (const requirement of declaration.requirements) {
    const isPossible = isEverObeyed(declaration, requirement, solve);
    if (!isPossible.ok) return isPossible;
    if (isPossible.value) kept.push(requirement);
  }
  return success(kept);
};

/** Whether a creature that must attack or block along with others can do so together with one of them. */
const isEverObeyed = (declaration: SearchInput, requirement: Requirement, solve: Solve | null): Result<boolean> => {
  const { member, scope, unlessNone } = requirement;
  if (!unlessNone || member === null) return success(true);
  const alone = { ...requirement, unlessNone: undefined };
  const choices = choicesOf({ ...declaration, requirements: [alone] });
  const [own] = optionsWithin(choices, member, scope);
  if (own === undefined) return success(false);
  if (anyPair(choices, member, own, unlessNone)) return success(true);
  const along = { members: [member], scope: null, least: 1, among: [...unlessNone] };
  const best = solveDeclaration(declaration, { ...choices, companions: [...choices.companions, along] }, solve);
  return best.ok ? success(obeyedBy(choices, best.value) > 0) : best;
};

/** Whether the member can choose that target while one other member chooses anything; tries the first few. */
const anyPair = (choices: Choices, member: number, target: number, others: Iterable<number>): boolean => {
  const alone: ChosenTargets = choices.members.map((_, each) => (each === member ? [target] : []));
  return [...others]
    .filter((other) => choices.members[other]?.options.length)
    .slice(0, pairsTried)
    .some((other) => isAllowed(choices, alone.with(other, optionsWithin(choices, other, null).slice(0, 1))));
};

/** How many pairs are tried before the solver is asked. */
const pairsTried = 3;

/** Returns a declaration in numbers, for the solver. */
export const choicesOf = ({ members, targets, requirements, counted, wanted }: SearchInput): Choices => ({
  ...{ members, targets, requirements, wanted },
  ...inNumbers(counted),
});

const solveDeclaration = (declaration: SearchInput, choices: Choices, solve: Solve | null): Result<ChosenTargets> => {
  const best = bestDeclaration(choices, solve);
  if (best === 'OUT_OF_TIME') return failure({ code: 'TIMEOUT' });
  if (typeof best === 'string') return failure(unsolvedFailure(declaration, best));
  return 'code' in best ? failure(best) : success(best);
};

/** The targets within a scope that a member may choose. */
export const optionsWithin = ({ members }: Choices, member: number, scope: Scope): readonly number[] =>
  members[member]?.options.filter((target) => isWithin(scope, target)) ?? [];

/** The error for overlapping rules that no solver has decided; it names their sources. No answer is a guess. */
const unsolvedFailure = (
  { creatures, counted, members }: SearchInput,
  why: 'NO_SOLVER' | 'TOO_MANY_ITERATIONS',
): Failure => {
  const sources = new Set(counted.flatMap(({ applied }) => applied?.sources ?? []));
  const able = creatures.filter((_, member) => members[member]?.options.length);
  const names = (objects: Iterable<GameObject>): string =>
    [...objects]
      .slice(0, maxNamed)
      .map(({ id }) => `"${id}"`)
      .join(', ');
  const what = `the restrictions of ${names(sources) || 'the attackers'} on ${names(able)}`;
  return why === 'NO_SOLVER'
    ? tooComplex('restrictions without a solver', counted.length, 0, what)
    : tooComplex('iterations of the solver', mostIterations + 1, mostIterations, what);
};
