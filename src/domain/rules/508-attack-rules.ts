import type { Ruling } from '../answer.js';
import type { AttackRule } from '../state/description.js';
import { describeConditions } from '../combat/describe-conditions.js';
import { creaturesOf, entityOf, playersInGame, type Entity } from '../state/game-state.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { attackTargetKey } from '../state/attacked-teams.js';
import {
  declaresAsTeam,
  mentionedTarget,
  rulesApplying,
  isAbout,
  type Applied,
  type Pair,
  type Words,
} from '../combat/combat-rules.js';
import { sourcePhrase, createAloneRulings, createCompanyRulings } from '../combat/counts.js';
import { limitsToNone, type Counting } from '../combat/counts.js';
import { prohibitionsOf, type Prohibition, type Prohibitions } from '../combat/prohibitions.js';
import { createRequirementRulings, requirementOf, requirementsOf } from '../combat/requirements.js';
import type { Requirement } from '../combat/requirements.js';
import type { TargetRulings } from '../combat/target-rulings.js';
import { withEarlierThisTurnCounted } from './506-earlier-this-turn.js';
import { teamProtected } from './805.10-team-combat.js';
import { createGoadRulings } from './701.15-goad.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('508.1c', '508.1d', '508.1h');

export const attackWords: Words = {
  verb: 'attack',
  restriction: (state, says, ...about) => ruling(state, '508.1c', says, ...about),
  requirement: (state, says, ...about) => ruling(state, '508.1d', says, ...about),
  cost: (state, says, ...about) => ruling(state, '508.1h', says, ...about),
};

export type AppliedAttackRule = Applied<AttackRule>;

export const attackRulesApplying = (
  state: GameState,
  creatures: readonly GameObject[],
  applying = rulesApplying,
): readonly AppliedAttackRule[] =>
  withEarlierThisTurnCounted(
    state,
    'attack',
    applying(state, ({ attackRules }) => attackRules, creatures),
  );

const forbids = (rule: AttackRule): boolean =>
  rule.kind === 'CANT_ATTACK' || rule.kind === 'CANT_ATTACK_TARGET' || limitsToNone(rule);

/** The rules that forbid creatures to attack, by creature; computed once for a whole declaration. */
export const prohibitionsAmong = (state: GameState, applied: readonly AppliedAttackRule[]): Prohibitions =>
  prohibitionsOf(
    state,
    attackWords,
    applied.filter(({ rule }) => forbids(rule)).map((each) => forbidding(state, each)),
  );

const forbidding = (state: GameState, applied: AppliedAttackRule): Prohibition => ({
  applied,
  of: 'CREATURE',
  says: (source, creature, pair) => prohibition(state, applied, source, creature, pair),
});

/** A prohibition as a ruling: on all that the creature might attack, or on one target. */
const prohibition = (
  state: GameState,
  applied: AppliedAttackRule,
  source: GameObject,
  creature: GameObject,
  pair: Pair | null,
): Ruling => {
  const { rule, holdsAgainst, earlier = '' } = applied;
  const target = pair ? mentionedTarget(state, rule, pair) : rule.target ? entityOf(state, rule.target) : null;
  const by = sourcePhrase(source, creature, target);
  const conditions = describeConditions(state, applied, source, pair?.defending);
  const says = `${creature.name} can't attack${target ? ` ${target.name}` : ''}${by}${conditions}${earlier}`;
  const defending = holdsAgainst && pair?.defending ? [pair.defending] : [];
  const about: readonly Entity[] = [...new Set([creature, source, ...(target ? [target] : []), ...defending])];
  if (!pair || pair.target === target) return attackWords.restriction(state, `${says}.`, ...about);
  const other = pair.target;
  const either = `${says}; ${other.name} is on the same team, so ${creature.name} can't attack ${other.name} either.`;
  return teamProtected(state, target?.id === source.controller, either, ...about, other);
};

/**
 * What is each creature required to do?
 *
 * - 508.1d: a rule is one requirement for each creature, or player, that it applies to.
 * - 701.15b: being goaded is two requirements, to attack and to attack another player; 701.15c: one more for each
 *   player who goads it; 701.15d: but only once for each.
 */
