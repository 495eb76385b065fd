import { onObjects, type EffectKind } from './effect.js';

/** Abilities: ⟨group⟩ loses all abilities. */
export const losesAll: EffectKind<'LOSES_ALL'> = {
  does: 'LOSES_ALL',
  ...onObjects,
  means: (who, { creatures }, _, { verbs }) => `${who} ${verbs(creatures).lacks} abilities`,
  keywords: () => 'ALL',
  ability: {
    when: 'IN_ORDER',
    grants: false,
    change: (object) => ({
      ...object,
      keywords: [],
      printed: object.printed && { ...object.printed, clauses: [], sentences: [] },
    }),
  },
};
