import { reaches } from '../../state/range.js';
import { isOnBattlefield, type GameObject, type GameState } from '../../state/game-state.js';
import type { PossibleEffects } from '../clauses.js';
import { objectMeant } from '../layers/filters.js';

/** A sentence of a card on the battlefield that was not understood. */
export interface UnreadSentence {
  readonly source: GameObject;
  readonly text: string;
  readonly mayAffect: PossibleEffects;
}

/** Lists the sentences of cards on the battlefield that were not understood (113.6). */
export const unreadSentences = ({ objects }: GameState): readonly UnreadSentence[] =>
  [...objects.values()]
    .filter(isOnBattlefield)
    .flatMap((source) =>
      (source.printed?.sentences ?? []).flatMap((sentence): readonly UnreadSentence[] =>
        sentence.reading === 'NOT_READ' ? [{ source, text: sentence.text, mayAffect: sentence.mayAffect }] : [],
      ),
    );

/**
 * Tells whether a sentence may speak of a creature.
 *
 * - 801.10: not of one out of range of whoever controls the object that has it.
 */
export const maySpeakOf = (state: GameState, { source, mayAffect }: UnreadSentence, creature: GameObject): boolean =>
  mayAffect.only === null
    ? reaches(state, { object: source.id }, creature)
    : objectMeant({ state, object: source }, mayAffect.only)?.id === creature.id;
