import { nameList, type Ruling } from '../answer.js';
import { areTeammates, playerOf, teammatesOf, type GameState, type Player } from '../state/game-state.js';
import { leftwardFrom, rightOf } from '../state/seating.js';
import { citing } from '../rulebook/citing.js';
import { passesSeat } from './500-passage.js';
import type { Leaving } from './800-general.js';
import { turnPartners } from './805-shared-team-turns.js';

const { ruling } = citing('800.4m');

/** Says when effects until a departing player's next turn end: when that turn would have begun. */
export const nextTurnRulings = (before: GameState, { leaving, after }: Leaving): readonly Ruling[] => {
  const moments = new Map<string, Moment & { readonly players: Player[] }>();
  for (const player of leaving) {
    const moment = momentOf(before, after, player);
    const existing = moment && moments.get(moment.says);
    if (existing) existing.players.push(player);
    else if (moment) moments.set(moment.says, { ...moment, players: [player] });
  }
  return [...moments.values()].map(({ says, about, players }) =>
    ruling(after, '800.4m', `Effects that last until ${nameTurn(players)} end ${says}.`, ...players, ...about),
  );
};

interface Moment {
  readonly says: string;
  readonly about: readonly Player[];
}

/** 805.4: with shared team turns, a departed player's teammates take the team's next turn. */
const momentOf = (before: GameState, after: GameState, { id }: Player): Moment | null => {
  const player = playerOf(after, id);
  const [next] = leftwardFrom(after, player);
  if (!next) return null;
  const mates = after.options.sharedTeamTurns ? teammatesOf(after, player) : [];
  if (mates.length) return { says: `as the next turn of ${nameList(mates)} begins`, about: mates };
  const extra = aroundExtraTurn(before, after, player);
  const [last, following] = extra ?? [turnBefore(after, player), { player: next }];
  const whose = ({ player: { name, team }, isExtra }: Turn): string =>
    `${name}'s${after.options.sharedTeamTurns && team !== null ? " team's" : ''}${isExtra ? ' extra turn' : ''}`;
  const says = `when that turn${extra ? ', an extra turn,' : ''} would have begun, after ${whose(last)} and just before ${whose(following)}`;
  return { says, about: [last.player, following.player] };
};

interface Turn {
  readonly player: Player;
  readonly isExtra?: boolean;
}

/** Whether somebody is left to take a player's turns: the player or, with shared team turns, the team (805.4). */
const isTaken = (state: GameState, id: string): boolean =>
  turnPartners(state, playerOf(state, id)).some(({ inGame }) => inGame);

/** 500.7: the place of a player's next extra turn, or -1; in Grand Melee it accompanies the regular turn (807.4j). */
const placeOfExtraTurn = (state: GameState, player: Player): number => {
  const taking = new Set(turnPartners(state, player).map(({ id }) => id));
  return state.variant === 'GRAND_MELEE' ? -1 : state.extraTurns.findLastIndex((id) => taking.has(id));
};

/**
 * Counts the extra turns after the one that a departed player lost; null if none was lost.
 *
 * - `before`: the table before an event by which other players may have lost their extra turns.
 * - `counted`: the result at the table `before`, if the player's turn was lost earlier.
 */
export const extraTurnsAfterLost = (
  before: GameState,
  after: GameState,
  id: string,
  counted: number | null,
): number | null => {
  if (isTaken(after, id)) return null;
  const place = counted ?? (isTaken(before, id) ? placeOfExtraTurn(before, playerOf(before, id)) : -1);
  return place < 0 ? null : before.extraTurns.slice(0, place).filter((each) => isTaken(after, each)).length;
};

/** 500.7: the turns before and after a departing player's extra turn. */
const aroundExtraTurn = (before: GameState, after: GameState, { id }: Player): readonly [Turn, Turn] | null => {
  const { extraTurns, turn } = before;
  const at = placeOfExtraTurn(before, playerOf(before, id));
  if (at < 0) return null;
  const staysIn = (each: string): boolean => isTaken(after, each);
  const extra = (taker: string | undefined): Turn | null =>
    taker === undefined ? null : { player: playerOf(after, taker), isExtra: true };
  const active = playerOf(after, turn.activePlayers[0] ?? id);
  return [
    extra(extraTurns.slice(at + 1).find(staysIn)) ?? { player: active },
    extra(extraTurns.slice(0, at).findLast(staysIn)) ?? { player: firstAfterExtraTurns(after, active) },
  ];
};

/** 103.1a: the turn after which turn order reaches a departing player's seat; 500.7: extra turns are taken first. */
const turnBefore = (after: GameState, player: Player): Turn => {
  const { extraTurns, turn, turnMarkers } = after;
  const active = playerOf(after, turn.activePlayers[0] ?? player.id);
  const pass = {
    from: turn.resumesAfter ?? active.id,
    to: firstAfterExtraTurns(after, active).id,
    wasToCome: false,
  };
  if (turnMarkers.length || !passesSeat(after, player, pass)) return { player: rightOf(after, player) };
  const [lastTaken] = extraTurns;
  return lastTaken === undefined ? { player: active } : { player: playerOf(after, lastTaken), isExtra: true };
};

/** 103.1a, 805.4: the player whose regular turn comes once no extra turns are left. */
const firstAfterExtraTurns = (after: GameState, active: Player): Player => {
  const last = playerOf(after, after.turn.resumesAfter ?? active.id);
  const isOfTheirs = (player: Player): boolean => after.options.sharedTeamTurns && areTeammates(player, last);
  return leftwardFrom(after, last).find((player) => player.id !== last.id && !isOfTheirs(player)) ?? last;
};

const nameTurn = (players: readonly Player[]): string =>
  players.length === 1 ? `${nameList(players)}'s next turn` : `the next turn of ${nameList(players, 'or')}`;
