import type { AttackRule, BlockRule } from '../../state/effects/combat-rule-schemas.js';

/** The wording of a kind of combat rule. */
export type Form<Kind> = readonly [words: string, kind: Kind];

/** The wordings of rules about attacking: @ stands for players or objects, # for a number. */
export const attackForms: readonly Form<AttackRule['kind']>[] = [
  ['attacks if able', 'ATTACKS_IF_ABLE'],
  ['attacks @ if able', 'ATTACKS_TARGET_IF_ABLE'],
  ['attacks if others do', 'ATTACKS_IF_OTHERS_DO'],
  ['at least # attack if able', 'AT_LEAST_IF_ABLE'],
  ['at least # attack @ if able', 'AT_LEAST_IF_ABLE'],
  ['goaded by @', 'GOADED'],
  ["can't attack", 'CANT_ATTACK'],
  ["can't attack @", 'CANT_ATTACK_TARGET'],
  ["can't attack alone", 'CANT_ATTACK_ALONE'],
  ["can't attack a player alone", 'CANT_ATTACK_PLAYER_ALONE'],
  ["can't attack without # others", 'CANT_ATTACK_WITHOUT_OTHERS'],
  ['can attack only alone', 'CAN_ATTACK_ONLY_ALONE'],
  ['can only attack alone', 'CAN_ATTACK_ONLY_ALONE'],
  ['at most # can attack', 'AT_MOST'],
  ['at most # can attack @', 'AT_MOST'],
  ['can attack as though it had haste', 'CAN_ATTACK_AS_THOUGH_HASTE'],
  ["can attack as though it didn't have defender", 'CAN_ATTACK_AS_THOUGH_NO_DEFENDER'],
];

/** The wordings of rules about blocking. */
export const blockForms: readonly Form<BlockRule['kind']>[] = [
  ['blocks if able', 'BLOCKS_IF_ABLE'],
  ['blocks @ if able', 'BLOCKS_TARGET_IF_ABLE'],
  ['blocks if others do', 'BLOCKS_IF_OTHERS_DO'],
  ["can't block", 'CANT_BLOCK'],
  ["can't block @", 'CANT_BLOCK_TARGET'],
  ['can block only @', 'CAN_BLOCK_ONLY'],
  ["can't block alone", 'CANT_BLOCK_ALONE'],
  ['can block only alone', 'CAN_BLOCK_ONLY_ALONE'],
  ['can only block alone', 'CAN_BLOCK_ONLY_ALONE'],
  ["can't block without # others", 'CANT_BLOCK_WITHOUT_OTHERS'],
  ["can't be blocked", 'CANT_BE_BLOCKED'],
  ["can't be blocked except by # or more", 'CANT_BE_BLOCKED_BY_FEWER'],
  ["can't be blocked except by all", 'CANT_BE_BLOCKED_EXCEPT_BY_ALL'],
  ["can't be blocked by more than #", 'CANT_BE_BLOCKED_BY_MORE'],
  ['must be blocked if able', 'MUST_BE_BLOCKED_IF_ABLE'],
  ['must be blocked by exactly # if able', 'MUST_BE_BLOCKED_BY_EXACTLY'],
  ['must be blocked by at least # if able', 'MUST_BE_BLOCKED_BY_AT_LEAST'],
  ['at most # can block', 'AT_MOST'],
  ['at most # can block @', 'AT_MOST'],
  ['can block # more', 'CAN_BLOCK_ADDITIONAL'],
  ['can block any number', 'CAN_BLOCK_ANY_NUMBER'],
  ['can block as though it were untapped', 'CAN_BLOCK_AS_THOUGH_UNTAPPED'],
  ['can block as though it had shadow', 'CAN_BLOCK_AS_THOUGH_SHADOW'],
  ['blocks as the attacking player chooses', 'ATTACKING_PLAYER_CHOOSES'],
];
