import { citedNumber } from '../rulebook/citing.js';
import type { RuleNumber } from '../rulebook/rulebook.js';
import { withObjects } from '../state/change.js';
import type { CombatRule } from '../state/effects/combat-rule-schemas.js';
import { controllerAt, controllerBy, newestEffect } from '../state/control.js';
import type { Duration } from '../state/effects/duration.js';
import type { OngoingEffect } from '../state/effects/effects.js';
import { isPhasedOut } from '../state/phased-out.js';
import { playerOf, type ControlEffect, type GameObject, type GameState } from '../state/game-state.js';
import { describeControlEnded } from './611.2-control-ended.js';
import { controlEffectsEnded } from './800-general.js';
import { nameList } from '../answer.js';
import { groupBy } from '../values/groups.js';
import { isEndOfCombat, isEndOfTurn, turnProgress, type Passage } from './500-passage.js';
import { extraTurnsAfterLost } from './800.4m-until-next-turn.js';

/** The controller of an effect, and its source. */
interface Origin {
  readonly controller: string | null;
  readonly source: string | null;
}

/** The outcome for an effect: unchanged (null), continued with another duration, or ended by a rule. */
type EffectOutcome = { readonly until: Duration } | { readonly endedBy: RuleNumber } | null;

/**
 * Returns what becomes of an effect as a table changes.
 *
 * - 514.2: until the end of the turn; 500.5: until the end of combat, or until a player's next turn begins.
 * - 701.15a: the same for being goaded; 800.4m: for a departed player, until that turn would have begun.
 * - 611.2b: as long as its source remains on the battlefield, or under the same control.
 */
const courseOf = (passage: Passage, until: Duration, { controller, source }: Origin): EffectOutcome => {
  const player = until.player ?? controller;
  switch (until.end) {
    case 'END_OF_TURN':
      return isEndOfTurn(passage, player) ? { endedBy: '514.2' } : null;
    case 'END_OF_COMBAT':
      return isEndOfCombat(passage, player) ? { endedBy: '500.5' } : null;
    case 'NEXT_TURN':
      return courseToTurn(passage, until, player);
    case 'END_OF_NEXT_TURN':
      return turnProgress(passage, player) === 'BEGUN'
        ? { until: { end: 'END_OF_TURN', ...(passage.after.turnMarkers.length > 0 && { player }) } }
        : courseToTurn(passage, until, player);
    case 'SOURCE_LEAVES':
      return isThere(passage, source) ? null : { endedBy: '611.2b' };
    case 'SOURCE_CHANGES_CONTROL':
      return isThere(passage, source) && controllerAt(passage.after)(source ?? '') === player
        ? null
        : { endedBy: '611.2b' };
    case 'END_OF_GAME':
      return null;
  }
};

/** 800.4m: a departed player's extra turn would have begun once the extra turns created after it are over (500.7). */
const courseToTurn = (passage: Passage, until: Duration, player: string | null): EffectOutcome => {
  const { before, after } = passage;
  const { extraTurnsAfter: counted = null } = until;
  const left = player === null ? null : extraTurnsAfterLost(before, after, player, counted);
  if (left === null) return endedByTurn(passage, player);
  const hasCome = after.turn.number !== before.turn.number && before.extraTurns.length <= left;
  if (hasCome) return { endedBy: '800.4m' };
  return left === counted ? null : { until: { ...until, extraTurnsAfter: left } };
};

/** 807.4d, 800.4m: when a turn marker passes a departed player, that turn begins with the player who waits with it. */
const endedByTurn = (passage: Passage, player: string | null): EffectOutcome => {
  const came = turnProgress(passage, player);
  if (came === null || came === 'BEGUN') return came && { endedBy: '500.5' };
  return came.hasBegun ? { endedBy: '800.4m' } : { until: { end: 'NEXT_TURN', player: came.to } };
};

const isThere = ({ after, moved }: Passage, id: string | null): boolean =>
  id !== moved && after.objects.get(id ?? '')?.zone === 'BATTLEFIELD' && !isPhasedOut(after, id ?? '');

/** The duration of a combat rule, or of being goaded (701.15a); null for a rule of an object's own ability. */
export const durationOf = ({ kind, creatures, until, target }: CombatRule): Duration | null => {
  if (until) return kind === 'GOADED' && !until.player ? { ...until, player: target } : until;
  return kind === 'GOADED' && !creatures && target ? { end: 'NEXT_TURN', player: target } : null;
};

/** The table after effects ended, and the words for a summary: "; Ox is no longer goaded by Bob (701.15a)". */
export interface SettledTable {
  readonly state: GameState;
  readonly summary: string;
}

/** Ends the effects whose duration is over after an event (611.2a), and others that depend on them (611.2b). */
export const effectsEnded = (
  before: GameState,
  after: GameState,
  told: Pick<Passage, 'endedCombat' | 'moved'> = {},
): SettledTable => {
  const passage = { ...told, before, after };
  const byRules = rulesEnded(passage);
  const byEffects = goingOn({ ...passage, after: byRules.state });
  const byControl = controlEnded({ ...passage, after: byEffects.state });
  const summary = byRules.summary + byEffects.summary + byControl.summary;
  if (byControl.state === byEffects.state) return { state: byControl.state, summary };
  const further = effectsEnded(byEffects.state, byControl.state);
  return { ...further, summary: summary + further.summary };
};

