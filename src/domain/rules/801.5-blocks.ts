import { isInRange } from '../state/range.js';
import { addDoubt, nameList, withVerb, type Ruling } from '../answer.js';
import { controllerOf, hasType } from '../state/game-state.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { citing } from '../rulebook/citing.js';
import type { DeclaredBlock } from './509-check-blocks.js';

const { ruling } = citing('801.5', '802.4a');

interface BlockedAttack {
  readonly attacker: GameObject;
  readonly target: Entity | null;
}

/** Lists the doubts on a legal declaration of blocks, for each player whose creatures block. */
export const declaredBlockDoubts = (
  state: GameState,
  blocks: readonly DeclaredBlock[],
  attacks: readonly BlockedAttack[],
): readonly Ruling[] => {
  const controllers = new Set(blocks.map(({ blocker }) => controllerOf(state, blocker)));
  return [...controllers].flatMap((player) => {
    const own = blocks.filter(({ blocker }) => controllerOf(state, blocker) === player);
    const blocked = new Set(own.map(({ attacker }) => attacker));
    const stopped = attacks.filter(({ attacker }) => blocked.has(attacker));
    return blockDoubts(state, player, stopped);
  });
};

/**
 * Lists the doubts on a player's blocks of certain attackers.
 *
 * - 801.5: a block is not a choice that a card asks for, so range does not limit it. Doubt: the rules do not say so for
 *   an attacker out of the blocking player's range.
 * - 802.4a: a creature attacking a planeswalker is blocked by its controller. Doubt: where several players may be
 *   attacked, the text of 2008 mentions only creatures attacking the player.
 */
export const blockDoubts = (state: GameState, player: Player, attacks: readonly BlockedAttack[]): readonly Ruling[] => [
  ...acrossRanges(state, player, attacks),
  ...ofPlaneswalkers(state, player, attacks),
];

const acrossRanges = (state: GameState, player: Player, attacks: readonly BlockedAttack[]): readonly Ruling[] => {
  const far = attacks.map(({ attacker }) => attacker).filter((attacker) => !isInRange(state, player, attacker));
  if (!far.length) return [];
  const controllers = [...new Set(far.map((attacker) => controllerOf(state, attacker)))];
  const says = `${withVerb(controllers, 'is', 'are')} out of ${player.name}'s range, but range does not limit blocks: ${player.name}'s creatures may block ${nameList(far, 'or')}.`;
  const doubt = "The rules on choices mention spells and abilities; none says whether range limits a player's blocks.";
  return [addDoubt(ruling(state, '801.5', says, ...controllers, player, ...far), doubt)];
};

const ofPlaneswalkers = (state: GameState, player: Player, attacks: readonly BlockedAttack[]): readonly Ruling[] => {
  const { hasPlaneswalkers, severalAttackedNamePermanents } = decisionsOf(state.edition);
  if (!hasPlaneswalkers || severalAttackedNamePermanents || state.options.attack !== 'MULTIPLE_PLAYERS') return [];
  const onWalkers = attacks.flatMap(({ attacker, target }) =>
    target?.kind === 'OBJECT' && hasType(target, 'planeswalker') ? [{ attacker, target }] : [],
  );
  if (!onWalkers.length) return [];
  const attackers = onWalkers.map(({ attacker }) => attacker);
  const walkers = [...new Set(onWalkers.map(({ target }) => target))];
  const says = `${player.name}'s creatures may block ${nameList(attackers, 'or')}, which ${attackers.length === 1 ? 'attacks' : 'attack'} ${nameList(walkers)}.`;
  const doubt = `${state.edition} mentions creatures that attack a player, not those that attack a planeswalker.`;
  return [addDoubt(ruling(state, '802.4a', says, player, ...attackers, ...walkers), doubt)];
};
