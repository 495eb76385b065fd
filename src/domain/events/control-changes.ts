import { object, optional, player, required, objectSchema, type ValueOf } from '../schema/schema.js';
import { hasController, withController } from '../state/control.js';
import { withObjects } from '../state/change.js';
import { objectOf, playerOf, type GameObject, type GameState } from '../state/game-state.js';
import { problem } from '../problem.js';
import { settleTable } from '../rules/800-general.js';
import { eventKind } from './event-kind.js';
import { newestTimestamp } from '../state/effects/effects-begun.js';

export const controlChangesInput = objectSchema(
  'ControlChangesInput',
  'An effect that gives a player control of an object.',
  {
    object: required(object, 'The object.'),
    to: required(player, 'The player who gains control.'),
    source: optional(object, 'The source of the effect; it ends when that leaves the battlefield.'),
  },
);
export type ControlChanges = ValueOf<typeof controlChangesInput>;

/** Adds an effect, the newest, that gives a player control of an object. */
export const withControlEffect = (
  state: GameState,
  object: GameObject,
  givesControlTo: string,
  source: string | null = null,
): GameState => {
  const effect = { givesControlTo, source, timestamp: newestTimestamp(state) };
  const after = withController(state, { ...object, controlEffects: [...object.controlEffects, effect] });
  return settleTable(state, withObjects(state, [after]));
};

export const controlChanges = eventKind<ControlChanges>({
  input: controlChangesInput,
  description: 'An effect gives a player control of an object; as the newest effect it decides (613.7).',
  rules: ['800.4b'],
  problems: (state, given) => [
    ...(hasController(objectOf(state, given.object).zone)
      ? []
      : [problem(['object'], `"${given.object}" is in a zone where objects have no controller (108.4).`)]),
    ...(given.source && objectOf(state, given.source).zone !== 'BATTLEFIELD'
      ? [problem(['source'], `"${given.source}" is not on the battlefield.`)]
      : []),
    ...(playerOf(state, given.to).inGame ? [] : [problem(['to'], `"${given.to}" has left the game (800.4b).`)]),
  ],
  happen: (state, { object, to, source }) => withControlEffect(state, objectOf(state, object), to, source ?? null),
  summary: (state, { object, to }) => `${playerOf(state, to).name} gains control of ${objectOf(state, object).name}.`,
});
