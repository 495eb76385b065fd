import { named, type Ruling } from '../answer.js';
import type { GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('800.4j');
export const activePlayerGoneCites = cites;

/** Says with whom priority begins in the turn of one who has left. */
export const beginsWithNext = (state: GameState, active: Player, next: readonly Player[]): Ruling =>
  ruling(
    state,
    '800.4j',
    `${active.name} left during their own turn, so priority begins with the next player in turn order, ${named(next)}.`,
    active,
    ...next,
  );

/** Says with which team priority begins in the turn of a team that has left. */
export const beginsWithNextTeam = (state: GameState, active: readonly Player[], next: readonly Player[]): Ruling =>
  ruling(
    state,
    '800.4j',
    `${named(active)}, whose turn it is, ${active.length === 1 ? 'has' : 'have'} left: the turn continues without an active player, and priority begins with ${named(next)}.`,
    ...active,
    ...next,
  );

/** Says that the turn of players who leave continues without them; in Grand Melee each has a turn of their own. */
export const turnGoesOn = (state: GameState, active: readonly Player[]): Ruling => {
  const each = active.map(({ name }) => ({ name: `${name}'s` }));
  const says =
    state.turnMarkers.length && active.length > 1
      ? `${named(each)} turns continue without their active players.`
      : `${named(active)}'s turn continues without an active player.`;
  return ruling(state, '800.4j', says, ...active);
};
