import { areTeammates, playerOf, isAfterCombat, isOfCombat } from '../state/game-state.js';
import type { GameState, Player, TurnMarker } from '../state/game-state.js';
import { leftOf } from '../state/seating.js';
import { turnOf } from '../state/turns-under-way.js';
import type { Step } from '../state/vocabulary.js';
import { staysForExtraTurn } from './807.4-turn-markers.js';

/** The table before and after an event. */
export interface Passage {
  readonly before: GameState;
  readonly after: GameState;
  /** The combat that the event ends, even if the table lists none; in Grand Melee that of a turn marker. */
  readonly endedCombat?: { readonly marker?: number | null };
  /** The object that moves, even within its zone: it becomes a new object (400.7). */
  readonly moved?: string;
}

/** A table's position in a turn. */
interface Moment {
  readonly number: number;
  /** In Grand Melee, who holds the turn marker of that number. */
  readonly holder: string | null;
  readonly step: Step;
}

/** The current turn; in Grand Melee the player's own, else one in their range, whose stack they respond to (807.5a). */
const momentOf = (state: GameState, player: string | null): Moment | null => {
  const { turn } = state;
  if (!state.turnMarkers.length) return turn.ended ? null : { number: turn.number, holder: null, step: turn.step };
  return turnOf(state, player) ?? null;
};

/** The position in the same turn after the event; null once the turn is over. */
const sameTurn = (after: GameState, before: GameState, player: string | null): Moment | null => {
  const was = momentOf(before, player);
  const now = momentOf(after, was?.holder ?? player);
  return was && now?.number === was.number && now.holder === was.holder ? now : null;
};

/** Whether the turn has reached its end: its cleanup step (514.2), or an end without one. */
export const isEndOfTurn = ({ before, after }: Passage, player: string | null): boolean => {
  const was = momentOf(before, player);
  if (!was) return after.turn.number !== before.turn.number;
  const now = sameTurn(after, before, player);
  return !now || (now.step === 'CLEANUP' && was.step !== 'CLEANUP');
};

/** Whether two steps are of the same combat phase, not of two phases in a row (500.8). */
export const isSameCombat = (was: Step, now: Step): boolean =>
  isOfCombat(now) && (now === was || (was !== 'END_OF_COMBAT' && now !== 'BEGINNING_OF_COMBAT'));

/** Whether a turn's combat phase, listed or not, is over: by the step that follows, or the turn's end. */
const isPast = (was: Step, now: Step | undefined): boolean => {
  if (isOfCombat(was)) return now === undefined || !isSameCombat(was, now);
  return !isAfterCombat(was) && (now === undefined || isAfterCombat(now));
};

/** Whether the combat phase has ended (500.5, 511.3). */
export const isEndOfCombat = ({ before, after, endedCombat }: Passage, player: string | null): boolean => {
  const was = momentOf(before, player);
  const now = sameTurn(after, before, player);
  const its = before.turnMarkers.length ? (was?.number ?? null) : null;
  const isKnown = ({ combats }: GameState): boolean => combats.some(({ marker }) => marker === its);
  const isTold = endedCombat && (endedCombat.marker ?? its) === its;
  const isOver = was && isPast(was.step, now?.step);
  return Boolean(isTold || isOver) || (isKnown(before) && !isKnown(after));
};

/** The players who begin a turn. */
const begunBy = ({ before, after }: Passage): readonly string[] => {
  if (!after.turnMarkers.length) return after.turn.number === before.turn.number ? [] : after.turn.activePlayers;
  const wasIn = (marker: TurnMarker): boolean =>
    before.turnMarkers.some((each) => each.number === marker.number && each.inTurn && each.holder === marker.holder);
  return after.turnMarkers.filter((marker) => marker.inTurn && !wasIn(marker)).map(({ holder }) => holder);
};

/** A turn that passes leftward in turn order, from one seat to another; in Grand Melee with a turn marker. */
interface Pass {
  readonly from: string;
  readonly to: string;
  /** Whether the player who now has the turn has begun it. */
  readonly hasBegun: boolean;
  /** Whether the player who had the turn before had yet to begin one. */
  readonly wasToCome: boolean;
}

const passesOf = (passage: Passage): readonly Pass[] => {
  const { before, after } = passage;
  if (after.turnMarkers.length) return after.turnMarkers.flatMap((marker) => passOf(passage, marker));
  const [from, to] = [before.turn.resumesAfter ?? before.turn.activePlayers[0], after.turn.activePlayers[0]];
  const isNext = after.turn.number !== before.turn.number && after.turn.resumesAfter === null;
  return isNext && from !== undefined && to !== undefined ? [{ from, to, hasBegun: true, wasToCome: false }] : [];
};

/** 807.4c, 807.4i: a marker goes left when a turn ends, or when a holder leaves who awaited a turn or would keep it. */
const passOf = ({ before, after }: Passage, { number, holder, inTurn }: TurnMarker): readonly Pass[] => {
  const earlierMarker = before.turnMarkers.find((each) => each.number === number);
  if (!earlierMarker) return [];
  const from = earlierMarker.holder;
  const wasToCome = !earlierMarker.inTurn && (earlierMarker.regularTurnToCome || before.extraTurns.includes(from));
  if (from !== holder) return [{ from, to: holder, hasBegun: inTurn, wasToCome }];
  const [left, leaver] = [before, after].map((state) => playerOf(state, holder));
  const losesExtraTurn = left?.inGame && leaver && !leaver.inGame && staysForExtraTurn(before, earlierMarker);
  return losesExtraTurn ? [{ from, to: leftOf(after, leaver).id, hasBegun: false, wasToCome: true }] : [];
};

/**
 * Whether the turn order passes a player's seat.
 *
 * - 805.4: with shared team turns, it passes no member of the team whose turn it was.
 */
export const passesSeat = (
  state: GameState,
  player: Player,
  { from, to, wasToCome }: Omit<Pass, 'hasBegun'>,
): boolean => {
  if (state.options.sharedTeamTurns && areTeammates(player, playerOf(state, from))) return false;
  const count = state.players.length;
  const leftward = (id: string): number => (playerOf(state, id).seat - playerOf(state, from).seat + count) % count;
  const [place, end] = [leftward(player.id), leftward(to) || count];
  return place < end && (place > 0 || wasToCome);
};

/**
 * Whether a player's turn has begun.
 *
 * - 805.4: with shared team turns, their team's turn.
 * - 800.4m: a departed player's turn would have begun when the turn order passes their seat.
 */
export const turnProgress = (passage: Passage, id: string | null): 'BEGUN' | Pick<Pass, 'to' | 'hasBegun'> | null => {
  const player = id === null ? undefined : passage.after.playersById.get(id);
  if (!player) return null;
  const { options, playersById } = passage.after;
  const isTheirs = (each: string): boolean =>
    each === id || (options.sharedTeamTurns && player.team !== null && playersById.get(each)?.team === player.team);
  if (begunBy(passage).some(isTheirs)) return 'BEGUN';
  return player.inGame ? null : (passesOf(passage).find((pass) => passesSeat(passage.after, player, pass)) ?? null);
};
