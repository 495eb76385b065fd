import { nameList, withVerb, type Ruling } from '../answer.js';
import type { GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('809.5a', '809.5b', '809.5c');

/** Says who wins with their emperor: only before 809.5a; later the emperor's opponents lose instead (801.14). */
export const emperorWinRuling = (state: GameState, says: string, ...about: readonly Player[]): Ruling =>
  ruling(state, '809.5a', says, ...about);

/** Says that an emperor's team loses, too. */
export const emperorTeamRuling = (state: GameState, emperor: Player, along: readonly Player[]): Ruling => {
  const says = `${emperor.name} is an emperor, so ${withVerb(along, 'loses', 'lose')}, too.`;
  return ruling(state, '809.5b', says, emperor, ...along);
};

/** Says who loses with their emperor. */
export const emperorLossRuling = (state: GameState, along: readonly Player[]): Ruling => {
  const emperors = new Set(along.map(({ team }) => team)).size === 1 ? 'emperor' : 'emperors';
  const says = `${withVerb(along, 'loses', 'lose')} with their ${emperors}.`;
  return ruling(state, '809.5b', says, ...along);
};

/** Says who leaves the game with their emperor. */
export const emperorLeaveRuling = (state: GameState, along: readonly Player[]): Ruling => {
  const teams = new Set(along.map(({ team }) => team));
  const emperors = state.players.filter(({ team, role }) => role === 'EMPEROR' && teams.has(team));
  const says = `${withVerb(along, 'leaves', 'leave')} with ${nameList(emperors)}, ${emperors.length === 1 ? 'their emperor' : 'their emperors'}.`;
  return ruling(state, '809.5b', says, ...along, ...emperors);
};

/** Says for whom the game is a draw along with their emperor. */
export const emperorDrawRuling = (state: GameState, says: string, along: readonly Player[]): Ruling =>
  ruling(state, '809.5c', says, ...along);
