import { doubtful, type Ruling } from '../answer.js';
import { withPlayers, withTeams } from '../state/change.js';
import { playerOf, type GameState, type Player, type Team } from '../state/game-state.js';
import { sharesPoison } from '../state/team-totals.js';

/**
 * Returns a table that is seen in another edition with the poison counters that were on it.
 *
 * - 810.10: where they become the team's, those of its members are pooled.
 * - 704.5c: where they become the players', the team's stay with its first player in the game.
 * - Doubt: the older texts know no counters of a team, so they do not say who has them.
 */
export const withPoisonOf = (before: GameState, seen: GameState): GameState => {
  if (sharesPoison(before) === sharesPoison(seen)) return withSameHolders(before, seen);
  return sharesPoison(seen) ? pooled(seen) : dealtOut(seen);
};

const withSameHolders = (before: GameState, seen: GameState): GameState =>
  before.players.some(({ hasTeamsPoison }) => hasTeamsPoison)
    ? withPlayers(
        seen,
        seen.players.map((player) => ({ ...player, hasTeamsPoison: playerOf(before, player.id).hasTeamsPoison })),
      )
    : seen;

const pooled = (state: GameState): GameState => {
  const withAll = (team: Team): Team => ({
    ...team,
    poison: state.players.reduce((sum, player) => sum + (player.team === team.id ? player.poison : 0), team.poison),
  });
  const without = (player: Player): Player => ({ ...player, poison: 0 });
  return withPlayers(withTeams(state, state.teams.map(withAll)), state.players.map(without));
};

const dealtOut = (state: GameState): GameState => {
  const holders = new Map(
    state.teams.flatMap(({ id, poison }) => {
      const members = poison ? state.players.filter(({ team }) => team === id) : [];
      const holder = members.find(({ inGame }) => inGame) ?? members[0];
      return holder ? [[holder.id, poison] as const] : [];
    }),
  );
  const withTheirs = (player: Player): Player => {
    const poison = holders.get(player.id);
    return poison === undefined ? player : { ...player, poison: player.poison + poison, hasTeamsPoison: true };
  };
  const without = (team: Team): Team => ({ ...team, poison: 0 });
  return withPlayers(withTeams(state, state.teams.map(without)), state.players.map(withTheirs));
};

/** The ruling with the doubt about whoever has a team's counters in an edition that knows only players'. */
export const whoseCounters = ({ edition }: GameState, { name, hasTeamsPoison }: Player, given: Ruling): Ruling =>
  hasTeamsPoison
    ? doubtful(given, `${edition} knows no poison counters of a team; those of the team are taken to be ${name}'s.`)
    : given;
