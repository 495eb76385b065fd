import type { GameObject } from '../../state/game-state.js';
import { onObjects, type EffectKind } from './effect.js';

/** Removes keywords from an object. */
export const withoutKeywords = (
  object: GameObject,
  { keywords }: { readonly keywords: readonly string[] },
): GameObject => {
  const lost = keywords.map((each) => each.toLowerCase());
  const left = object.keywords.filter((each) => !lost.includes(each.toLowerCase()));
  return left.length < object.keywords.length ? { ...object, keywords: left } : object;
};

/** Abilities: ⟨group⟩ loses ⟨keyword⟩. */
export const loses: EffectKind<'LOSES'> = {
  ...onObjects,
  means: (who, { creatures, keywords }, _, { verbs, wordList }) =>
    `${who} ${verbs(creatures).is} left without ${wordList(keywords, 'and')}`,
  keywords: ({ keywords }) => keywords,
  ability: { when: 'IN_ORDER', grants: false, change: withoutKeywords },
};
