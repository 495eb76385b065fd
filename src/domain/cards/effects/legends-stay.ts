import { onObjects, type EffectKind } from './effect.js';

/** Players: the legend rule doesn't apply [to ⟨group⟩]. */
export const legendsStay: EffectKind<'LEGENDS_STAY'> = {
  ...onObjects,
  means: (_, { creatures }, names, { filterPhrase }) =>
    `${filterPhrase(creatures, names)} may share a name and stay, though they are legendary`,
};
