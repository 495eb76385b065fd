import { appendDoubt, type Rulings } from '../../answer.js';
import { areOpponents, controllerOf, hasType, type Entity, type GameObject } from '../../state/game-state.js';
import type { GameState, Player } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { findSentence } from './sentence-saying.js';

const dontTrigger = [[/\b(?:don't|doesn't) cause\b/iu, /\babilities\b/iu, /\btrigger\b/iu]] as const;

/** The words for each kind of event; a sentence that has only the words of other kinds is not about this kind. */
const eventWords: Readonly<Record<string, RegExp>> = {
  ENTERS: /\bentering\b/iu,
  DIES: /\bdying\b/iu,
  LEAVES_BATTLEFIELD: /\bleaving\b/iu,
  ATTACKS: /\battacking\b/iu,
};

const isOfKind = (text: string, kind: string): boolean =>
  eventWords[kind]?.test(text) ?? !Object.values(eventWords).some((words) => words.test(text));

/**
 * Adds a doubt to rulings that an ability triggers if a card says that such events cause no triggers (101.2).
 *
 * - 801.10: the card affects only abilities within range of its controller.
 */
export const doubtTriggering = (
  state: GameState,
  { kind, participants, controller }: { kind: string; participants: readonly Entity[]; controller: Player },
  [first, ...others]: Rulings,
): Rulings => {
  const preventsTriggerOf = (text: string, object: GameObject, entity: Entity): boolean => {
    return (
      isOfKind(text, kind) &&
      reaches(state, { object: object.id }, controller) &&
      (!/^creatures?\b/iu.test(text) || (entity.kind === 'OBJECT' && hasType(entity, 'creature'))) &&
      (!/\bopponents control\b/iu.test(text) || areOpponents(controllerOf(state, object), controller))
    );
  };
  const found = findSentence(state, dontTrigger, participants, preventsTriggerOf);
  return found
    ? [appendDoubt(first, `${found} is not used, but could keep the ability from triggering.`), ...others]
    : [first, ...others];
};
