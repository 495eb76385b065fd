import type { Ruling } from '../answer.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('903.10a');

/** Says that a player loses to a commander's combat damage over the game. */
export const commanderLossRuling = (
  state: GameState,
  commander: GameObject | undefined,
  player: Player,
  amount: number,
): Ruling => {
  const says = `${commander?.name ?? 'A commander'} has dealt ${player.name} ${amount} combat damage over the game, so ${player.name} loses.`;
  return ruling(state, '903.10a', says, ...(commander ? [commander] : []), player);
};

/** Says how much combat damage a commander will have dealt to a player over the game. */
export const commanderTotal = (state: GameState, commander: GameObject, player: Player, amount: number): Ruling => {
  const says = `${commander.name} has then dealt ${player.name} ${amount} combat damage over the game; at 21, ${player.name} loses.`;
  return ruling(state, '903.10a', says, commander, player);
};
