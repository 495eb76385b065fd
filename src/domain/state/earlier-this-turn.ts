import { atLeast, entity, listOf, object, objectSchema, optional, type ValueOf } from '../schema/schema.js';

const ofCreature = 'The creature; left out where it is no longer the same object (400.7).';
const ofMarker = optional(atLeast(1), 'Grand Melee: the turn marker of the turn in which it happened.');
const earlierAttack = objectSchema(
  'EarlierAttackInput',
  'An attack earlier in the current turn: its combat is over, or the creature has left it.',
  {
    attacker: optional(object, ofCreature),
    target: optional(entity, 'The player or permanent that it attacked, if still at the table.'),
    marker: ofMarker,
  },
);
const earlierBlock = objectSchema(
  'EarlierBlockInput',
  'A creature that blocked earlier in the current turn: its combat is over, or the creature has left it.',
  { blocker: optional(object, ofCreature), marker: ofMarker },
);
export type EarlierAttack = ValueOf<typeof earlierAttack>;
export type EarlierBlock = ValueOf<typeof earlierBlock>;
const untold = 'By default none before combat; later it is unknown, so a limit for the whole turn has a doubt.';

const anything = { maximum: 50_000 };

/** The fields of a table that list what attacked and blocked earlier in the current turn. */
export const earlierFields = {
  attackedThisTurn: optional(
    listOf(earlierAttack, anything),
    `The attacks earlier in the current turn, except those in the combats of the table. ${untold}`,
  ),
  blockedThisTurn: optional(
    listOf(earlierBlock, anything),
    `The creatures that blocked earlier in the current turn, except those in the combats of the table. ${untold}`,
  ),
};
