import {
  atLeast,
  entity,
  enumeration,
  flag,
  object,
  objectSchema,
  optional,
  required,
  text,
  type ValueOf,
} from '../../schema/schema.js';
import type { Designation } from '../designations.js';
import { duration } from './duration.js';
import { entityFilter, type EntityFilter } from '../filters/entity-filter.js';

export const attackRuleKind = enumeration(
  'AttackRuleKind',
  'A restriction (508.1c), a requirement (508.1d) or a permission (609.4) that bears on attacking.',
  {
    ATTACKS_IF_ABLE: 'Attacks if able.',
    ATTACKS_TARGET_IF_ABLE: 'Attacks `target` if able.',
    ATTACKS_IF_OTHERS_DO: 'Attacks if able if at least one of the others attacks.',
    AT_LEAST_IF_ABLE:
      'If able, each player who controls some of the creatures has at least `count` of them attack; if `target` is given, attack that.',
    GOADED: 'Attacks if able, and attacks a player other than `target` if able: goaded by `target` (701.15b).',
    CANT_ATTACK: "Can't attack.",
    CANT_ATTACK_TARGET: "Can't attack `target`.",
    CANT_ATTACK_ALONE: "Can't attack alone.",
    CANT_ATTACK_PLAYER_ALONE: "Can't attack a player alone: another creature has to attack that player, too (506.6).",
    CANT_ATTACK_WITHOUT_OTHERS: "Can't attack unless at least `count` others attack.",
    CAN_ATTACK_ONLY_ALONE: 'Can attack only alone: no other creature attacks (506.5).',
    AT_MOST: 'At most `count` of the creatures can attack; if `target` is given, can attack that.',
    CAN_ATTACK_AS_THOUGH_HASTE: 'Can attack as though it had haste.',
    CAN_ATTACK_AS_THOUGH_NO_DEFENDER: "Can attack as though it didn't have defender.",
  },
);

export const blockRuleKind = enumeration(
  'BlockRuleKind',
  'A restriction (509.1b), a requirement (509.1c) or a permission (509.1a) that bears on blocking.',
  {
    BLOCKS_IF_ABLE: 'Blocks if able.',
    BLOCKS_TARGET_IF_ABLE: 'Blocks `target` if able.',
    BLOCKS_IF_OTHERS_DO: 'Blocks if able if at least one of the others blocks.',
    CANT_BLOCK: "Can't block.",
    CANT_BLOCK_TARGET: "Can't block `target`.",
    CAN_BLOCK_ONLY: 'Can block only `target`; if `attackers` are given, only those.',
    CANT_BLOCK_ALONE: "Can't block alone.",
    CAN_BLOCK_ONLY_ALONE: 'Can block only alone: no other creature of that declaration blocks (506.5).',
    CANT_BLOCK_WITHOUT_OTHERS: "Can't block unless at least `count` others block.",
    CANT_BE_BLOCKED: "Can't be blocked; if `blockers` are given, can't be blocked by those.",
    CANT_BE_BLOCKED_EXCEPT_BY: "Can't be blocked except by `blockers`.",
    CANT_BE_BLOCKED_BY_FEWER: "Can't be blocked except by `count` or more creatures.",
    CANT_BE_BLOCKED_EXCEPT_BY_ALL: "Can't be blocked unless all creatures that the defending player controls block it.",
    CANT_BE_BLOCKED_BY_MORE: "Can't be blocked by more than `count` creatures.",
    MUST_BE_BLOCKED_IF_ABLE: 'Is blocked if able; if `blockers` are given, by at least one of those.',
    MUST_BE_BLOCKED_BY_EXACTLY:
      'Is blocked by exactly `count` creatures if able; if `blockers` are given, by exactly that many of those.',
    MUST_BE_BLOCKED_BY_AT_LEAST:
      'Is blocked by `count` or more creatures if able; if `blockers` are given, by at least that many of those.',
    AT_MOST: 'At most `count` of the creatures can block; if `target` is given, can block that attacker.',
    CAN_BLOCK_ADDITIONAL: 'Can block `count` additional creatures.',
    CAN_BLOCK_ANY_NUMBER: 'Can block any number of creatures.',
    CAN_BLOCK_AS_THOUGH_UNTAPPED: 'Can block as though it were untapped.',
    CAN_BLOCK_AS_THOUGH_SHADOW: 'Can block creatures with shadow as though it had shadow.',
    ATTACKING_PLAYER_CHOOSES: 'The attacking player chooses how the creatures block.',
  },
);

const conditionPlayer = enumeration('ConditionPlayer', 'Whose permanents a condition counts.', {
  CONTROLLER: "The rule's controller: whoever controls the object that has it.",
  DEFENDING_PLAYER: 'The defending player of the attack in question.',
  ANYONE: "Any one player in the game within range of the rule's controller (801.11).",
});

export const ruleCondition = objectSchema(
  'RuleConditionInput',
  "What a player controls, counted within range of the rule's controller (801.11). Without atLeast and atMost: at least one.",
  {
    who: required(conditionPlayer, 'Who controls it.'),
    controls: required(entityFilter, 'What is counted: objects on the battlefield.'),
    atLeast: optional(atLeast(0), 'The condition is met if there are at least this many.'),
    atMost: optional(atLeast(0), 'The condition is met if there are at most this many.'),
  },
);
export type RuleCondition = ValueOf<typeof ruleCondition>;

