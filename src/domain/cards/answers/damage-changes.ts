import { alsoDoubtful, type Ruling } from '../../answer.js';
import type { Entity, GameObject, GameState } from '../../state/game-state.js';
import { saysInOrder, type InOrder } from '../../words/in-order.js';
import { sentenceSaying } from './sentence-saying.js';

const damage = /\bdamage\b/iu;
/** Said of damage that is dealt otherwise than it would be (614, 615). */
const changes: readonly InOrder[] = [
  [damage, /\binstead\b/iu],
  [/\bprevent\b/iu, damage],
  [damage, /\bas though\b/iu, /\b(?:infect|wither)\b/iu],
];

const toSomebody = /\bdealt(?: this turn)? to\b(?! (?:and|or) dealt by\b)/iu;
const players = /\b(?:you(?! control)|players?|opponents?|targets?)\b/iu;

/** Whether a sentence is about damage to permanents alone: "dealt to enchanted creature". */
const isOfPermanents = (text: string): boolean => toSomebody.test(text) && !saysInOrder(text, [toSomebody, players]);

const speaksOf = (text: string, { controller }: GameObject, entity: Entity): boolean =>
  entity.kind === 'PLAYER'
    ? !isOfPermanents(text) && (!/\bto you\b/iu.test(text) || entity.id === controller)
    : !/\bto you\b/iu.test(text) || entity.controller === controller;

/**
 * Adds to a ruling on damage the doubt where a card says that it is dealt otherwise, or prevented (614.9, 615); that is not
 * applied. `isMeant` leaves out the cards whose effect the ruling is about.
 */
export const doubtDamage = (
  state: GameState,
  recipients: readonly Entity[],
  decided: Ruling,
  isMeant: (object: GameObject) => boolean = () => true,
): Ruling => {
  const speaks = (text: string, object: GameObject, entity: Entity): boolean =>
    isMeant(object) && speaksOf(text, object, entity);
  const found = sentenceSaying(state, changes, recipients, speaks);
  return found ? alsoDoubtful(decided, `${found} is not used; with it the damage may be dealt otherwise.`) : decided;
};

/** Damage that a shield may prevent. */
interface Shielded {
  readonly dealer: GameObject;
  readonly recipient: Entity;
  readonly isOfCombat: boolean;
}

/** Adds to a ruling that damage is prevented the doubt where a card says that it can't be (101.2); that is not applied. */
export const doubtPrevention = (
  state: GameState,
  { dealer, recipient, isOfCombat }: Shielded,
  decided: Ruling,
): Ruling => {
  const isMeant = (text: string, { controller }: GameObject): boolean =>
    (isOfCombat || !/\bcombat damage\b/iu.test(text)) &&
    (!/\byou control\b/iu.test(text) || dealer.controller === controller);
  const found = sentenceSaying(state, [[damage, /\bcan't be prevented\b/iu]], [dealer, recipient], isMeant);
  return found ? alsoDoubtful(decided, `${found} is not used; with it the damage may not be prevented.`) : decided;
};
