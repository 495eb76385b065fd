import { onPlayers, type EffectKind } from './effect.js';

const verbs = { GAINS: 'gain life', LOSSES: 'lose life', CHANGES: 'gain or lose life' };

/** Players: ⟨player⟩ can't gain life; can't lose life; ⟨player⟩'s life total can't change. */
export const keepsLife: EffectKind<'KEEPS_LIFE'> = {
  ...onPlayers,
  means: (who, { from }) => `nothing makes ${who} ${verbs[from]}`,
};
