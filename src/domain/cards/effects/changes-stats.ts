import { onCharacteristics, type EffectKind } from './effect.js';

/** Characteristics: ⟨group⟩ gets +⟨n⟩/+⟨n⟩ [for each ⟨thing that can be counted⟩]. */
export const changesStats: EffectKind<'CHANGES_STATS'> = {
  does: 'CHANGES_STATS',
  ...onCharacteristics,
  means: (who, { creatures, change, times }, names, { verbs, tallySaid }) => {
    const has = `${who} ${verbs(creatures).has} ${change}`;
    if (!times) return has;
    return `${has}${/x/i.test(change) ? ', where X is' : ' times'} ${tallySaid(times, names)}`;
  },
  leftOut: ({ change, times }) => ({
    ...{ characteristic: 'STATS', intoCreatures: null },
    change: times ? `${change} for each of several` : change,
  }),
  tallies: ({ times }) => (times ? [times] : []),
};
