import type { Entity, GameObject, GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { works } from '../../state/working.js';
import { saysInOrder, type InOrder } from '../../words/in-order.js';

/** Said by an ability that somebody activates, or that triggers, or for a time. */
const happensOnce = /:|^(?:when|whenever|at)\b|\bthis turn\b/iu;

/**
 * Finds a sentence of a card that says one of those lists of things, for good, of one of those players and objects.
 *
 * - 801.10: only of those within range of the card's controller.
 */
export const sentenceSaying = <About extends Entity>(
  state: GameState,
  said: readonly InOrder[],
  entities: readonly About[],
  speaksOf: (text: string, object: GameObject, entity: About, state: GameState) => boolean,
): string | undefined => {
  for (const object of state.objects.values()) {
    const found = (works(object) ? (object.printed?.sentences ?? []) : []).find(
      ({ text }) =>
        saysInOrder(text, ...said) &&
        !happensOnce.test(text) &&
        entities.some((each) => speaksOf(text, object, each, state) && reaches(state, { object: object.id }, each)),
    );
    if (found) return `"${found.text}" of ${object.name}`;
  }
  return undefined;
};
