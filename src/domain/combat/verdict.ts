import { answer, atLeastOne, type Answer, type Ruling } from '../answer.js';
import { failure, success, type Failure, type Result } from '../result.js';
import { largestInteger } from '../schema/schema.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { bestDeclaration } from './best-declaration.js';
import { obedience, obeyedBy, type Chosen, type Member } from './choices.js';
import type { Words } from './combat-rules.js';
import { countViolations, type Counted } from './counts.js';
import type { Solve } from './integer-program.js';
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
  readonly impossible: string;
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
  const possible = possibleRequirements(given, solve);
  if (!possible.ok) return possible;
  const declaration = { ...given, requirements: possible.value };
  const { state, player, words, counted, requirements, asked, declared, costs } = declaration;
  const best = bestOf(declaration, solve);
  if (!best.ok) return best;
  const isObeyed = obedience(asked);
  const requirementsObeyed = obeyedBy({ requirements }, asked);
  const requirementsPossible = obeyedBy({ requirements }, best.value);
  const broken = [...declaration.broken, ...countViolations(state, counted, declaration.creatures, asked)];
  const isShort = requirementsObeyed < requirementsPossible;
  const legal = !broken.length && !isShort;
  const stillObeyed = obedience(legal ? asked : best.value);
  const missed = requirements.filter((each) => !isObeyed(each) && stillObeyed(each));
  const short = isShort ? [saysMissed(state, words, missed, declaration.says.leavesOut, player)] : [];
  const violations = [...broken, ...short];
  const counts = { requirementsObeyed, requirementsPossible };
  const witness = legal ? declared : declaration.witnessOf(best.value);
  return success(answer({ legal, violations, ...counts, costs, witness }, ...reasons(declaration, violations, counts)));
};

/** Leaves out what a creature has to do only where others do, if it is never able to: nobody stays at home on its account. */
const possibleRequirements = <Declared>(
  declaration: Declaration<Declared>,
  solve: Solve | null,
): Result<readonly Requirement[]> => {
  const kept: Requirement[] = [];
  for (const requirement of declaration.requirements) {
    if (requirement.unlessNone) {
      const alone = { ...requirement, unlessNone: undefined };
      const best = bestOf({ ...declaration, requirements: [alone] }, solve);
      if (!best.ok) return best;
      if (!obeyedBy({ requirements: [alone] }, best.value)) continue;
    }
    kept.push(requirement);
  }
  return success(kept);
};

const bestOf = <Declared>(declaration: Declaration<Declared>, solve: Solve | null): Result<Chosen> => {
  const { members, targets, requirements, counted, asked } = declaration;
  const limits = counted.flatMap(({ limit }) => limit ?? []);
  const companions = counted.flatMap(({ company }) => company ?? []);
  const best = bestDeclaration({ members, targets, requirements, limits, companions, asked }, solve);
  if (best === 'OUT_OF_TIME') return failure({ code: 'TIMEOUT' });
  return best === 'NO_SOLVER' ? failure(unsolved(declaration)) : success(best);
};

/** How many creatures and rules an error names. */
const mostNamed = 10;

/** Without a solver, rules that overlap are too much: an error that names them, never a guess. */
const unsolved = <Declared>({ creatures, counted, members }: Declaration<Declared>): Failure => {
  const sources = new Set(counted.flatMap(({ applied }) => applied?.sources ?? []));
  const able = creatures.filter((_, member) => members[member]?.options.length);
  const names = (objects: Iterable<GameObject>): string =>
    [...objects]
      .slice(0, mostNamed)
      .map(({ id }) => `"${id}"`)
      .join(', ');
  return tooComplex(
    'restrictions without a solver',
    counted.length,
    0,
    `the restrictions of ${names(sources) || 'the attackers'} on ${names(able)}`,
  );
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
  if (violations.length) return atLeastOne([...violations, ...paid, ...says.supporting]);
  const once = costs.length ? ' once its costs are paid' : '';
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
