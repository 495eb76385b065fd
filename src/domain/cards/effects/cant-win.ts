import { onPlayers, type EffectKind } from './effect.js';

/** Players: ⟨player⟩ can't win the game. */
export const cantWin: EffectKind<'CANT_WIN'> = { ...onPlayers, means: (who) => `nothing makes ${who} win the game` };
