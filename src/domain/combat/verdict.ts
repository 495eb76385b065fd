import {
  answer,
  asRulings,
  addDoubt,
  maxNamed,
  nameList,
  distinctRulings,
  type Answer,
  type Ruling,
} from '../answer.js';
import { failure, success, tooComplex, timeoutMessage, type Failure, type Result } from '../result.js';
import { largestInteger } from '../schema/schema.js';
import type { GameState, Player } from '../state/game-state.js';
import { bestOf, choicesOf, optionsWithin, type SearchInput } from './best-legal-declaration.js';
import { choosersOf, isAllowed, createIsObeyed, obeyedBy } from './optimization/choices.js';
import type { Choices, ChosenTargets, Member, Scope } from './optimization/choices.js';
import { nameSide, type Words } from './combat-rules.js';
import { countViolations } from './counts.js';
import type { Solve } from './optimization/integer-program.js';
import type { Cost } from './prohibitions.js';
import { countOf, missedRuling, noOthersRuling, obedienceRuling } from './requirements.js';
import type { ObedienceWords, Requirement } from './requirements.js';

/** Whether a declaration is legal, and an example of a legal one. */
export interface Verdict<Declared> {
  readonly legal: boolean;
  readonly violations: readonly Ruling[];
  readonly requirementsObeyed: number;
  readonly requirementsPossible: number;
  readonly costs: readonly Cost[];
  /** The declaration asked about if it is legal, otherwise the closest legal one that costs nothing. */
  readonly witness: readonly Declared[];
}

/** A declaration, and all rules that apply to it. */
export interface Declaration<Declared> extends SearchInput {
  readonly state: GameState;
  readonly player: Player;
  readonly words: Words;
  /** The members if nothing is paid: the targets that each creature may choose for free. */
  readonly free: readonly Member[];
  readonly declared: readonly Declared[];
  /** The restrictions that the declaration breaks, except those that count creatures. */
  readonly broken: readonly Ruling[];
  readonly costs: readonly Cost[];
  readonly witnessOf: (chosen: ChosenTargets) => readonly Declared[];
  readonly says: DeclarationWords;
}

/** The words of a declaration in rulings. */
interface DeclarationWords extends ObedienceWords {
  /** "A legal attack by Rob does what this one leaves out". */
  readonly leavesOut: string;
  /** "Nothing forbids this attack by Rob". */
  readonly allowed: string;
  /** "Nothing requires Rob to attack." */
  readonly nothingRequired: string;
  readonly supporting: readonly Ruling[];
  /** Rulings on a legal declaration only. */
  readonly ifLegal: readonly Ruling[];
}

/**
 * Judges a declaration: it must break no restriction, and obey as many requirements as any other declaration that needs
 * no further costs.
 */
export const judge = <Declared>(
  given: Declaration<Declared>,
  solve: Solve | null,
): Result<Answer<Verdict<Declared>>> => {
  const required = countOf(given.requirements);
  if (required > largestInteger)
    return failure(tooComplex('requirements', required, largestInteger, 'the requirements of this declaration'));
  const broken = plainViolations(given);
  const best = bestOf(given, solve);
  if (!best.ok) return failure(withViolations(best.failure, broken));
  const { declaration, chosen } = best.value;
  const { requirements, wanted, costs } = declaration;
  const isObeyed = createIsObeyed(wanted);
  const requirementsObeyed = obeyedBy({ requirements }, wanted);
  const requirementsPossible = obeyedBy({ requirements }, chosen);
  const isShort = requirementsObeyed < requirementsPossible;
  const isPossible = createIsObeyed(chosen);
  const missed = requirements.filter((each) => !isObeyed(each) && isPossible(each));
  const violations = [...broken, ...(isShort ? [missing(declaration, missed, chosen)] : [])];
  const legal = !violations.length;
  const witness = legal ? success(declaration.declared) : freeWitness(given, chosen, solve);
  if (!witness.ok) return failure(withViolations(witness.failure, broken));
  const counts = { requirementsObeyed, requirementsPossible };
  const verdict = { legal, violations, ...counts, costs, witness: witness.value };
  return success(answer(verdict, ...reasons(declaration, violations)));
};

/** The closest legal declaration that costs nothing; `chosen` is the closest one for the costs paid. */
const freeWitness = <Declared>(
  given: Declaration<Declared>,
  chosen: ChosenTargets,
  solve: Solve | null,
): Result<readonly Declared[]> => {
  const { free, members, witnessOf } = given;
  const best = free === members ? success({ chosen }) : bestOf({ ...given, members: free }, solve);
  return best.ok ? success(witnessOf(best.value.chosen)) : best;
};

