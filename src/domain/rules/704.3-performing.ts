import { withEach, withObjects } from '../state/change.js';
import { objectOf, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { moveTo } from './400.7-new-objects.js';
import { outcomeOf } from './104-ending-the-game.js';
import { withoutPlayers } from './104.5-leaving.js';
import type { StateBasedAction } from './704-actions.js';
import { stateBasedActions } from './704-state-based-actions.js';
import { leftBattlefield, withoutObjects } from './800-general.js';

/** The result of performing state-based actions until only those that need a choice remain. */
export interface PerformedActions {
  readonly after: GameState;
  readonly actions: readonly StateBasedAction[];
  /** Actions that keep one of several objects, if nobody has said which one. */
  readonly undecided: readonly StateBasedAction[];
  /** Actions that wait for a protector to be chosen, after the others have been performed. */
  readonly unprotected: readonly StateBasedAction[];
}

/**
 * Performs state-based actions.
 *
 * - 704.3: all that apply, at once; then again, until none applies.
 * - 704.5x: a protector is chosen by another event.
 */
export const perform = (state: GameState, keep: ReadonlySet<string>): PerformedActions => {
  const performed: StateBasedAction[] = [];
  for (let after = state; ;) {
    const found = stateBasedActions(after);
    const unprotected = found.filter(({ kind }) => kind === 'CHOOSE_PROTECTOR');
    const undecided = found.filter(({ kind, objects }) => kind === 'KEEP_ONE' && keptOf(objects, keep) !== 1);
    const actions = found.filter((action) => !undecided.includes(action) && !unprotected.includes(action));
    if (!actions.length) return { after, actions: performed, undecided, unprotected };
    performed.push(...actions);
    after = performedOnce(after, actions, keep);
  }
};

const keptOf = (objects: readonly GameObject[], keep: ReadonlySet<string>): number =>
  objects.filter(({ id }) => keep.has(id)).length;

const performedOnce = (
  state: GameState,
  actions: readonly StateBasedAction[],
  keep: ReadonlySet<string>,
): GameState => {
  const objectsOf = (kind: StateBasedAction['kind']) =>
    actions.filter((action) => action.kind === kind).flatMap(({ objects }) => objects.map(({ id }) => id));
  const dying = [...objectsOf('TO_GRAVEYARD'), ...objectsOf('KEEP_ONE').filter((id) => !keep.has(id))];
  const buried = inGraveyard(state, new Set(dying));
  const unattached = withEach(buried, objectsOf('UNATTACH'), (id) => ({ ...objectOf(buried, id), attachedTo: null }));
  const gone = new Set(objectsOf('CEASES_TO_EXIST'));
  const remaining = gone.size ? withoutObjects(unattached, gone) : unattached;
  const losers = actions.flatMap(({ players }) => players);
  return losersGone(remaining, losers);
};

/** The objects in their owners' graveyards, as new objects with the newest timestamps (400.7). */
const inGraveyard = (state: GameState, dying: ReadonlySet<string>): GameState => {
  if (!dying.size) return state;
  const newest = [...state.objects.values()].reduce((latest, { timestamp }) => Math.max(latest, timestamp), -1);
  const buried = [...dying].map((id, index) => {
    const object = objectOf(state, id);
    return { ...moveTo(object, 'GRAVEYARD', object.owner), timestamp: newest + 1 + index };
  });
  return leftBattlefield(state, withObjects(state, buried), dying);
};

/** 104.4a: when everybody loses at once, it is a draw. */
const losersGone = (state: GameState, losers: readonly Player[]): GameState => {
  if (!losers.length) return state;
  const { leaving, drawn } = outcomeOf(state, { loses: losers.map(({ id }) => id) });
  return drawn.length ? withoutPlayers(state, [], leaving) : withoutPlayers(state, leaving, []);
};
