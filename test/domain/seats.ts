import type { Description, PlayerDescription } from '../../src/domain/state/description.js';
import { withShuffledSeats } from '../../src/domain/setup/shuffle-seats.js';

/** Players of teams that sit together: A1, A2 … for { A: 2 }. */
export const seatedTeams = (sizes: Readonly<Record<string, number>>): PlayerDescription[] =>
  Object.entries(sizes).flatMap(([team, size]) =>
    Array.from({ length: size }, (_, index) => ({ id: `${team}${index + 1}`, team })),
  );

/** Everybody whom some seed makes the starting player. */
export const starters = (description: Description): ReadonlySet<string | undefined> =>
  new Set(Array.from({ length: 60 }, (_, seed) => withShuffledSeats(description, String(seed)).turn?.activePlayers[0]));
