import { onObjects, type EffectKind } from './effect.js';

/** Abilities: ⟨group⟩ has ⟨keyword⟩; attacking doesn't cause ⟨group⟩ to tap. */
export const has: EffectKind<'HAS'> = {
  ...onObjects,
  means: (who, { creatures, keywords }, _, { verbs, wordList }) =>
    `${who} ${verbs(creatures).is} given ${wordList(keywords, 'and')}`,
  keywords: ({ keywords }) => keywords,
  ability: {
    when: 'IN_ORDER',
    grants: true,
    change: (object, { keywords }, toldApart) => {
      const had = object.keywords.map((each) => each.toLowerCase());
      const granted = keywords.filter((each) => toldApart.has(each) || !had.includes(each.toLowerCase()));
      return granted.length ? { ...object, keywords: [...object.keywords, ...granted] } : object;
    },
  },
};