/** The restrictions that a declaration breaks, without comparing it to others. */
export const plainViolations = ({
  state,
  broken,
  counted,
  creatures,
  wanted,
}: Pick<Declaration<unknown>, 'state' | 'broken' | 'counted' | 'creatures' | 'wanted'>): readonly Ruling[] =>
  distinctRulings([...broken, ...countViolations(state, counted, creatures, wanted)]);

/**
 * Says which requirements a declaration disobeys that another one obeys.
 *
 * - Doubt: whether others have to stay home because a creature required to go along can't (508.1d, 509.1c).
 */
const missing = <Declared>(
  declaration: Declaration<Declared>,
  missed: readonly Requirement[],
  best: ChosenTargets,
): Ruling => {
  const { state, player, words, says } = declaration;
  const missedSummary = missedRuling(state, words, missed, says.leavesOut, player);
  const idle = missed.flatMap(({ creature, member, scope, unlessNone }) =>
    unlessNone && creature && member !== null && !choosersOf(scope, best, [member]).length
      ? [{ creature, member, scope }]
      : [],
  );
  if (!idle.length || canJoin(choicesOf(declaration), idle, best)) return missedSummary;
  const creatures = [...new Set(idle.map(({ creature }) => creature))];
  const has = creatures.length === 1 ? 'has' : 'have';
  const doubt = `The rules do not say whether others must stay out because ${nameList(creatures)}, which ${has} to ${words.verb} if they do, can't join them; here they must.`;
  return addDoubt(missedSummary, doubt);
};

/** Whether those creatures can join the others as declared, with as many requirements obeyed as possible. */
const canJoin = (
  choices: Choices,
  idle: readonly { readonly member: number; readonly scope: Scope }[],
  best: ChosenTargets,
): boolean => {
  const joined = idle.reduce<ChosenTargets>((chosen, { member, scope }) => {
    const targets = optionsWithin(choices, member, scope).slice(0, targetsTried);
    const changed = targets.map((target) => chosen.with(member, [target]));
    return changed.find((each) => isAllowed(choices, each)) ?? chosen;
  }, choices.wanted);
  return isAllowed(choices, joined) && obeyedBy(choices, joined) >= obeyedBy(choices, best);
};

/** How many targets are tried for a creature that has to join others. */
const targetsTried = 3;

/** Adds to a failure the restrictions that the declaration surely breaks. */
const withViolations = (undecided: Failure, broken: readonly Ruling[]): Failure => {
  if (!broken.length || (undecided.code !== 'TIMEOUT' && undecided.code !== 'QUERY_TOO_COMPLEX')) return undecided;
  const sentences = broken.slice(0, maxNamed).map(({ says }) => says);
  return {
    ...undecided,
    says: `The declaration is illegal: ${sentences.join(' ')} The legal one closest to it is not known. ${undecided.says ?? timeoutMessage}`,
  };
};

/** How many costs the rulings on a whole declaration name; each cost has its own ruling, too. */
const mostCosts = 10;

const paidInVain = ({ verb }: Words, side: string): string =>
  verb === 'attack'
    ? `Paying what this attack by ${side} would cost does not make it legal.`
    : `Paying what these blocks by ${side} would cost does not make them legal.`;

const reasons = <Declared>(
  { state, player, words, requirements, wanted, costs, says }: Declaration<Declared>,
  violations: readonly Ruling[],
) => {
  const paid = costs.slice(0, mostCosts).flatMap(({ because }) => because);
  if (violations.length) {
    const inVain = costs.length ? [words.cost(state, paidInVain(words, nameSide(state, player)), player)] : [];
    return asRulings([...violations, ...inVain, ...paid, ...says.supporting]);
  }
  const once = costs.length ? ' once the costs are paid' : '';
  const isObeyed = createIsObeyed(wanted);
  const missed = requirements.filter((each) => !isObeyed(each));
  const idle = requirements.filter((each) => isObeyed(each) && !isObeyed({ ...each, unlessNone: undefined }));
  const obeyed = requirements.length
    ? obedienceRuling(state, words, requirements, missed, says, player)
    : words.requirement(state, says.nothingRequired, player);
  return asRulings([
    words.restriction(state, `${says.allowed}${once}.`, player),
    ...paid,
    obeyed,
    ...noOthersRuling(state, words, idle),
    ...says.supporting,
    ...says.ifLegal,
  ]);
};
