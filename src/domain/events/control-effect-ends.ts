import { controllerAt, controllerBy, newestEffect } from '../state/control.js';
import { objectOf, playerOf, type ControlEffect, type GameState } from '../state/game-state.js';
import { problem } from '../problem.js';
import { controlEffectsEnded } from '../rules/800-general.js';
import { controlChangesInput, type ControlChanges } from './control-changes.js';
import { eventKind } from './event-kind.js';

/** Returns the effect that ends: the newest that gives that player control, from the named source if any. */
const endingEffect = (state: GameState, { object, to, source }: ControlChanges): ControlEffect | undefined =>
  newestEffect(
    objectOf(state, object).controlEffects.filter(
      (effect) => controllerBy(effect, controllerAt(state)) === to && (!source || effect.source === source),
    ),
  );

export const controlEffectEnds = eventKind<ControlChanges>({
  input: controlChangesInput,
  description:
    'An effect that gave a player control of an object ends; if nobody is left to control the object, it is exiled (800.4c).',
  rules: ['800.4c'],
  problems: (state, given) =>
    endingEffect(state, given)
      ? []
      : [
          problem(
            [given.source ? 'source' : 'to'],
            given.source
              ? `No effect of "${given.source}" gives "${given.to}" control of "${given.object}".`
              : `No effect gives "${given.to}" control of "${given.object}".`,
          ),
        ],
  happen: (state, given) => {
    const [ending, object] = [endingEffect(state, given), objectOf(state, given.object)];
    const controlEffects = object.controlEffects.filter((effect) => effect !== ending);
    return ending ? controlEffectsEnded(state, [{ ...object, controlEffects }]) : state;
  },
  summary: (state, { object, to }) =>
    `The effect that gave ${playerOf(state, to).name} control of ${objectOf(state, object).name} ends.`,
});