export const attackRequirements = (
  counting: Counting,
  applied: readonly AppliedAttackRule[],
): readonly Requirement[] => {
  const goaded = new Set<string>();
  return applied.flatMap((each) => {
    if (each.rule.kind !== 'GOADED') return requirementsOf(counting, each);
    return each.creatures.flatMap((creature) => {
      const goading = JSON.stringify([creature.id, each.rule.target]);
      if (goaded.has(goading)) return [];
      goaded.add(goading);
      return goadRequirements(counting, each, creature);
    });
  });
};

/** The creatures that a player declares; with shared team turns those of the whole team (805.10b). */
export const creaturesDeclaredBy = (state: GameState, player: Player): readonly GameObject[] =>
  playersWhoDeclare(state, player).flatMap((member) => creaturesOf(state, member));

/** The players who declare with a player: with shared team turns the whole team (805.10b). */
export const playersWhoDeclare = (state: GameState, player: Player): readonly Player[] =>
  declaresAsTeam(state, player) ? playersInGame(state).filter(({ team }) => team === player.team) : [player];

/**
 * Creates the rulings on attacks that are not about legal targets: which creatures must attack, and which attack only
 * with others.
 */
export const createAttackRulings = (
  counting: Counting,
  applied: readonly AppliedAttackRule[],
): readonly TargetRulings[] => [
  createGoadRulings(counting.state, applied),
  createRequirementRulings(
    counting,
    applied.flatMap((each) => requirementsOf(counting, each)),
  ),
  createCompanyRulings(counting, applied),
  createAloneRulings(counting.state, attackWords, applied),
];

const goadRequirements = (
  { state, numbering }: Counting,
  applied: AppliedAttackRule,
  creature: GameObject,
): readonly Requirement[] => {
  const goader = applied.rule.target ? entityOf(state, applied.rule.target) : null;
  const others = numbering.candidates.flatMap((candidates, number) =>
    candidates.some(({ target }) => isOtherPlayer(state, goader, target)) ? [number] : [],
  );
  const sources = applied.sources.slice(0, 1);
  const base = { ...requirementOf({ ...applied, sources }, creature), member: numbering.memberOf(creature) ?? null };
  const whom = goader ? `a player other than ${goader.name} ` : '';
  return [
    { ...base, scope: null, does: `${creature.name} attacks if able`, about: [] },
    { ...base, scope: new Set(others), does: `${creature.name} attacks ${whom}if able`, about: goader ? [goader] : [] },
  ];
};

const isOtherPlayer = (state: GameState, goader: Entity | null, target: Entity): boolean =>
  target.kind === 'PLAYER' && (!goader || attackTargetKey(state, goader) !== attackTargetKey(state, target));

/** The permissions to attack as though a creature had haste, or as though it didn't have defender (609.4). */
export interface AsThough {
  /** Whether a creature has that permission for some target. */
  readonly anything: (creature: GameObject) => boolean;
  /** Whether a creature has that permission for a target. */
  readonly pair: (pair: Pair) => boolean;
  /** The rules that give a creature that permission. */
  readonly by: (creature: GameObject) => readonly AppliedAttackRule[];
}

/** Finds the creatures with one of these permissions. */
export const attacksAsThough = (
  state: GameState,
  applied: readonly AppliedAttackRule[],
  kind: 'CAN_ATTACK_AS_THOUGH_HASTE' | 'CAN_ATTACK_AS_THOUGH_NO_DEFENDER',
): AsThough => {
  const permissions = applied
    .filter(({ rule }) => rule.kind === kind)
    .map((each) => ({ each, creatures: new Set(each.creatures) }));
  return {
    by: (creature) => permissions.flatMap(({ each, creatures }) => (creatures.has(creature) ? [each] : [])),
    anything: (creature) => permissions.some(({ creatures }) => creatures.has(creature)),
    pair: (pair) =>
      permissions.some(({ each, creatures }) => creatures.has(pair.creature) && isAbout(state, each, pair)),
  };
};
