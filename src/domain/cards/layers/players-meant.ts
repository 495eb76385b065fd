import { opponentsOf, playerOf, playersInGame, type GameState, type Player } from '../../state/game-state.js';
import { attackedMembers } from '../../state/attacked-teams.js';
import { reaches } from '../../state/range.js';
import type { Who } from '../clauses.js';
import { fightersAt, playerMeant, type Source } from './source.js';

/** Returns the ids of the players within range of the object's controller (801.11). */
const within = ({ state, object }: Source, players: readonly Player[]): readonly string[] =>
  players.filter((each) => reaches(state, { object: object.id }, each)).map(({ id }) => id);

/** The controllers of attackers, and the players who attack with them; without attackers, the active players. */
const attackingPlayers = (state: GameState): readonly string[] => {
  const attackers = fightersAt(state, 'ATTACKING').flatMap((id) => state.objects.get(id)?.controller ?? []);
  const players = attackers.length ? attackers : state.turn.activePlayers;
  return players.flatMap((id) => attackedMembers(state, playerOf(state, id)).map((each) => each.id));
};

/** The ids of the players that a condition refers to. */
export const playersMeant = (source: Source, who: Who): readonly string[] => {
  const { state, object } = source;
  const you = object.controller ?? object.owner;
  switch (who) {
    case 'YOU':
      return [you];
    case 'OPPONENTS':
    case 'EACH_OPPONENT':
    case 'ALL_OPPONENTS':
      return within(source, opponentsOf(state, playerOf(state, you)));
    case 'OTHERS':
      return within(
        source,
        playersInGame(state).filter(({ id }) => id !== you),
      );
    case 'OWNER':
      return within(source, [playerOf(state, object.owner)]);
    case 'ENCHANTED':
      return within(
        source,
        [playerMeant(source)].flatMap((id) => (id === undefined ? [] : playerOf(state, id))),
      );
    case 'ATTACKING':
      return attackingPlayers(state);
    default:
      return within(source, playersInGame(state));
  }
};
