import type { Answer, Ruling } from '../answer.js';
import type { ChosenTargets } from '../combat/optimization/choices.js';
import { declaresAsTeam, nameSide, type Pair } from '../combat/combat-rules.js';
import { countsOf, isOfAlone, type CountingRule } from '../combat/counts.js';
import type { Solve } from '../combat/optimization/integer-program.js';
import type { Candidate, Numbering } from '../combat/numbering.js';
import type { Cost } from '../combat/prohibitions.js';
import { paymentHelps, type PayableTarget, type Requirement } from '../combat/requirements.js';
import { judge, plainViolations, type Declaration, type Verdict } from '../combat/verdict.js';
import { controllerOf, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { failure, tooComplex, type Result } from '../result.js';
import { attackRequirements, attackRulesApplying } from './508-attack-rules.js';
import { creaturesDeclaredBy, playersWhoDeclare } from './508-attack-rules.js';
import type { AppliedAttackRule } from './508-attack-rules.js';
import { brokenRestrictions, countedByPlayer, defendersOf } from './508-attack-violations.js';
import type { Attackers } from './508-attack-violations.js';
import { attackersOf, judgedCandidates, mayAttack } from './508-declare-attackers.js';
import { legalAttack, membersFor, targetsWithin } from './508-legal-attack.js';
import { bandAttackRulings, bandsAmong, type DeclaredAttack } from './702.22-banding.js';
import { chosenDefender, assumedDefendingPlayer, fightsAlone, isTheDefender } from './506-combat.js';
import { goadRuling } from './701.15-goad.js';
import { attackCostsOutOfRange } from './801.10-costs.js';
import { teamAttackRuling } from './805.10-team-combat.js';

export type AttackVerdict = Verdict<DeclaredAttack>;

/** The most pairs of a creature and a potential target that are examined. */
export const largestDeclaration = 5_000_000;

/**
 * Is a declaration of attackers legal, as a whole?
 *
 * - 508.1c: it breaks no restriction.
 * - 508.1d: it obeys as many requirements as any legal declaration that costs no more: nobody has to pay for another
 *   attack, and paying for one creature excuses no other.
 * - 508.1h: its costs; it is judged as if they were paid.
 * - 805.10b: with shared team turns the team's creatures are declared together.
 * - Doubt: if no defending player has been picked yet (506.2a), the one attacked counts as picked; if nobody is
 *   attacked, an opponent for whom that is legal.
 */
export const checkAttack = (
  state: GameState,
  player: Player,
  attacks: readonly DeclaredAttack[],
  solve: Solve | null = null,
): Result<Answer<AttackVerdict>> => {
  const situation = situationOf(state, player, attacks);
  const [first, ...others] = picksFor(situation, attacks);
  let best = judgeWith(situation, attacks, first, solve);
  for (const picked of others) {
    if (!best.ok || best.value.legal) return best;
    const verdict = judgeWith(situation, attacks, picked, solve);
    if (!verdict.ok || verdict.value.legal || isCloser(attacks, verdict.value, best.value)) best = verdict;
  }
  return best;
};

/** The restrictions that a declaration of attackers breaks, without searching for a better one (508.1c). */
export const brokenByAttack = (
  state: GameState,
  player: Player,
  attacks: readonly DeclaredAttack[],
): readonly Ruling[] => plainViolations(situationOf(state, player, attacks));

/** Everything about a declaration that does not depend on who is picked as the defending player. */
interface Situation extends Attackers {
  readonly applied: readonly AppliedAttackRule[];
  readonly counted: readonly CountingRule[];
  readonly requirements: readonly Requirement[];
  readonly wanted: ChosenTargets;
  readonly broken: readonly Ruling[];
  readonly costs: readonly Cost[];
}

const situationOf = (state: GameState, player: Player, attacks: readonly DeclaredAttack[]): Situation => {
  const applied = attackRulesApplying(state, creaturesDeclaredBy(state, player));
  const attackers = attackersOf(state, player, applied, attacks);
  const { creatures, numbering, bars } = attackers;
  return {
    ...attackers,
    applied,
    counted: countsOf(attackers, applied),
    requirements: attackRequirements(attackers, applied),
    wanted: wantedTargets(numbering, creatures, attacks),
    broken: brokenRestrictions(attackers, attacks),
    costs: attacks.flatMap((attack) => bars.costsOf(pairOfAttack(attack))),
  };
};

const pairOfAttack = (attack: DeclaredAttack): Pair => ({ ...attack, creature: attack.attacker });

const wantedTargets = (
  { numberOf }: Numbering,
  creatures: readonly GameObject[],
  attacks: readonly DeclaredAttack[],
): ChosenTargets => {
  const declared = new Map(attacks.map(({ attacker, target }) => [attacker.id, numberOf(target)]));
  return creatures.map(({ id }) => [declared.get(id) ?? []].flat());
};

/** The defending player assumed for judging an attack; null if any may be attacked. */
type PickedDefender = Player | null;

/** 506.2a: the defending players who may still be picked for an attack; a single null if there is no choice. */
const picksFor = (
  { state, player }: Situation,
  attacks: readonly DeclaredAttack[],
): readonly [PickedDefender, ...PickedDefender[]] => {
  if (state.options.attack !== 'ONE_OPPONENT' || chosenDefender(state, player)) return [null];
  const [first, ...others] = everyDefender(state, player);
  if (!first || !others.length) return [null];
  const [attacked, ...more] = defendersOf(state, attacks);
  const isPick = [first, ...others].some((each) => attacked && isTheDefender(state, each, attacked));
  return attacked && !more.length && isPick ? [attacked] : [first, ...others];
};

/** 507.1: the defending players whom the player, or with shared team turns any member of the team, might pick. */
const everyDefender = (state: GameState, player: Player): readonly Player[] =>
  defendersOf(
    state,
    playersWhoDeclare(state, player)
      .flatMap((member) => judgedCandidates(state, member))
      .filter(({ objections }) => !objections.length)
      .map(({ candidate }) => candidate),
  );

const countsFor = (state: GameState, picked: PickedDefender) => {
  if (!picked) return () => true;
  return ({ defending }: Candidate): boolean => defending !== null && isTheDefender(state, picked, defending);
};

const isCloser = (attacks: readonly DeclaredAttack[], one: AttackVerdict, other: AttackVerdict): boolean =>
  (one.requirementsPossible - other.requirementsPossible ||
    differences(attacks, other.witness) - differences(attacks, one.witness)) > 0;

/** How many creatures two declarations treat differently. */
const differences = (one: readonly DeclaredAttack[], other: readonly DeclaredAttack[]): number => {
  const targets = new Map(one.map(({ attacker, target }) => [attacker.id, target.id]));
  const same = other.filter(({ attacker, target }) => targets.get(attacker.id) === target.id).length;
  return new Set([...targets.keys(), ...other.map(({ attacker }) => attacker.id)]).size - same;
};

const judgeWith = (
  situation: Situation,
  attacks: readonly DeclaredAttack[],
  picked: PickedDefender,
  solve: Solve | null,
): Result<Answer<AttackVerdict>> => {
  const { creatures, numbering } = situation;
  const counts = countsFor(situation.state, picked);
  const free = targetsWithin(situation, counts, situation.bars.isFree);
  const paid = situation.costs.length
    ? targetsWithin(situation, counts, situation.bars.isPaidBy(attacks.map(pairOfAttack)))
    : free;
  const pairs = paid.reduce((sum, { length }) => sum + length, 0);
  if (pairs > largestDeclaration)
    return failure(tooComplex('pairs of a creature and what it may attack', pairs, largestDeclaration, 'this attack'));
  const freeMembers = membersFor(numbering, free);
  const able = creatures.filter((_, member) => free[member]?.length);
  const declaration: Declaration<DeclaredAttack> = {
    ...{ ...situation, free: freeMembers, targets: numbering.candidates.length, declared: attacks },
    members: paid === free ? freeMembers : membersFor(numbering, paid),
    witnessOf: (chosen) => legalAttack(situation, free, attacks, chosen),
    says: attackSentences(situation, able, attacks, picked),
  };
  return judge(declaration, solve);
};

const attackSentences = (
  situation: Situation,
  able: readonly GameObject[],
  attacks: readonly DeclaredAttack[],
  picked: PickedDefender,
): Declaration<DeclaredAttack>['says'] => {
  const { state, player, requirements } = situation;
  const side = nameSide(state, player);
  return {
    leavesOut: `A legal attack by ${side} does what this one leaves out`,
    allowed: `Nothing forbids this attack by ${side}`,
    nothingRequired: `Nothing requires ${side} to attack.`,
    does: `This attack by ${side} does`,
    impossible: whyImpossible(requirements, able),
    neededNot: `${side} need not attack`,
    costsSomething: (missed) => paymentHelps(payableIn(situation), missed),
    supporting: supportingRulings(situation, attacks, picked),
    ifLegal: [],
  };
};

const whyImpossible = (requirements: readonly Requirement[], able: readonly GameObject[]): string => {
  const creatures = [...new Set(requirements.map(({ creature }) => creature))];
  if (creatures.some((creature) => !creature || able.includes(creature))) return 'no legal attack does that';
  return `there is nobody ${creatures.length === 1 ? 'it' : 'they'} can attack`;
};

/** Lists what each creature may attack if the costs are paid. */
const payableIn = ({ creatures, judged, bars, numbering }: Situation): readonly (readonly PayableTarget[])[] =>
  creatures.map((creature) =>
    bars.unable(creature).length
      ? []
      : judged(creature).flatMap(({ candidate, objections }) => {
          const pair = { ...candidate, creature };
          const number = numbering.numberOf(candidate.target);
          const isBarred = number === undefined || objections.length > 0 || bars.ofPair(pair).length > 0;
          return isBarred ? [] : [{ number, isFree: bars.isFree(pair) }];
        }),
  );

const supportingRulings = (
  situation: Situation,
  attacks: readonly DeclaredAttack[],
  picked: PickedDefender,
): readonly Ruling[] => {
  const { state, player, counted, wanted, broken, requirements } = situation;
  const isDecided = broken.length > 0 || (!attacks.length && !requirements.length);
  const goadedCreatures = situation.applied.flatMap(({ rule, creatures }) => (rule.kind === 'GOADED' ? creatures : []));
  return [
    ...countedByPlayer(state, counted, wanted),
    ...attackCostsOutOfRange(state, attacks.map(pairOfAttack)),
    ...attacksAlone(situation, attacks),
    ...[...bandsAmong(attacks).values()].flatMap((band) => bandAttackRulings(state, band)),
    ...(goadedCreatures.length ? [goadRuling(state, goadedCreatures)] : []),
    ...(picked && !isDecided ? [assumedDefendingPlayer(state, player, picked)] : []),
    ...(declaresAsTeam(state, player) ? [teamAttackRuling(state, player)] : []),
    ...openReadings(situation, requirements.length ? situation.creatures : [], attacks),
  ];
};

/** The doubtful rulings on which targets those creatures may attack, and on attacks without objections. */
const openReadings = (
  { state, judged }: Attackers,
  creatures: readonly GameObject[],
  attacks: readonly DeclaredAttack[],
): readonly Ruling[] => {
  const allowed = attacks.filter(({ attacker, target }) =>
    judged(attacker).some(({ candidate, objections }) => candidate.target === target && !objections.length),
  );
  const deciding = [...creatures, ...allowed.map(({ attacker }) => attacker)];
  const attackers = new Map(deciding.map((creature) => [controllerOf(state, creature), creature]));
  return [...attackers].flatMap(([player, attacker]) => {
    if (judged(attacker).every(({ objections }) => objections.length)) return [];
    const own = allowed.filter((attack) => controllerOf(state, attack.attacker) === player);
    const attacked = own.map(({ target }) => target);
    const isSaidOfTeam = declaresAsTeam(state, player);
    return mayAttack(state, player, attacker, attacked).filter(
      ({ doubt, rule }) => doubt !== undefined && !(isSaidOfTeam && rule.key === '805.10b'),
    );
  });
};

/** Says that a creature attacks alone, if a rule depends on that. */
const attacksAlone = ({ state, applied }: Situation, attacks: readonly DeclaredAttack[]): readonly Ruling[] => {
  const [only, ...others] = attacks;
  const hasRuleOnAttackingAlone = (creature: GameObject): boolean =>
    applied.some(({ rule, creatures }) => isOfAlone(rule) && creatures.includes(creature));
  return only && !others.length && hasRuleOnAttackingAlone(only.attacker)
    ? [fightsAlone(state, only.attacker, 'attacks')]
    : [];
};
