import { reaches } from '../../state/range.js';
import { attackedGroup } from '../../state/attacked-teams.js';
import { hasType, type Entity, type GameObject, type GameState } from '../../state/game-state.js';
import { functionsInZone } from '../../state/working.js';
import type { PossibleEffects, Sentence } from '../clauses.js';
import { playersMeant } from '../layers/players-meant.js';
import { objectMeant } from '../layers/source.js';
import type { Unsure } from './unsettled.js';
import { isTextUntold } from './untold-texts.js';
import { oncePerTable } from '../../state/once-per-table.js';

/** A sentence that was not understood, or a card whose text is missing. */
export interface UnreadSentence {
  readonly source: GameObject;
  /** Empty if the card's text is missing. */
  readonly text: string;
  /** The sentence's or card's name in doubts. */
  readonly name: string;
  readonly mayAffect: PossibleEffects;
}

/** Lists the unread sentences of cards whose abilities function in their zone, and cards whose text is missing. */
export const unreadSentences = oncePerTable(({ objects }: GameState): readonly UnreadSentence[] => {
  const found: UnreadSentence[] = [];
  for (const source of objects.values())
    if (isTextUntold(source) && !source.madeUp)
      found.push({ source, text: '', name: `the text of ${source.name}`, mayAffect: anything });
    else
      for (const { text, mayAffect } of unreadOf(source))
        found.push({ source, text, name: `"${text}" of ${source.name}`, mayAffect });
  return found;
});

type Unread = Extract<Sentence, { readonly reading: 'NOT_READ' }>;

const none: readonly Unread[] = [];

/** A card's unread sentences that may function in its zone (113.6): in a graveyard, only those that mention one. */
export const unreadOf = (object: GameObject): readonly Unread[] => {
  if (!object.printed?.sentences.length) return none;
  const isThere = functionsInZone(object);
  if (!isThere && object.zone !== 'GRAVEYARD') return none;
  return object.printed.sentences.flatMap((sentence) =>
    sentence.reading === 'NOT_READ' && (isThere || /\bin (?:your|a) graveyard\b/iu.test(sentence.text))
      ? [sentence]
      : [],
  );
};

const anything: PossibleEffects = {
  ...{ attacks: true, blocks: true, lures: true, requires: true, onlyEvades: false, only: null },
  ...{ allowsAttack: true, allowsBlock: true, allowsMoreBlocks: true, changes: true, keepsOff: null },
};

/**
 * Whether a sentence may refer to a player or object.
 *
 * - 801.10: not if that is out of range of the controller of the sentence's object.
 */
export const mayReferTo = (
  state: GameState,
  { source, mayAffect: { only } }: UnreadSentence,
  entity: Entity,
): boolean => {
  if (only === 'SELF' || only === 'HOST') return objectMeant({ state, object: source }, only)?.id === entity.id;
  const isTheirs =
    only === null ||
    (entity.kind === 'OBJECT' &&
      playersMeant({ state, object: source }, only).includes(entity.controller ?? entity.owner));
  return isTheirs && reaches(state, { object: source.id }, entity);
};

/** Tests whether a doubt may keep creatures from attacking a target; one about attacks on "you" affects no others. */
export const mayKeepOff =
  (state: GameState, targets: readonly Entity[]) =>
  (unsure: Unsure | UnreadSentence): boolean => {
    if (!('mayAffect' in unsure) || !unsure.mayAffect.keepsOff) return true;
    const { source, mayAffect } = unsure;
    const you = source.controller ?? source.owner;
    const isYours = (target: Entity): boolean =>
      target.kind === 'PLAYER'
        ? attackedGroup(state, target).some(({ id }) => id === you)
        : mayAffect.keepsOff === 'YOURS' && target.controller === you && hasType(target, 'planeswalker');
    return targets.some(isYours);
  };
