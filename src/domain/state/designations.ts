import { withPlayersChanged } from './change.js';
import type { GameState, Player } from './game-state.js';

/** The designations that at most one player has (725.3, 726.3). */
export const designations = ['monarch', 'initiative'] as const;
export type Designation = (typeof designations)[number];

/** The words that say that a player has a designation. */
export const designationWords = { monarch: 'is the monarch', initiative: 'has the initiative' } as const;

/** Finds the player in the game who has a designation, if one does. */
export const designationHolder = ({ players }: GameState, designation: Designation): Player | undefined =>
  players.find((player) => player.inGame && player[designation]);

/** Gives a designation to a player and takes it from its holder. */
export const withHolder = (state: GameState, designation: Designation, holder: string): GameState =>
  withPlayersChanged(state, (player) => {
    const holds = player.id === holder || null;
    return player[designation] === holds ? player : { ...player, [designation]: holds };
  });

/** Whether a table says, for any player, if they have a designation. */
export const isDesignationGiven = ({ players }: GameState, designation: Designation): boolean =>
  players.some((player) => player[designation] !== null);
