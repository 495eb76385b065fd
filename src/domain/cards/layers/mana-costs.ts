import { hasType, type GameObject } from '../../state/game-state.js';

/** The mana cost of a permanent; null if unknown. Tokens, lands and face-down permanents have none of their own. */
export const manaCostOf = (object: GameObject): string | null => {
  if (object.faceDown) return '';
  return object.printed?.face.manaCost ?? (object.token || hasType(object, 'land') ? '' : null);
};

/** The mana value of a symbol: its number, the larger of two, 0 for X, otherwise 1 (107.3g, 202.3f). */
const valueOf = (symbol: string): number =>
  /^[XYZ]$/u.test(symbol) ? 0 : Math.max(...symbol.split('/').map((part) => (/^\d+$/u.test(part) ? Number(part) : 1)));

/** The mana value of a permanent; null if its mana cost, or that of its front face (202.3b), is not given. */
export const manaValueOf = (object: GameObject): number | null => {
  const cost = manaCostOf(object);
  if (cost === null || (cost === '' && !object.faceDown && (object.printed?.place ?? 0) > 0)) return null;
  return (cost.match(/[^{}]+/gu) ?? []).reduce((sum, symbol) => sum + valueOf(symbol), 0);
};
