import { onObjects, type EffectKind } from './effect.js';

/** Targets: ⟨group⟩ can't be the target of ⟨color⟩ spells or abilities [your opponents control]. */
export const cantBeTargeted: EffectKind<'CANT_BE_TARGETED'> = {
  ...onObjects,
  means: (who, effect, names, { targetingSaid }) => targetingSaid(effect, who, names),
  others: ({ sources }) => sources,
  forbids: true,
};
