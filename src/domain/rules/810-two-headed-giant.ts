import type { Ruling } from '../answer.js';
import type { GameState, Player } from '../state/game-state.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { lifeOf } from '../state/team-totals.js';
import { citing } from '../rulebook/citing.js';

const memberLife = citing('810.9a');

/** Says what a team member's life total is for effects. */
export const lifeTotalOf = (state: GameState, player: Player): Ruling => {
  const half = decisionsOf(state.edition).memberReadsHalfOfTeamLife ? "half of the team's, rounded up" : "the team's";
  const says = `${player.name}'s life total is ${lifeOf(state, player)}, ${half}.`;
  return memberLife.ruling(state, '810.9a', says, player);
};
