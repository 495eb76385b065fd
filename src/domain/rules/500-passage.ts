import {
  playerOf,
  type GameState,
  type Player,
  type TurnMarker,
  isAfterCombat,
  isOfCombat,
} from '../state/game-state.js';
import { reaches } from '../state/range.js';
import type { Step } from '../state/vocabulary.js';

/** A table before and after something took place. */
export interface Passage {
  readonly before: GameState;
  readonly after: GameState;
  /** The combat that is told to end, though none may be known; in Grand Melee that of a turn marker. */
  readonly endedCombat?: { readonly marker?: number | null };
  /** The object that moves, be it to where it is: a new object (400.7). */
  readonly moved?: string;
}

/** Where in a turn a table is. */
interface Moment {
  readonly number: number;
  /** In Grand Melee, who holds the turn marker of that number. */
  readonly holder: string | null;
  readonly step: Step;
}

/** The turn under way; in Grand Melee that player's, else one within their range, whose stack they respond to (807.5a). */
const momentOf = (state: GameState, player: string | null): Moment | null => {
  const { turn } = state;
  if (!state.turnMarkers.length) return turn.ended ? null : { number: turn.number, holder: null, step: turn.step };
  const taken = state.turnMarkers.filter(({ inTurn }) => inTurn);
  const isNear = ({ holder }: TurnMarker): boolean =>
    player !== null && reaches(state, { controller: player }, playerOf(state, holder));
  return taken.find(({ holder }) => holder === player) ?? taken.find(isNear) ?? taken[0] ?? null;
};

/** The same turn later; null once it is over. */
const sameTurn = (after: GameState, before: GameState, player: string | null): Moment | null => {
  const was = momentOf(before, player);
  const now = momentOf(after, was?.holder ?? player);
  return was && now?.number === was.number && now.holder === was.holder ? now : null;
};

/** Whether the turn under way has come to its end: its cleanup step (514.2), or the end told without one. */
export const isEndOfTurn = ({ before, after }: Passage, player: string | null): boolean => {
  const was = momentOf(before, player);
  if (!was) return after.turn.number !== before.turn.number;
  const now = sameTurn(after, before, player);
  return !now || (now.step === 'CLEANUP' && was.step !== 'CLEANUP');
};

/** Whether a combat phase goes on from step to step: what comes after its last step, or begins, is another one (500.8). */
export const isSameCombat = (was: Step, now: Step): boolean =>
  isOfCombat(now) && (now === was || (was !== 'END_OF_COMBAT' && now !== 'BEGINNING_OF_COMBAT'));

/** Whether the combat phase of a turn is over in another step, or as the turn ends; one not told of has passed by then, too. */
const isPast = (was: Step, now: Step | undefined): boolean => {
  if (isOfCombat(was)) return now === undefined || !isSameCombat(was, now);
  return !isAfterCombat(was) && (now === undefined || isAfterCombat(now));
};

/** Whether the combat phase has come to its end (500.5, 511.3). */
export const isEndOfCombat = ({ before, after, endedCombat }: Passage, player: string | null): boolean => {
  const was = momentOf(before, player);
  const now = sameTurn(after, before, player);
  const its = before.turnMarkers.length ? (was?.number ?? null) : null;
  const isKnown = ({ combats }: GameState): boolean => combats.some(({ marker }) => marker === its);
  const isTold = endedCombat && (endedCombat.marker ?? its) === its;
  const isOver = was && isPast(was.step, now?.step);
  return Boolean(isTold || isOver) || (isKnown(before) && !isKnown(after));
};

/** The players who begin a turn; none where none has begun. */
const begunBy = ({ before, after }: Passage): readonly string[] => {
  if (!after.turnMarkers.length) return after.turn.number === before.turn.number ? [] : after.turn.activePlayers;
  const wasIn = (marker: TurnMarker): boolean =>
    before.turnMarkers.some((each) => each.number === marker.number && each.inTurn && each.holder === marker.holder);
  return after.turnMarkers.filter((marker) => marker.inTurn && !wasIn(marker)).map(({ holder }) => holder);
};

/** From whose seat to whose the turn goes on in turn order, leftward; in Grand Melee each turn marker does. */
const passesOf = ({ before, after }: Passage): readonly (readonly [from: string, to: string])[] => {
  if (after.turnMarkers.length)
    return after.turnMarkers.flatMap(({ number, holder }) => {
      const from = before.turnMarkers.find((each) => each.number === number)?.holder;
      return from === undefined || from === holder ? [] : [[from, holder] as const];
    });
  const [from, to] = [before.turn.resumesAfter ?? before.turn.activePlayers[0], after.turn.activePlayers[0]];
  const isNext = after.turn.number !== before.turn.number && after.turn.resumesAfter === null;
  return isNext && from !== undefined && to !== undefined ? [[from, to]] : [];
};

const isPassed = (state: GameState, player: Player, [from, to]: readonly [string, string]): boolean => {
  const count = state.players.length;
  const leftward = (id: string): number => (playerOf(state, id).seat - playerOf(state, from).seat + count) % count;
  const [place, end] = [leftward(player.id), leftward(to) || count];
  return place > 0 && place < end;
};

/**
 * Whether a player's turn has come.
 *
 * - 805.4: with shared team turns their team's has.
 * - 800.4m: PASSED: of one who has left, the turn would have begun as the turn order goes past their seat.
 */
export const turnCame = (passage: Passage, id: string | null): 'BEGUN' | 'PASSED' | null => {
  const player = id === null ? undefined : passage.after.playersById.get(id);
  if (!player) return null;
  const { options, playersById } = passage.after;
  const isTheirs = (each: string): boolean =>
    each === id || (options.sharedTeamTurns && player.team !== null && playersById.get(each)?.team === player.team);
  if (begunBy(passage).some(isTheirs)) return 'BEGUN';
  return !player.inGame && passesOf(passage).some((pass) => isPassed(passage.after, player, pass)) ? 'PASSED' : null;
};
