import { onCharacteristics, type EffectKind } from './effect.js';

/** Left out: ⟨group⟩ is ⟨types⟩ [in addition to its other types]. */
export const changesTypes: EffectKind<'CHANGES_TYPES'> = {
  does: 'CHANGES_TYPES',
  ...onCharacteristics,
  means: (who) => `the types of ${who} change`,
  leftOut: ({ intoCreatures = null }) => ({ characteristic: 'TYPES', change: '', intoCreatures }),
};
