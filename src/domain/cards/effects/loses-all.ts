import type { GameObject } from '../../state/game-state.js';
import { onObjects, type EffectKind } from './effect.js';

/** The object without any of the abilities that it has. */
export const withoutAbilities = (object: GameObject): GameObject => ({
  ...object,
  keywords: [],
  printed: object.printed && { ...object.printed, clauses: [], sentences: [] },
});

/** Abilities: ⟨group⟩ loses all abilities. */
export const losesAll: EffectKind<'LOSES_ALL'> = {
  ...onObjects,
  means: (who, { creatures }, _, { verbs }) => `${who} ${verbs(creatures).lacks} abilities`,
  keywords: () => 'ALL',
  ability: { when: 'IN_ORDER', grants: false, change: withoutAbilities },
};
