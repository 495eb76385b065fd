import { addDoubt, nameList, type Ruling } from '../answer.js';
import { playersInGame, type GameState, type Player } from '../state/game-state.js';
import { variants } from '../variants/variants.js';
import { citing } from '../rulebook/citing.js';
import { emperorDrawRuling } from './809.5-emperor-loses.js';
import { teammateLossRuling } from './810.8-teams-lose.js';

const { ruling } = citing('104.4a', '104.4d', '104.4g');

/** Says that the game is a draw because everybody loses at once. */
export const allLoseRuling = (state: GameState): Ruling => {
  const says = 'Everyone still in the game loses at the same time, so the game is a draw.';
  return ruling(state, state.teams.length ? '104.4d' : '104.4a', says);
};

/** Says for whom the game is a draw because it is a draw for a teammate. */
export const teamDrawRulings = (
  state: GameState,
  own: readonly Player[],
  all: readonly Player[],
): readonly Ruling[] => {
  const along = all.filter((each) => !own.includes(each));
  if (variants[state.variant].sharedLife) return [addDoubt(teammateLossRuling(state, along), teammateOpen)];
  const says = `It is a draw for ${nameList(along)}, too, as it is for their emperor.`;
  return [emperorDrawRuling(state, says, along)];
};

const teammateOpen = 'The rules do not say what becomes of a teammate for whom the game was not a draw.';

/** 104.4g: the game is a draw for a team if it is a draw for all of its members in the game, at least two. */
export const drawnTeams = (state: GameState, drawn: readonly Player[]): readonly Ruling[] =>
  state.teams.flatMap(({ id, name }) => {
    const members = playersInGame(state).filter(({ team }) => team === id);
    if (members.length < 2 || !members.every((member) => drawn.includes(member))) return [];
    return [ruling(state, '104.4g', `It is a draw for team ${name}, as it is for ${nameList(members)}.`, ...members)];
  });
