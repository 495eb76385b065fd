import { problem, type Problem } from '../../problem.js';
import { largestInteger, smallestInteger } from '../../schema/schema.js';
import type { GameObject, GameState, Player, Team } from '../../state/game-state.js';

/** Whether a number fits into 32 bits, as GraphQL's Int requires. */
export const fits = (number: number): boolean => number >= smallestInteger && number <= largestInteger;

type Count = readonly [what: string, before: number | null | undefined, after: number | null];

/** Returns a problem for each number of a table that has just grown beyond 32 bits. */
export const overflowProblems = (before: GameState, after: GameState): readonly Problem[] =>
  [...turnCounts(before, after), ...lifeCounts(before, after), ...timestamps(before, after)].flatMap(
    ([what, old, number]) =>
      number === null || number === old || fits(number)
        ? []
        : [problem([], `${what} would be ${number}, which is beyond 32 bits.`)],
  );

const turnCounts = (before: GameState, after: GameState): readonly Count[] => [
  ['The number of the turn', before.turn.number, after.turn.number],
  ...after.turnMarkers.map(({ number, removals }): Count => {
    const old = before.turnMarkers.find((marker) => marker.number === number);
    return [`The number of removals of turn marker ${number}`, old?.removals, removals];
  }),
];

const lifeCounts = (before: GameState, after: GameState): readonly Count[] => [
  ...changed(before.players, after.players).flatMap(([old, player]) => totals(old, player)),
  ...changed(before.teams, after.teams).flatMap(([old, team]) => totals(old, team)),
];

const totals = (before: Player | Team, { name, life, poison }: Player | Team): readonly Count[] => [
  [`The life total of ${name}`, before.life, life],
  [`The number of poison counters of ${name}`, before.poison, poison],
];

const changed = <Holder>(before: readonly Holder[], after: readonly Holder[]): readonly (readonly [Holder, Holder])[] =>
  after.flatMap((holder, index) => {
    const old = before[index];
    return old === undefined || old === holder ? [] : [[old, holder] as const];
  });

const timestamps = (before: GameState, after: GameState): readonly Count[] => {
  if (before.objects === after.objects) return [];
  const found: Count[] = [];
  for (const object of after.objects.values()) {
    const old = before.objects.get(object.id);
    if (old !== object) found.push([`The timestamp of ${object.name}`, old && newest(old), newest(object)]);
  }
  return found;
};

const newest = ({ timestamp, controlEffects }: GameObject): number =>
  Math.max(timestamp, ...controlEffects.map((effect) => effect.timestamp));
