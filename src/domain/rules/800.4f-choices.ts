import { addDoubt, type Ruling } from '../answer.js';
import { areOpponents, opponentsOf, playersInGame, type GameState, type Player } from '../state/game-state.js';
import { leftwardFrom } from '../state/seating.js';
import { hasRule } from '../rulebook/rulebook.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('800.4f', '800.4g', '800.4h');

/** Says that another player chooses in place of a departed one; null for a player in the game. */
export const leftChooserRuling = (state: GameState, chooser: Player): Ruling | null => {
  const says = `${chooser.name} has left the game, so somebody else makes the choice.`;
  return chooser.inGame ? null : ruling(state, '800.4g', says, chooser);
};

/**
 * Returns the players who may be picked to choose in place of a departed one.
 *
 * - 800.4g: another opponent if an opponent was to choose and there is one; else any other player.
 */
export const replacementsFor = (state: GameState, controller: Player, departed: Player): readonly Player[] => {
  const opponents = areOpponents(controller, departed) ? opponentsOf(state, controller) : [];
  return opponents.length ? opponents : playersInGame(state);
};

/** Says that the controller picks a replacement for a departed player (800.4g). */
export const replacementRuling = (
  state: GameState,
  controller: Player,
  departed: Player,
  replacements: readonly Player[],
): Ruling => {
  const opponents = areOpponents(controller, departed) && replacements.every((each) => areOpponents(controller, each));
  const says = `${departed.name} has left the game, so ${controller.name} picks another ${opponents ? 'opponent' : 'player'} to choose.`;
  return ruling(state, '800.4g', says, departed, controller);
};

/**
 * Says that a cost a departed player was to pay counts as unpaid.
 *
 * - 800.4f: since 2021 a rule of its own.
 * - Doubt: before, the rule on choices (800.4g) could be read to let another player decide whether to pay.
 */
export const unpaidCostRuling = (state: GameState, departed: Player): Ruling => {
  const says = `${departed.name} has left the game, so the cost is not paid.`;
  if (hasRule('800.4f', state.edition)) return ruling(state, '800.4f', says, departed);
  const result = ruling(state, '800.4g', says, departed);
  const doubt = `${result.rule.number} of ${state.edition} covers every choice: another player could be the one to decide whether to pay.`;
  return addDoubt(result, doubt);
};

/** Says who makes a rule's choice in place of a departed player: the next in turn order, if any (800.4h). */
export const nextChooserRuling = (
  state: GameState,
  departed: Player,
): { readonly next: Player | null; readonly because: Ruling } => {
  const [next = null] = leftwardFrom(state, departed);
  if (!next) {
    const says = `${departed.name} has left the game, and nobody is left to choose.`;
    return { next, because: ruling(state, '800.4h', says, departed) };
  }
  const says = `${departed.name} has left the game, so ${next.name}, the next player in turn order, makes the choice.`;
  return { next, because: ruling(state, '800.4h', says, departed, next) };
};
