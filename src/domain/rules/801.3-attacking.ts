import type { Ruling } from '../answer.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';
import { distanceSaid, isPlayerInRange } from './801-limited-range-of-influence.js';

const { ruling, cites } = citing('801.3');

export const attackRangeCites = cites;

/** Says that a player is out of range of another who would attack them; null where they are within it. */
export const outOfRange = (state: GameState, player: Player, defending: Player): Ruling | null =>
  isPlayerInRange(state, player, defending)
    ? null
    : ruling(state, '801.3', `${distanceSaid(state, player, defending)}.`, defending, player);

/** Says that a creature cannot attack because nobody is within range. */
export const nobodyInRange = (state: GameState, player: Player, attacker: GameObject): Ruling => {
  const says = `No opponent is within range of ${player.name}, so that ${attacker.name} cannot attack.`;
  return ruling(state, '801.3', says, player, attacker);
};

/** Says that everything a creature may attack is within range. */
export const targetsInRange = (state: GameState, player: Player, attacker: GameObject): Ruling =>
  ruling(state, '801.3', `What ${attacker.name} may attack is within range of ${player.name}.`, attacker, player);
