import type { Ruling } from '../answer.js';
import type { AttackRule } from '../state/description.js';
import { entityOf, type Entity, type GameObject, type GameState } from '../state/game-state.js';
import { attackedAs, rulesApplying, type Applied } from '../combat/combat-rules.js';
import { teamProtected, teamAttackCites } from './805.10-team-combat.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('508.1c');

export const attackRuleCites = [...cites, ...teamAttackCites];

export type AppliedAttackRule = Applied<AttackRule>;

export const attackRulesApplying = (state: GameState, creatures: readonly GameObject[]): readonly AppliedAttackRule[] =>
  rulesApplying(state, ({ attackRules }) => attackRules, creatures);

/** Whether what a rule says of its target is about attacking that entity; a rule without one is about all. */
export const speaksOf = (state: GameState, { target }: AttackRule, entity: Entity): boolean =>
  !target || attackedAs(state, entityOf(state, target)) === attackedAs(state, entity);

const forbids = ({ kind, count }: AttackRule): boolean =>
  kind === 'CANT_ATTACK' || kind === 'CANT_ATTACK_TARGET' || (kind === 'AT_MOST' && count === 0);

/** Says what a rule forbids, for example "Moat says that Ox can't attack Rob". */
const said = (state: GameState, { rule, source }: AppliedAttackRule, creature: GameObject): string => {
  const whom = rule.target ? ` ${entityOf(state, rule.target).name}` : '';
  const forbidden = `${creature.name} can't attack${whom}`;
  return source.id === creature.id ? forbidden : `${forbidden}, because of ${source.name}`;
};

/** A prohibition as a ruling: on all that the creature might attack, or on one target. */
const prohibition = (state: GameState, applied: AppliedAttackRule, creature: GameObject, entity?: Entity): Ruling => {
  const { rule, source } = applied;
  const target = rule.target ? entityOf(state, rule.target) : undefined;
  const about = [...new Set<Entity>([creature, source, ...(target ? [target] : []), ...(entity ? [entity] : [])])];
  const says = said(state, applied, creature);
  return entity && target && entity.id !== target.id
    ? teamProtected(
        state,
        `${says}; ${entity.name} is on the same team, so ${creature.name} can't attack ${entity.name} either.`,
        ...about,
      )
    : ruling(state, '508.1c', `${says}.`, ...about);
};

/** The rules that forbid a creature to attack, by creature: worked out once for a whole declaration. */
export interface Prohibitions {
  /** Why it cannot attack anything. */
  readonly ofCreature: (creature: GameObject) => readonly Ruling[];
  /** Why it cannot attack that. */
  readonly ofTarget: (creature: GameObject, entity: Entity) => readonly Ruling[];
}

const none: readonly AppliedAttackRule[] = [];

export const prohibitionsAmong = (state: GameState, applied: readonly AppliedAttackRule[]): Prohibitions => {
  const byCreature = new Map<string, AppliedAttackRule[]>();
  for (const each of applied) {
    if (!forbids(each.rule)) continue;
    for (const { id } of each.creatures) {
      const known = byCreature.get(id) ?? [];
      known.push(each);
      byCreature.set(id, known);
    }
  }
  const on = ({ id }: GameObject): readonly AppliedAttackRule[] => byCreature.get(id) ?? none;
  return {
    ofCreature: (creature) =>
      on(creature).flatMap((each) => (each.rule.target ? [] : [prohibition(state, each, creature)])),
    ofTarget: (creature, entity) =>
      on(creature).flatMap((each) =>
        each.rule.target && speaksOf(state, each.rule, entity) ? [prohibition(state, each, creature, entity)] : [],
      ),
  };
};

/** One thing that a creature is required to do, if able. */
export interface Requirement {
  readonly creature: GameObject;
  readonly source: GameObject;
  /** Attack the target, or attack a player other than the target, who goaded it. */
  readonly kind: 'ATTACK' | 'ANOTHER_PLAYER';
  /** Null: to attack anything obeys it. */
  readonly target: Entity | null;
}

/**
 * What is each creature required to do?
 *
 * - 508.1d: each rule is one requirement for each creature that it applies to.
 * - 701.15b: being goaded is two, attacking and attacking somebody else; 701.15c: each player who goads it adds theirs;
 *   701.15d: goading it again adds nothing.
 */
export const attackRequirements = (state: GameState, applied: readonly AppliedAttackRule[]): readonly Requirement[] => {
  const goaded = new Set<string>();
  return applied.flatMap(({ rule, source, creatures }) => {
    const target = rule.target ? entityOf(state, rule.target) : null;
    return creatures.flatMap((creature): readonly Requirement[] => {
      const base = { creature, source, target };
      if (rule.kind === 'ATTACKS_IF_ABLE' || rule.kind === 'ATTACKS_TARGET_IF_ABLE')
        return [{ ...base, kind: 'ATTACK' }];
      const goading = JSON.stringify([creature.id, target?.id]);
      if (rule.kind !== 'GOADED' || goaded.has(goading)) return [];
      goaded.add(goading);
      return [
        { ...base, kind: 'ATTACK', target: null },
        { ...base, kind: 'ANOTHER_PLAYER' },
      ];
    });
  });
};

/** Does a creature that attacks that entity obey the requirement? */
export const obeys = (state: GameState, { kind, target }: Requirement, entity: Entity): boolean => {
  if (!target) return true;
  const same = attackedAs(state, target) === attackedAs(state, entity);
  return kind === 'ANOTHER_PLAYER' ? entity.kind === 'PLAYER' && !same : same;
};
