import { onCharacteristics, type EffectKind } from './effect.js';

/** Characteristics: ⟨group⟩ is ⟨colors⟩ [in addition to its other colors]. */
export const changesColors: EffectKind<'CHANGES_COLORS'> = {
  ...onCharacteristics,
  means: (who, { creatures, colors, isAdded }, _, { verbs, wordList }) => {
    const names = colors.map((each) => each.toLowerCase());
    return `${who} ${verbs(creatures).is} made ${names.length ? wordList(names, 'and') : 'colorless'}${isAdded ? ' as well' : ''}`;
  },
  colorChange: (effect) => effect,
};
