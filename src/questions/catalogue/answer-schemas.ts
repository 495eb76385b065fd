import {
  flag,
  listOf,
  reference,
  required,
  objectSchema,
  type Fields,
  type ObjectSchema,
  type ValuesOf,
} from '../../domain/schema/schema.js';
import type { Ruling, Rulings } from '../../domain/answer.js';
import type { Entity, GameObject, GameState, Player, Team, TurnMarker } from '../../domain/state/game-state.js';

/** What answers hold and what stands on its own in the API. */
export const playerEntity = reference<Player>('Player');
export const objectEntity = reference<GameObject>('GameObject');
export const teamEntity = reference<Team>('Team');
export const turnMarker = reference<TurnMarker>('TurnMarker');
export const anyEntity = reference<Entity>('Entity');
export const gameState = reference<GameState>('GameState');
export const rulings = listOf(reference<Ruling>('Ruling'));

/** The schema of an answer: it says which rulings it rests on. */
export const answerOf = <F extends Fields>(
  name: string,
  description: string,
  fields: F,
): ObjectSchema<ValuesOf<F> & { readonly because: Rulings }> => ({
  kind: 'object',
  name,
  description,
  fields: () => ({
    ...fields,
    because: required(rulings, 'The rulings that it rests on, the deciding one first; never empty.'),
  }),
  exactlyOne: false,
  isAnswer: true,
});

/** Yes or no. */
export const verdict = answerOf('Verdict', 'Whether something is so.', {
  answer: required(flag, 'Whether it is so.'),
});

export const playerOrder = answerOf('PlayerOrder', 'Players in an order that the rules give them.', {
  players: required(listOf(playerEntity), 'The players, in order.'),
});

export const exclusion = objectSchema('Exclusion', 'A player or object that is left out, and why.', {
  entity: required(anyEntity, 'The player or object.'),
  because: required(rulings, 'Every rule that leaves it out, the deciding one first.'),
});

export const selection = answerOf('Selection', 'The objects and players that a question was asked among, told apart.', {
  included: required(listOf(anyEntity), 'Those of whom it holds.'),
  excluded: required(listOf(exclusion), 'Those of whom it does not hold, each with its rulings.'),
});
