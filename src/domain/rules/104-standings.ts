import { enumeration, integer, nullable, objectSchema, required, type ValueOf } from '../schema/schema.js';
import { playerEntity } from '../state/output-schemas.js';
import { areTeammates, isFinished, playerOf, type GameState, type Player } from '../state/game-state.js';

export const playerResult = enumeration('PlayerResult', 'How a game stands, or ended, for a player.', {
  PLAYING: 'They are in the game, and it goes on.',
  WON: 'They won (104.2).',
  LOST: 'They lost (104.3).',
  DREW: 'The game was a draw for them (104.4).',
});
export type PlayerResult = ValueOf<typeof playerResult>;

export const standingSchema = objectSchema('Standing', 'Where a player stands in a stored game.', {
  player: required(playerEntity, 'The player.'),
  place: required(integer, '1 for the last players standing; players who leave together share a place.'),
  result: required(playerResult, 'How the game stands, or ended, for them.'),
  atVersion: nullable(integer, 'The version of the game at which they left; null for players still in it.'),
});
export type Standing = ValueOf<typeof standingSchema>;

/** The version of the game at which each departed player left. */
export type LeftAt = ReadonlyMap<string, number>;

/** Adds the players who have left at this version's table. */
export const leftAtNow = (before: LeftAt, { players }: GameState, version: number): LeftAt =>
  new Map(players.flatMap(({ id, inGame }) => (inGame ? [] : [[id, before.get(id) ?? version] as const])));

/**
 * The final or current places of all players, from the last one standing to the first one out.
 *
 * - 104.2a, 104.2c: once no opponents are left, whoever remains wins with all of their team, those who had left included.
 * - 104.4: those for whom the game was a draw drew; everybody else who has left lost.
 * - Doubt: whether a team member for whom the game was a draw wins with the team after all; here they drew.
 */
export const standingsOf = (state: GameState, leftAt: LeftAt): readonly Standing[] => {
  const result = resultsIn(state);
  const versions = state.players.map(({ id, inGame }) => (inGame ? Infinity : (leftAt.get(id) ?? 0)));
  const longest = versions.toSorted((one, other) => other - one);
  const places = new Map(longest.toReversed().map((version, index) => [version, longest.length - index]));
  return state.players
    .map((player, index) => ({ player, version: versions[index] ?? 0 }))
    .sort((one, other) => (one.version === other.version ? 0 : other.version - one.version))
    .map(({ player, version }) => ({
      player,
      place: places.get(version) ?? 1,
      result: result(player),
      atVersion: player.inGame ? null : version,
    }));
};

const resultsIn = (state: GameState): ((player: Player) => PlayerResult) => {
  const last = isFinished(state) ? state.players.find(({ inGame }) => inGame) : undefined;
  return (player) => {
    if (player.drew) return 'DREW';
    if (last && (player.id === last.id || areTeammates(player, playerOf(state, last.id)))) return 'WON';
    return player.inGame ? 'PLAYING' : 'LOST';
  };
};
