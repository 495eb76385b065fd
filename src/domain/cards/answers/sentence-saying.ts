import type { Entity, GameObject, GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { functionsInZone } from '../../state/working.js';
import { matchesInOrder, type InOrder } from '../../words/in-order.js';
import { mayHold } from './partly-read.js';

/** Matches sentences of activated or triggered abilities, and sentences with a duration. */
const happensOnce = /:|^(?:when|whenever|at)\b|\bthis turn\b/iu;

/** Whether an object's sentence was read and so raises no doubt. */
export const isSentenceRead = (said: string, { printed }: GameObject): boolean =>
  printed?.sentences.some(({ text, reading }) => text === said && reading === 'READ') ?? false;

/**
 * Finds a card's static sentence that matches one of the word lists and is about one of the players and objects.
 *
 * - 801.10: only players and objects within range of the card's controller count; damage has its own rule (801.13b).
 */
export const findSentence = <About extends Entity>(
  state: GameState,
  said: readonly InOrder[],
  entities: readonly About[],
  isAbout: (text: string, object: GameObject, entity: About, state: GameState) => boolean,
  isNear: (object: GameObject, entity: About) => boolean = ({ id }, entity) => reaches(state, { object: id }, entity),
): string | undefined => {
  for (const object of state.objects.values()) {
    const found = (functionsInZone(object) ? (object.printed?.sentences ?? []) : []).find(
      ({ text }) =>
        matchesInOrder(text, ...said) &&
        !happensOnce.test(text) &&
        mayHold(text, object, state) &&
        entities.some((each) => isAbout(text, object, each, state) && isNear(object, each)),
    );
    if (found) return `"${found.text}" of ${object.name}`;
  }
  return undefined;
};
