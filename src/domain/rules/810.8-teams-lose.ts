import { nameList, withVerb, type Ruling } from '../answer.js';
import { playersInGame, type GameState, type Player, type Team } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('810.8a', '810.8b', '810.8c', '810.8d', '810.11');

/** Says who wins as part of a team. */
export const teamWinRuling = (state: GameState, says: string, ...about: readonly Player[]): Ruling =>
  ruling(state, '810.8a', says, ...about);

/** Says who loses because a teammate does. */
export const teammateLossRuling = (state: GameState, along: readonly Player[]): Ruling => {
  const says = `${withVerb(along, 'loses', 'lose')} with the rest of their team.`;
  return ruling(state, '810.8a', says, ...along);
};

/** Says that members lose as one team. */
export const wholeTeamLossRuling = (state: GameState, members: readonly Player[]): Ruling =>
  ruling(state, '810.8a', `${nameList(members)} lose as one team.`, ...members);

/** Says who leaves the game with the rest of their team. */
export const teamLeaveRuling = (state: GameState, along: readonly Player[]): Ruling => {
  const teams = new Set(along.map(({ team }) => team));
  const first = playersInGame(state).filter((each) => teams.has(each.team) && !along.includes(each));
  const says = `${withVerb(along, 'leaves', 'leave')} with ${nameList(first)}, whose life total they share.`;
  return ruling(state, '810.8b', says, ...along, ...first);
};

/** Says that a team has 0 or less life. */
export const sharedLifeGone = (state: GameState, members: readonly Player[]): Ruling =>
  ruling(state, '810.8c', `${nameList(members)} share that life total, so they lose together.`, ...members);

/** Says that a team has too many poison counters. */
export const sharedPoisonReached = (state: GameState, members: readonly Player[]): Ruling =>
  ruling(state, '810.8d', `${nameList(members)} share those poison counters, so they lose together.`, ...members);

/**
 * Returns how many poison counters make a team lose.
 *
 * - 810.8d: fifteen; 810.11: five more for each member beyond two.
 */
export const poisonLimit = ({ members }: Team): number => 15 + 5 * (members.length - 2);

/** Says how many poison counters make a team of more than two lose. */
export const largerTeamsLimit = (state: GameState, team: Team, members: readonly Player[]): Ruling => {
  const says = `${nameList(members)} are of a team of ${team.members.length}, which loses with ${poisonLimit(team)} poison counters.`;
  return ruling(state, '810.11', says, ...members);
};
