import { answer, atLeastOne, doubtful, mostNamed, named, saidOnce, type Answer, type Ruling } from '../answer.js';
import { failure, success, tookTooLong, type Failure, type Result } from '../result.js';
import { largestInteger } from '../schema/schema.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { bestDeclaration } from './optimization/best-declaration.js';
import {
  choosersOf,
  isAllowed,
  isWithin,
  obedience,
  obeyedBy,
  type Choices,
  type Chosen,
  type Member,
  type Scope,
} from './optimization/choices.js';
import type { Words } from './combat-rules.js';
import { countViolations, type Counted } from './counts.js';
import { mostIterations, type Solve } from './optimization/integer-program.js';
import type { Cost } from './prohibitions.js';
import { countOf, saysMissed, saysObedience, type Requirement } from './requirements.js';

/** Whether a declaration is legal, and what a legal one looks like. */
export interface Verdict<Declared> {
  readonly legal: boolean;
  readonly violations: readonly Ruling[];
  readonly requirementsObeyed: number;
  readonly requirementsPossible: number;
  readonly costs: readonly Cost[];
  /** The declaration asked about where it is legal, otherwise the closest one that is and costs nothing. */
  readonly witness: readonly Declared[];
}

/** A declaration, and everything that bears on it. */
export interface Declaration<Declared> {
  readonly state: GameState;
  readonly player: Player;
  readonly words: Words;
  readonly creatures: readonly GameObject[];
  /** The targets that each creature may choose without paying, and how many at once. */
  readonly members: readonly Member[];
  readonly targets: number;
  readonly requirements: readonly Requirement[];
  readonly counted: readonly Counted[];
  readonly declared: readonly Declared[];
  readonly asked: Chosen;
  /** The restrictions that it breaks, those that count creatures left out. */
  readonly broken: readonly Ruling[];
  readonly costs: readonly Cost[];
  readonly witnessOf: (chosen: Chosen) => readonly Declared[];
  readonly says: Sayings;
}

/** The words of a declaration in rulings. */
interface Sayings {
  /** "A legal attack by Rob does what this one leaves out". */
  readonly leavesOut: string;
  /** "Nothing forbids this attack by Rob". */
  readonly allowed: string;
  /** "Nothing requires Rob to attack." */
  readonly nothingRequired: string;
  /** "This attack by Rob does". */
  readonly does: string;
  /** "there is nobody it can attack". */
  readonly impossible: string;
  /** "Rob need not attack". */
  readonly neededNot: string;
  /** Whether more is legal for a cost. */
  readonly costsSomething: () => boolean;
  readonly supporting: readonly Ruling[];
  /** Rulings on a legal declaration only. */
  readonly ifLegal: readonly Ruling[];
}

/** Judges a declaration: it breaks no restriction, and obeys as many requirements as any that costs nothing. */
export const judge = <Declared>(
  given: Declaration<Declared>,
  solve: Solve | null,
): Result<Answer<Verdict<Declared>>> => {
  const required = countOf(given.requirements);
  if (required > largestInteger)
    return failure(tooComplex('requirements', required, largestInteger, 'what is required of this declaration'));
  const broken = plainViolations(given);
  const possible = possibleRequirements(given, solve);
  if (!possible.ok) return failure(withViolations(possible.failure, broken));
  const declaration = { ...given, requirements: possible.value };
  const { requirements, asked, declared, costs } = declaration;
  const best = decided(declaration, choicesOf(declaration), solve);
  if (!best.ok) return failure(withViolations(best.failure, broken));
  const isObeyed = obedience(asked);
  const requirementsObeyed = obeyedBy({ requirements }, asked);
  const requirementsPossible = obeyedBy({ requirements }, best.value);
  const isShort = requirementsObeyed < requirementsPossible;
  const legal = !broken.length && !isShort;
  const stillObeyed = obedience(legal ? asked : best.value);
  const missed = requirements.filter((each) => !isObeyed(each) && stillObeyed(each));
  const short = isShort ? [missing(declaration, missed, best.value)] : [];
  const violations = [...broken, ...short];
  const counts = { requirementsObeyed, requirementsPossible };
  const witness = legal ? declared : declaration.witnessOf(best.value);
  return success(answer({ legal, violations, ...counts, costs, witness }, ...reasons(declaration, violations, counts)));
};

