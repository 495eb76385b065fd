import { flag, listOf, objectSchema, required } from '../../domain/schema/schema.js';
import type { Fields, ObjectSchema, ValuesOf } from '../../domain/schema/schema.js';

import { rulingSchema, type Rulings } from '../../domain/answer.js';
import { anyEntity, playerEntity } from '../../domain/state/output-schemas.js';

export {
  anyEntity,
  gameState,
  objectEntity,
  playerEntity,
  teamEntity,
  turnMarker,
} from '../../domain/state/output-schemas.js';
export const rulings = listOf(rulingSchema);
export const because = required(rulings, 'The rulings that it rests on, the deciding one first; never empty.');

/** The schema of an answer, with its rulings. */
export const answerOf = <F extends Fields>(
  name: string,
  description: string,
  fields: F,
): ObjectSchema<ValuesOf<F> & { readonly because: Rulings }> => ({
  kind: 'object',
  name,
  description,
  fields: () => ({ ...fields, because }),
  exactlyOne: false,
  isAnswer: true,
});

/** The schema of a yes-or-no answer. */
export const verdict = answerOf('Verdict', 'Whether something is so.', { answer: required(flag, 'Whether it is so.') });

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
