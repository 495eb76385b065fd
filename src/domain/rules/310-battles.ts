import type { Ruling } from '../answer.js';
import type { Candidate } from '../combat/numbering.js';
import { areTeammates, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('310.9b', '310.11');

/** Says that neither a battle's protector nor their teammates can attack it, as no opponent defends it (310.9b). */
export const noDefender = (state: GameState, player: Player, { target: entity, defending }: Candidate): Ruling => {
  if (!defending?.inGame)
    return ruling(state, '310.9b', `${entity.name} has no protector in the game, so it can't be attacked.`, entity);
  if (!areTeammates(player, defending))
    return ruling(
      state,
      '310.9b',
      `${player.name} protects ${entity.name}, so ${player.name}'s creatures can't attack it.`,
      entity,
      player,
    );
  const says = `${entity.name} is protected by ${defending.name}, ${player.name}'s teammate, so ${player.name}'s creatures can't attack it.`;
  return ruling(state, '310.9b', says, entity, player, defending);
};

/** Says from whom a battle's controller chooses its protector. */
export const choosesProtector = (
  state: GameState,
  battle: GameObject,
  controller: Player,
  says: string,
  candidates: readonly Player[],
): Ruling => ruling(state, '310.11', says, controller, ...candidates, battle);

/** Says that nobody can protect a battle. */
export const nobodyToProtect = (state: GameState, battle: GameObject, controller: Player): Ruling => {
  const says = `${controller.name} has nobody to choose as ${battle.name}'s protector, so it goes to its owner's graveyard.`;
  return ruling(state, '310.11', says, controller, battle);
};
