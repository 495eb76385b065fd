import { onObjects, type EffectKind } from './effect.js';
import { withoutKeywords } from './loses.js';

/** Abilities: ⟨group⟩ can't have ⟨keyword⟩. */
export const cantHave: EffectKind<'CANT_HAVE'> = {
  ...onObjects,
  means: (who, { keywords }, _, { wordList }) => `${who} may not have ${wordList(keywords, 'or')}`,
  keywords: ({ keywords }) => keywords,
  ability: { when: 'LAST', grants: false, change: withoutKeywords },
};
