import { onNoObjects, type EffectKind } from './effect.js';

/** Control: ⟨player⟩ gains control of ⟨this⟩, of ⟨target⟩. */
export const givenToPlayer: EffectKind<'GIVEN_TO_PLAYER'> = {
  ...onNoObjects,
  means: (who, _, names) => `${names.players.ENCHANTED} has control of ${who}`,
};