/** The restrictions that a declaration breaks, whatever other declarations there are. */
export const plainViolations = ({
  state,
  broken,
  counted,
  creatures,
  asked,
}: Pick<Declaration<unknown>, 'state' | 'broken' | 'counted' | 'creatures' | 'asked'>): readonly Ruling[] =>
  saidOnce([...broken, ...countViolations(state, counted, creatures, asked)]);

/**
 * Says what a declaration leaves out that another one does.
 *
 * - Doubt: whether others stay at home so that a creature does not have to go along which can't (508.1d, 509.1c).
 */
const missing = <Declared>(
  declaration: Declaration<Declared>,
  missed: readonly Requirement[],
  best: Chosen,
): Ruling => {
  const { state, player, words, says } = declaration;
  const said = saysMissed(state, words, missed, says.leavesOut, player);
  const idle = missed.flatMap(({ creature, member, scope, unlessNone }) =>
    unlessNone && creature && member !== null && !choosersOf(scope, best, [member]).length
      ? [{ creature, member, scope }]
      : [],
  );
  if (!idle.length || canJoin(choicesOf(declaration), idle, best)) return said;
  const creatures = [...new Set(idle.map(({ creature }) => creature))];
  const has = creatures.length === 1 ? 'has' : 'have';
  return doubtful(
    said,
    `The rules do not say whether others must stay out because ${named(creatures)}, which ${has} to ${words.verb} if they do, can't join them; here they must.`,
  );
};

/** Whether creatures can join the others as these are declared, and nothing better is possible. */
const canJoin = (
  choices: Choices,
  idle: readonly { readonly member: number; readonly scope: Scope }[],
  best: Chosen,
): boolean => {
  const joined = idle.reduce<Chosen>((chosen, { member, scope }) => {
    const targets = optionsWithin(choices, member, scope).slice(0, targetsTried);
    const changed = targets.map((target) => chosen.with(member, [target]));
    return changed.find((each) => isAllowed(choices, each)) ?? chosen;
  }, choices.asked);
  return isAllowed(choices, joined) && obeyedBy(choices, joined) >= obeyedBy(choices, best);
};

const optionsWithin = ({ members }: Choices, member: number, scope: Scope): readonly number[] =>
  members[member]?.options.filter((target) => isWithin(scope, target)) ?? [];

/** How many targets are tried for a creature that has to join others. */
const targetsTried = 3;

/**
 * Leaves out what a creature has to do only where others do, if it is never able to do so along with any of them: nobody
 * stays at home on its account.
 */
const possibleRequirements = <Declared>(
  declaration: Declaration<Declared>,
  solve: Solve | null,
): Result<readonly Requirement[]> => {
  const kept: Requirement[] = [];
  for (const requirement of declaration.requirements) {
    const isPossible = isEverObeyed(declaration, requirement, solve);
    if (!isPossible.ok) return isPossible;
    if (isPossible.value) kept.push(requirement);
  }
  return success(kept);
};

/** Whether a creature that has to do something where others do can do it, and one of them something, at once. */
const isEverObeyed = <Declared>(
  declaration: Declaration<Declared>,
  requirement: Requirement,
  solve: Solve | null,
): Result<boolean> => {
  const { member, scope, unlessNone } = requirement;
  if (!unlessNone || member === null) return success(true);
  const alone = { ...requirement, unlessNone: undefined };
  const choices = choicesOf({ ...declaration, requirements: [alone] });
  const [own] = optionsWithin(choices, member, scope);
  if (own === undefined) return success(false);
  if (anyPair(choices, member, own, unlessNone)) return success(true);
  const along = { members: [member], scope: null, least: 1, among: [...unlessNone] };
  const best = decided(declaration, { ...choices, companions: [...choices.companions, along] }, solve);
  return best.ok ? success(obeyedBy(choices, best.value) > 0) : best;
};

