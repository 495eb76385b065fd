import { controllerOf, entityOf, playerOf, type GameObject, type GameState } from '../../state/game-state.js';
import type { Reference, Who } from '../clauses.js';

/** The names that a sentence uses for players and objects, at a table or without one. */
export interface Names {
  readonly objects: Readonly<Record<Reference, string>>;
  readonly players: Readonly<Record<Who, string>>;
}

/** The players as seen by an object's controller. */
export const seenFrom = (you: string): Omit<Names['players'], 'OWNER' | 'ENCHANTED'> => ({
  YOU: you,
  OPPONENTS: `an opponent of ${you}`,
  EACH_OPPONENT: `each opponent of ${you}`,
  ALL_OPPONENTS: `the group of all opponents of ${you}`,
  OTHERS: `a player other than ${you}`,
  DEFENDING: 'the defending player',
  ATTACKING: 'the attacking player',
  ANYBODY: 'any player',
});

/** The words that a card may use for itself: the first one on its type line. */
const kinds = ['creature', 'planeswalker', 'battle', 'Aura', 'Equipment', 'land', 'artifact', 'enchantment'];

/** Names without a table: "this creature", "its controller". */
export const namesOnCard = (typeLine: string): Names => {
  const kind = kinds.find((each) => new RegExp(`\\b${each}\\b`, 'i').test(typeLine)) ?? 'object';
  return {
    objects: { SELF: `this ${kind}`, HOST: `what this ${kind} is attached to` },
    players: { ...seenFrom('its controller'), OWNER: 'its owner', ENCHANTED: 'the enchanted player' },
  };
};

/** The names of the players and objects at a table, seen from the object that has the sentence. */
export const namesAt = (state: GameState, object: GameObject): Names => {
  const you = controllerOf(state, object).name;
  const host = object.attachedTo === null ? null : entityOf(state, object.attachedTo);
  const affected = host?.kind === 'PLAYER' ? host.name : state.playersById.get(object.chosen?.player ?? '')?.name;
  return {
    objects: { SELF: object.name, HOST: host?.kind === 'OBJECT' ? host.name : `what ${object.name} is attached to` },
    players: {
      ...seenFrom(you),
      OWNER: playerOf(state, object.owner).name,
      ENCHANTED: affected ?? `the player whom ${object.name} enchants`,
    },
  };
};
