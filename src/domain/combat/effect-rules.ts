import { createStoredReader } from '../schema/reader.js';
import { objectDescription, type FullObject } from '../state/object-description.js';
import { reaches } from '../state/range.js';
import { buildObject } from '../setup/build-game-state.js';
import { hasCombatRules, type OngoingEffect } from '../state/effects/effects.js';
import { objectOf, type GameObject, type GameState } from '../state/game-state.js';
import { oncePerTable } from '../state/once-per-table.js';

/** An ongoing effect with combat rules, as an object that has those rules. */
export interface EffectWithRules {
  readonly object: GameObject;
  /** A key that effects share if they have the same controller and the same limit to range. */
  readonly reach: string;
  /** Whether the effect reaches a creature: always if it names its objects, else if within its range (801.10). */
  readonly reaches: (creature: GameObject) => boolean;
}

const none: readonly EffectWithRules[] = [];

/** Returns the ongoing effects of a table that have combat rules. */
export const ruleEffectsAt = (state: GameState): readonly EffectWithRules[] =>
  state.effects.length ? carriers(state) : none;

const carriers = oncePerTable((state: GameState): readonly EffectWithRules[] =>
  state.effects.flatMap((effect, place) => (hasCombatRules(effect) ? [carrierOf(state, effect, place)] : [])),
);

const carrierOf = (state: GameState, effect: OngoingEffect, place: number): EffectWithRules => {
  const { controller } = effect;
  const creatures = effect.on ? { ids: effect.on } : (effect.creatures ?? {});
  const object: GameObject = {
    ...bearerOf(state, effect, place),
    effectOf: effect.from ?? null,
    zone: 'COMMAND',
    attackRules: (effect.attackRules ?? []).map((rule) => ({ ...rule, creatures })),
    blockRules: (effect.blockRules ?? []).map((rule) => ({ ...rule, creatures })),
  };
  const isLimited = !effect.on && controller;
  const reach = `effect of ${object.controller ?? object.owner}${isLimited ? ' in range' : ''}`;
  return { object, reach, reaches: (creature) => !isLimited || reaches(state, { controller }, creature) };
};

/** The effect's source, with the effect's name and controller; without a source, a placeholder. */
const bearerOf = (state: GameState, { from, name, controller }: OngoingEffect, place: number): GameObject => {
  const source = from ? objectOf(state, from) : buildObject(createPlaceholder(state, place), place);
  return { ...source, name: name ?? (from ? source.name : 'an effect'), controller: controller ?? source.controller };
};

const fullObject = createStoredReader(objectDescription);

const createPlaceholder = ({ players }: GameState, place: number): FullObject =>
  fullObject({ id: `effect ${place + 1}`, typeLine: '', owner: players[0]?.id ?? '', zone: 'COMMAND', card: false });
