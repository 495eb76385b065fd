import { onCharacteristics, type EffectKind } from './effect.js';

/** Left out: ⟨group⟩ is ⟨colors⟩. */
export const changesColors: EffectKind<'CHANGES_COLORS'> = {
  does: 'CHANGES_COLORS',
  ...onCharacteristics,
  means: (who) => `the colors of ${who} change`,
  leftOut: ({ intoCreatures = null }) => ({ characteristic: 'COLORS', change: '', intoCreatures }),
};
