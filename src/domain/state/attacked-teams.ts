import { decisionsOf } from '../rulebook/decisions.js';
import type { Entity, GameState, Player } from './game-state.js';

/** Whether creatures attack whole teams, not single players: in Two-Headed Giant until 2018 (810.7). */
export const attacksTeams = ({ variant, edition }: GameState): boolean =>
  variant === 'TWO_HEADED_GIANT' && decisionsOf(edition).attacksTeams;

/** Names the player, permanent or team that a rule about attacking that entity refers to. */
export const attackedSaid = (state: GameState, entity: Entity): string =>
  attackedAs(state, entity) === entity.id ? entity.name : `the team of ${entity.name}`;

/** The player, permanent or whole team (805.10b) that counts as one for rules about attacking. */
export const attackedAs = (state: GameState, entity: Entity): string =>
  entity.kind === 'PLAYER' && entity.team !== null && attacksTeams(state) ? `team ${entity.team}` : entity.id;

/** The players who are attacked as one with a player; the player or permanent alone where nobody else is. */
export const attackedWith = (state: GameState, entity: Entity): readonly Entity[] =>
  attackedAs(state, entity) === entity.id
    ? [entity]
    : state.players.filter((player) => attackedAs(state, player) === attackedAs(state, entity));

/** 810.7b: whom "the attacking" or "the defending player" means but in one-shot effects: every member where teams attack teams. */
export const membersMeant = (state: GameState, player: Player): readonly Player[] =>
  attacksTeams(state) && player.team !== null
    ? state.players.filter(({ team, inGame }) => inGame && team === player.team)
    : [player];
