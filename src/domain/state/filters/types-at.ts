import { oncePer } from '../../values/remembered.js';
import type { GameState } from '../game-state.js';

const typesOf: (objects: GameState['objects']) => ReadonlySet<string> = oncePer(
  (objects) => new Set([...objects.values()].flatMap(({ types }) => types)),
);

/** Returns the words of all type lines of a table, in lower case; computed once. */
export const typesAt = ({ objects }: Pick<GameState, 'objects'>): ReadonlySet<string> => typesOf(objects);
