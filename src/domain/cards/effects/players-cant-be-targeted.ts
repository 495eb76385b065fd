import { onPlayers, type EffectKind } from './effect.js';

/** Targets: ⟨player⟩ can't be the target of ⟨color⟩ spells or abilities [your opponents control]. */
export const playersCantBeTargeted: EffectKind<'PLAYERS_CANT_BE_TARGETED'> = {
  ...onPlayers,
  means: (who, effect, names, { targetingSaid }) => targetingSaid(effect, who, names),
  others: ({ sources }) => sources,
};
