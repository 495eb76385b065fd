import { appendDoubt, type Ruling } from '../../answer.js';
import type { Entity, GameObject, GameState } from '../../state/game-state.js';
import { matchesInOrder, type InOrder } from '../../words/in-order.js';
import { isSaidOfDamage, type DamageEvent } from './partly-read.js';
import { findSentence } from './sentence-saying.js';

const damage = /\bdamage\b/iu;
/** Words by which cards replace or prevent damage (614, 615). */
const changes: readonly InOrder[] = [
  [damage, /\binstead\b/iu],
  [/\bprevent\b/iu, damage],
  [damage, /\bas though\b/iu, /\b(?:infect|wither)\b/iu],
];

/** Whether a sentence redirects damage, and does nothing else to it. */
export const redirectsDamage = (text: string): boolean =>
  matchesInOrder(text, [damage, /\b(?:(?:is|are) dealt|deals? that damage) to\b/iu, /\binstead\b/iu]);

/** Damage to several recipients; `isApplied` finds sentences that the ruling has applied already. */
interface Changed extends Omit<DamageEvent, 'recipient'> {
  readonly isApplied?: (text: string, object: GameObject) => boolean;
}

/**
 * Adds a doubt to a ruling on damage if a card may redirect, change or prevent that damage (614.9, 615); the card is
 * not applied.
 */
export const doubtDamage = (
  state: GameState,
  recipients: readonly Entity[],
  decided: Ruling,
  { isApplied = () => false, ...dealt }: Changed = {},
): Ruling => {
  const speaks = (text: string, object: GameObject, recipient: Entity): boolean =>
    !isApplied(text, object) && isSaidOfDamage(text, object, { ...dealt, recipient }, state);
  const found = findSentence(state, changes, recipients, speaks, () => true);
  return found ? appendDoubt(decided, `${found} is not used, but could change how the damage is dealt.`) : decided;
};

/** Adds a doubt to a ruling that prevents damage if a card says that the damage can't be prevented (101.2). */
export const doubtPrevention = (state: GameState, dealt: Required<DamageEvent>, decided: Ruling): Ruling => {
  const isMeant = (text: string, object: GameObject): boolean => isSaidOfDamage(text, object, dealt, state);
  const { dealer, recipient } = dealt;
  const found = findSentence(state, [[damage, /\bcan't be prevented\b/iu]], [dealer, recipient], isMeant);
  return found
    ? appendDoubt(decided, `${found} is not used, but could keep the damage from being prevented.`)
    : decided;
};
