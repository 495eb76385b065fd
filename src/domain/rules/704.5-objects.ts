import type { Ruling } from '../answer.js';
import { hasType, isOnBattlefield, type GameObject, type GameState } from '../state/game-state.js';
import { actionOn, type StateBasedAction } from './704-actions.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('704.5d', '704.5e');
const toughness = citing('704.5f');

export const cessationCites = cites;
export const toughnessCites = toughness.cites;

/**
 * Which objects cannot be where they are?
 *
 * - 704.5d: a token anywhere but on the battlefield ceases to exist.
 * - 704.5e: what is no card, such as a copy of a spell, ceases to exist where it is neither on the stack nor a permanent.
 * - 704.5f: a creature with toughness 0 or less goes to the graveyard.
 */
export const oddObjectActions = (state: GameState, permanents: readonly GameObject[]): readonly StateBasedAction[] => [
  ...[...state.objects.values()].flatMap((object) => {
    const gone = ceases(state, object);
    return gone ? [actionOn('CEASES_TO_EXIST', object, [gone])] : [];
  }),
  ...permanents
    .filter((object) => hasType(object, 'creature') && object.toughness !== null && object.toughness <= 0)
    .map((object) => {
      const says = `${object.name} has toughness ${object.toughness ?? 0} and goes to its owner's graveyard.`;
      return actionOn('TO_GRAVEYARD', object, [toughness.ruling(state, '704.5f', says, object)]);
    }),
];

const ceases = (state: GameState, object: GameObject): Ruling | null => {
  if (isOnBattlefield(object)) return null;
  if (object.token && !(object.zone === 'STACK' && !object.card))
    return ruling(
      state,
      '704.5d',
      `${object.name} is a token that has left the battlefield, so it ceases to exist.`,
      object,
    );
  return object.card || object.zone === 'STACK'
    ? null
    : ruling(state, '704.5e', `${object.name} is a copy that has left the stack, so it ceases to exist.`, object);
};
