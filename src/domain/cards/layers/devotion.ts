import type { Color } from '../../state/vocabulary.js';
import { hasType, isOnBattlefield, type GameObject } from '../../state/game-state.js';
import type { Condition } from '../clauses.js';
import { controllerMeant, type Source } from './filters.js';

const letters: Readonly<Record<Color, string>> = { WHITE: 'W', BLUE: 'U', BLACK: 'B', RED: 'R', GREEN: 'G' };

/** The mana cost of a permanent; null where it is not told. Tokens, lands and what is face down have none of their own. */
const manaCostOf = (object: GameObject): string | null => {
  if (object.faceDown) return '';
  return object.printed?.face.manaCost ?? (object.token || hasType(object, 'land') ? '' : null);
};

/** Whether a card changes the devotion of its controller in words. */
const increasesDevotion = ({ printed }: GameObject): boolean =>
  printed?.sentences.some(({ text }) => /\byour devotion to\b.*\bincreased\b/iu.test(text)) ?? false;

/** The devotion of a player as far as it is told. */
export interface Devotion {
  readonly least: number;
  /** Whether it may be more. */
  readonly isOpen: boolean;
}

/** Counts the mana symbols of those colors among the mana costs of the permanents that somebody controls (700.5). */
export const devotionOf = (source: Source, to: readonly Color[]): Devotion => {
  const you = controllerMeant(source);
  const own = [...source.state.objects.values()].filter(
    (object) => isOnBattlefield(object) && object.controller === you,
  );
  const isMeant = (symbol: string): boolean => to.some((color) => symbol.split('/').includes(letters[color]));
  const counted = own.map(
    (object) =>
      manaCostOf(object)
        ?.match(/[^{}]+/gu)
        ?.filter(isMeant).length ?? 0,
  );
  return {
    least: counted.reduce((sum, each) => sum + each, 0),
    isOpen: own.some((object) => manaCostOf(object) === null || increasesDevotion(object)),
  };
};

export type OfDevotion = Extract<Condition, { readonly asks: 'DEVOTION' }>;

const isDecided = ({ least, isOpen }: Devotion, { compare, number }: OfDevotion): boolean =>
  !isOpen || (compare === 'AT_LEAST' ? least >= number : least > number);

/** Whether it depends on mana costs that are not told whether such a condition is met. */
export const isDevotionOpen = (source: Source, condition: Condition): boolean => {
  const asked = condition.asks === 'NOT' ? condition.of : condition;
  return asked.asks === 'DEVOTION' && !isDecided(devotionOf(source, asked.to), asked);
};

/** Whether the devotion that is told meets such a condition. */
export const meetsDevotion = (source: Source, { to, compare, number }: OfDevotion): boolean => {
  const { least } = devotionOf(source, to);
  return compare === 'AT_LEAST' ? least >= number : least <= number;
};
