import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: ⟨group⟩ can only attack alone. */
export const canAttackOnlyAlone: EffectKind<'CAN_ATTACK_ONLY_ALONE'> = {
  ...onAttackers,
  means: (who) => `${who} may attack only alone`,
  sort: 'RESTRICTION',
  attackRules: () => [{ kind: 'CAN_ATTACK_ONLY_ALONE' }],
};
