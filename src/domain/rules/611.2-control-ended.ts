import { nameList } from '../answer.js';
import { citedClause, citing } from '../rulebook/citing.js';
import { newestEffect } from '../state/control.js';
import { objectOf, playerOf, type ControlEffect, type GameObject, type GameState } from '../state/game-state.js';
import { groupBy } from '../values/groups.js';
import type { ControlChange } from './800-general.js';

const { certain } = citing('611.2b', '611.3', '800.4a');

/**
 * Returns the rule by which an effect that gave a player control of an object ended.
 *
 * - 800.4a: the player has left the game.
 * - 611.3: it came from a static ability, such as an Aura's.
 * - 611.2b: it came from a resolved spell or ability, and ended with its source or with control of that.
 */
const ruleOf = (before: GameState, { object: { id }, from }: ControlChange, after: GameState) => {
  if (!playerOf(after, from.id).inGame) return '800.4a';
  const effect = newestEffect(objectOf(before, id).controlEffects);
  const isStatic = effect?.isPrinted || before.objects.get(effect?.source ?? '')?.attachedTo === id;
  return isStatic && !effect?.until ? '611.3' : '611.2b';
};

/** Says who loses control of an object, to whom, and by which rule. */
export const controlEnded = (before: GameState, change: ControlChange, after: GameState) => {
  const { object, from, to } = change;
  const says = `${from.name}'s control of ${object.name} ends, and ${to.name} controls it.`;
  return certain(before, ruleOf(before, change, after), says, from, object, to);
};

const isSame = (one: ControlEffect, other: ControlEffect): boolean =>
  one === other || Boolean(one.isPrinted && other.isPrinted && one.source === other.source);

/** Returns the change if an object has another controller because an effect ended, not because one began. */
const changeOf = (before: GameState, after: GameState, object: GameObject): readonly ControlChange[] => {
  const was = before.objects.get(object.id);
  if (was?.zone !== object.zone || !was.controller || !object.controller) return [];
  if (was.controller === object.controller) return [];
  const newest = newestEffect(object.controlEffects);
  const begins = newest && !was.controlEffects.some((each) => isSame(each, newest));
  return begins ? [] : [{ object, from: playerOf(before, was.controller), to: playerOf(after, object.controller) }];
};

/** Words the control that ended between two tables, for a summary: "; Ann's control of Ox ends (611.2b)". */
export const describeControlEnded = (before: GameState, after: GameState, ...told: readonly string[]): string => {
  if (before.objects === after.objects) return '';
  const changes = [...after.objects.values()].flatMap((each) =>
    told.includes(each.id) ? [] : changeOf(before, after, each),
  );
  const endings = groupBy(changes, (each) => `${each.from.id} ${ruleOf(before, each, after)}`);
  return [...endings.values()].map((each) => describeEnding(before, after, each)).join('');
};

const describeEnding = (before: GameState, after: GameState, changes: readonly [ControlChange, ...ControlChange[]]) => {
  const [first] = changes;
  const objects = nameList(changes.map(({ object }) => object));
  return citedClause(after, `${first.from.name}'s control of ${objects} ends`, ruleOf(before, first, after));
};
