import { entity, object, required, objectSchema, type ValueOf } from '../schema/schema.js';
import { withObjects } from '../state/change.js';
import { entityOf, objectOf, type GameState } from '../state/game-state.js';
import { problem, type Problem } from '../problem.js';
import { attachmentObjections, isAttachment } from '../rules/801.8-attaching.js';
import { renewedTimestamp } from '../state/effects/effects-begun.js';
import { eventKind } from './event-kind.js';

const input = objectSchema('AttachesInput', 'An Aura, Equipment or Fortification becomes attached.', {
  attachment: required(object, 'The Aura, Equipment or Fortification.'),
  to: required(entity, 'The object or player that it is attached to.'),
});
type Attaches = ValueOf<typeof input>;

const problems = (state: GameState, { attachment, to }: Attaches): readonly Problem[] => {
  const found = objectOf(state, attachment);
  const other = entityOf(state, to);
  return [
    ...(isAttachment(found)
      ? []
      : [problem(['attachment'], `"${attachment}" is not an Aura, Equipment or Fortification (301.5, 303.4).`)]),
    ...(found.zone === 'BATTLEFIELD' ? [] : [problem(['attachment'], `"${attachment}" is not on the battlefield.`)]),
    ...(attachment === to ? [problem(['to'], `"${attachment}" cannot be attached to itself (303.4d).`)] : []),
    ...(other.kind === 'OBJECT' && other.zone !== 'BATTLEFIELD'
      ? [problem(['to'], `"${to}" is not on the battlefield.`)]
      : []),
    ...(other.kind === 'PLAYER' && !other.inGame ? [problem(['to'], `"${to}" has left the game.`)] : []),
  ];
};

export const attaches = eventKind<Attaches>({
  input,
  description: 'An Aura, Equipment or Fortification becomes attached to an object or player (801.8, 801.9).',
  rules: ['801.8', '801.9'],
  problems,
  objections: (state, { attachment, to }) =>
    attachmentObjections(state, objectOf(state, attachment), entityOf(state, to)),
  /** 613.7e: the attachment receives a new timestamp; 701.3b: but not if it is attached to the same host already. */
  happen: (state, { attachment, to }) => {
    const object = objectOf(state, attachment);
    return object.attachedTo === to
      ? state
      : withObjects(state, [{ ...object, attachedTo: to, timestamp: renewedTimestamp(state, object) }]);
  },
  summary: (state, { attachment, to }) =>
    `${objectOf(state, attachment).name} becomes attached to ${entityOf(state, to).name}.`,
});
