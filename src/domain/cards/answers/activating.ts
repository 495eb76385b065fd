import { appendDoubt, type Ruling } from '../../answer.js';
import { areOpponents, controllerOf, hasType, isOnBattlefield } from '../../state/game-state.js';
import type { GameObject, GameState, Player } from '../../state/game-state.js';
import type { InOrder } from '../../words/in-order.js';
import { mayBeAbout } from './partly-read.js';
import { findSentence } from './sentence-saying.js';

/** Patterns of sentences that keep abilities from being activated or remove them; below, of those that permit it. */
const forbidding: readonly InOrder[] = [
  [/\bactivated abilities\b/iu, /\bcan't be activated\b/iu],
  [/\bcan't\b/iu, /\bactivate\b/iu, /\babilities\b/iu],
  [/\bactivate abilities only\b/iu],
  [/\bloses? all (?:other )?abilities\b/iu],
];
const permitting: readonly InOrder[] = [[/\bmay activate\b/iu, /\babilities\b/iu]];

const types = ['artifact', 'creature', 'enchantment', 'land', 'planeswalker'] as const;
const typeWords = types.map((type) => ({ type, words: new RegExp(`\\b${type}s?\\b`, 'iu') }));
const ofHost = new RegExp(`\\b(?:its activated|(?:enchanted|equipped|this) (?:permanent|${types.join('|')}))\\b`, 'iu');

/** The question whether a player may activate a permanent's abilities, and the ruling on it. */
interface ActivationAnswer {
  readonly player: Player;
  readonly decided: Ruling;
  readonly isAble: boolean;
  /** The last words of the doubt: what may be true if the card applies. */
  readonly otherwise: string;
}

/** Whether a sentence is about a player's abilities: "Your opponents can't", "You can't". */
const isOfPlayer = (text: string, controller: Player, player: Player): boolean =>
  /\bopponents can't\b/iu.test(text)
    ? areOpponents(controller, player)
    : !/\byou can't\b/iu.test(text) || controller === player;

const isOfPermanent = (text: string, object: GameObject, permanent: GameObject, state: GameState): boolean => {
  if (ofHost.test(text)) return object.attachedTo === permanent.id || object.id === permanent.id;
  const namedTypes = typeWords.filter(({ words }) => words.test(text));
  return (
    mayBeAbout(text, object, permanent, state, 'abilities of') &&
    (!namedTypes.length || namedTypes.some(({ type }) => hasType(permanent, type)))
  );
};

/** Adds a doubt to a ruling on activating a permanent's abilities if a card says otherwise; the card is not applied. */
export const doubtActivating = (
  state: GameState,
  permanent: GameObject,
  { player, decided, isAble, otherwise }: ActivationAnswer,
): Ruling => {
  if (!isOnBattlefield(permanent)) return decided;
  const affects = (text: string, object: GameObject): boolean =>
    !/\bcards in\b/iu.test(text) &&
    isOfPlayer(text, controllerOf(state, object), player) &&
    isOfPermanent(text, object, permanent, state);
  const found = findSentence(state, isAble ? forbidding : permitting, [permanent], affects);
  return found ? appendDoubt(decided, `${found} is not applied here; with it, ${otherwise}.`) : decided;
};
