import { onPlayers, type EffectKind } from './effect.js';

/** Players: ⟨player⟩ can't lose the game. */
export const cantLose: EffectKind<'CANT_LOSE'> = { ...onPlayers, means: (who) => `nothing makes ${who} lose the game` };
