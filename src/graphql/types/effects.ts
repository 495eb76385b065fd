import { objectsAffected } from '../../domain/cards/layers/static-abilities.js';
import { describeEffect } from '../../domain/rules/611.2-describe-effects.js';
import { listOf, nullable, required, string, viewOf } from '../../domain/schema/schema.js';
import type { OngoingEffect } from '../../domain/state/effects/effects.js';
import { objectOf, playerOf } from '../../domain/state/game-state.js';
import { objectEntity, playerEntity } from '../../domain/state/output-schemas.js';
import { tableType } from './object-types.js';

export const effectSchema = viewOf<OngoingEffect>()(
  'OngoingEffect',
  'An ongoing effect on objects (611.2), whatever created it.',
  {
    name: nullable(string, 'Its name in rulings; null if none was given.'),
    from: nullable(objectEntity, 'Its source; null if it has none at the table.'),
    controller: nullable(playerEntity, 'Its controller, whose range of influence applies (801.10).'),
    on: required(listOf(objectEntity), 'The objects that it affects now (611.2c).'),
    says: required(string, 'The effect in words: what it does, to which objects, and its duration.'),
  },
);

export const effectType = tableType(effectSchema, {
  name: ({ name }) => name ?? null,
  from: ({ from }, _, state) => (from ? objectOf(state, from) : null),
  controller: ({ controller }, _, state) => (controller ? playerOf(state, controller) : null),
  on: (value, _, state) => objectsAffected(state, value),
  says: (value, _, state) => describeEffect(state, value),
});
