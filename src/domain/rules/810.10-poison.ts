import { addDoubt, type Ruling } from '../answer.js';
import { withPlayersChanged, withTeams } from '../state/change.js';
import { playerOf, type GameState, type Player, type Team } from '../state/game-state.js';
import { sharesPoison } from '../state/team-totals.js';

/**
 * Converts poison counters when a table is put under another edition.
 *
 * - 810.10: where a team shares them, its members' counters are added up.
 * - 704.5c: where players have their own, the team's go to its first player in the game.
 * - Doubt: older editions have no team counters, so they do not say who gets them.
 */
export const withPoisonOf = (before: GameState, seen: GameState): GameState => {
  if (sharesPoison(before) === sharesPoison(seen)) return withSameHolders(before, seen);
  return sharesPoison(seen) ? withTeamPoison(seen) : dealtOut(seen);
};

const withSameHolders = (before: GameState, seen: GameState): GameState =>
  before.players.some(({ hasTeamsPoison }) => hasTeamsPoison)
    ? withPlayersChanged(seen, (each) => ({ ...each, hasTeamsPoison: playerOf(before, each.id).hasTeamsPoison }))
    : seen;

const withTeamPoison = (state: GameState): GameState => {
  const withAll = (team: Team): Team => ({
    ...team,
    poison: state.players.reduce((sum, player) => sum + (player.team === team.id ? player.poison : 0), team.poison),
  });
  const without = (player: Player): Player => ({ ...player, poison: 0 });
  return withPlayersChanged(withTeams(state, state.teams.map(withAll)), without);
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
  return withPlayersChanged(withTeams(state, state.teams.map(without)), withTheirs);
};

/** Adds a doubt about who has a team's counters in an edition where only players have counters. */
export const doubtTeamCounters = ({ edition }: GameState, { name, hasTeamsPoison }: Player, given: Ruling): Ruling =>
  hasTeamsPoison
    ? addDoubt(given, `${edition} has no team poison counters; here those of the team are ${name}'s.`)
    : given;
