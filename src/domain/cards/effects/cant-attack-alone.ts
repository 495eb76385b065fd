import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: ⟨group⟩ can't attack alone. */
export const cantAttackAlone: EffectKind<'CANT_ATTACK_ALONE'> = {
  ...onAttackers,
  means: (who) => `${who} may attack only together with others`,
  sort: 'RESTRICTION',
  attackRules: () => [{ kind: 'CANT_ATTACK_ALONE' }],
};
