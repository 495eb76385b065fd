import {
  flag,
  identifier,
  integer,
  nullable,
  objectSchema,
  overRest,
  reference,
  required,
  string,
  viewOf,
  type ValueOf,
} from '../schema/schema.js';
import { gameStateDescription } from './description.js';
import type { Entity, GameObject, GameState, Player, Team, TurnMarker } from './game-state.js';
import { attackOption, step } from './vocabulary.js';

const namedEntity = viewOf<Entity | Team>()('Entity', 'A player, an object or a team.', {
  id: required(identifier, 'Its id.'),
  name: required(string, 'Its name in rulings.'),
});

/** A player; REST gives only the id and name, as for objects and teams. */
export const playerEntity = reference<Player>('Player', namedEntity);
export const objectEntity = reference<GameObject>('GameObject', namedEntity);
export const teamEntity = reference<Team>('Team', namedEntity);
export const anyEntity = reference<Entity>('Entity', namedEntity);

/** A table; over REST its description. */
export const gameState = reference<GameState>('GameState', gameStateDescription);

export const optionsInForce = objectSchema('Options', 'The options of the game in force.', {
  rangeOfInfluence: nullable(integer, 'In seats; null where it is unlimited or differs by role (809.3a).'),
  startingLife: required(integer, 'In life; of a team where life is shared.'),
  attack: required(attackOption, 'Whom the active player may attack.'),
  deployCreatures: required(flag, 'Whether creatures may be deployed (804).'),
  sharedTeamTurns: required(flag, 'Whether teams take the turns (805).'),
  planechase: required(flag, 'Whether planes and phenomena are in play (801.18).'),
});
export type Options = ValueOf<typeof optionsInForce>;

export const turnMarker = viewOf<TurnMarker>()('TurnMarker', 'Grand Melee: a turn marker (807.4).', {
  number: required(integer, 'Its number (807.4b).'),
  holder: overRest(required(playerEntity, 'Who holds it.'), required(identifier, 'The id of the player who holds it.')),
  inTurn: required(flag, "Whether the holder's turn has begun (807.4d)."),
  removals: required(integer, 'How many times it is designated for removal (807.4e).'),
  step: overRest(nullable(step, "Where in the holder's turn."), required(step, "Where in the holder's turn.")),
});
