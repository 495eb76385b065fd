import type { GameState } from './game-state.js';

/** Counts the players and the objects of a table. */
export const sizeOf = ({ players, objects }: GameState): number => players.length + objects.size;

/** So many texts in a list are compared in the time of one other part. */
const textsOfPart = 16;

/** Counts the parts of an input that are looked at one after the other, such as those of a filter. */
export const partsOf = (value: unknown): number => {
  if (typeof value === 'string') return 1 / textsOfPart;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + partsOf(each), 1);
};
