import { describe } from '../setup/describe.js';
import type { GameState } from '../state/game-state.js';
import { readDescription } from '../setup/read-description.js';
import { differenceBetween } from './difference.js';
import { readNotation } from './read-notation.js';
import { writeNotation } from './writing/write-notation.js';
import { oncePerTable } from '../state/once-per-table.js';

/** A table in the notation, or the path of a field that the notation can't express. */
export type TableText =
  | { readonly text: string; readonly cannotSay: null }
  | { readonly text: null; readonly cannotSay: readonly (string | number)[] };

/**
 * Writes a table in the notation; memoized. The text is read back, and dropped if it does not give the same table, so
 * every text gives the same answers as its table.
 */
export const textOf: (state: GameState) => TableText = oncePerTable((state) => {
  const description = describe(state);
  const text = writeNotation(description);
  const { description: read, errors } = readNotation(text);
  const again = readDescription(read);
  const difference = differenceBetween(description, again.ok ? describe(again.value) : read);
  if (difference) return { text: null, cannotSay: difference };
  return again.ok && !errors.length ? { text, cannotSay: null } : { text: null, cannotSay: [] };
});
