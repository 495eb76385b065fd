import { onBlockers, type EffectKind } from './effect.js';

/** Blocking: ⟨group⟩ can't block alone. */
export const cantBlockAlone: EffectKind<'CANT_BLOCK_ALONE'> = {
  ...onBlockers,
  means: (who) => `${who} may block only together with others`,
  sort: 'RESTRICTION',
  blockRules: () => [{ kind: 'CANT_BLOCK_ALONE' }],
};