/** A condition that compares what two players control; only cards create such conditions. */
export interface RelativeCondition extends RuleCondition {
  readonly isRelative: true;
}

/** A condition on the defending player, not on what they control; only cards create such conditions. */
export interface PlayerCondition extends RuleCondition {
  /** The ids of the players who meet it. */
  readonly players: readonly string[];
  readonly asks: 'LIFE' | 'POISON' | Designation;
}

/** Whether a condition is on the defending player alone. */
export const isOfPlayer = (condition: RuleCondition): condition is PlayerCondition => 'players' in condition;

const eachTurn = optional(
  flag,
  'For AT_MOST: whether the limit is for a whole turn (`attackedThisTurn`, `blockedThisTurn`); by default it is for each combat.',
);

const conditions = {
  unlessPays: optional(
    text(),
    'For restrictions on single creatures: a cost that lifts the restriction for a creature, for example {2}; see `costs` of an answer.',
  ),
  unless: optional(ruleCondition, 'The rule does not apply while this condition is met.'),
  asLongAs: optional(ruleCondition, 'The rule applies only while this condition is met.'),
  until: optional(
    duration,
    "When the rule ends, if it is not an ability of the object itself. By default never; GOADED without `creatures` ends as the goading player's next turn begins (701.15a).",
  ),
};

export const attackRule = objectSchema(
  'AttackRuleInput',
  "A restriction, requirement or permission that an object's ability puts on attacking.",
  {
    kind: required(attackRuleKind, 'What it says.'),
    creatures: optional(entityFilter, 'The creatures it applies to; by default the object that has it.'),
    target: optional(entity, 'Set if it is only about attacking this player or permanent.'),
    targets: optional(
      entityFilter,
      'In place of `target`: set if it is only about attacking any of these players and permanents.',
    ),
    count: optional(atLeast(0), 'For AT_MOST, AT_LEAST_IF_ABLE and CANT_ATTACK_WITHOUT_OTHERS.'),
    eachTurn,
    others: optional(
      entityFilter,
      'For CANT_ATTACK_WITHOUT_OTHERS and ATTACKS_IF_OTHERS_DO: which other attacking creatures count; by default all.',
    ),
    ...conditions,
  },
);

export const blockRule = objectSchema(
  'BlockRuleInput',
  "A restriction, requirement or permission that an object's ability puts on blocking; each is one requirement for each creature it applies to.",
  {
    kind: required(blockRuleKind, 'What it says.'),
    creatures: optional(
      entityFilter,
      'The blockers, or for CANT_BE_BLOCKED… and MUST_BE_BLOCKED… the attackers, that it applies to; by default the object that has it.',
    ),
    target: optional(object, 'The attacker that it is about.'),
    attackers: optional(entityFilter, 'In place of `target`: the attackers that it is about.'),
    blockers: optional(
      entityFilter,
      'For CANT_BE_BLOCKED, CANT_BE_BLOCKED_EXCEPT_BY and MUST_BE_BLOCKED…: the blockers meant.',
    ),
    count: optional(
      atLeast(0),
      'For AT_MOST, CANT_BLOCK_WITHOUT_OTHERS, CANT_BE_BLOCKED_BY_FEWER, CANT_BE_BLOCKED_BY_MORE, MUST_BE_BLOCKED_BY_EXACTLY, MUST_BE_BLOCKED_BY_AT_LEAST and CAN_BLOCK_ADDITIONAL.',
    ),
    eachTurn,
    others: optional(
      entityFilter,
      'For CANT_BLOCK_WITHOUT_OTHERS and BLOCKS_IF_OTHERS_DO: which other blocking creatures count; by default all.',
    ),
    ...conditions,
  },
);

/** The computed parts of a rule, which descriptions do not have. */
interface ComputedRuleFields {
  /** The cost as written, if X has been replaced by its value (107.3). */
  readonly costWritten?: string;
  /** Whether the rule would not apply if its conditions counted objects out of range (801.11). */
  readonly isByRange?: boolean;
}

export type AttackRule = ValueOf<typeof attackRule> & ComputedRuleFields;
export type BlockRule = ValueOf<typeof blockRule> & ComputedRuleFields;
export type CombatRule = AttackRule | BlockRule;

/** The combat rules of an object or effect. */
export interface CombatRules {
  readonly attackRules: readonly AttackRule[];
  readonly blockRules: readonly BlockRule[];
}
/** The combat rules of an object or effect in a description. */
export type RuleFields = { readonly [Name in keyof CombatRules]?: CombatRules[Name] | null };

/** Lists the filters of a rule, each with its path in it. */
export const filtersOfRule = (
  rule: CombatRule,
): readonly { readonly path: readonly string[]; readonly filter: EntityFilter | null | undefined }[] => [
  { path: ['creatures'], filter: rule.creatures },
  { path: ['others'], filter: rule.others },
  { path: ['unless', 'controls'], filter: rule.unless?.controls },
  { path: ['asLongAs', 'controls'], filter: rule.asLongAs?.controls },
  { path: ['targets'], filter: 'targets' in rule ? rule.targets : null },
  { path: ['attackers'], filter: 'attackers' in rule ? rule.attackers : null },
  { path: ['blockers'], filter: 'blockers' in rule ? rule.blockers : null },
];
