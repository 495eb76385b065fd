import { worthOfRequirement, type Choices, type ChosenTargets } from './choices.js';
import { gainsOf } from './gains.js';
import type { Gain } from './integer-program.js';
import { cheapestFlow, type Arc } from './minimum-cost-flow.js';
import { countedTargets, type CountedTarget } from './scopes.js';

export interface RelaxedSolution {
  readonly chosen: ChosenTargets;
  /** An upper bound on the worth of every declaration, without requirements that are obeyed while others stay away. */
  readonly worth: number;
}

const source = 0;
const sink = 1;

/**
 * Returns the best declaration within the nested and disjoint limits, ignoring other limits: the most requirements
 * first, then closeness to the declaration asked about.
 *
 * One unit flows for each choice: from the source through the sets of all targets, the member, and the sets of its target
 * to the sink.
 */
export const solveRelaxed = (choices: Choices): RelaxedSolution => {
  const { arcs, nodes, picks } = networkOf(choices, countedTargets(choices));
  const carried = cheapestFlow(nodes, arcs, source, sink);
  const chosen = choices.members.map((): number[] => []);
  for (const { arc, member, target } of picks) if (carried[arc]) chosen[member]?.push(target);
  const cost = arcs.reduce((sum, arc, index) => sum + arc.cost * (carried[index] ?? 0), 0);
  return { chosen, worth: -cost / precision };
};

interface Pick {
  readonly arc: number;
  readonly member: number;
  readonly target: number;
}

/** Costs are whole numbers, but half a requirement may count: all costs are doubled. */
const precision = 2;

const networkOf = (choices: Choices, counted: readonly CountedTarget[]) => {
  const worth = worthOfRequirement(choices);
  const gains = gainsOf(choices, () => true);
  const arcs: Arc[] = [];
  const picks: Pick[] = [];
  const entrances = new Map<number | null, (member: number) => number>();
  let nodes = 2 + choices.members.length;
  for (const each of counted) {
    const first = nodes;
    nodes += each.sets.length;
    arcs.push(...arcsOfSets(each, first, worth));
    entrances.set(each.target, (member) => first + (each.innermost.get(member) ?? 0));
  }
  choices.members.forEach(({ most }, member) => {
    const from = entrances.get(null)?.(member) ?? source;
    const { first, byTarget } = gains[member] ?? { first: 0, byTarget: new Map<number, Gain>() };
    arcs.push(...amounts(most, first * worth).map((amount) => ({ from, to: 2 + member, ...amount })));
    for (const [target, { required, agreed }] of byTarget) {
      picks.push({ arc: arcs.length, member, target });
      const to = entrances.get(target)?.(member) ?? sink;
      arcs.push({ from: 2 + member, to, capacity: 1, cost: -precision * (required * worth + agreed) });
    }
  });
  return { arcs, nodes, picks };
};

type Amount = Omit<Arc, 'from' | 'to'>;

const amounts = (capacity: number, first: number, second = 0): readonly Amount[] =>
  [
    { capacity: Math.min(1, capacity), cost: -precision * first },
    { capacity: Math.min(1, capacity - 1), cost: -precision * second },
    { capacity: capacity - 2, cost: 0 },
  ].filter((amount) => amount.capacity > 0);

/**
 * The first member to choose a target obeys the requirements that somebody choose it. If nobody may choose it alone,
 * each of the first two members obeys half of them, so a single member is overrated less.
 */
const arcsOfSets = (
  { target, sets, sought, neverAlone }: CountedTarget,
  first: number,
  worth: number,
): readonly Arc[] =>
  sets.flatMap(({ parent, capacity }, index) => {
    const gain = parent === null ? sought * worth : 0;
    if (target === null && parent === null)
      return amounts(infinite, gain).map((amount) => ({ from: source, to: first, ...amount }));
    const outer = parent === null ? sink : first + parent;
    const [from, to] = target === null ? [outer, first + index] : [first + index, outer];
    const [one, two] = neverAlone ? [gain / 2, gain / 2] : [gain, 0];
    return amounts(capacity, one, two).map((amount) => ({ from, to, ...amount }));
  });

/** More than all members together can choose. */
const infinite = 2 ** 30;
