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
export const verdict = answerOf('Verdict', 'A yes-or-no answer.', {
  answer: required(flag, 'Whether the answer is yes.'),
});

export const playerOrder = answerOf('PlayerOrder', 'Players in the order set by the rules.', {
  players: required(listOf(playerEntity), 'The players, in order.'),
});

export const exclusion = objectSchema('Exclusion', 'An excluded player or object, and why.', {
  entity: required(anyEntity, 'The player or object.'),
  because: required(rulings, 'Every rule that excludes it, the deciding one first.'),
});

export const selection = answerOf('Selection', 'The candidates of a question, split into included and excluded ones.', {
  included: required(listOf(anyEntity), 'The candidates for which the answer is yes.'),
  excluded: required(listOf(exclusion), 'The candidates for which the answer is no, each with its rulings.'),
});
