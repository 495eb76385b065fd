import { problemsAmong, type Problem } from '../problem.js';
import { variantRules, type Seat } from './variant-rules.js';

/** 811.3: the teams alternate around the table in a fixed order. */
const seatingProblems = (seats: readonly Seat[]): readonly Problem[] => {
  const round = new Set(seats.map(({ team }) => team)).size;
  const order = seats.map(({ team }) => team);
  return problemsAmong(seats, ['players'], (seat, index) => {
    const fits = index < round ? order.indexOf(seat.team) === index : seat.team === order[index % round];
    return fits ? null : `${seat.id} of team ${seat.team ?? ''} sits out of turn: the teams alternate (811.3).`;
  });
};

/** 811: equal teams whose members sit apart. */
export const alternatingTeams = variantRules({
  variant: 'ALTERNATING_TEAMS',
  summary: 'Equal teams whose members alternate around the table: range 2, attacks only on a neighbor.',
  rules: ['811.1', '811.2a', '811.2b', '811.2c', '811.3', '811.4'],
  minimumPlayers: 4,
  teams: 'REQUIRED',
  equalTeams: true,
  options: () => ({ rangeOfInfluence: 2 }),
  seatingProblems,
});
