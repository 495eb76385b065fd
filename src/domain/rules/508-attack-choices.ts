import type { Ruling } from '../answer.js';
import type { Choice, Choices, Companions, Limit, Option } from '../combat/choices.js';
import { controllerOf, entityOf, type Entity, type GameObject, type GameState } from '../state/game-state.js';
import type { DeclaredAttack } from './702.22-banding.js';
import {
  attackRequirements,
  attackRulesApplying,
  obeys,
  prohibitionsAmong,
  type AppliedAttackRule,
  type Requirement,
} from './508-attack-rules.js';
import { creatureObjections, judgedCandidates, type Candidate, type Judged } from './508-declare-attackers.js';
import { attackedAs } from '../combat/combat-rules.js';

/** All that bears on one player's or team's declaration of attackers, worked out once. */
export interface AttackSituation {
  readonly state: GameState;
  readonly creatures: readonly GameObject[];
  /** The number of each creature among them, by id. */
  readonly members: ReadonlyMap<string, number>;
  readonly applied: readonly AppliedAttackRule[];
  readonly requirements: readonly Requirement[];
  /** Why a creature cannot attack at all. */
  readonly unable: (creature: GameObject) => readonly Ruling[];
  /** Everything that a creature's controller may consider attacking. */
  readonly judged: (creature: GameObject) => readonly Judged[];
  /** The rulings that forbid that creature alone to attack that. */
  readonly forbidden: (creature: GameObject, entity: Entity) => readonly Ruling[];
}

export const attackSituation = (state: GameState, creatures: readonly GameObject[]): AttackSituation => {
  const applied = attackRulesApplying(state, creatures);
  const { ofCreature, ofTarget } = prohibitionsAmong(state, applied);
  const byController = new Map<string, readonly Judged[]>();
  const judged = (creature: GameObject): readonly Judged[] => {
    const controller = controllerOf(state, creature);
    const known = byController.get(controller.id) ?? judgedCandidates(state, controller);
    byController.set(controller.id, known);
    return known;
  };
  return {
    state,
    creatures,
    members: new Map(creatures.map(({ id }, index) => [id, index])),
    applied,
    requirements: attackRequirements(state, applied),
    unable: (creature) => [...creatureObjections(state, creature), ...ofCreature(creature)],
    judged,
    forbidden: ofTarget,
  };
};

/** Lists what each creature may attack, among what the defending players defend. */
export type Possible = ReadonlyMap<string, readonly Candidate[]>;

export const possibleAttacks = (
  { creatures, unable, judged, forbidden }: AttackSituation,
  counts: (candidate: Candidate) => boolean,
): Possible =>
  new Map(
    creatures.map((creature) => {
      const able = unable(creature).length === 0;
      const allowed = ({ candidate, objections }: Judged): boolean =>
        objections.length === 0 && counts(candidate) && forbidden(creature, candidate.entity).length === 0;
      return [creature.id, able ? judged(creature).flatMap((each) => (allowed(each) ? [each.candidate] : [])) : []];
    }),
  );

/** The arithmetic of a declaration of attackers, and what its targets stand for. */
export interface AttackChoices {
  readonly choices: Choices;
  /** Numbers targets so that those which rules about attacking count as one share a number (`attackedAs`). */
  readonly targets: readonly string[];
}

export const attackChoices = (
  situation: AttackSituation,
  possible: Possible,
  attacks: readonly DeclaredAttack[],
): AttackChoices => {
  const { state, creatures, members, applied } = situation;
  const candidates = new Set([...possible.values()].flat());
  const targets = [...new Set([...candidates].map(({ entity }) => attackedAs(state, entity)))];
  const numbers = new Map(targets.map((key, index) => [key, index]));
  const options = optionsOf(situation, possible, numbers);
  const declared = new Map(attacks.map(({ attacker, target }) => [attacker.id, attackedAs(state, target)]));
  return {
    targets,
    choices: {
      targets: targets.length,
      options,
      sought: new Map(),
      asked: creatures.map(({ id }, member) => askedOf(declared.get(id), numbers, options[member] ?? [])),
      ...countsOf(state, applied, members, numbers),
    },
  };
};

const unheardOf = -1;

/** Finds the choice that a creature was declared with; a target that it may not attack matches none. */
const askedOf = (key: string | undefined, numbers: ReadonlyMap<string, number>, options: readonly Option[]): Choice => {
  if (key === undefined) return null;
  const asked = numbers.get(key);
  return options.find(({ target }) => target === asked)?.target ?? unheardOf;
};

const optionsOf = (
  { state, creatures, requirements }: AttackSituation,
  possible: Possible,
  numbers: ReadonlyMap<string, number>,
): Choices['options'] => {
  const required = new Map<string, Requirement[]>();
  for (const each of requirements) {
    const known = required.get(each.creature.id) ?? [];
    known.push(each);
    required.set(each.creature.id, known);
  }
  return creatures.map(({ id }) => {
    const own = required.get(id) ?? [];
    const options = new Map<number, Option>();
    for (const { entity } of possible.get(id) ?? []) {
      const target = numbers.get(attackedAs(state, entity)) ?? unheardOf;
      const obeyed = own.reduce((count, each) => count + Number(obeys(state, each, entity)), 0);
      options.set(target, { target, obeys: obeyed });
    }
    return [...options.values()];
  });
};

/** 508.1c: the limits, and who cannot attack alone. Those that speak of something nobody may attack say nothing. */
const countsOf = (
  state: GameState,
  applied: readonly AppliedAttackRule[],
  numbersOfMembers: ReadonlyMap<string, number>,
  numbers: ReadonlyMap<string, number>,
): Pick<Choices, 'limits' | 'companions'> => {
  const limits: Limit[] = [];
  const companions: Companions[] = [];
  for (const { rule, creatures } of applied) {
    const target = rule.target ? numbers.get(attackedAs(state, entityOf(state, rule.target))) : null;
    if (target === undefined) continue;
    const members = creatures.map(({ id }) => numbersOfMembers.get(id) ?? unheardOf);
    if (rule.kind === 'AT_MOST') limits.push({ members, target, count: rule.count ?? 0 });
    if (rule.kind === 'CANT_ATTACK_ALONE') companions.push({ members, target });
  }
  return { limits, companions };
};
