import { addDoubt, type Rulings } from '../answer.js';
import { toughnessDoubts } from '../cards/answers/doubts.js';
import { withStaticAbilities } from '../cards/layers/static-abilities.js';
import { citing } from '../rulebook/citing.js';
import { isOnBattlefield, type GameState } from '../state/game-state.js';
import type { StateBasedAction } from './704-actions.js';
import { attachmentActions } from './704.5-attachments.js';
import { countersGoneActions } from './704.5-loyalty-and-defense.js';
import { battleActions } from './704.5-battles.js';
import { lossActions, whyNobodyLoses } from './704.5-losing.js';
import { objectActions, phasedOutTokenActions } from './704.5-objects.js';
import { roleActions } from './704.5-roles.js';
import { uniquenessActions } from './704.5-uniqueness.js';
import { worldActions } from './704.5-world.js';

const { ruling } = citing('704.3');

/**
 * Which state-based actions apply?
 *
 * - 704.3: all that apply, at once.
 * - 704.5a, 704.5c, 704.6: players and teams that lose.
 * - 801.8, 801.9, 704.5m, 704.5n, 704.5p: illegal attachments.
 * - 801.12, 704.5j, 704.5k: the world rule; the legend rule and the planeswalker uniqueness rule, as of the edition.
 * - 704.5i, 704.5v, 704.5w: planeswalkers without loyalty, battles without defense.
 * - 704.5z: several Roles of one player on a permanent.
 * - 704.5x, 704.5y: battles without a legal protector.
 * - 704.5d–f: tokens and copies in the wrong zones; creatures with toughness 0 or less.
 */
export const stateBasedActions = (told: GameState): readonly StateBasedAction[] => {
  const state = withStaticAbilities(told);
  const permanents = [...state.objects.values()].filter(isOnBattlefield);
  return [
    ...lossActions(state),
    ...oncePerObject([
      ...phasedOutTokenActions(told),
      ...objectActions(state, permanents),
      ...countersGoneActions(state, permanents),
      ...attachmentActions(state, permanents),
      ...roleActions(state, permanents),
      ...worldActions(state, permanents),
      ...uniquenessActions(state, permanents),
      ...battleActions(state, permanents),
    ]),
  ];
};

/** Says that no state-based action applies. */
export const nothingToPerform = (state: GameState): Rulings => {
  const says = 'No state-based action applies: nobody loses, and every object may stay as it is.';
  const result = ruling(state, '704.3', says);
  const [first] = toughnessDoubts(withStaticAbilities(state));
  return [
    first
      ? addDoubt(result, first.says ?? `${first.name} is not used, but could make a creature's toughness 0.`)
      : result,
    ...whyNobodyLoses(state),
  ];
};

/** Merges the actions on an object that several rules put into the graveyard: it goes there once, for all reasons. */
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
