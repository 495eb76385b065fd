import { letterOf } from '../../state/filters/color-words.js';
import type { Color } from '../../state/vocabulary.js';
import { isOnBattlefield, type GameObject } from '../../state/game-state.js';
import { matchesInOrder } from '../../words/in-order.js';
import { manaCostOf } from './mana-costs.js';
import { controllerMeant, type Source } from './source.js';

/** A count: exact, or a lower bound where the table does not list everything. */
export interface ListedCount {
  readonly least: number;
  readonly isOpen: boolean;
}

/** Whether a card's text increases its controller's devotion. */
const increasesDevotion = ({ printed }: GameObject): boolean =>
  printed?.sentences.some(({ text }) => matchesInOrder(text, [/\byour devotion to\b/iu, /\bincreased\b/iu])) ?? false;

/** Counts the mana symbols of those colors among the mana costs of the permanents that a player controls (700.5). */
export const devotionOf = (source: Source, to: readonly Color[]): ListedCount => {
  const you = controllerMeant(source);
  const own = [...source.state.objects.values()].filter(
    (object) => isOnBattlefield(object) && object.controller === you,
  );
  const isMeant = (symbol: string): boolean => to.some((color) => symbol.split('/').includes(letterOf[color]));
  const costs = own.map(manaCostOf);
  const symbols = costs.flatMap((cost) => cost?.match(/[^{}]+/gu) ?? []);
  return { least: symbols.filter(isMeant).length, isOpen: costs.includes(null) || own.some(increasesDevotion) };
};
