import { onCharacteristics, uncounted, type EffectKind, type Says } from './effect.js';

const changeIn = ({ change, times }: Says<'CHANGES_STATS'>): string => (times ? uncounted(change) : change);

/** Characteristics: ⟨group⟩ gets +⟨n⟩/+⟨n⟩ [for each ⟨thing that can be counted⟩]. */
export const changesStats: EffectKind<'CHANGES_STATS'> = {
  ...onCharacteristics,
  means: (who, { creatures, change, times }, names, { verbs, tallySaid }) => {
    const has = `${who} ${verbs(creatures).has} ${/^\d+$/.test(change) ? 'power ' : ''}${change}`;
    if (!times) return has;
    return `${has}${/x/i.test(change) ? ', where X is' : ' times'} ${tallySaid(times, names)}`;
  },
  leftOut: (effect) => ({ characteristic: 'STATS', change: changeIn(effect), intoCreatures: null }),
  tallies: ({ times }) => (times ? [times] : []),
  figures: (effect, count) => ({
    ...{ change: changeIn(effect), times: effect.times ? count(effect.times) : null, defines: null },
  }),
};
