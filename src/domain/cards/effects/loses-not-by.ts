import { onPlayers, type EffectKind } from './effect.js';

/** Players: ⟨player⟩ doesn't lose the game for having 0 or less life; … ten or more poison counters. */
export const losesNotBy: EffectKind<'LOSES_NOT_BY'> = {
  ...onPlayers,
  means: (who, { reason }) =>
    `${who} stays in the game at ${reason === 'LIFE' ? 'no life' : 'any number of poison counters'}`,
};
