import { largestInteger } from '../schema/schema.js';
import type { CommanderDamage, GameObject, GameState, Player, Team } from './game-state.js';

/**
 * Replaces the players of a table.
 *
 * - 801.2c: a seat counts for range if its player is in the game, or left during this turn.
 */
export const withPlayers = (state: GameState, players: readonly Player[]): GameState => {
  let counted = 0;
  const seated = players.map((player): Player => {
    const countedSeat = player.inGame || player.leftThisTurn ? counted++ : null;
    return countedSeat === player.countedSeat ? player : { ...player, countedSeat };
  });
  return {
    ...state,
    players: seated,
    playersById: new Map(seated.map((player) => [player.id, player])),
    countedSeats: counted,
  };
};

/** Maps every player of a table. */
export const withPlayersChanged = (state: GameState, change: (player: Player) => Player): GameState =>
  withPlayers(state, state.players.map(change));

/** 903.10a: adds up the damage dealt by each commander, up to the largest 32-bit number. */
export const byCommander = (dealt: readonly CommanderDamage[]): readonly CommanderDamage[] => {
  const totals = new Map<string, number>();
  for (const { commander, amount } of dealt)
    totals.set(commander, Math.min((totals.get(commander) ?? 0) + amount, largestInteger));
  return Array.from(totals, ([commander, amount]) => ({ commander, amount }));
};

/** Recounts the seats as a turn begins (801.2c). */
export const seatedAnew = (state: GameState): GameState =>
  withPlayersChanged(state, (each) => (each.leftThisTurn ? { ...each, leftThisTurn: false } : each));

export const withTeams = (state: GameState, teams: readonly Team[]): GameState => ({
  ...state,
  teams,
  teamsById: new Map(teams.map((team) => [team.id, team])),
});

/** Replaces objects of a table by id, and adds new ones. */
export const withObjects = <State extends Pick<GameState, 'objects'>>(
  state: State,
  objects: readonly GameObject[],
): State =>
  objects.length
    ? { ...state, objects: new Map([...state.objects, ...objects.map((object) => [object.id, object] as const)]) }
    : state;

/** Replaces objects by those that a function returns for the items of a list. */
export const withEach = <State extends Pick<GameState, 'objects'>, Each>(
  state: State,
  all: readonly Each[],
  object: (each: Each) => GameObject,
): State => withObjects(state, all.map(object));

/** Maps every object of a table. */
export const withObjectsChanged = (state: GameState, change: (object: GameObject) => GameObject): GameState => {
  const changed = [...state.objects.values()].flatMap((object) => {
    const after = change(object);
    return after === object ? [] : [after];
  });
  return withObjects(state, changed);
};

/** Renames all players, teams, objects and effects of a table. */
export const withNames = (state: GameState, rename: (name: string) => string): GameState => {
  const renamed = <Named extends { readonly name: string }>(named: Named): Named => ({
    ...named,
    name: rename(named.name),
  });
  const effects = state.effects.map((each) => ({ ...each, ...(each.name && { name: rename(each.name) }) }));
  const objects = withObjectsChanged({ ...state, effects }, renamed);
  return withTeams(withPlayersChanged(objects, renamed), state.teams.map(renamed));
};
