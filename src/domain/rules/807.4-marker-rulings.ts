import { capitalized } from '../words/capitalized.js';
import { addDoubt, nameList, type Ruling } from '../answer.js';
import { isFinished, playerOf, playersInGame } from '../state/game-state.js';
import type { GameState, Player, TurnMarker } from '../state/game-state.js';
import { leftOf } from '../state/seating.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { hasRule } from '../rulebook/rulebook.js';
import { citedClause, citing } from '../rulebook/citing.js';
import { turnMarkersFor } from '../variants/grand-melee.js';
import { nextTurnTaker, waitsToBeReceived, waitsToPass } from './807.4-turn-markers.js';
import { markersToRemove, markersInForce, nextToTheRightOf } from './807.4e-marker-removal.js';

const { ruling } = citing('807.4a', '807.4c', '807.4e', '807.4f', '807.4g');

/** A table before and after players have left it. */
interface BeforeAndAfter {
  readonly before: GameState;
  readonly after: GameState;
  readonly gone: readonly Player[];
}

/**
 * Says what happens to turn markers as players leave; nothing outside Grand Melee.
 *
 * - 807.4a: how many there may be; 807.4f: not counting those already designated.
 * - 807.4e: which are designated for removal; 807.4g: when they are removed.
 * - 807.4c: where a departing player's marker goes.
 */
export const departedMarkers = (departed: BeforeAndAfter): readonly Ruling[] => {
  const { before, after, gone } = departed;
  if (!before.turnMarkers.length) return [];
  const ids = new Set(gone.map(({ id }) => id));
  const marked = markersToRemove({ ...after, turnMarkers: before.turnMarkers }, ids);
  return [
    ...designatedBefore(departed),
    ...tooMany(departed),
    ...marked.flatMap((marker) => designation(departed, marker, marked)),
    ...marked.flatMap((marker) => removal(departed, marker)),
    ...after.turnMarkers.flatMap((marker) => inheritance(after, marker, marked)),
    ...before.turnMarkers.flatMap((marker) => passRulings(departed, marker)),
  ];
};

const counted = (count: number): string => (count === 1 ? '1 turn marker' : `${count} turn markers`);

const numbered = (markers: readonly TurnMarker[]): string =>
  nameList(markers.map(({ number }) => ({ name: `turn marker ${number}` })));

/** 807.4f: markers that are designated already are left out of the count. */
const designatedBefore = ({ before, after }: BeforeAndAfter): readonly Ruling[] => {
  const already = before.turnMarkers.filter(({ removals }) => removals > 0);
  if (!already.length || before.turnMarkers.length <= turnMarkersFor(playersInGame(after).length)) return [];
  const are = already.length === 1 ? 'is' : 'are';
  const says = `${capitalized(numbered(already))} ${are} designated for removal already, so only ${counted(markersInForce(before))} ${markersInForce(before) === 1 ? 'counts' : 'count'}.`;
  return [ruling(before, '807.4f', says)];
};

/** 807.4a: there is one marker for every four players; with fewer than four, the rule gives none. */
const tooMany = ({ before, after, gone }: BeforeAndAfter): readonly Ruling[] => {
  const left = playersInGame(after).length;
  const [room, has] = [turnMarkersFor(left), markersInForce(before)];
  if (has <= room && left > 3) return [];
  const rest = left < 4 ? 'and the last turn marker stays' : `enough for ${counted(room)}, and there are ${has}`;
  const result = ruling(before, '807.4a', `Without ${nameList(gone)}, ${left} players are left, ${rest}.`, ...gone);
  return [left < 4 ? addDoubt(result, 'The rules give no turn marker to fewer than four players.') : result];
};

const times = (count: number): string => (count === 1 ? '' : count === 2 ? ' twice' : ` ${count} times`);

/** 807.4e: a marker that is designated now. */
const designation = (
  departed: BeforeAndAfter,
  marker: TurnMarker,
  marked: readonly TurnMarker[],
): readonly Ruling[] => {
  const { before, gone } = departed;
  const more = marker.removals - removalsBefore(before, marker);
  if (more <= 0) return [];
  const holder = playerOf(before, marker.holder);
  const { beside, lower } = choiceOf(departed, marker, marked);
  const fate = hasRule('807.4g', before.edition) ? 'designated for removal' : 'the one to be removed';
  const says = `Turn marker ${marker.number}, which ${holder.name} holds, is the next one to the right of ${nameList(beside, 'or')}${lower}, so it is ${fate}${times(more)}.`;
  const result = ruling(before, '807.4e', says, holder, ...beside);
  const doubt = designationDoubt(before, gone, more);
  return [doubt === null ? result : addDoubt(result, doubt)];
};

const removalsBefore = ({ turnMarkers }: GameState, marker: TurnMarker): number =>
  turnMarkers.find(({ number }) => number === marker.number)?.removals ?? 0;

