import type { GameState } from './game-state.js';

/** Returns the defending player's id: the attacked player, planeswalker's controller or battle's protector, if any. */
export const defendingPlayerIdOf = (state: GameState, target: string): string | null => {
  const object = state.objects.get(target);
  if (!object) return target;
  return object.types.includes('battle') ? object.protector : object.controller;
};

/** Returns the defending player's id; for a battle without a protector its controller's. */
export const attackedPlayer = (state: GameState, target: string): string | null => {
  const object = state.objects.get(target);
  return defendingPlayerIdOf(state, target) ?? object?.controller ?? object?.owner ?? null;
};
