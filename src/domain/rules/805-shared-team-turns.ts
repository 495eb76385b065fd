import { withVerb, type Ruling } from '../answer.js';
import { areTeammates, playerOf, type GameState, type Player } from '../state/game-state.js';
import { leftwardFrom } from '../state/seating.js';
import { citing } from '../rulebook/citing.js';
import { groupBy } from '../values/groups.js';

const { ruling } = citing('805.2');

/**
 * The primary player of a team; undefined if there is none, or no member is in the game.
 *
 * - 805.2: the member in the rightmost seat who is still in the game.
 */
export const primaryPlayer = ({ players }: GameState, team: string | null): Player | undefined => {
  if (team === null) return undefined;
  const another = players.findIndex((player) => player.team !== team);
  return [...players.slice(another), ...players].find((player) => player.inGame && player.team === team);
};

/** Says that priority goes to a team's primary player. */
export const goesToPrimaryPlayer = (state: GameState, primary: Player): Ruling =>
  ruling(state, '805.2', `${primary.name} is the primary player of the next team.`, primary);

/** Lists the players in the game in turn order (103.1a), starting with the given player. */
export const turnOrderFrom = (state: GameState, player: Player): readonly Player[] => {
  const leftward = leftwardFrom(state, player);
  return player.inGame ? [player, ...leftward.slice(0, -1)] : leftward;
};

/**
 * The order in which players act, starting with the active ones.
 *
 * - 103.1a: from the active player to the left.
 * - 805.5, 805.6: with shared team turns team by team, each starting with its primary player (805.2).
 */
export const orderOfActing = (state: GameState): readonly Player[] => {
  const active = playerOf(state, state.turn.activePlayers[0] ?? '');
  if (!state.options.sharedTeamTurns) return turnOrderFrom(state, active);
  return sidesOf(turnOrderFrom(state, primaryPlayer(state, active.team) ?? active)).flat();
};

/** The doubt if a rule gives something to the active player and there are several. */
export const severalActiveDoubt =
  'The rule mentions one active player, and there are several: here the first of them in turn order counts.';

/** Groups players by team, in the order of each team's first player; a player without a team is alone. */
export const sidesOf = (players: readonly Player[]): readonly (readonly Player[])[] => [
  ...groupBy(players, ({ id, team }) => team ?? `/${id}`).values(),
];

/** Lists the players who take a turn together with a player (805.4): with shared team turns, the team. */
export const turnPartners = (state: GameState, player: Player): readonly Player[] =>
  state.players.filter(
    (other) => other.id === player.id || (state.options.sharedTeamTurns && other.inGame && areTeammates(player, other)),
  );

/** Names the players who declare together: "Ann declares", or for a team "Ann and Bob declare" (805.10b, 805.10d). */
export const declarePhrase = (state: GameState, player: Player): string =>
  withVerb(turnPartners(state, player), 'declares', 'declare');
