import { type Ruling, asRulings } from '../answer.js';
import { entityOf, type GameObject, type GameState } from '../state/game-state.js';
import { actionOn, type StateBasedAction } from './704-actions.js';
import { attachmentObjections, isAttachment, isAura } from './801.8-attaching.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('704.5m', '704.5n', '704.5p');

/**
 * Which attachments are illegal?
 *
 * - 801.8, 704.5m: an Aura on something illegal or out of range, unattached or a creature, goes to the graveyard.
 * - 801.9, 704.5n: an Equipment or Fortification attached to something illegal or out of range becomes unattached.
 * - 704.5p: so does any other attached permanent, and an Equipment or Fortification that is a creature; with
 *   reconfigure it is no creature while attached (702.151b).
 */
export const attachmentActions = (state: GameState, permanents: readonly GameObject[]): readonly StateBasedAction[] =>
  permanents.flatMap((object) => {
    const because = isAura(object) ? auraRulings(state, object) : attachedRulings(state, object);
    return because.length ? [actionOn(isAura(object) ? 'TO_GRAVEYARD' : 'UNATTACH', object, asRulings(because))] : [];
  });

const auraRulings = (state: GameState, aura: GameObject): readonly Ruling[] => {
  if (aura.attachedTo === null) {
    const says = `${aura.name} is an Aura attached to nothing, so it goes to its owner's graveyard.`;
    return [ruling(state, '704.5m', says, aura)];
  }
  const objections = attachmentObjections(state, aura, entityOf(state, aura.attachedTo));
  return objections.length
    ? [...objections, ruling(state, '704.5m', `${aura.name} goes to its owner's graveyard.`, aura)]
    : [];
};

const attachedRulings = (state: GameState, object: GameObject): readonly Ruling[] => {
  if (object.attachedTo === null) return [];
  const to = entityOf(state, object.attachedTo);
  if (!isAttachment(object)) {
    const says = `${object.name} can't be attached to ${to.name} and becomes unattached.`;
    return [ruling(state, '704.5p', says, object, to)];
  }
  const objections = attachmentObjections(state, object, to);
  return objections.length
    ? [
        ...objections,
        ruling(state, '704.5n', `${object.name} becomes unattached and stays on the battlefield.`, object),
      ]
    : [];
};
