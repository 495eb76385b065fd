import { areOpponents, controllerOf, hasType, type GameObject, type GameState } from '../../state/game-state.js';
import type { InOrder } from '../../words/in-order.js';
import { sentenceSaying } from './sentence-saying.js';

/** Said of abilities that can't be activated, or are lost, and of those that may be activated otherwise. */
const forbidding: readonly InOrder[] = [
  [/\bactivated abilities\b/iu, /\bcan't be activated\b/iu],
  [/\bloses? all (?:other )?abilities\b/iu],
];
const permitting: readonly InOrder[] = [[/\bmay activate\b/iu, /\babilities\b/iu]];

const ofHost = /\b(?:its activated|(?:enchanted|equipped) (?:creature|permanent)|this creature)\b/iu;
const ofType = /\babilities of (?:\w+ )?(artifact|enchantment|land|planeswalker)s?\b/iu;

const speaksOf = (text: string, object: GameObject, creature: GameObject, state: GameState): boolean => {
  if (ofHost.test(text)) return object.attachedTo === creature.id || object.id === creature.id;
  const [one, other] = [controllerOf(state, object), controllerOf(state, creature)];
  if (/\bopponents control\b/iu.test(text)) return areOpponents(one, other);
  const type = ofType.exec(text)?.[1]?.toLowerCase();
  return (!/\byou control\b/iu.test(text) || one === other) && (type === undefined || hasType(creature, type));
};

/** Finds a sentence, not applied, by which a creature's abilities may be activated otherwise: not at all, or although they could not. */
export const changesActivating = (state: GameState, creature: GameObject, isAble: boolean): string | undefined =>
  sentenceSaying(state, isAble ? forbidding : permitting, [creature], speaksOf);
