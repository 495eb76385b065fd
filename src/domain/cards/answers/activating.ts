import { alsoDoubtful, type Ruling } from '../../answer.js';
import { areOpponents, controllerOf, hasType, isOnBattlefield } from '../../state/game-state.js';
import type { GameObject, GameState } from '../../state/game-state.js';
import type { InOrder } from '../../words/in-order.js';
import { sentenceSaying } from './sentence-saying.js';

/** Said of abilities that can't be activated, or are lost, and of those that may be activated otherwise. */
const forbidding: readonly InOrder[] = [
  [/\bactivated abilities\b/iu, /\bcan't be activated\b/iu],
  [/\bloses? all (?:other )?abilities\b/iu],
];
const permitting: readonly InOrder[] = [[/\bmay activate\b/iu, /\babilities\b/iu]];

const ofHost = /\b(?:its activated|(?:enchanted|equipped) (?:creature|permanent)|this creature)\b/iu;
const ofType = /\b(?:abilities of|all|each) (?:\w+ )?(artifact|creature|enchantment|land|planeswalker)s?\b/iu;

const speaksOf = (text: string, object: GameObject, permanent: GameObject, state: GameState): boolean => {
  if (!isOnBattlefield(permanent) || /\bcards in\b/iu.test(text)) return false;
  if (ofHost.test(text)) return object.attachedTo === permanent.id || object.id === permanent.id;
  const [one, other] = [controllerOf(state, object), controllerOf(state, permanent)];
  if (/\bopponents control\b/iu.test(text)) return areOpponents(one, other);
  const type = ofType.exec(text)?.[1]?.toLowerCase();
  return (!/\byou control\b/iu.test(text) || one === other) && (type === undefined || hasType(permanent, type));
};

/** Adds to a ruling on whether a permanent's abilities may be activated the doubt where a card says otherwise; that is not applied. */
export const doubtActivating = (
  state: GameState,
  permanent: GameObject,
  { decided, isAble, otherwise }: { readonly decided: Ruling; readonly isAble: boolean; readonly otherwise: string },
): Ruling => {
  const found = sentenceSaying(state, isAble ? forbidding : permitting, [permanent], speaksOf);
  return found ? alsoDoubtful(decided, `${found} is not applied here; with it ${otherwise}.`) : decided;
};
