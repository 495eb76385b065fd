import { addDoubt, type Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import { hasRule } from '../rulebook/rulebook.js';
import { controllerOf, hasType, objectOf, type GameObject, type GameState } from '../state/game-state.js';
import { groupBy } from '../values/groups.js';
import { actionOn, type StateBasedAction } from './704-actions.js';

const { ruling } = citing('704.5z');

/**
 * Which Roles go to the graveyard?
 *
 * - 704.5z: of several on one permanent that one player controls, all but the newest.
 * - Doubt: which Role is the newest if several are equally new.
 */
export const roleActions = (state: GameState, permanents: readonly GameObject[]): readonly StateBasedAction[] => {
  if (!hasRule('704.5z', state.edition)) return [];
  const roles = permanents.filter((object) => hasType(object, 'role') && state.objects.has(object.attachedTo ?? ''));
  const groups = groupBy(roles, ({ attachedTo, controller }) => JSON.stringify([attachedTo, controller]));
  return [...groups.values()].flatMap((group) => {
    const [newest, ...older] = [...group].sort((one, other) => other.timestamp - one.timestamp);
    return newest ? older.map((role) => actionOn('TO_GRAVEYARD', role, [roleRuling(state, role, newest)])) : [];
  });
};

const roleRuling = (state: GameState, role: GameObject, newest: GameObject): Ruling => {
  const [controller, host] = [controllerOf(state, role), objectOf(state, role.attachedTo ?? '')];
  const says = `${controller.name} controls a newer Role on ${host.name}, ${newest.name}, so ${role.name} goes to its owner's graveyard.`;
  const result = ruling(state, '704.5z', says, controller, newest, host, role);
  return role.timestamp === newest.timestamp
    ? addDoubt(result, `${role.name} and ${newest.name} have the same timestamp; only one of them stays.`)
    : result;
};
