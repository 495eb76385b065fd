import { named, type Ruling } from '../answer.js';
import { areTeammates, playerOf, teammatesOf, type GameState, type Player } from '../state/game-state.js';
import { leftwardFrom, rightOf } from '../state/seating.js';
import { citing } from '../rulebook/citing.js';
import type { Leaving } from './800-general.js';

const { ruling, cites } = citing('800.4m');

export const untilNextTurnCites = cites;

/** Says when effects end that last until the next turn of those who leave: as it would have begun, between two others. */
export const untilNextTurn = (before: GameState, { leaving, after }: Leaving): readonly Ruling[] => {
  const moments = new Map<string, Moment & { readonly players: Player[] }>();
  for (const player of leaving) {
    const moment = momentOf(before, after, player);
    const known = moment && moments.get(moment.says);
    if (known) known.players.push(player);
    else if (moment) moments.set(moment.says, { ...moment, players: [player] });
  }
  return [...moments.values()].map(({ says, about, players }) =>
    ruling(after, '800.4m', `Effects that last until ${turnSaid(players)} end ${says}.`, ...players, ...about),
  );
};

interface Moment {
  readonly says: string;
  readonly about: readonly Player[];
}

/** 805.4: where teams take the turns, those who are left of a team take its next one. */
const momentOf = (before: GameState, after: GameState, { id }: Player): Moment | null => {
  const player = playerOf(after, id);
  const [next] = leftwardFrom(after, player);
  if (!next) return null;
  const mates = after.options.sharedTeamTurns ? teammatesOf(after, player) : [];
  if (mates.length) return { says: `as the next turn of ${named(mates)} begins`, about: mates };
  const extra = aroundExtraTurn(before, after, player);
  const [last, following] = extra ?? [{ player: rightOf(after, player) }, { player: next }];
  const whose = ({ player: { name }, isExtra }: Turn): string =>
    `${name}'s${after.options.sharedTeamTurns ? " team's" : ''}${isExtra ? ' extra turn' : ''}`;
  const says = `when that turn${extra ? ', an extra turn,' : ''} would have begun, after ${whose(last)} and just before ${whose(following)}`;
  return { says, about: [last.player, following.player] };
};

interface Turn {
  readonly player: Player;
  readonly isExtra?: boolean;
}

/** Before whose turn an extra turn of one who has just left would have begun; null where none was to come. */
export const turnAfterLost = (before: GameState, after: GameState, id: string): Player | null => {
  const player = playerOf(after, id);
  const hasLeft = playerOf(before, id).inGame && !player.inGame;
  const isTeams = after.options.sharedTeamTurns && teammatesOf(after, player).length > 0;
  return hasLeft && !isTeams ? (aroundExtraTurn(before, after, player)?.[1].player ?? null) : null;
};

/** 500.7: the turns around an extra turn of one who leaves; in Grand Melee it comes with their regular one (807.4j). */
const aroundExtraTurn = (before: GameState, after: GameState, player: Player): readonly [Turn, Turn] | null => {
  const { extraTurns, options, turn, variant } = before;
  const isTheirs = (id: string): boolean =>
    id === player.id || (options.sharedTeamTurns && areTeammates(playerOf(before, id), player));
  const at = extraTurns.findLastIndex(isTheirs);
  if (at < 0 || variant === 'GRAND_MELEE') return null;
  const staysIn = (id: string): boolean => playerOf(after, id).inGame;
  const extra = (id: string | undefined): Turn | null =>
    id === undefined ? null : { player: playerOf(after, id), isExtra: true };
  const active = playerOf(after, turn.activePlayers[0] ?? player.id);
  return [
    extra(extraTurns.slice(at + 1).find(staysIn)) ?? { player: active },
    extra(extraTurns.slice(0, at).findLast(staysIn)) ?? { player: firstAfterExtraTurns(after, active) },
  ];
};

/** 103.1a, 805.4: whose regular turn comes once there is no extra turn left. */
const firstAfterExtraTurns = (after: GameState, active: Player): Player => {
  const last = playerOf(after, after.turn.resumesAfter ?? active.id);
  const isOfTheirs = (player: Player): boolean => after.options.sharedTeamTurns && areTeammates(player, last);
  return leftwardFrom(after, last).find((player) => player.id !== last.id && !isOfTheirs(player)) ?? last;
};

const turnSaid = (players: readonly Player[]): string =>
  players.length === 1 ? `${named(players)}'s next turn` : `the next turn of ${named(players, 'or')}`;
