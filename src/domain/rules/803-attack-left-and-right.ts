import { addDoubt, nameList, type Ruling } from '../answer.js';
import { areTeammates, type GameState, type Player } from '../state/game-state.js';
import { emptySeatsBetween, leftOf, rightOf } from '../state/seating.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('803.1a', '803.1b');

interface Side {
  readonly rule: '803.1a' | '803.1b';
  readonly word: 'left' | 'right';
  readonly neighbor: Player;
}

const sideOf = (state: GameState, player: Player): Side | null => {
  if (state.options.attack === 'LEFT') return { rule: '803.1a', word: 'left', neighbor: leftOf(state, player) };
  if (state.options.attack === 'RIGHT') return { rule: '803.1b', word: 'right', neighbor: rightOf(state, player) };
  return null;
};

/**
 * Why attack left or attack right forbids attacking a player; null if it does not.
 *
 * - 803.1a, 803.1b: only the opponent seated immediately on that side may be attacked; an empty seat changes nothing here.
 */
export const attackSideObjection = (state: GameState, player: Player, defending: Player): Ruling | null => {
  const side = sideOf(state, player);
  if (!side || side.neighbor.id === defending.id) return null;
  const says = `${player.name} may attack only to the ${side.word}, and ${defending.name} is not ${player.name}'s ${side.word} neighbor.`;
  return ruling(state, side.rule, says, player, defending);
};

/** Says that a player may attack nobody under attack left or attack right; null if there is somebody to attack. */
export const attacksNobodyOnThatSide = (state: GameState, player: Player): Ruling | null => {
  const side = sideOf(state, player);
  if (!side || !areTeammates(player, side.neighbor)) return null;
  const { neighbor, rule, word } = side;
  const says = `${player.name}'s ${word} neighbor ${neighbor.name} is a teammate, so ${player.name} can't attack.`;
  return ruling(state, rule, says, neighbor, player);
};

/**
 * Says whom a player may attack under attack left or attack right; null if neither is used.
 *
 * - Doubt: the rules freeze seats for range (801.2c) only; here an empty seat separates nobody.
 */
export const attackSideRuling = (state: GameState, player: Player): Ruling | null => {
  const side = sideOf(state, player);
  if (!side) return null;
  const says = `${player.name} may attack only ${side.neighbor.name}, who sits immediately to ${player.name}'s ${side.word}.`;
  return withEmptySeats(state, player, side, ruling(state, side.rule, says, side.neighbor, player));
};

const withEmptySeats = (state: GameState, player: Player, { word, neighbor }: Side, given: Ruling): Ruling => {
  const [right, left] = word === 'left' ? [player, neighbor] : [neighbor, player];
  const empty = emptySeatsBetween(state, right, left);
  return empty.length ? addDoubt(given, emptySeatDoubt(empty)) : given;
};

/** The doubt whether the empty seat of a departed player separates neighbors. */
export const emptySeatDoubt = (empty: readonly Player[]): string =>
  empty.length === 1
    ? `The rules do not say whether the empty seat of ${nameList(empty)} still separates neighbors; here it does not.`
    : `The rules do not say whether the empty seats of ${nameList(empty)} still separate neighbors; here they do not.`;
