import { decisionsOf } from '../rulebook/decisions.js';
import type { Entity, GameState, Player } from './game-state.js';

/** Whether creatures attack whole teams, not single players: in Two-Headed Giant until 2018 (810.7). */
export const attacksTeams = ({ variant, edition }: GameState): boolean =>
  variant === 'TWO_HEADED_GIANT' && decisionsOf(edition).attacksTeams;

/** Names the target of a rule about attacking an entity: the entity itself, or the player's whole team. */
export const nameAttacked = (state: GameState, entity: Entity): string =>
  attackTargetKey(state, entity) === entity.id ? entity.name : `the team of ${entity.name}`;

/** Returns a key for what counts as one target of attacks: a player, permanent or whole team (805.10b). */
export const attackTargetKey = (state: GameState, entity: Entity): string =>
  entity.kind === 'PLAYER' && entity.team !== null && attacksTeams(state) ? `team ${entity.team}` : entity.id;

/** Returns all members of the player's team if teams are attacked as one; else the player or permanent alone. */
export const attackedGroup = (state: GameState, entity: Entity): readonly Entity[] =>
  attackTargetKey(state, entity) === entity.id
    ? [entity]
    : state.players.filter((player) => attackTargetKey(state, player) === attackTargetKey(state, entity));

/** 810.7b: lists whom "the attacking" or "the defending player" means, except in one-shot effects. */
export const attackedMembers = (state: GameState, player: Player): readonly Player[] =>
  attacksTeams(state) && player.team !== null
    ? state.players.filter(({ team, inGame }) => inGame && team === player.team)
    : [player];