/** Whether the creature may do that while one other does something, and nobody else: the first few are tried. */
const anyPair = (choices: Choices, member: number, target: number, others: Iterable<number>): boolean => {
  const alone: Chosen = choices.members.map((_, each) => (each === member ? [target] : []));
  return [...others]
    .filter((other) => choices.members[other]?.options.length)
    .slice(0, pairsTried)
    .some((other) => isAllowed(choices, alone.with(other, optionsWithin(choices, other, null).slice(0, 1))));
};

/** How many pairs are tried before the solver is asked. */
const pairsTried = 3;

const choicesOf = <Declared>({ members, targets, requirements, counted, asked }: Declaration<Declared>): Choices => ({
  ...{ members, targets, requirements, asked },
  limits: counted.flatMap(({ limit }) => limit ?? []),
  companions: counted.flatMap(({ company }) => company ?? []),
});

const decided = <Declared>(
  declaration: Declaration<Declared>,
  choices: Choices,
  solve: Solve | null,
): Result<Chosen> => {
  const best = bestDeclaration(choices, solve);
  if (best === 'OUT_OF_TIME') return failure({ code: 'TIMEOUT' });
  if (typeof best === 'string') return failure(unsolved(declaration, best));
  return 'code' in best ? failure(best) : success(best);
};

/** Why no legal declaration was found, and of one that is illegal in any case, what it breaks. */
const withViolations = (undecided: Failure, broken: readonly Ruling[]): Failure => {
  if (!broken.length || (undecided.code !== 'TIMEOUT' && undecided.code !== 'QUERY_TOO_COMPLEX')) return undecided;
  const said = broken.slice(0, mostNamed).map(({ says }) => says);
  return {
    ...undecided,
    says: `The declaration is illegal: ${said.join(' ')} The legal one closest to it is not known. ${undecided.says ?? tookTooLong}`,
  };
};

/** Without a solver that proves an answer, rules that overlap are too much: an error that names them, never a guess. */
const unsolved = <Declared>(
  { creatures, counted, members }: Declaration<Declared>,
  why: 'NO_SOLVER' | 'TOO_MANY_ITERATIONS',
): Failure => {
  const sources = new Set(counted.flatMap(({ applied }) => applied?.sources ?? []));
  const able = creatures.filter((_, member) => members[member]?.options.length);
  const names = (objects: Iterable<GameObject>): string =>
    [...objects]
      .slice(0, mostNamed)
      .map(({ id }) => `"${id}"`)
      .join(', ');
  const what = `the restrictions of ${names(sources) || 'the attackers'} on ${names(able)}`;
  return why === 'NO_SOLVER'
    ? tooComplex('restrictions without a solver', counted.length, 0, what)
    : tooComplex('iterations of the solver', mostIterations + 1, mostIterations, what);
};

/** An exact answer would take more work than is allowed: an error, never a guess. */
export const tooComplex = (limit: string, value: number, maximum: number, what: string): Failure => ({
  code: 'QUERY_TOO_COMPLEX',
  ...{ limit, value, maximum },
  says: `An exact answer takes more work than is allowed (${limit}: ${value}, at most ${maximum}): ${what}.`,
});

/** How many costs the rulings on a whole declaration name; each has its own ruling besides. */
const mostCosts = 10;

const reasons = <Declared>(
  { state, player, words, requirements, costs, says }: Declaration<Declared>,
  violations: readonly Ruling[],
  counts: Pick<Verdict<Declared>, 'requirementsObeyed' | 'requirementsPossible'>,
) => {
  const paid = costs.slice(0, mostCosts).flatMap(({ because }) => because);
  if (violations.length) {
    const inVain = costs.length
      ? [words.restriction(state, 'Paying what this would cost does not make it legal.', player)]
      : [];
    return atLeastOne([...violations, ...inVain, ...paid, ...says.supporting]);
  }
  const once = costs.length ? ' once the costs are paid' : '';
  const obeyed = requirements.length
    ? saysObedience(state, words, requirements, counts, { ...says, about: [player] })
    : words.requirement(state, says.nothingRequired, player);
  return atLeastOne([
    words.restriction(state, `${says.allowed}${once}.`, player),
    ...paid,
    obeyed,
    ...says.supporting,
    ...says.ifLegal,
  ]);
};
