import { onNoObjects, type EffectKind } from './effect.js';

/** Attaching: Enchant ⟨group⟩; enchant player; ⟨this⟩ can be attached only to ⟨group⟩. */
export const enchants: EffectKind<'ENCHANTS'> = {
  ...onNoObjects,
  means: (_, { what }, names, { filterPhrase }) => {
    const players = what === 'ANYBODY' ? 'players' : `opponents of ${names.players.YOU}`;
    return `${names.objects.SELF} may be attached to ${typeof what === 'string' ? players : filterPhrase(what, names)} only`;
  },
};
