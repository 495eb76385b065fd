import { problemsAmong, type Problem } from '../problem.js';
import type { RulesEdition } from '../rulebook/editions.js';
import { hasRule } from '../rulebook/rulebook.js';
import { shorterWay } from '../state/seating.js';
import { splitTeamProblems, variantRules, type Seat } from './variant-rules.js';

const at = (seats: readonly Seat[], index: number): Seat | undefined => seats.at(index % seats.length);

/** Returns the distance in seats to the nearest player of another team in one direction. */
const distanceToOtherTeam = (seats: readonly Seat[], seat: number, direction: 1 | -1): number => {
  const distances = seats.map((_, index) => index + 1);
  const team = seats[seat]?.team;
  return distances.find((distance) => at(seats, seat + direction * distance)?.team !== team) ?? 0;
};

/**
 * Returns a player's range, in seats.
 *
 * - 809.6a: a general's range just reaches the nearest opponent; an emperor's just reaches one on each side.
 * - 809.3a: in teams of three this makes 2 seats for emperors and 1 for generals, as the rule says.
 */
const rangeAt = (seats: readonly Seat[], seat: number): number => {
  const distances = [distanceToOtherTeam(seats, seat, 1), distanceToOtherTeam(seats, seat, -1)];
  return seats[seat]?.role === 'EMPEROR' ? Math.max(...distances) : Math.min(...distances);
};

/** 809.2: each team has one emperor, in its middle seat or, if the team is even, in one of the two middle seats. */
const emperorProblems = (seats: readonly Seat[]): readonly Problem[] =>
  problemsAmong(seats, ['players'], (seat, index) => {
    if (seat.role !== 'EMPEROR') return null;
    const between = distanceToOtherTeam(seats, index, 1) - distanceToOtherTeam(seats, index, -1);
    if (Math.abs(between) <= 1) return null;
    return `${seat.id} is an emperor but does not sit in the middle of team ${seat.team ?? ''} (809.2).`;
  });

const emperorCountProblems = (seats: readonly Seat[]): readonly Problem[] =>
  problemsAmong(seats, ['players'], (seat, index) => {
    const isFirst = seats.findIndex(({ team }) => team === seat.team) === index;
    const emperors = seats.filter(({ team, role }) => team === seat.team && role === 'EMPEROR').length;
    if (!isFirst || emperors === 1) return null;
    const count = `${emperors || 'no'} ${emperors ? 'emperors' : 'emperor'}`;
    return `Team ${seat.team ?? ''} has ${count}; it needs exactly one (809.2).`;
  });

/** 809.6a: no emperor starts within another emperor's usual range, unless the table tells a shorter one (from 2009). */
const emperorsInRange = (seats: readonly Seat[]): readonly Problem[] =>
  problemsAmong(seats, ['players'], (seat, index) => {
    if (seat.role !== 'EMPEROR') return null;
    const usual = rangeAt(seats, index);
    const range = Math.min(usual, seat.range ?? usual);
    const other = seats.find(
      ({ role }, there) => role === 'EMPEROR' && there !== index && shorterWay(index, there, seats.length) <= range,
    );
    return other ? `The emperors ${seat.id} and ${other.id} would start in range of each other (809.6a).` : null;
  });

const seatingProblems = (seats: readonly Seat[], edition: RulesEdition): readonly Problem[] => {
  const problems = [...splitTeamProblems(seats), ...emperorProblems(seats), ...emperorCountProblems(seats)];
  return problems.length || !hasRule('809.6a', edition) ? problems : emperorsInRange(seats);
};

/** 809.4: an emperor goes first. */
const emperorsOf = (seats: readonly Seat[]): readonly number[] =>
  seats.flatMap(({ role }, index) => (role === 'EMPEROR' ? [index] : []));

/** 809: teams of three or more with an emperor in the middle. */
export const emperor = variantRules({
  variant: 'EMPEROR',
  summary:
    'Equal teams with an emperor in the middle: range 2 for emperors and 1 for generals in teams of three, deploying, attacks only on a neighbor.',
  rules: ['809.1', '809.2', '809.3a', '809.3b', '809.3c', '809.4', '809.6', '809.6a'],
  minimumPlayers: 6,
  teams: 'REQUIRED',
  teamSize: 3,
  equalTeams: true,
  options: () => ({ attack: 'ONE_OPPONENT', deployCreatures: true }),
  rangeAt,
  seatingProblems,
  startingSeat: (seats) => emperorsOf(seats)[0] ?? 0,
  possibleStarts: emperorsOf,
});
