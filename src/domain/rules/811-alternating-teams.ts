import type { Ruling } from '../answer.js';
import type { GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('811.4');

/** Says that only neighboring opponents may be attacked in Alternating Teams (811.4). */
export const alternatingNeighbors = (state: GameState, says: string, ...about: readonly Player[]): Ruling =>
  ruling(state, '811.4', says, ...about);
