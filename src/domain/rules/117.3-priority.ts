import { answer, addDoubt, nameList, type Answer } from '../answer.js';
import { playerOf, type GameState, type Player, type TurnMarker } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';
import { nextPriorityRuling } from './800.4j-turns.js';
import { teamsInOrder } from './805.5-team-priority.js';
import { orderOfActing } from './805-shared-team-turns.js';
import { priorityForMarker } from './807.5-stacks.js';

const { ruling } = citing('117.3d');

/** Players in the order set by the rules. */
export interface PlayerOrder {
  readonly players: readonly Player[];
}

/**
 * In which order do players get priority for a stack?
 *
 * - 117.3d: everybody in turn order, the active player first.
 * - 805.5, 805.5a, 805.5b, 805.6, 805.7: with shared team turns, team by team; the members of a team get it together.
 * - 805.9: "the active player" is one of those active players who are still in the game.
 * - 800.4j: without an active player, from the next one in turn order.
 * - Doubt: between turns nobody has priority (117.1); the order is that of the last turn.
 * - 807.5a: for a turn marker's stack, only players who have its holder, or an object on it, within range.
 */
export const priority = (state: GameState, marker?: TurnMarker): Answer<PlayerOrder> =>
  marker ? priorityForMarker(state, marker) : betweenTurns(state, priorityForAll(state));

const betweenTurns = (state: GameState, order: Answer<PlayerOrder>): Answer<PlayerOrder> => {
  if (!state.turn.ended || !order.players.length) return order;
  const [first, ...others] = order.because;
  const doubt = 'The turn has ended and the next has not begun: nobody has priority until it does.';
  return answer({ players: order.players }, addDoubt(first, doubt), ...others);
};

const priorityForAll = (state: GameState): Answer<PlayerOrder> => {
  const players = orderOfActing(state);
  const active = playerOf(state, state.turn.activePlayers[0] ?? '');
  const order = ruling(state, '117.3d', `Priority passes in turn order: ${nameList(players, 'and then')}.`, ...players);
  if (!players.length)
    return answer({ players }, ruling(state, '117.3d', 'Nobody is left in the game to have priority.'));
  if (state.options.sharedTeamTurns) return answer({ players }, ...teamsInOrder(state, players));
  if (active.inGame) return answer({ players }, order);
  return answer({ players }, nextPriorityRuling(state, active, players.slice(0, 1)), order);
};
