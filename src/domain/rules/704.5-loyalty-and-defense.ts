import { addDoubt, nameList, type Ruling } from '../answer.js';
import { countersOf } from '../cards/layers/filters.js';
import { citing } from '../rulebook/citing.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { hasType, type GameObject, type GameState } from '../state/game-state.js';
import { actionOn, type StateBasedAction } from './704-actions.js';

const { ruling } = citing('704.5i', '704.5v', '704.5w');

/**
 * Which planeswalkers have no loyalty left, and which battles no defense, if their counters are known?
 *
 * - 704.5i: a planeswalker with loyalty 0 goes to the graveyard.
 * - 704.5v, 704.5w: so does a battle with defense 0. Doubt: a Siege, while one of its abilities may be on the stack.
 */
export const countersGoneActions = (state: GameState, permanents: readonly GameObject[]): readonly StateBasedAction[] =>
  permanents.flatMap((object) => {
    const because = [...withoutLoyalty(state, object), ...withoutDefense(state, object)];
    const [first, ...others] = because;
    return first ? [actionOn('TO_GRAVEYARD', object, [first, ...others])] : [];
  });

const hasNo = (object: GameObject, name: string): boolean =>
  object.counters !== undefined && countersOf(object, name) === 0;

const withoutLoyalty = (state: GameState, object: GameObject): readonly Ruling[] => {
  if (!hasType(object, 'planeswalker') || !hasNo(object, 'loyalty')) return [];
  if (!decisionsOf(state.edition).hasPlaneswalkers) return [];
  return [ruling(state, '704.5i', `${object.name} has loyalty 0 and goes to its owner's graveyard.`, object)];
};

const withoutDefense = (state: GameState, object: GameObject): readonly Ruling[] => {
  if (!hasType(object, 'battle') || !hasNo(object, 'defense') || !decisionsOf(state.edition).hasBattles) return [];
  const says = `${object.name} has defense 0 and goes to its owner's graveyard.`;
  if (!hasType(object, 'siege')) return [ruling(state, '704.5w', says, object)];
  const result = ruling(state, '704.5v', says, object);
  const waiting = [...state.objects.values()].filter(({ zone, card }) => zone === 'STACK' && !card);
  if (!waiting.length) return [result];
  const doubt = `If ${nameList(waiting, 'or')} is an ability of ${object.name}, it stays until that has left the stack.`;
  return [addDoubt(result, doubt)];
};
