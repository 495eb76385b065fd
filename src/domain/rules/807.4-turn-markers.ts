import { answer, addDoubt, nameList, type Answer, type Ruling } from '../answer.js';
import { withObjectsChanged } from '../state/change.js';
import { playerOf, type GameState, type Player, type TurnMarker } from '../state/game-state.js';
import { leftOf, rightOf } from '../state/seating.js';
import { isToPass, turnWithMarkers } from '../state/turns-under-way.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { markersToRemove, withoutDesignated } from './807.4e-marker-removal.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('807.4', '807.4d', '807.4h', '807.4i', '807.4j');

/**
 * May a turn marker's holder begin their turn?
 *
 * - 807.4d: not while another marker is held within three seats to their left; until 2010, nor could they receive it.
 * - 807.4: not if it has already begun.
 */
export const canBeginTurn = (state: GameState, marker: TurnMarker): Answer<{ readonly answer: boolean }> => {
  const [first, ...others] = beginObjections(state, marker);
  if (first) return answer({ answer: false }, first, ...others, ...(marker.inTurn ? [] : extraTurnHeld(state, marker)));
  const holder = nextTurnTaker(state, marker);
  const says = `Nobody within three seats to ${holder.name}'s left holds a turn marker, so ${holder.name} may begin a turn.`;
  return answer({ answer: true }, ruling(state, '807.4d', says, holder), ...extraTurnHeld(state, marker));
};

/** 807.4i, 807.4j: says that the next turn is extra: the marker stayed for it, or it precedes the regular one. */
const extraTurnHeld = (state: GameState, marker: TurnMarker): readonly Ruling[] => {
  if (!state.extraTurns.includes(marker.holder)) return [];
  const holder = playerOf(state, marker.holder);
  if (!marker.regularTurnToCome)
    return [ruling(state, '807.4i', `${holder.name} kept turn marker ${marker.number} for an extra turn.`, holder)];
  const says = `${holder.name} takes an extra turn immediately before their next regular turn.`;
  return [ruling(state, '807.4j', says, holder)];
};

/** Why the turn of a marker's holder may not begin; none if it may. */
export const beginObjections = (state: GameState, marker: TurnMarker): readonly Ruling[] => {
  const holder = playerOf(state, marker.holder);
  if (marker.inTurn) {
    const says = `${holder.name}'s turn, with turn marker ${marker.number}, is already under way.`;
    return [ruling(state, '807.4', says, holder)];
  }
  const ahead = markerNear(state, marker, 1);
  if (ahead) return [heldBack(state, marker, ahead)];
  const { id } = nextTurnTaker(state, marker);
  const other = state.turnMarkers.find(({ holder: taking, inTurn }) => taking === id && inTurn);
  return other ? [onTurnAlready(state, marker, other)] : [];
};

const heldBack = (state: GameState, marker: TurnMarker, ahead: TurnMarker): Ruling => {
  const [holder, near] = [nextTurnTaker(state, marker), playerOf(state, ahead.holder)];
  const waits = waitsToPass(state, marker)
    ? `${holder.name} can't receive turn marker ${marker.number} yet`
    : `${holder.name} waits with turn marker ${marker.number}`;
  const says = `${near.name}, within three seats to ${holder.name}'s left, holds turn marker ${ahead.number}, so ${waits}.`;
  const result = ruling(state, '807.4d', says, near, holder);
  const doubt = near.inGame
    ? doubtOfHolding(state, marker)
    : `The rules do not say where a turn marker is once its holder has left; here it is still at ${near.name}'s seat.`;
  return doubt === null ? result : addDoubt(result, doubt);
};

/** Returns a doubt about a holder who waits: until 2010 the rules only kept others from receiving a marker so close. */
const doubtOfHolding = (state: GameState, marker: TurnMarker): string | null =>
  decisionsOf(state.edition).markersWaitToBeReceived && !waitsToPass(state, marker)
    ? `${state.edition} only says that nobody receives a turn marker so close to another one, not that somebody who holds it waits.`
    : null;

