import type { Entity, GameObject, GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { works } from '../../state/working.js';
import { saysInOrder, type InOrder } from '../../words/in-order.js';
import { mayBeOpen } from '../clause-groups.js';
import { openConditions } from '../layers/conditions.js';
import { conditionsBefore } from '../text/grammar/conditions.js';
import { tokensOf, type Tokens } from '../text/grammar/tokens.js';
import { namesOf } from '../text/own-names.js';
import { marked } from '../text/paragraphs.js';

/** Sentences of activated or triggered abilities, or with a duration. */
const happensOnce = /:|^(?:when|whenever|at)\b|\bthis turn\b/iu;

/** A sentence of an object in tokens, its own names replaced by marks. */
export const tokensSaid = (text: string, { name, typeLine }: GameObject): Tokens =>
  tokensOf(marked(text, namesOf(name, typeLine)));

/** Whether a sentence of an object is used, so that it leaves nothing to doubt. */
export const isUsed = (said: string, { printed }: GameObject): boolean =>
  printed?.sentences.some(({ text, reading }) => text === said && reading === 'READ') ?? false;

/** Whether the conditions with which a sentence begins are met: "during your turn, …"; such as a table may leave open may be. */
const mayHold = (text: string, object: GameObject, state: GameState): boolean => {
  const asked = conditionsBefore(tokensSaid(text, object), 0)?.value ?? [];
  return (
    openConditions(
      { state, object },
      asked.filter((each) => !mayBeOpen(each)),
    ) !== null
  );
};

/**
 * Finds a static sentence of a card that has one of those lists of words and is about one of those players and objects.
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
        mayHold(text, object, state) &&
        entities.some((each) => speaksOf(text, object, each, state) && reaches(state, { object: object.id }, each)),
    );
    if (found) return `"${found.text}" of ${object.name}`;
  }
  return undefined;
};
