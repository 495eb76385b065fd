import { answer, type Answer, type Rulings } from '../answer.js';
import { enumeration, type ValueOf } from '../schema/schema.js';
import type { GameObject, Player } from '../state/game-state.js';

export const stateBasedActionKind = enumeration('StateBasedActionKind', 'What a state-based action does (704).', {
  PLAYER_LOSES: 'A player loses (704.5a, 704.5c, 704.6c).',
  TEAM_LOSES: 'A team loses (704.6a, 704.6b).',
  TO_GRAVEYARD: "An object is put into its owner's graveyard.",
  UNATTACH: 'An object becomes unattached and stays.',
  CEASES_TO_EXIST: 'An object ceases to exist.',
  CHOOSE_PROTECTOR: 'The controller of a battle chooses a protector for it.',
  KEEP_ONE: 'Their controller keeps one of these objects; the others go to the graveyard.',
});

export interface Action {
  readonly kind: ValueOf<typeof stateBasedActionKind>;
  readonly objects: readonly GameObject[];
  readonly players: readonly Player[];
}
export type StateBasedAction = Answer<Action>;

/** Creates a state-based action on one object. */
export const actionOn = (kind: Action['kind'], object: GameObject, because: Rulings): StateBasedAction =>
  answer({ kind, objects: [object], players: [] }, ...because);
