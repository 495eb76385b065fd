import { nameList } from '../../answer.js';
import { citedNumber } from '../../rulebook/citing.js';
import { circlesIn } from '../../state/control.js';
import { designationWords, type Designation } from '../../state/designations.js';
import type { OngoingEffect } from '../../state/effects/effects.js';
import { objectsMatching } from '../../state/filters/matching.js';
import { playerOf, type GameObject, type GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { groupPairs } from '../../values/groups.js';
import { oncePerTable } from '../../state/once-per-table.js';
import { unreadSentences } from './unread-sentences.js';

/** Something unknown that an answer may depend on: its name in a doubt, or the whole doubt. */
export interface Unsure {
  readonly name: string;
  readonly says?: string;
}

/** A doubt about a designation that the table does not mention. */
export const openDesignation = (as: Designation): Unsure => ({
  name: `the ${as}`,
  says: `The table does not say whether somebody ${designationWords[as]}; if so, the answer may differ.`,
});

/** A doubt about an object, with the uncertain effect on it, if any. */
interface Unsettled extends Unsure {
  readonly effect?: OngoingEffect;
}

/**
 * Finds doubts about objects: gaps in the rules, and sentences about control that were not understood.
 *
 * - 613.8: if control goes in a circle, timestamps decide.
 * - 801.10: an effect can't affect objects out of its controller's range; the rules are silent on objects that leave
 *   the range, and on the range of a controller whose seat no longer counts.
 */
const unsettledAt = oncePerTable((state: GameState): ReadonlyMap<string, readonly Unsettled[]> => {
  const circles = [...circlesIn(state.objects)].filter(([, circle]) => circle.length);
  return groupPairs([
    ...circles.map(([id, circle]) => [id, { name: nameList(circle), says: inCircle(state, circle) }] as const),
    ...state.effects.flatMap((effect) =>
      outOfRange(state, effect).map((object) => [object.id, farFrom(state, effect, object)] as const),
    ),
    ...state.effects.flatMap((effect) =>
      inOpenRange(state, effect).map(({ id }) => [id, outlasting(state, effect)] as const),
    ),
    ...unreadSentences(state).flatMap(({ source: { attachedTo }, text, name }) =>
      attachedTo && /\bcontrols enchanted\b/iu.test(text) ? [[attachedTo, { name }] as const] : [],
    ),
  ]);
});

const inCircle = (state: GameState, circle: readonly GameObject[]): string =>
  `Who controls ${nameList(circle)} depends on effects in a circle (${citedNumber(state, '613.8')}), of which the oldest was applied first; it may be another player.`;

const outOfRange = (state: GameState, { on, controller }: OngoingEffect): readonly GameObject[] =>
  on && controller
    ? on.flatMap((id) => state.objects.get(id) ?? []).filter((object) => !reaches(state, { controller }, object))
    : [];

/** Names an effect, by its controller's name if it has none. */
const namesOf = (state: GameState, { name, controller }: OngoingEffect) => {
  const { name: whose } = playerOf(state, controller ?? '');
  return { whose, what: name ?? `an effect of ${whose}` };
};

const farFrom = (state: GameState, effect: OngoingEffect, { name }: GameObject): Unsettled => {
  const { what, whose } = namesOf(state, effect);
  const says = `The rules do not say whether ${what} goes on to affect ${name}, which is out of ${whose}'s range (${citedNumber(state, '801.10')}); here it does.`;
  return { name: what, says, effect };
};

/** The objects in an effect's group, if the effect's range is unclear: its controller's seat no longer counts. */
const inOpenRange = (state: GameState, { on, creatures, controller }: OngoingEffect): readonly GameObject[] => {
  const player = state.playersById.get(controller ?? '');
  if (on || !player || player.range === null || player.countedSeat !== null) return [];
  return objectsMatching(state, creatures ?? {});
};

const outlasting = (state: GameState, effect: OngoingEffect): Unsettled => {
  const { what, whose } = namesOf(state, effect);
  const says = `The rules do not say how far ${what} reaches now that ${whose} has left the game (${citedNumber(state, '801.10')}); here as far as from ${whose}'s empty seat.`;
  return { name: what, says, effect };
};

/** Returns what is unknown about an object and may affect its attacks or blocks. */
export const openFactsOf = (
  state: GameState,
  { id }: GameObject,
  rules: 'attackRules' | 'blockRules',
  isMeant: (keyword: string) => boolean,
): readonly Unsure[] =>
  (unsettledAt(state).get(id) ?? []).filter(({ effect }) => {
    if (!effect) return false;
    const { keywords, losesKeywords, losesAllAbilities, becomes } = effect;
    const changed = [...(keywords ?? []), ...(losesKeywords ?? [])];
    return effect[rules]?.length || losesAllAbilities || becomes || changed.some((each) => isMeant(each.toLowerCase()));
  });

/** Returns what is unknown about who controls an object. */
export const openControlFacts = (state: GameState, { id }: GameObject): readonly Unsure[] =>
  (unsettledAt(state).get(id) ?? []).filter(({ effect }) => !effect);

/** Whether anything about any object of the table is unknown. */
export const hasOpenFacts = (state: GameState): boolean => unsettledAt(state).size > 0;
