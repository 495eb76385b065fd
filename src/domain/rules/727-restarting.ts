import { withPlayers, withTeams } from '../state/change.js';
import type { GameState, Player } from '../state/game-state.js';
import { variants } from '../variants/variants.js';
import { turnPartners } from './805-shared-team-turns.js';

/**
 * The table at the beginning of a restarted game.
 *
 * - 104.6, 727.1a: everybody still in the game starts over, and the effect's controller goes first; no effect lasts.
 * - 801.17: whatever their ranges.
 */
export const restartGame = (state: GameState, starting: Player): GameState => {
  const { startingLife } = state.options;
  const startOver = (player: Player): Player => ({
    ...player,
    life: startingLife,
    poison: 0,
    hasTeamsPoison: false,
    leftThisTurn: false,
    ...{ monarch: null, initiative: null, cantLose: false, cantWin: false },
    commanderDamage: [],
    settled: { ...player.settled, life: false },
  });
  const teams = state.teams.map((team) => ({
    ...team,
    life: team.life === null ? null : startingLife,
    poison: 0,
    settled: { life: false },
  }));
  const seated = withPlayers(withTeams(state, teams), state.players.map(startOver));
  const turnMarkers = variants[state.variant].turnMarkers(seated.players, starting);
  const holders = turnMarkers.map(({ holder }) => holder);
  const activePlayers = holders.length ? holders : turnPartners(seated, starting).map(({ id }) => id);
  return {
    ...seated,
    objects: new Map(),
    ...{ effects: [], combats: [], attackedThisTurn: [], blockedThisTurn: [], extraTurns: [] },
    turnMarkers: turnMarkers.map((marker) => ({ ...marker, step: 'UNTAP' })),
    turn: { number: 1, activePlayers, step: 'UNTAP', ended: false, resumesAfter: null },
  };
};
