import { controllerOfEffect } from './effects/effects.js';
import { withoutMentionOf } from './forget.js';
import { knownAt, type Combat, type GameState } from './game-state.js';
import type { TableIds } from '../schema/unknown-ids.js';
import { groupBy } from '../values/groups.js';
import { oncePerTable } from './once-per-table.js';

/** Returns the ids of phased-out objects, including those attached to them, which phased out with them. */
const phasedOutAt = oncePerTable(({ objects }: GameState): ReadonlySet<string> => {
  const out = new Set<string>();
  for (const { id, phasedOutUnder } of objects.values()) if (phasedOutUnder !== undefined) out.add(id);
  return out.size ? withAttached(objects, out) : out;
});

/** Adds the ids of all directly or indirectly attached objects. */
export const withAttached = (objects: GameState['objects'], ids: Iterable<string>): ReadonlySet<string> => {
  const all = new Set(ids);
  const attached = groupBy(objects.values(), ({ attachedTo }) => attachedTo);
  for (const id of all) for (const each of attached.get(id) ?? []) all.add(each.id);
  return all;
};

/** Whether an object is phased out, by itself or with its host. */
export const isPhasedOut = (state: GameState, id: string): boolean => phasedOutAt(state).has(id);

/** Copies the names and controllers of effects from their sources, which are about to be removed. */
const withGivenSources = (state: GameState): GameState['effects'] =>
  state.effects.map((effect) => ({
    ...effect,
    name: effect.name ?? state.objects.get(effect.from ?? '')?.name,
    controller: controllerOfEffect(state, effect) ?? undefined,
  }));

/**
 * Removes missing creatures from a combat.
 *
 * - 506.4c: a creature remains attacking if the permanent that it attacks has left combat.
 */
export const combatAmong = (
  combat: Combat,
  fights: (id: string) => boolean,
  isAttacked: (id: string) => boolean,
): Combat => ({
  ...combat,
  attacks: combat.attacks
    .filter(({ attacker }) => fights(attacker))
    .map((each) => (each.target === null || isAttacked(each.target) ? each : { ...each, target: null })),
  blocks: combat.blocks.filter(({ attacker, blocker }) => fights(attacker) && fights(blocker)),
});

/**
 * Returns the table as the rules see it.
 *
 * - 702.26: phased-out permanents, and what is attached to them, are treated as if they did not exist.
 * - 903.10a: damage that a commander has dealt still counts.
 */
export const withoutPhasedOut: (state: GameState) => GameState = oncePerTable((state) => {
  const out = phasedOutAt(state);
  if (!out.size) return state;
  const objects = new Map([...state.objects].filter(([id]) => !out.has(id)));
  const exists = (id: string): boolean => !out.has(id);
  const combats = state.combats.map((combat) => combatAmong(combat, exists, exists));
  return withoutMentionOf({ ...state, objects, combats, effects: withGivenSources(state) }, out);
});

/** Creates a lookup of ids that reports phased-out objects as such. */
export const existingAt = (state: GameState): TableIds => ({
  ...knownAt(withoutPhasedOut(state)),
  phasedOut: phasedOutAt(state),
});
