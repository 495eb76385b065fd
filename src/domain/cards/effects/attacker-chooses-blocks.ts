import { onNoObjects, type EffectKind } from './effect.js';

/** Blocking: The attacking player chooses how each creature blocks each combat. */
export const attackerChoosesBlocks: EffectKind<'ATTACKER_CHOOSES_BLOCKS'> = {
  ...onNoObjects,
  means: (_, __, names) => `${names.players.ATTACKING} chooses the blocks`,
  blockRules: () => [{ kind: 'ATTACKING_PLAYER_CHOOSES', creatures: {} }],
  canBeGiven: true,
};
