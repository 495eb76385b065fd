import { rangeIsLimited } from '../state/range.js';
import { answer, addDoubt, nameList, firstOfEachRule, type Answer, type Ruling, type Rulings } from '../answer.js';
import { controllerOf, areOpponents, creaturesOf, hasType, isOnBattlefield, opponentsOf } from '../state/game-state.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { hasOpponentInRange } from './801-limited-range-of-influence.js';
import { attacksNobodyOnThatSide, attackSideObjection, attackSideRuling } from './803-attack-left-and-right.js';
import { chosenDefenderObjection, chosenDefenderRuling } from './506-combat.js';
import { declaresAsTeam } from '../combat/combat-rules.js';
import { numberTargets, type Candidate } from '../combat/numbering.js';
import { alsoForbidding, type Prohibitions } from '../combat/prohibitions.js';
import { withTargetRulings } from '../combat/target-rulings.js';
import {
  createAttackRulings,
  creaturesDeclaredBy,
  attackRulesApplying,
  attackWords,
  attacksAsThough,
  prohibitionsAmong,
  type AppliedAttackRule,
} from './508-attack-rules.js';
import { attackCompany } from './508-attack-company.js';
import type { Attackers } from './508-attack-violations.js';
import { attackAsThoughRulings } from './609.4-as-though.js';
import { attacksNoNeighbor, neighborObjection, neighborRuling } from './508.1b-neighbors.js';
import { defenderRulings } from './702.3-defender.js';
import { nobodyInRange, rangeObjection, targetsInRange } from './801.3-attacking.js';
import { mayAttackSeveral } from './802.3-attackers.js';
import { teamMayAttack } from './805.10-team-combat.js';
import { sicknessOf } from './302.6-summoning-sickness.js';
import { noDefender } from './310-battles.js';
import { defendingPlayerOf } from './508.5-defending-player.js';
import { citing } from '../rulebook/citing.js';
import type { ExcludedEntity } from '../selection.js';
import { oncePerTable } from '../state/once-per-table.js';
import { oncePerKey } from '../values/remembered.js';

const { ruling } = citing('508.1a', '508.1b');

export interface AttackTargets {
  readonly attacker: GameObject;
  readonly canAttack: boolean;
  readonly included: readonly Entity[];
  readonly excluded: readonly ExcludedEntity[];
}

/**
 * Whom and what may each creature of a player attack?
 *
 * - 508.1b: an opponent, an opponent's planeswalker, or a battle, unless range, the attack option or the variant
 *   forbids it (801.3, 803.1a, 803.1b, 506.2a, 809.3c, 811.4).
 * - 508.1c: and unless an ability forbids it to that creature, or it needs more company than can come along.
 * - 508.1h: targets that may be attacked at a cost are included, with the cost.
 * - 508.1a, 302.6, 702.3b: for a creature that can't attack at all, everything is excluded.
 * - 508.1d, 701.15b: rulings say what is required of the creature if able.
 */
export const legalAttackTargets = (
  state: GameState,
  player: Player,
  attackers: readonly GameObject[] = creaturesOf(state, player),
): readonly Answer<AttackTargets>[] => {
  const judged = judgedCandidates(state, player);
  const applied = attackRulesApplying(state, [...new Set([...creaturesDeclaredBy(state, player), ...attackers])]);
  if (!applied.length)
    return attackers.map((attacker) => targetsOf(state, player, attacker, judged, attackBars(state, applied)));
  const declaring = attackersOf(state, player, applied);
  const company = attackCompany(declaring, applied);
  const bars = { ...declaring.bars, ...(company && alsoForbidding(declaring.bars, company.objections)) };
  const rulings = [...createAttackRulings(declaring, applied), ...(company ? [company.doubts] : [])];
  return attackers.map((attacker) =>
    withTargetRulings(attacker, targetsOf(state, player, attacker, judged, bars), rulings),
  );
};

/** Everything that applies to a player's or team's attackers; `attacks`: targets besides those they may consider. */
export const attackersOf = (
  state: GameState,
  player: Player,
  applied: readonly AppliedAttackRule[],
  attacks: readonly Candidate[] = [],
): Attackers => {
  const creatures = creaturesDeclaredBy(state, player);
  const judged: Attackers['judged'] = (creature) => judgedCandidates(state, controllerOf(state, creature));
  const considered = [...new Set(creatures.map(judged))].flatMap((each) => each.map(({ candidate }) => candidate));
  const numbering = numberTargets(state, creatures, [...considered, ...attacks]);
  return { state, player, words: attackWords, creatures, numbering, judged, bars: attackBars(state, applied) };
};

/** A potential target with the rulings that keep all of a player's creatures from attacking it. */
export interface JudgedTarget {
  readonly candidate: Candidate;
  readonly objections: readonly Ruling[];
}

export const judgedCandidates = (state: GameState, player: Player): readonly JudgedTarget[] => judgedAt(state)(player);

