import type { Entity, GameObject, GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { functionsInZone } from '../../state/working.js';
import { saysInOrder, type InOrder } from '../../words/in-order.js';
import { mayHold } from './partly-read.js';

/** Sentences of activated or triggered abilities, or with a duration. */
const happensOnce = /:|^(?:when|whenever|at)\b|\bthis turn\b/iu;

/** Whether a sentence of an object was read, so it leaves no doubt. */
export const isUsed = (said: string, { printed }: GameObject): boolean =>
  printed?.sentences.some(({ text, reading }) => text === said && reading === 'READ') ?? false;

/**
 * Finds a card's static sentence that matches one of the word lists and is about one of the players and objects.
 *
 * - 801.10: only those within range of the card's controller count; damage has a rule of its own (801.13b).
 */
export const sentenceSaying = <About extends Entity>(
  state: GameState,
  said: readonly InOrder[],
  entities: readonly About[],
  isAbout: (text: string, object: GameObject, entity: About, state: GameState) => boolean,
  isNear: (object: GameObject, entity: About) => boolean = ({ id }, entity) => reaches(state, { object: id }, entity),
): string | undefined => {
  for (const object of state.objects.values()) {
    const found = (functionsInZone(object) ? (object.printed?.sentences ?? []) : []).find(
      ({ text }) =>
        saysInOrder(text, ...said) &&
        !happensOnce.test(text) &&
        mayHold(text, object, state) &&
        entities.some((each) => isAbout(text, object, each, state) && isNear(object, each)),
    );
    if (found) return `"${found.text}" of ${object.name}`;
  }
  return undefined;
};
