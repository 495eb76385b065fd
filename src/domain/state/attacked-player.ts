import type { GameState } from './game-state.js';

/** Returns the id of the player who is attacked, controls the planeswalker or protects the battle that is; null for a battle without a protector. */
export const playerBehind = (state: GameState, target: string): string | null => {
  const object = state.objects.get(target);
  if (!object) return target;
  return object.types.includes('battle') ? object.protector : object.controller;
};

/** Returns the same, and of a battle that nobody protects its controller. */
export const attackedPlayer = (state: GameState, target: string): string | null => {
  const object = state.objects.get(target);
  return playerBehind(state, target) ?? object?.controller ?? object?.owner ?? null;
};