/** Ends effects whose duration is over; the others keep only objects that are still the same (400.7). */
const goingOn = (passage: Passage): SettledTable => {
  const { before, after } = passage;
  if (!after.effects.length) return { state: after, summary: '' };
  let summary = '';
  const effects = after.effects.flatMap((effect): readonly OngoingEffect[] => {
    const course = effect.until && courseOf(passage, effect.until, originOf(effect));
    if (course && 'endedBy' in course) {
      summary += `; ${describeOrigin(before, effect)} is over (${citedNumber(after, course.endedBy)})`;
      return [];
    }
    const on = effect.on?.filter((id) => isSame(passage, after.objects.get(id)));
    if (on?.length === 0) return [];
    return [{ ...effect, ...(on && { on }), ...course }];
  });
  return { state: { ...after, effects }, summary };
};

const originOf = ({ controller, from }: OngoingEffect): Origin => ({
  controller: controller ?? null,
  source: from ?? null,
});

const describeOrigin = ({ objects }: GameState, { name, from }: OngoingEffect): string => {
  const of = name ?? objects.get(from ?? '')?.name;
  return of === undefined ? 'an effect' : `the effect of ${of}`;
};

const isSame = ({ before, moved }: Passage, object: GameObject | undefined): boolean =>
  object !== undefined && object.id !== moved && (before.objects.get(object.id)?.zone ?? object.zone) === object.zone;

/** Removes an object's rules whose duration is over, and those from before it became a new object (400.7). */
const rulesEnded = (passage: Passage): SettledTable => {
  let summary = '';
  const changed: GameObject[] = [];
  for (const object of passage.after.objects.values()) {
    if (!object.attackRules.length && !object.blockRules.length) continue;
    const goesOn = <Rule extends CombatRule>(rule: Rule): readonly Rule[] => {
      const course = courseOfRule(passage, object, rule);
      if (course && 'until' in course) return [{ ...rule, until: course.until }];
      if (course) summary += describeEndedRule(passage.after, object, rule, course.endedBy);
      return course ? [] : [rule];
    };
    const attackRules = object.attackRules.flatMap(goesOn);
    const blockRules = object.blockRules.flatMap(goesOn);
    if (areOther(attackRules, object.attackRules) || areOther(blockRules, object.blockRules))
      changed.push({ ...object, attackRules, blockRules });
  }
  return { state: withObjects(passage.after, changed), summary };
};

const areOther = <Each>(now: readonly Each[], before: readonly Each[]): boolean =>
  now.length !== before.length || now.some((each, place) => each !== before[place]);

const courseOfRule = (passage: Passage, object: GameObject, rule: CombatRule): EffectOutcome => {
  const until = durationOf(rule);
  if (!until) return null;
  if (!isSame(passage, object)) return { endedBy: '400.7' };
  return courseOf(passage, until, { controller: object.controller, source: null });
};

const describeEndedRule = (
  state: GameState,
  { name }: GameObject,
  { kind, target }: CombatRule,
  by: RuleNumber,
): string => {
  const isGoad = kind === 'GOADED' && target;
  const rule = isGoad && by === '500.5' ? '701.15a' : by;
  const what = isGoad ? `${name} is no longer goaded by ${playerOf(state, target).name}` : `a rule of ${name} ends`;
  return `; ${what} (${citedNumber(state, rule)})`;
};

/** An object that loses control effects, with the rule by which the newest of them ends; null if the newest stays. */
interface ObjectLosingControl {
  readonly object: GameObject;
  readonly now: GameObject;
  readonly decidedBy: RuleNumber | null;
}

const withoutControlEffects = (passage: Passage, object: GameObject): readonly ObjectLosingControl[] => {
  const newest = newestEffect(object.controlEffects);
  let decidedBy: RuleNumber | null = null;
  const controlEffects = object.controlEffects.flatMap((effect): readonly ControlEffect[] => {
    const course = effect.until ? courseOf(passage, effect.until, originOfControl(passage.after, effect)) : null;
    if (course && 'until' in course) return [{ ...effect, until: course.until }];
    if (course && effect === newest) decidedBy = course.endedBy;
    return course ? [] : [effect];
  });
  return areOther(controlEffects, object.controlEffects)
    ? [{ object, now: { ...object, controlEffects }, decidedBy }]
    : [];
};

/** Ends control by effects that are over, all at once (800.4c). */
const controlEnded = (passage: Passage): SettledTable => {
  const { after } = passage;
  const changed = [...after.objects.values()].flatMap((object) =>
    object.controlEffects.length ? withoutControlEffects(passage, object) : [],
  );
  if (!changed.length) return { state: after, summary: '' };
  const remaining = changed.map(({ now }) => now);
  const areEnded = changed.some(({ object, now }) => now.controlEffects.length < object.controlEffects.length);
  if (!areEnded) return { state: withObjects(after, remaining), summary: '' };
  const state = controlEffectsEnded(after, remaining);
  return { state, summary: describeLostControl(after, state, changed) };
};

/** Says whose control of objects ends, by their own effects' end or others': "; Ann's control of ox ends (514.2)". */
const describeLostControl = (before: GameState, after: GameState, changed: readonly ObjectLosingControl[]): string => {
  const lost = changed.flatMap(({ object, decidedBy }) => {
    const { id, controller } = object;
    const isLost = decidedBy !== null && controller !== null && after.objects.get(id)?.controller !== controller;
    return isLost ? [{ object, whose: playerOf(before, controller), by: citedNumber(before, decidedBy) }] : [];
  });
  const endings = groupBy(lost, ({ whose, by }) => `${whose.id} ${by}`);
  const parts = [...endings.values()].map(
    (each) => `; ${each[0].whose.name}'s control of ${nameList(each.map(({ object }) => object))} ends (${each[0].by})`,
  );
  return parts.join('') + describeControlEnded(before, after, ...lost.map(({ object }) => object.id));
};

const originOfControl = (state: GameState, effect: ControlEffect): Origin => ({
  controller: controllerBy(effect, controllerAt(state)),
  source: effect.source,
});
