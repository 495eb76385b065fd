import { functionsInZone } from '../state/working.js';
import { rangeIsLimited, isExemptFromRange, reaches } from '../state/range.js';
import type { Ruling } from '../answer.js';
import type { CombatRule } from '../state/effects/combat-rule-schemas.js';
import type { EntityFilter } from '../state/filters/entity-filter.js';
import { matches } from '../state/filters/matching.js';
import { controllerOf, entityOf } from '../state/game-state.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { attackTargetKey, attackedGroup } from '../state/attacked-teams.js';
import { createConditions, type HoldsAgainst } from '../state/effects/conditions.js';
import { ruleEffectsAt } from './effect-rules.js';

/** A creature, and something that it might attack or block. */
export interface Pair {
  readonly creature: GameObject;
  readonly target: Entity;
  readonly defending: Player | null;
}

/** A combat rule, the objects that have it, and the creatures of a declaration that it applies to. */
export interface Applied<Rule extends CombatRule = CombatRule> {
  readonly rule: Rule;
  readonly sources: readonly GameObject[];
  readonly creatures: readonly GameObject[];
  /** The defending players against whom it applies; null: all. */
  readonly holdsAgainst: HoldsAgainst | null;
  /** For a limit: the creatures that already count toward it, worded as the end of a sentence. */
  readonly earlier?: string;
}

/** Makes a ruling on a declaration, with the rule's number. */
type CreateRuling = (state: GameState, says: string, ...about: readonly Entity[]) => Ruling;

/** The words and rule numbers for declaring attackers or blockers. */
export interface Words {
  readonly verb: 'attack' | 'block';
  readonly restriction: CreateRuling;
  readonly requirement: CreateRuling;
  readonly cost: CreateRuling;
}

/**
 * Returns the restrictions, requirements and permissions that apply to the creatures.
 *
 * - 113.6: those of permanents, and of emblems, planes and the like in the command zone.
 * - 611.2: those of ongoing effects, whatever their source.
 * - 801.10: only to creatures within range of the controller of the object that has them; planes excepted (801.18).
 * - 801.11: a condition counts only objects within that range.
 *
 * The same rule on several objects of one controller is one row with all of them as its sources.
 */
export const rulesApplying = <Rule extends CombatRule>(
  state: GameState,
  rulesOf: (object: GameObject) => readonly Rule[],
  creatures: readonly GameObject[],
  within: AppliesInRange = (inRange) => inRange,
): readonly Applied<Rule>[] => {
  const rows = new Map<string, Applied<Rule> & { readonly sources: GameObject[] }>();
  const conditions = createConditions(state);
  const affected = createCreaturesAffected(state, creatures);
  const apply = (source: GameObject, reach: string, inRange: (creature: GameObject) => boolean): void =>
    rulesOf(source).forEach((rule, index) => {
      const key = rule.creatures ? JSON.stringify([reach, rule]) : JSON.stringify([source.id, index]);
      const existing = rows.get(key);
      if (existing) existing.sources.push(source);
      else {
        const holdsAgainst = conditions(rule, source);
        if (holdsAgainst !== 'NOBODY')
          rows.set(key, { rule, holdsAgainst, sources: [source], creatures: affected(rule, source, reach, inRange) });
      }
    });
  for (const source of state.objects.values()) {
    if (!functionsInZone(source) || !rulesOf(source).length) continue;
    const reach = `${controllerOf(state, source).id} ${String(isExemptFromRange(state, { object: source.id }))}`;
    apply(source, reach, (creature) => within(reaches(state, { object: source.id }, creature)));
  }
  for (const { object, reach, reaches: holds } of ruleEffectsAt(state))
    apply(object, reach, (creature) => within(holds(creature)));
  return [...rows.values()].filter((applied) => applied.creatures.length);
};

/** Returns the rules that would apply to the creatures if these were within range (801.10). */
export const rulesOutOfRange: typeof rulesApplying = (state, rulesOf, creatures) =>
  rangeIsLimited(state) ? rulesApplying(state, rulesOf, creatures, (inRange) => !inRange) : [];

/** Whether to apply a rule to a creature, given whether the creature is within its range. */
type AppliesInRange = (inRange: boolean) => boolean;

/** Finds the creatures that a rule applies to, once for each filter and range. */
const createCreaturesAffected = (state: GameState, creatures: readonly GameObject[]) => {
  const byId = new Map(creatures.map((creature) => [creature.id, creature]));
  const byFilter = new Map<string, readonly GameObject[]>();
  return (
    { creatures: filter }: CombatRule,
    source: GameObject,
    reach: string,
    inRange: (creature: GameObject) => boolean,
  ): readonly GameObject[] => {
    const itself = byId.get(source.id);
    if (!filter) return itself && inRange(itself) ? [itself] : [];
    const key = JSON.stringify([reach, filter]);
    const affected = byFilter.get(key) ?? creatures.filter((each) => matches(state, filter, each) && inRange(each));
    byFilter.set(key, affected);
    return affected;
  };
};

/** The filter of the targets that a rule is about. */
export const targetFilterOf = (rule: CombatRule): EntityFilter | null =>
  ('targets' in rule ? rule.targets : 'attackers' in rule ? rule.attackers : null) ?? null;

/** Whether a rule is about certain targets only. */
export const hasTarget = ({ rule, holdsAgainst }: Applied): boolean =>
  Boolean(rule.target) || targetFilterOf(rule) !== null || holdsAgainst !== null;

/** Whether a rule is about that creature attacking or blocking that target. */
export const isAbout = (state: GameState, applied: Applied, pair: Pair): boolean =>
  mayBeAimedAt(state, applied.rule, pair) && (!applied.holdsAgainst || applied.holdsAgainst(pair.defending));

/** Whether a rule's targets include the target of a pair; a rule without targets includes all. */
export const mayBeAimedAt = (state: GameState, rule: CombatRule, { creature, target }: Pair): boolean => {
  const filter = targetFilterOf(rule);
  return (
    (!rule.target || attackTargetKey(state, entityOf(state, rule.target)) === attackTargetKey(state, target)) &&
    (!filter || attackedGroup(state, target).some((each) => matches(state, filter, each, { other: creature })))
  );
};

/** The target of a pair or, if a team is attacked as one (810.7), the member that the rule is about. */
export const mentionedTarget = (state: GameState, rule: CombatRule, { creature, target }: Pair): Entity => {
  const filter = targetFilterOf(rule);
  if (rule.target) return entityOf(state, rule.target);
  const isNamed = (entity: Entity): boolean => !filter || matches(state, filter, entity, { other: creature });
  return isNamed(target) ? target : (attackedGroup(state, target).find(isNamed) ?? target);
};

/** 805.10b, 805.10d: whether a player declares together with their team, as with shared team turns. */
export const declaresAsTeam = ({ options }: GameState, { team }: Player): boolean =>
  options.sharedTeamTurns && team !== null;

/** Names the players who declare together with that player. */
export const nameSide = (state: GameState, player: Player): string =>
  declaresAsTeam(state, player) ? `the team of ${player.name}` : player.name;
