import { alsoDoubtful, type Ruling } from '../../answer.js';
import type { Entity, GameObject, GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { works } from '../../state/working.js';
import { saysInOrder, type InOrder } from '../../words/in-order.js';

const damage = /\bdamage\b/iu;
/** Said of damage that is dealt otherwise than it would be (614, 615). */
const changes: readonly InOrder[] = [
  [damage, /\binstead\b/iu],
  [/\bprevent\b/iu, damage],
  [damage, /\bas though\b/iu, /\b(?:infect|wither)\b/iu],
];

/** Said by an ability that somebody activates, or that triggers, or for a time. */
export const happensOnce = /:|^(?:when|whenever|at)\b|\bthis turn\b/iu;

const toSomebody = /\bdealt(?: this turn)? to\b(?! (?:and|or) dealt by\b)/iu;
const players = /\b(?:you(?! control)|players?|opponents?|targets?)\b/iu;

/** Whether a sentence is about damage to permanents alone: "dealt to enchanted creature". */
const isOfPermanents = (text: string): boolean => toSomebody.test(text) && !saysInOrder(text, [toSomebody, players]);

const speaksOf = (text: string, { controller }: GameObject, entity: Entity): boolean =>
  entity.kind === 'PLAYER'
    ? !isOfPermanents(text) && (!/\bto you\b/iu.test(text) || entity.id === controller)
    : !/\bto you\b/iu.test(text) || entity.controller === controller;

/**
 * Lists sentences that may prevent or replace damage to those recipients; they are not applied, so they raise a doubt.
 *
 * - 801.10: only for recipients within range of the permanent's controller.
 */
const damageSentences = (state: GameState, recipients: readonly Entity[]): readonly string[] =>
  [...state.objects.values()].filter(works).flatMap((object) =>
    (object.printed?.sentences ?? []).flatMap(({ text }) => {
      if (!saysInOrder(text, ...changes) || happensOnce.test(text)) return [];
      const isMeant = recipients.some(
        (each) => speaksOf(text, object, each) && reaches(state, { object: object.id }, each),
      );
      return isMeant ? [`"${text}" of ${object.name}`] : [];
    }),
  );

/** Adds to a ruling on damage the doubt where a card says that it is dealt otherwise, or prevented (614.9, 615). */
export const doubtDamage = (state: GameState, recipients: readonly Entity[], decided: Ruling): Ruling => {
  const [first] = damageSentences(state, recipients);
  return first ? alsoDoubtful(decided, `${first} is not used; with it the damage may be dealt otherwise.`) : decided;
};