/** The player whose departure a marker is designated for, and the higher markers next to other departing players. */
const choiceOf = ({ before, after, gone }: BeforeAndAfter, marker: TurnMarker, marked: readonly TurnMarker[]) => {
  const next = nextToTheRightOf({ ...after, turnMarkers: before.turnMarkers }, new Set(gone.map(({ id }) => id)));
  const nearest = new Set(next.values());
  const spared = marked.filter((each) => nearest.has(each.number) && each.removals === removalsBefore(before, each));
  return {
    beside: gone.filter(({ id }) => next.get(id) === marker.number),
    lower: spared.length ? ` and has a lower number than ${numbered(spared)}` : '',
  };
};

const designationDoubt = (before: GameState, gone: readonly Player[], more: number): string | null => {
  if (more > 1) return 'The rules do not say how several turn markers lost at once are designated.';
  return before.turnMarkers.some(({ holder }) => gone.some(({ id }) => id === holder))
    ? "The rules do not say whether the turn marker that a player holds is next to that player's own right."
    : null;
};

/** 807.4g: a designated marker goes once its holder takes no turn; before 2010 only between turns (807.4e). */
const removal = ({ before, after }: BeforeAndAfter, marker: TurnMarker): readonly Ruling[] => {
  const isGone = !after.turnMarkers.some(({ number }) => number === marker.number);
  if (!isGone && marker.removals <= removalsBefore(before, marker)) return [];
  const holder = playerOf(before, marker.holder);
  const says = isGone
    ? `${holder.name} is not taking a turn with turn marker ${marker.number}, so it is removed at once.`
    : `Turn marker ${marker.number} is removed once ${holder.name}'s turn is over.`;
  return [ruling(before, removalRule(before), says, holder)];
};

const removalRule = ({ edition }: GameState): '807.4e' | '807.4g' => (hasRule('807.4g', edition) ? '807.4g' : '807.4e');

/** 807.4g: a marker that is designated in place of a removed one. */
const inheritance = (after: GameState, marker: TurnMarker, marked: readonly TurnMarker[]): readonly Ruling[] => {
  const own = marked.find(({ number }) => number === marker.number)?.removals ?? 0;
  if (marker.removals <= own) return [];
  const holder = playerOf(after, marker.holder);
  const says = `Turn marker ${marker.number}, which ${holder.name} holds, is the next one to the right of a removed one, so it is designated in its place${times(marker.removals - own)}.`;
  return [ruling(after, '807.4g', says, holder)];
};

/** 807.4c: a marker whose holder leaves goes to the next player, after their turn or at once. */
const passRulings = ({ before, after, gone }: BeforeAndAfter, marker: TurnMarker): readonly Ruling[] => {
  const stays = after.turnMarkers.find(({ number }) => number === marker.number);
  if (!gone.some(({ id }) => id === marker.holder) || !stays || stays.removals) return [];
  const [holder, next] = [playerOf(before, marker.holder), leftOf(after, playerOf(after, marker.holder))];
  const soon = waitsToBeReceived(before) ? `, as soon as ${next.name} can receive it` : '';
  const waiting = `turn marker ${marker.number} waits until ${next.name}, the next player to the left, can receive it`;
  const says = waitsToPass(after, stays)
    ? `${holder.name} has left, so ${waiting}.`
    : marker.inTurn
      ? `Once ${holder.name}'s turn is over, turn marker ${marker.number} goes to ${next.name}, the next player to the left${soon}.`
      : `${holder.name} was waiting with turn marker ${marker.number}, so it goes to ${next.name}, the next player to the left, at once.`;
  const result = ruling(before, '807.4c', says, holder, next);
  const doubt = `${before.edition} does not say what becomes of a turn marker whose holder leaves.`;
  return [decisionsOf(before.edition).coversMarkersOfDeparted ? result : addDoubt(result, doubt)];
};

/**
 * Words what an event does to turn markers, for its summary: "; turn marker 2 passes to Ann (807.4c)". Nothing after
 * the game is over.
 */
export const describeMarkerChanges = (before: GameState, after: GameState): string =>
  isFinished(after) ? '' : before.turnMarkers.map((marker) => describeMarkerChange(before, after, marker)).join('');

const describeMarkerChange = (before: GameState, after: GameState, marker: TurnMarker): string => {
  const then = after.turnMarkers.find(({ number }) => number === marker.number);
  const clause = (what: string, rule: '807.4c' | '807.4e' | '807.4g' | '807.4i'): string =>
    citedClause(before, `turn marker ${marker.number} ${what}`, rule);
  if (!then) return clause('is removed', removalRule(before));
  if (then.removals > marker.removals) return clause('is designated for removal', '807.4e');
  const holder = playerOf(after, then.holder);
  if (waitsToPass(after, then)) {
    const [was, next] = [nextTurnTaker(before, marker), nextTurnTaker(after, then)];
    return waitsToPass(before, marker) && was.id === next.id
      ? ''
      : clause(`waits for ${next.name} to receive it`, '807.4c');
  }
  if (then.holder === marker.holder)
    return marker.inTurn && !then.inTurn ? clause(`stays with ${holder.name} for an extra turn`, '807.4i') : '';
  const isPassedOver = marker.inTurn && before.extraTurns.includes(marker.holder);
  return clause(`passes to ${holder.name}`, isPassedOver ? '807.4i' : '807.4c');
};
