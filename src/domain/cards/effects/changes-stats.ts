import { onCharacteristics, changeOfSeveral, type EffectKind, type EffectOf } from './effect.js';

/** "+1/+1", "power 3", "power and toughness 3/3". */
const stated = (change: string): string => {
  if (/^\d+$/.test(change)) return `power ${change}`;
  return /^[\dX]+\//i.test(change) ? `power and toughness ${change}` : change;
};

const changeIn = ({ change, times }: EffectOf<'CHANGES_STATS'>): string => (times ? changeOfSeveral(change) : change);

/** Characteristics: ⟨group⟩ gets +⟨n⟩/+⟨n⟩ [for each ⟨thing that can be counted⟩]. */
export const changesStats: EffectKind<'CHANGES_STATS'> = {
  ...onCharacteristics,
  means: (who, { creatures, change, times }, names, { verbs, tallyPhrase }) => {
    const has = `${who} ${verbs(creatures).has} ${stated(change)}`;
    if (!times) return has;
    return `${has}${/x/i.test(change) ? ', where X is' : ' times'} ${tallyPhrase(times, names)}`;
  },
  leftOut: (effect) => ({ characteristic: 'STATS', change: changeIn(effect), intoCreatures: null }),
  tallies: ({ times }) => (times ? [times] : []),
  figures: (effect, count) => ({
    ...{ change: changeIn(effect), times: effect.times ? count(effect.times) : null, defines: null },
  }),
};