const judgedAt = oncePerTable((state: GameState) =>
  oncePerKey((player: Player): readonly JudgedTarget[] =>
    candidatesFor(state, player).map((candidate) => ({
      candidate,
      objections: attackObjections(state, player, candidate),
    })),
  ),
);

/** Finds the objections to attacks by individual creatures. */
export interface AttackBars extends Prohibitions {
  /**
   * Why can a creature not attack at all?
   *
   * - 508.1a: it is tapped, or a battle as well, or has not been controlled since the turn began and has no haste
   *   (302.6, 702.10b), or 702.3b: it has defender; unless it may attack something as though that were not so.
   * - 508.1c: something forbids it.
   */
  readonly unable: (creature: GameObject) => readonly Ruling[];
  /** Why a creature may attack those targets as though it had haste, or didn't have defender (609.4). */
  readonly allowed: (creature: GameObject, targets: readonly Entity[]) => readonly Ruling[];
}

/** The rules that keep creatures from attacking, and the permissions to attack as though they did not (609.4). */
const liftedAmong = (state: GameState, applied: readonly AppliedAttackRule[]) =>
  (
    [
      ['CAN_ATTACK_AS_THOUGH_HASTE', sicknessOf, '302.6'],
      ['CAN_ATTACK_AS_THOUGH_NO_DEFENDER', defenderRulings, '702.3b'],
    ] as const
  ).map(([kind, objections, lifts]) => ({ asThough: attacksAsThough(state, applied, kind), objections, lifts }));

export const attackBars = (state: GameState, applied: readonly AppliedAttackRule[]): AttackBars => {
  const prohibitions = prohibitionsAmong(state, applied);
  const lifted = liftedAmong(state, applied);
  const isLifted = applied.some(({ rule }) => rule.kind.startsWith('CAN_ATTACK_AS_THOUGH'));
  return {
    ...prohibitions,
    unable: (creature) => [
      ...creatureObjections(state, creature),
      ...lifted.flatMap(({ asThough, objections }) => (asThough.anything(creature) ? [] : objections(state, creature))),
      ...prohibitions.ofCreature(creature),
    ],
    allowed: (creature, targets) =>
      lifted.flatMap(({ asThough, objections, lifts }) => {
        const [by] = targets.length ? asThough.by(creature) : [];
        return by && objections(state, creature).length
          ? [attackAsThoughRulings(state, lifts, creature, targets, by)]
          : [];
      }),
    ...(isLifted &&
      alsoForbidding(prohibitions, (pair) =>
        lifted.flatMap(({ asThough, objections }) =>
          asThough.anything(pair.creature) && !asThough.pair(pair) ? objections(state, pair.creature) : [],
        ),
      )),
  };
};

const targetsOf = (
  state: GameState,
  player: Player,
  attacker: GameObject,
  judged: readonly JudgedTarget[],
  { unable, allowed, ofPair, costsOf }: AttackBars,
): Answer<AttackTargets> => {
  const [first, ...more] = unable(attacker);
  if (first) return attacksNobody(attacker, judged, [first, ...more]);
  const candidates = judged.map(({ candidate, objections }) => ({
    candidate,
    objections: [...objections, ...ofPair({ ...candidate, creature: attacker })],
  }));
  const may = candidates.flatMap(({ candidate, objections }) => (objections.length ? [] : [candidate]));
  const included = may.map(({ target }) => target);
  const excluded = candidates.flatMap(({ candidate, objections: [objection, ...others] }): ExcludedEntity[] =>
    objection ? [{ entity: candidate.target, because: [objection, ...others] }] : [],
  );
  const paid = costsOf(...may.map((candidate) => ({ ...candidate, creature: attacker }))).flatMap(
    ({ because }) => because,
  );
  const because = included.length
    ? mayAttack(state, player, attacker, included)
    : attacksNothing(state, player, attacker, excluded);
  const permitted = allowed(attacker, included);
  return answer({ attacker, canAttack: included.length > 0, included, excluded }, ...because, ...permitted, ...paid);
};

const attacksNobody = (
  attacker: GameObject,
  judged: readonly JudgedTarget[],
  because: Rulings,
): Answer<AttackTargets> => {
  const excluded = judged.map(({ candidate }): ExcludedEntity => ({ entity: candidate.target, because }));
  return answer({ attacker, canAttack: false, included: [], excluded }, ...because);
};

/** The potential targets: opponents, their planeswalkers, and every battle. */
export const candidatesFor = (state: GameState, player: Player): readonly Candidate[] => [
  ...opponentsOf(state, player).map((opponent) => ({ target: opponent, defending: opponent })),
  ...[...state.objects.values()].filter(isOnBattlefield).flatMap((object): Candidate[] => {
    const isBattle = hasType(object, 'battle');
    if (!isBattle && !hasType(object, 'planeswalker')) return [];
    const defending = defendingPlayerOf(state, object.id);
    return isBattle || (defending && areOpponents(player, defending)) ? [{ target: object, defending }] : [];
  }),
];

