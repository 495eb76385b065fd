import type { Known } from '../schema/unknown-ids.js';
import type { GameState } from './game-state.js';

/** Looks ids up at a table. */
export const knownAt = ({ playersById, objects, teamsById }: GameState): Known => ({
  players: playersById,
  inGame: { has: (id) => playersById.get(id)?.inGame ?? false },
  objects,
  teams: teamsById,
});
