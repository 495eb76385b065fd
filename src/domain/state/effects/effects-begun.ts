import { withObjects } from '../change.js';
import { descriptionUnder, withController, withFollowers } from '../control.js';
import { asksForSource, endsWithTurn, takesPlayer, type Duration } from './duration.js';
import { changesObjects, controllerOfEffect, isGoading, hasCombatRules } from './effects.js';
import type { FullEffect, OngoingEffect } from './effects.js';
import { withoutUndefined, undefinedIfEmpty } from '../../values/given.js';
import { turnOf } from '../turns-under-way.js';
import { objectOf, type ControlEffect, type GameObject, type GameState } from '../game-state.js';

/** Returns the timestamp for the next object or effect (613.7). */
export const newestTimestamp = ({ objects, effects }: GameState): number => {
  let newest = -1;
  for (const { timestamp, controlEffects } of objects.values()) {
    newest = Math.max(newest, timestamp);
    for (const effect of controlEffects) newest = Math.max(newest, effect.timestamp);
  }
  for (const { timestamp } of effects) newest = Math.max(newest, timestamp);
  return newest + 1;
};

/** Returns the timestamp of an object that becomes attached or turns over: new since revision 2 (613.7e–613.7g). */
export const renewedTimestamp = (state: GameState, { timestamp }: GameObject): number =>
  state.revision < 2 ? timestamp : newestTimestamp(state);

/** Adds described effects to a table. */
export const withDescribedEffects = (state: GameState, effects: readonly FullEffect[]): GameState => {
  const newest = newestTimestamp(state);
  const begunEffects = effects.map((each, place) => beginEffect(state, each, newest + place));
  const changed = withControl(state, begunEffects, (object) => withGivenController(state, object));
  return { ...withFollowers(changed, descriptionUnder), effects: begunEffects.flatMap(partsOf).map(withoutUndefined) };
};

const withGivenController = (state: GameState, object: GameObject): GameObject =>
  descriptionUnder(object, withController(state, object).controller);

/** Begins an effect. */
export const withEffectBegun = (state: GameState, given: FullEffect): GameState => {
  const effect = beginEffect(state, given, newestTimestamp(state));
  const changed = withControl(state, [effect], (object) => withController(state, object));
  return { ...changed, effects: [...state.effects, ...partsOf(effect).map(withoutUndefined)] };
};

/** Fixes an effect's name, controller and duration as it begins, so later changes to its source do not affect them. */
const beginEffect = (state: GameState, given: FullEffect, timestamp: number): OngoingEffect => {
  const controller = controllerOfEffect(state, given) ?? undefined;
  return {
    ...given,
    keywords: undefinedIfEmpty(given.keywords),
    losesKeywords: undefinedIfEmpty(given.losesKeywords),
    attackRules: undefinedIfEmpty(given.attackRules),
    blockRules: undefinedIfEmpty(given.blockRules),
    name: given.name ?? (given.from ? objectOf(state, given.from).name : undefined),
    controller,
    timestamp: given.timestamp ?? timestamp,
    ...(given.until && { until: untilIn(state, given.until, controller ?? null) }),
  };
};

/** 807.4: determines with which of several turns under way an effect ends. */
const untilIn = (state: GameState, until: Duration, controller: string | null): Duration => {
  if (!state.turnMarkers.length || !endsWithTurn(until)) return until;
  const player = until.player ?? controller;
  return { ...until, player: turnOf(state, player)?.holder ?? player };
};

const noAbilities = {
  ...{ keywords: undefined, losesKeywords: undefined, losesAllAbilities: undefined, becomes: undefined },
};
const noRules = { attackRules: undefined, blockRules: undefined };

/** Returns an effect's goading rules, or its other attack rules; undefined if it has none of them. */
const attackRulesOf = ({ attackRules }: OngoingEffect, goading: boolean): OngoingEffect['attackRules'] => {
  const rules = attackRules?.filter((rule) => isGoading(rule) === goading);
  return rules?.length ? rules : undefined;
};

/** 701.15a: splits goading into one effect per goading player, by default until that player's next turn. */
const goadingParts = (effect: OngoingEffect): readonly OngoingEffect[] => {
  const rules = attackRulesOf(effect, true) ?? [];
  const goaders = [...new Set(rules.map(({ target }) => target ?? null))];
  return goaders.map((player) => ({
    ...{ ...effect, ...noAbilities, ...noRules },
    attackRules: rules.filter(({ target }) => (target ?? null) === player),
    until: effect.until ?? { end: 'NEXT_TURN', player },
  }));
};

/** Splits an effect by how its objects are determined (611.2c); drops control, which objects record themselves. */
const partsOf = (begun: OngoingEffect): readonly OngoingEffect[] => {
  const whole = { ...begun, givesControlTo: undefined };
  const parts = whole.on
    ? [{ ...whole, attackRules: whole.until ? whole.attackRules : attackRulesOf(whole, false) }]
    : [
        { ...whole, ...noRules },
        { ...whole, ...noAbilities, attackRules: attackRulesOf(whole, false) },
      ];
  const goading = whole.on && whole.until ? [] : goadingParts(whole);
  return [...parts.filter((part) => changesObjects(part) || hasCombatRules(part)), ...goading];
};

/** Applies the control that effects give. */
const withControl = (
  state: GameState,
  effects: readonly OngoingEffect[],
  under: (object: GameObject) => GameObject,
): GameState => {
  const changed = new Map<string, GameObject>();
  for (const effect of effects) {
    if (!effect.givesControlTo) continue;
    for (const id of effect.on ?? []) {
      const object = changed.get(id) ?? objectOf(state, id);
      changed.set(id, { ...object, controlEffects: [...object.controlEffects, controlBy(effect)] });
    }
  }
  return withObjects(state, [...changed.values()].map(under));
};

/** Returns the control that an effect gives; the source is kept only if the duration depends on it. */
const controlBy = ({ givesControlTo, from, until, timestamp, controller }: OngoingEffect): ControlEffect => {
  const isAnothers = controller !== givesControlTo && until && takesPlayer(until) && !until.player;
  return {
    givesControlTo: givesControlTo ?? null,
    source: from && until && asksForSource(until) ? from : null,
    timestamp,
    ...(until && { until: isAnothers ? { ...until, player: controller } : until }),
  };
};
