import { entity, flag, integer, listOf, optional, player, objectSchema, text } from '../../schema/schema.js';
import type { ObjectSchema, ValueOf } from '../../schema/schema.js';
import { color, comparison, entityKind, zone } from '../vocabulary.js';

const numberFilter = objectSchema('NumberFilterInput', 'Bounds of a number; all that are given must hold.', {
  atLeast: optional(integer, 'This number, or a greater one.'),
  atMost: optional(integer, 'This number, or a smaller one.'),
  comparedWithOther: optional(
    comparison,
    'How it compares with the same number of the creature that a combat rule applies to; only in targets, attackers, blockers and others of a rule. Elsewhere nothing matches.',
  ),
});
export type NumberFilter = ValueOf<typeof numberFilter>;

const plainFields = {
  ids: optional(listOf(entity, { maximum: 1_000 }), 'One of these.'),
  kind: optional(entityKind, 'Players only, or objects only.'),
  types: optional(listOf(text(100), { maximum: 20 }), 'Words of the type line, all of them, whatever their case.'),
  keywords: optional(listOf(text(100), { maximum: 20 }), 'Keywords, all of them, whatever their case.'),
  colors: optional(listOf(color, { maximum: 5 }), 'Colors, all of them.'),
  name: optional(text(), 'The exact name.'),
  power: optional(numberFilter, 'Its power; an object whose power is not given does not match.'),
  toughness: optional(numberFilter, 'Its toughness; an object whose toughness is not given does not match.'),
  tapped: optional(flag, 'Whether it is tapped.'),
  zone: optional(zone, "The object's zone; by default the battlefield, but any zone inside `not` or with `anyOf`."),
  controller: optional(player, 'Only objects that this player controls, no players.'),
  owner: optional(player, 'Only objects that this player owns, no players.'),
  opponentOf: optional(player, "That player's opponents, and the objects that they control."),
};
const plain = objectSchema('EntityFilter', '', plainFields);

/** A filter of objects and players: all given conditions must hold. */
export type EntityFilter = ValueOf<typeof plain> & {
  readonly not?: EntityFilter | null;
  readonly anyOf?: readonly EntityFilter[] | null;
};

export const entityFilter: ObjectSchema<EntityFilter> = {
  ...plain,
  description: 'A filter of objects and players. All given conditions must hold.',
  fields: () => ({
    ...plainFields,
    not: optional(entityFilter, 'A filter that must not match.'),
    anyOf: optional(listOf(entityFilter, { maximum: 100 }), 'Filters of which at least one must match, too.'),
  }),
};
