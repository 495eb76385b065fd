import { onBlockers, type EffectKind } from './effect.js';

/** Blocking: ⟨group⟩ can only block alone. */
export const canBlockOnlyAlone: EffectKind<'CAN_BLOCK_ONLY_ALONE'> = {
  ...onBlockers,
  means: (who) => `${who} may block only alone`,
  sort: 'RESTRICTION',
  blockRules: () => [{ kind: 'CAN_BLOCK_ONLY_ALONE' }],
};
