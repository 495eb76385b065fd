import { addDoubt, type Ruling } from '../answer.js';
import type { GameState, Player } from '../state/game-state.js';
import { hasRule } from '../rulebook/rulebook.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('809.3a', '809.3c', '809.6a');

/** Says that only neighboring opponents may be attacked in Emperor (809.3c). */
export const emperorNeighbors = (state: GameState, says: string, ...about: readonly Player[]): Ruling =>
  ruling(state, '809.3c', says, ...about);

/**
 * Says why a player has their range; null if the variant does not set it.
 *
 * - 809.3a: in teams of three by their role; 809.6a: in larger teams by the distance to the nearest opponents.
 * - Doubt: before 2009 ranges in larger teams are adjusted, but the rules do not say how.
 */
export const emperorRangeRuling = (state: GameState, player: Player): Ruling | null => {
  if (state.variant !== 'EMPEROR' || player.settled.range || state.options.rangeOfInfluence !== null) return null;
  const role = player.role === 'EMPEROR' ? 'an emperor' : 'a general';
  const size = state.teamsById.get(player.team ?? '')?.members.length ?? 0;
  if (size <= 3) return ruling(state, '809.3a', `${player.name} is ${role}, with a range of ${player.range}.`, player);
  const says = `${player.name} is ${role} in a team of ${size}, and a range of ${player.range} just reaches ${player.role === 'EMPEROR' ? 'an opponent on either side' : 'the nearest opponent'}.`;
  const result = ruling(state, '809.6a', says, player);
  return !hasRule('809.6a', state.edition)
    ? addDoubt(result, `${state.edition} adjusts ranges in larger teams but does not say how.`)
    : result;
};
