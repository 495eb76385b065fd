import type { GameState } from './game-state.js';

/** Returns the id of the attacked player, planeswalker's controller or battle's protector; null if it has none. */
export const defendingPlayerIdOf = (state: GameState, target: string): string | null => {
  const object = state.objects.get(target);
  if (!object) return target;
  return object.types.includes('battle') ? object.protector : object.controller;
};

/** Returns the same, but the controller for a battle without a protector. */
export const attackedPlayer = (state: GameState, target: string): string | null => {
  const object = state.objects.get(target);
  return defendingPlayerIdOf(state, target) ?? object?.controller ?? object?.owner ?? null;
};
