import { isSettled, type OngoingEffect } from '../../state/effects/effects.js';
import type { GameState } from '../../state/game-state.js';
import { withoutUndefined } from '../../values/given.js';
import { idsOf } from './dependence.js';
import { objectsOn } from './ongoing-effects.js';

/** Whether an effect's objects have to be fixed as it begins (611.2c), but are not fixed yet. */
const isOpen = (effect: OngoingEffect): boolean => !effect.on && isSettled(effect);

/** Whether an effect may change which objects another effect's filter matches. */
const mayDecide = (effect: OngoingEffect, { creatures }: OngoingEffect): boolean => {
  const { keywords, losesKeywords, losesAllAbilities, becomes } = effect;
  const asked = JSON.stringify(creatures);
  return (
    (Boolean(keywords ?? losesKeywords ?? losesAllAbilities) && asked.includes('"keywords"')) ||
    (becomes !== undefined && becomes !== null && /"(?:types|colors|power|toughness)"/.test(asked))
  );
};

/**
 * Lists the effects before which the table has to be computed: the oldest whose objects are not fixed yet, and each
 * whose filter depends on an effect since the last one listed.
 */
export const stagesOf = ({ effects }: GameState): readonly OngoingEffect[] => {
  const stages: OngoingEffect[] = [];
  for (const effect of effects.filter(isOpen).toSorted((one, other) => one.timestamp - other.timestamp)) {
    const since = stages.at(-1)?.timestamp ?? null;
    const isBetween = ({ timestamp }: OngoingEffect): boolean =>
      since !== null && timestamp >= since && timestamp < effect.timestamp;
    if (since === null || effects.some((each) => isBetween(each) && mayDecide(each, effect))) stages.push(effect);
  }
  return stages;
};

/** Fixes effects on a filter to the objects that match it as each effect begins, where 611.2c says so. */
export const settleGroups = (state: GameState, workOut: (older: GameState) => GameState): GameState => {
  const stages = stagesOf(state);
  return stages.reduce((now, { timestamp }, place) => {
    const table = workOut({ ...now, effects: now.effects.filter((each) => each.timestamp < timestamp) });
    const end = stages[place + 1]?.timestamp ?? Infinity;
    const effects = now.effects.map((each) =>
      isOpen(each) && each.timestamp < end
        ? withoutUndefined({ ...each, creatures: undefined, on: idsOf(objectsOn(table, each)) })
        : each,
    );
    return { ...now, effects };
  }, state);
};