const onTurnAlready = (state: GameState, marker: TurnMarker, other: TurnMarker): Ruling => {
  const holder = nextTurnTaker(state, marker);
  const says = `${holder.name} is taking a turn with turn marker ${other.number}, so turn marker ${marker.number} waits.`;
  const doubt = 'The rules do not cover a player who takes over a second turn marker.';
  return addDoubt(ruling(state, '807.4d', says, holder), doubt);
};

/** Whether a marker waits until a player can receive it (until 2010). */
export const waitsToBeReceived = ({ edition, revision }: GameState): boolean =>
  revision > 0 && decisionsOf(edition).markersWaitToBeReceived;

/** Whether a marker waits to be received by the player to the left of its listed holder. */
export const waitsToPass = (state: GameState, marker: TurnMarker): boolean =>
  waitsToBeReceived(state) && isToPass(state, marker);

/** Finds who takes the next turn with a marker: its holder, or the player about to receive it. */
export const nextTurnTaker = (state: GameState, marker: TurnMarker): Player => {
  const holder = playerOf(state, marker.holder);
  return waitsToPass(state, marker) ? leftOf(state, holder) : holder;
};

type Direction = 1 | -1;

/** The nearest other marker on one side, up to the third player in the game; direction 1 is to the left. */
const markerNear = (state: GameState, marker: TurnMarker, direction: Direction): TurnMarker | undefined => {
  const others = state.turnMarkers.filter((each) => !waitsToPass(state, each));
  for (const { id } of threeSeats(state, nextTurnTaker(state, marker), direction)) {
    const marker = others.find(({ holder }) => holder === id);
    if (marker) return marker;
  }
  return undefined;
};

/** The seats on one side of a player up to the third player in the game, including empty ones. */
const threeSeats = ({ players }: GameState, { seat }: Player, direction: Direction): readonly Player[] => {
  const leftward = [...players.slice(seat + 1), ...players.slice(0, seat)];
  const near = direction === 1 ? leftward : leftward.reverse();
  const [, , third] = near.filter(({ inGame }) => inGame);
  return third ? near.slice(0, near.indexOf(third) + 1) : near;
};

/** The table with the given turn markers, without the stacks of removed ones and the combats of turns that are over. */
const withMarkers = (state: GameState, turnMarkers: readonly TurnMarker[]): GameState => {
  const active = turnMarkers.filter(({ inTurn }) => inTurn);
  const [numbers, fighting] = [turnMarkers, active].map((some) => new Set(some.map(({ number }) => number)));
  const stacked = withObjectsChanged(state, (object) =>
    object.stack === null || numbers?.has(object.stack) ? object : { ...object, stack: null },
  );
  return {
    ...stacked,
    turnMarkers,
    combats: state.combats.filter(({ marker }) => marker === null || fighting?.has(marker)),
    turn: turnWithMarkers(state.turn, turnMarkers),
  };
};

/** The turn markers with one of them changed. */
const withMarker = (state: GameState, changed: TurnMarker): readonly TurnMarker[] =>
  state.turnMarkers.map((each) => (each.number === changed.number ? changed : each));

/**
 * Begins a turn with a turn marker.
 *
 * - 807.4j: an extra turn to come is taken immediately before the player's own next turn.
 */
export const markerTurnBegun = (state: GameState, marker: TurnMarker, player: Player): GameState => {
  const extra = state.extraTurns.lastIndexOf(player.id);
  const begun: TurnMarker = {
    ...marker,
    holder: player.id,
    inTurn: true,
    step: 'UNTAP',
    regularTurnToCome: extra >= 0 && marker.regularTurnToCome,
  };
  const fought = { ...state, combats: state.combats.filter((combat) => combat.marker !== marker.number) };
  return received({
    ...withMarkers(fought, withMarker(state, begun)),
    extraTurns: state.extraTurns.filter((_, index) => index !== extra),
  });
};

