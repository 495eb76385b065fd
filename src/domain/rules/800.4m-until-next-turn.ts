import { named, type Ruling } from '../answer.js';
import { playerOf, teammatesOf, type GameState, type Player } from '../state/game-state.js';
import { leftwardFrom, rightOf } from '../state/seating.js';
import { citing } from '../rulebook/citing.js';
import type { Leaving } from './800-general.js';

const { ruling, cites } = citing('800.4m');

export const untilNextTurnCites = cites;

/** Says when effects end that last until the next turn of those who leave: as it would have begun, between two others. */
export const untilNextTurn = ({ leaving, after }: Leaving): readonly Ruling[] => {
  const moments = new Map<string, Moment & { readonly players: Player[] }>();
  for (const player of leaving) {
    const moment = momentOf(after, player);
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
const momentOf = (after: GameState, { id }: Player): Moment | null => {
  const player = playerOf(after, id);
  const [next] = leftwardFrom(after, player);
  if (!next) return null;
  const mates = after.options.sharedTeamTurns ? teammatesOf(after, player) : [];
  if (mates.length) return { says: `as the next turn of ${named(mates)} begins`, about: mates };
  const whose = ({ name }: Player): string => `${name}'s${after.options.sharedTeamTurns ? " team's" : ''}`;
  const last = rightOf(after, player);
  const says = `when that turn would have begun, after ${whose(last)} and just before ${whose(next)}`;
  return { says, about: [last, next] };
};

const turnSaid = (players: readonly Player[]): string =>
  players.length === 1 ? `${named(players)}'s next turn` : `the next turn of ${named(players, 'or')}`;
