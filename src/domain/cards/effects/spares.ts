import { onObjects, type EffectKind } from './effect.js';

/** Attaching: This effect doesn't remove this Aura, Auras, ⟨group⟩ that are already attached to it. */
export const spares: EffectKind<'SPARES'> = {
  ...onObjects,
  means: (who, { keywords, what, already }, names, { wordList, filterPhrase, isSingle }) => {
    const which = `${already ? 'of what was attached before, ' : ''}${filterPhrase(what, names)}`;
    return `${which} ${isSingle(what) ? 'stays' : 'stay'} on ${who} in spite of this ${wordList(keywords, 'and')}`;
  },
  keywords: ({ keywords }) => keywords,
  reaches: false,
};
