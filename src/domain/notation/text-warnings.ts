import type { GameObject, GameState } from '../state/game-state.js';
import type { Warning } from '../warnings.js';
import { textOf } from './text-of.js';

/** Warns if the notation can't express a table, and names the field. */
export const textWarnings = (state: GameState): readonly Warning[] => {
  const { cannotSay } = textOf(state);
  if (!cannotSay) return [];
  const message = `The notation has no words for ${cannotSay.join('.')}, so the table has no text.`;
  return [{ code: 'TEXT_CANNOT_SAY', path: cannotSay, message, about: objectAt(state, cannotSay) }];
};

const objectAt = (state: GameState, [list, place]: readonly (string | number)[]): readonly GameObject[] => {
  const object = list === 'objects' && typeof place === 'number' ? [...state.objects.values()][place] : undefined;
  return object ? [object] : [];
};
