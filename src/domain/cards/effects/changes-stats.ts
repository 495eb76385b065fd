import { onCharacteristics, type EffectKind } from './effect.js';

/** Characteristics: ⟨group⟩ gets +⟨n⟩/+⟨n⟩. */
export const changesStats: EffectKind<'CHANGES_STATS'> = {
  does: 'CHANGES_STATS',
  ...onCharacteristics,
  means: (who, { creatures, change }, _, { verbs }) => `${who} ${verbs(creatures).has} ${change}`,
  leftOut: ({ change }) => ({ characteristic: 'STATS', change, intoCreatures: null }),
};
