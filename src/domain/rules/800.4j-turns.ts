import { nameList, type Ruling } from '../answer.js';
import type { GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('800.4j');

/** Says who gets priority first in the turn of a departed player. */
export const nextPriorityRuling = (state: GameState, active: Player, next: readonly Player[]): Ruling => {
  const says = `${active.name} left during their own turn, so priority begins with the next player in turn order, ${nameList(next)}.`;
  return ruling(state, '800.4j', says, active, ...next);
};

/** Says which team gets priority first in the turn of a departed team. */
export const nextTeamPriorityRuling = (
  state: GameState,
  active: readonly Player[],
  next: readonly Player[],
): Ruling => {
  const says = `${nameList(active)}, whose turn it is, ${active.length === 1 ? 'has' : 'have'} left: the turn continues without an active player, and priority begins with ${nameList(next)}.`;
  return ruling(state, '800.4j', says, ...active, ...next);
};

/** Says that a departing player's turn continues without them; in Grand Melee there may be several turns. */
export const turnUnderWay = (state: GameState, active: readonly Player[]): Ruling => {
  const each = active.map(({ name }) => ({ name: `${name}'s` }));
  const says =
    state.turnMarkers.length && active.length > 1
      ? `${nameList(each)} turns continue without their active players.`
      : `${nameList(active)}'s turn continues without an active player.`;
  return ruling(state, '800.4j', says, ...active);
};
