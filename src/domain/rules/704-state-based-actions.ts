import { answer, type Answer, type Rulings } from '../answer.js';
import { enumeration, type ValueOf } from '../declaration.js';
import { isOnBattlefield, type GameObject, type GameState, type Player } from '../game-state/game-state.js';
import { attachmentActions } from './704.5-attachments.js';
import { battleActions } from './704.5-battles.js';
import { losingActions } from './704.5-losing.js';
import { oddObjectActions } from './704.5-objects.js';
import { uniquenessActions } from './704.5-uniqueness.js';
import { worldActions } from './704.5-world.js';

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

/** An action on one object. */
export const actionOn = (kind: Action['kind'], object: GameObject, because: Rulings): StateBasedAction =>
  answer({ kind, objects: [object], players: [] }, ...because);

/**
 * Which state-based actions are there to perform?
 *
 * - 704.3: all that apply, at once.
 * - 704.5a, 704.5c, 704.6: players and teams that lose.
 * - 801.8, 801.9, 704.5m, 704.5n: what is attached where it cannot be.
 * - 801.12, 704.5j, 704.5k: the world rule; the legend rule and the planeswalker uniqueness rule of their times.
 * - 704.5x, 704.5y: battles without a protector that they can have.
 * - 704.5d–f: tokens and copies in zones where they cannot be; creatures without toughness.
 */
export const stateBasedActions = (state: GameState): readonly StateBasedAction[] => {
  const permanents = [...state.objects.values()].filter(isOnBattlefield);
  return [
    ...losingActions(state),
    ...oncePerObject([
      ...oddObjectActions(state, permanents),
      ...attachmentActions(state, permanents),
      ...worldActions(state, permanents),
      ...uniquenessActions(state, permanents),
      ...battleActions(state, permanents),
    ]),
  ];
};

/** An object that several rules put into the graveyard goes there once, for all of their reasons. */
const oncePerObject = (actions: readonly StateBasedAction[]): readonly StateBasedAction[] => {
  const buried = new Map<string, StateBasedAction>();
  for (const action of actions) {
    const [object] = action.objects;
    if (action.kind !== 'TO_GRAVEYARD' || !object) continue;
    const before = buried.get(object.id);
    buried.set(object.id, before ? { ...before, because: [...before.because, ...action.because] } : action);
  }
  return actions.flatMap((action) => {
    const [object] = action.objects;
    if (action.kind !== 'TO_GRAVEYARD' || !object) return [action];
    const once = buried.get(object.id);
    buried.delete(object.id);
    return once ? [once] : [];
  });
};
