import { named, type Ruling } from '../answer.js';
import { playersInGame, type GameState, type Player } from '../state/game-state.js';
import { leftwardFrom } from '../state/seating.js';
import { citing } from '../rulebook/citing.js';
import type { Leaving } from './800-general.js';

const { ruling, cites } = citing('800.4m');

export const untilNextTurnCites = cites;

/** Says when effects end that last until the next turn of one who leaves: as it would have begun. */
export const untilNextTurn = ({ leaving, after }: Leaving): readonly Ruling[] => {
  const [first] = leaving;
  const next = first && leftwardFrom(after, first)[0];
  if (!first || !next) return [];
  const says = `Effects that last until ${first.name}'s next turn end ${momentSaid(after, first, next)}.`;
  return [ruling(after, '800.4m', says, first, next)];
};

/** 805.4: where teams take the turns, those who are left of a team take its next one. */
const momentSaid = (after: GameState, first: Player, next: Player): string => {
  const never = 'when that turn would have begun, just before';
  if (!after.options.sharedTeamTurns || first.team === null) return `${never} ${next.name}'s`;
  const mates = playersInGame(after).filter(({ team }) => team === first.team);
  return mates.length ? `as the next turn of ${named(mates)} begins` : `${never} the next turn of ${next.name}'s team`;
};
