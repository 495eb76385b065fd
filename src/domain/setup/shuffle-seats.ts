import { seededRandom, shuffledBy } from '../values/random.js';
import { fullDescription } from './build-game-state.js';
import type { Description, FullDescription } from '../state/description.js';
import { seatsOf, variantOf } from './problems/seating-problems.js';
import { seatsByTeam } from '../variants/variant-rules.js';
import { sharesTurns } from './problems/turn-problems.js';

/**
 * Draws the seats and the starting player of a table at random from a seed.
 *
 * - 806.3, 807.3: players without teams are seated at random; teams choose their seats (808.2, 809.2, 810.3, 811.3).
 * - 103.1: a random player starts; 805.3: a random team; 808.4: the middle of a random team; 809.4: a random emperor.
 * - 807.4b: the turn markers are handed out leftward from the starting player.
 */
export const withShuffledSeats = (description: Description, seed: string): Description => {
  const next = seededRandom(seed);
  const atRandom = variantOf(fullDescription(description)).seatsAtRandom && !description.teams?.length;
  const players = atRandom ? shuffledBy(next, description.players) : description.players;
  const seated = { ...description, players };
  const starts = possibleStarts(fullDescription(seated));
  const starting = players[starts[next(starts.length)] ?? 0];
  if (!starting) return seated;
  return { ...seated, turnMarkers: null, turn: { ...description.turn, activePlayers: [starting.id] } };
};

const possibleStarts = (description: FullDescription): readonly number[] => {
  const seats = seatsOf(description);
  if (sharesTurns(description)) return seatsByTeam(seats).map(([primary]) => primary ?? 0);
  const starts = variantOf(description).possibleStarts(seats);
  const inGame = starts.filter((seat) => description.players[seat]?.inGame);
  return inGame.length ? inGame : [0];
};