/**
 * Ends a turn with a turn marker.
 *
 * - 807.4c: the marker goes to the player on the left (until 2010, once they could receive it);
 * - 807.4g: or it is removed, if designated;
 * - 807.4i: or it stays, if the holder has an extra turn and no other marker is held within three seats to their right;
 *   otherwise it moves on, and the holder takes the extra turn just before their next turn.
 * - Doubt: with other markers within three seats on both sides, 807.4i says both; here the marker moves on.
 */
export const markerTurnEnded = (state: GameState, marker: TurnMarker): GameState => {
  const ended: TurnMarker = { ...marker, inTurn: false, step: 'UNTAP' };
  if (marker.removals > 0) return received(withMarkers(state, withoutDesignated(state, withMarker(state, ended))));
  const passed = keepsMarker(state, marker) ? ended : passedOn(state, ended);
  return received(withMarkers(state, withMarker(state, passed)));
};

const keepsMarker = (state: GameState, marker: TurnMarker): boolean => {
  if (!playerOf(state, marker.holder).inGame) return false;
  if (marker.regularTurnToCome) return true;
  return staysForExtraTurn(state, marker);
};

/** Whether a marker stays with its holder for an extra turn (807.4i). */
export const staysForExtraTurn = (state: GameState, marker: TurnMarker): boolean =>
  state.extraTurns.includes(marker.holder) && markerNear(state, marker, -1) === undefined;

const passedOn = (state: GameState, marker: TurnMarker): TurnMarker => {
  const holder = playerOf(state, marker.holder);
  const place = holder.inGame ? holder : rightOf(state, holder);
  const waiting = { ...marker, holder: place.id, inTurn: false, regularTurnToCome: false };
  return waitsToPass(state, waiting) ? waiting : handedTo(leftOf(state, holder), marker);
};

const handedTo = ({ id }: Player, marker: TurnMarker): TurnMarker => ({
  ...marker,
  holder: id,
  regularTurnToCome: true,
});

/**
 * 608.4c of old: a marker that waits is received once nobody within three seats to the left holds one; 807.4c: a marker
 * kept for an extra turn is passed on at once if its holder takes that turn with another marker.
 */
const received = (state: GameState): GameState => {
  const free = state.turnMarkers.find(
    (each) => isToPass(state, each) && !(waitsToPass(state, each) && markerNear(state, each, 1)),
  );
  if (!free) return state;
  const next = leftOf(state, playerOf(state, free.holder));
  return received(withMarkers(state, withMarker(state, handedTo(next, free))));
};

/**
 * Says when an empty seat stops counting if several turns are in progress.
 *
 * - 807.4h: when any player's next turn begins.
 * - Doubt: the rules do not say which of several simultaneous turns is the next, or whether that may be in the middle
 *   of a player's own turn.
 */
export const nextTurnOfSeveral = (state: GameState, player: Player, left: readonly Player[]): Ruling => {
  const taking = state.turnMarkers.some(({ holder, inTurn }) => inTurn && holder === player.id);
  const theirs = left.length === 1 ? `the seat of ${nameList(left)} stops` : `the seats of ${nameList(left)} stop`;
  const midTurn = taking ? `, even in the middle of ${player.name}'s turn` : '';
  const says = `As soon as any player begins a turn, ${theirs} counting${midTurn}.`;
  const open = taking ? ', or whether ranges change in the middle of a turn' : '';
  const result = ruling(state, '807.4h', says, ...left, ...(taking ? [player] : []));
  return addDoubt(result, `The rules do not say which of several simultaneous turns is the next turn${open}.`);
};

/**
 * Updates the turn markers of `state`, a table that the players `gone` have left.
 *
 * - 807.4c: a holder whose turn had not begun passes the marker on at once; a turn in progress continues.
 * - 807.4e–g: surplus markers are designated for removal, and removed if nobody is taking a turn with them.
 */
export const markersWithout = (state: GameState, gone: ReadonlySet<string>): GameState => {
  if (!state.turnMarkers.length) return state;
  const passed = markersToRemove(state, gone).map((marker) =>
    gone.has(marker.holder) && !marker.inTurn ? passedOn(state, marker) : marker,
  );
  return received(withMarkers(state, withoutDesignated(state, passed)));
};
