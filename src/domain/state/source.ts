import { exactlyOne, object, optional, player, type ValueOf } from '../schema/schema.js';
import { controllerOf, objectOf, playerOf, type GameObject, type GameState, type Player } from './game-state.js';

export const source = exactlyOne(
  'SourceInput',
  'The spell or ability asked about, by one of: its controller, or an object whose controller it is.',
  {
    controller: optional(player, 'The player who controls the spell or ability.'),
    object: optional(object, 'The spell, or the object that has the ability.'),
  },
);

/** A spell or ability in a request. */
export type Source = ValueOf<typeof source>;

/** The object that a source names, if it names one. */
export const objectOfSource = (state: GameState, given: Source): GameObject | null =>
  given.object ? objectOf(state, given.object) : null;

/** The controller of a spell or ability; the owner if its object has no controller (108.4a). */
export const controllerOfSource = (state: GameState, given: Source): Player => {
  const named = objectOfSource(state, given);
  return named ? controllerOf(state, named) : playerOf(state, given.controller ?? '');
};

/** An object that has a rule, or a stand-in for an effect. */
export type RuleHolder = Pick<GameObject, 'id' | 'effectOf' | 'controller' | 'owner'>;

/** Returns the source whose controller's range applies to the rules of an object, or of a stand-in for an effect. */
export const sourceOf = (state: GameState, { id, effectOf, controller, owner }: RuleHolder) =>
  effectOf === undefined ? { object: id } : { controller: playerOf(state, controller ?? owner).id };
