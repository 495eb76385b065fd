import { reaches } from '../../state/range.js';
import { isOnBattlefield, type GameObject, type GameState } from '../../state/game-state.js';
import type { PossibleEffects } from '../clauses.js';
import { objectMeant } from '../layers/filters.js';
import { isTextUntold } from './untold-texts.js';

/** A sentence of a card on the battlefield that was not understood, or the text of one that is not told. */
export interface UnreadSentence {
  readonly source: GameObject;
  /** As a doubt names it. */
  readonly name: string;
  readonly mayAffect: PossibleEffects;
}

/** Lists the sentences of cards on the battlefield that were not understood, and texts that are not told (113.6). */
export const unreadSentences = ({ objects }: GameState): readonly UnreadSentence[] =>
  [...objects.values()].filter(isOnBattlefield).flatMap((source): readonly UnreadSentence[] =>
    isTextUntold(source) && !source.madeUp
      ? [{ source, name: `the text of ${source.name}`, mayAffect: anything }]
      : (source.printed?.sentences ?? []).flatMap((sentence): readonly UnreadSentence[] => {
          if (sentence.reading !== 'NOT_READ') return [];
          return [{ source, name: `"${sentence.text}" of ${source.name}`, mayAffect: sentence.mayAffect }];
        }),
  );

const anything: PossibleEffects = {
  ...{ attacks: true, blocks: true, only: null },
  ...{ allowsAttack: true, allowsBlock: true, allowsMoreBlocks: true },
};

/**
 * Tells whether a sentence may speak of a creature.
 *
 * - 801.10: not of one out of range of whoever controls the object that has it.
 */
export const maySpeakOf = (state: GameState, { source, mayAffect }: UnreadSentence, creature: GameObject): boolean =>
  mayAffect.only === null
    ? reaches(state, { object: source.id }, creature)
    : objectMeant({ state, object: source }, mayAffect.only)?.id === creature.id;