/** The rulings that keep all of a player's creatures from attacking a target; none if it may be attacked. */
export const attackObjections = (state: GameState, player: Player, candidate: Candidate): readonly Ruling[] => {
  const unknown = editionObjection(state, candidate.target);
  if (unknown) return [unknown];
  const { defending } = candidate;
  if (!defending?.inGame || !areOpponents(player, defending)) return [noDefender(state, player, candidate)];
  return playerObjections.flatMap((objection) => objection(state, player, defending, candidate.target) ?? []);
};

/** Says that an edition has no planeswalkers (before 2007) or battles (before 2023). */
export const editionObjection = (state: GameState, entity: Entity): Ruling | null => {
  if (entity.kind === 'PLAYER') return null;
  const { hasBattles, hasPlaneswalkers } = decisionsOf(state.edition);
  const isCovered = hasType(entity, 'battle') ? hasBattles : hasPlaneswalkers;
  if (isCovered) return null;
  const what = hasType(entity, 'battle') ? 'battles' : 'planeswalkers';
  const says = `${state.edition} has no rules for ${what}, so ${entity.name} can't be attacked.`;
  return ruling(state, '508.1b', says, entity);
};

type Objection = (state: GameState, player: Player, defending: Player, entity: Entity) => Ruling | null;

const playerObjections: readonly Objection[] = [
  rangeObjection,
  attackSideObjection,
  chosenDefenderObjection,
  neighborObjection,
];

/** 508.1a: a noncreature can't attack, nor can a tapped creature, or one that is also a battle. */
const creatureObjections = (state: GameState, creature: GameObject): readonly Ruling[] => {
  const cannot = (why: string) => ruling(state, '508.1a', `${creature.name} is ${why} and can't attack.`, creature);
  return [
    ...(hasType(creature, 'creature') ? [] : [cannot('not a creature')]),
    ...(creature.tapped ? [cannot('tapped')] : []),
    ...(hasType(creature, 'battle') ? [cannot('also a battle')] : []),
  ];
};

/** Says that no opponent is within range, on the side where a player may attack, or next to them. */
const nobodyWithinReach = (state: GameState, player: Player, attacker: GameObject): readonly Ruling[] => [
  ...(rangeIsLimited(state) && !hasOpponentInRange(state, player) ? [nobodyInRange(state, player, attacker)] : []),
  ...[attacksNobodyOnThatSide(state, player), attacksNoNeighbor(state, player)].filter((each) => each !== null),
];

const attacksNothing = (
  state: GameState,
  player: Player,
  attacker: GameObject,
  excluded: readonly ExcludedEntity[],
): Rulings => {
  const reasons = [
    ...(opponentsOf(state, player).length ? nobodyWithinReach(state, player, attacker) : []),
    ...excluded.toSorted((one, other) => one.because.length - other.because.length).flatMap(({ because }) => because),
  ];
  const none = ruling(state, '508.1b', `There is nobody ${attacker.name} can attack.`, attacker);
  const [first = none, ...others] = firstOfEachRule(reasons);
  return [first, ...others];
};

/** Says which of those targets a player's creatures may attack. */
export const mayAttack = (
  state: GameState,
  player: Player,
  attacker: GameObject,
  included: readonly Entity[],
): Rulings => {
  const beside = attackSideRuling(state, player) ?? neighborRuling(state, player);
  const option = beside ?? chosenDefenderRuling(state, player) ?? severalPlayers(state, player, attacker, included);
  const inRange = rangeIsLimited(state) ? [targetsInRange(state, player)] : [];
  const { neighborRulesNamePermanents, severalAttackedNamePermanents } = decisionsOf(state.edition);
  const isNamed = beside ? neighborRulesNamePermanents : severalAttackedNamePermanents || option.rule.key === '506.2a';
  return [option, ...inRange, ...(isNamed ? [] : silentOnPermanents(state, option, included))];
};

/** Says that several players may be attacked; with shared team turns, by each creature of the team. */
const severalPlayers = (state: GameState, player: Player, attacker: GameObject, included: readonly Entity[]): Ruling =>
  declaresAsTeam(state, player)
    ? teamMayAttack(state, player, attacker, included)
    : mayAttackSeveral(state, player, attacker, included);

/** D14: before 2023 the rules on neighbors, and in 2008 those on several players, refer to attacking players only. */
const silentOnPermanents = (state: GameState, option: Ruling, included: readonly Entity[]): readonly Ruling[] => {
  const permanents = [...new Set(included)].filter(({ kind }) => kind === 'OBJECT');
  if (!permanents.length) return [];
  const says = `${nameList(permanents)} may be attacked, as the ${permanents.length === 1 ? 'player who defends it' : 'players who defend them'} may be.`;
  const doubt = `${option.rule.number} of ${state.edition} mentions only players.`;
  return [addDoubt(ruling(state, '508.1b', says, ...permanents), doubt)];
};
