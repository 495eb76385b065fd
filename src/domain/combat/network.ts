import type { Choice, Choices, Option } from './choices.js';
import { cheapestFlow, type Arc } from './minimum-cost-flow.js';
import type { Scope } from './scopes.js';

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The decisions of a search about one scope. */
export interface Settled {
  /** Whether those who need company stay away, or at least two members come. Null: open. */
  readonly company: 'NONE' | 'SEVERAL' | null;
  /** How many of each group choose the target; groups that are missing are open. */
  readonly groups: ReadonlyMap<number, Bounds>;
}

export const nothingSettled: Settled = { company: null, groups: new Map() };

export interface Relaxed {
  readonly chosen: readonly Choice[];
  readonly steps: number;
}

const source = 0;
const sink = 1;

/**
 * The best declaration that respects the nested and disjoint limits and what a search has settled, though perhaps not the
 * rest: most requirements obeyed first, then most members as in the declaration asked about.
 *
 * One unit flows through each member that chooses something: from the source through the sets of the scope of all targets,
 * the member, and the sets of its target's scope to the sink. What must be reached at least is worth more than all else.
 */
export const relaxed = (choices: Choices, scopes: readonly Scope[], settled: readonly Settled[]): Relaxed => {
  const { arcs, nodes, picks } = networkOf(choices, scopes, settled);
  const { carried, steps } = cheapestFlow(nodes, arcs, source, sink);
  const chosen = choices.options.map((): Choice => null);
  for (const { arc, member, target } of picks) if (carried[arc]) chosen[member] = target;
  return { chosen, steps };
};

interface Pick {
  readonly arc: number;
  readonly member: number;
  readonly target: number;
}

interface Network {
  readonly arcs: readonly Arc[];
  readonly nodes: number;
  readonly picks: readonly Pick[];
}

/** How much a member that is as asked is worth: two, so that what a requirement is worth can be halved. */
const worthOfAgreement = 2;

/** How much one more requirement is worth: more than all members being as asked. */
const worthOfRequirement = ({ options }: Choices): number => worthOfAgreement * (options.length + 1);

/** More than everything else together is worth. */
const worthOfBound = (choices: Choices): number => {
  const members = choices.options.reduce((sum, options) => sum + Math.max(0, ...options.map(({ obeys }) => obeys)), 0);
  const targets = [...choices.sought.values()].reduce((sum, obeys) => sum + obeys, 0);
  return (members + targets + 2) * worthOfRequirement(choices);
};

const networkOf = (choices: Choices, scopes: readonly Scope[], settled: readonly Settled[]): Network => {
  const members = choices.options.length;
  const arcs: Arc[] = [];
  const picks: Pick[] = [];
  let nodes = 2 + members;
  const entrances = new Map<number, (member: number) => number>();
  const barred = new Map<number | null, ReadonlySet<number>>();
  scopes.forEach((scope, index) => {
    const decided = settled[index] ?? nothingSettled;
    const first = nodes;
    nodes += scope.sets.length;
    arcs.push(...arcsOfScope(choices, scope, decided, first));
    const innermost = (member: number): number => first + (scope.innermost.get(member) ?? 0);
    if (scope.target === null)
      for (let member = 0; member < members; member += 1)
        arcs.push({ from: innermost(member), to: 2 + member, capacity: 1, cost: 0 });
    else entrances.set(scope.target, innermost);
    if (decided.company === 'NONE') barred.set(scope.target, scope.companions);
  });
  choices.options.forEach((options, member) => {
    if (barred.get(null)?.has(member)) return;
    for (const option of worthwhile(options, choices.asked[member] ?? null, entrances)) {
      if (barred.get(option.target)?.has(member)) continue;
      const to = entrances.get(option.target)?.(member) ?? sink;
      picks.push({ arc: arcs.length, member, target: option.target });
      arcs.push({ from: 2 + member, to, capacity: 1, cost: -gainOf(choices, member, option) });
    }
  });
  return { arcs, nodes, picks };
};

/** Of the targets that no rule tells apart, the best one is enough: the one asked about, if it is as good. */
const worthwhile = (
  options: readonly Option[],
  asked: Choice,
  entrances: ReadonlyMap<number, unknown>,
): readonly Option[] => {
  const special = options.filter(({ target }) => entrances.has(target));
  const plain = options.filter(({ target }) => !entrances.has(target));
  const [first] = plain;
  if (!first) return special;
  const better = (best: Option, each: Option): Option =>
    each.obeys > best.obeys || (each.obeys === best.obeys && each.target === asked) ? each : best;
  return [...special, plain.reduce(better, first)];
};

/** The gain of a choice over choosing nothing. */
const gainOf = (choices: Choices, member: number, { target, obeys }: Option): number => {
  const asked = choices.asked[member] ?? null;
  const agreement = asked === null ? -1 : Number(asked === target);
  return obeys * worthOfRequirement(choices) + agreement * worthOfAgreement;
};

const arcsOfScope = (choices: Choices, scope: Scope, settled: Settled, first: number): readonly Arc[] => {
  const bounds = new Map(scope.groups.map(({ set }, index) => [set, settled.groups.get(index)]));
  return scope.sets.flatMap(({ parent, capacity }, index) => {
    const [inner, outer] = [first + index, parent === null ? endOf(scope) : first + parent];
    const [from, to] = scope.target === null ? [outer, inner] : [inner, outer];
    const amounts =
      parent === null
        ? amountsOfAll(choices, scope, settled, capacity)
        : amountsOf(choices, bounds.get(index) ?? { least: 0, most: capacity });
    return amounts.map((amount) => ({ from, to, ...amount }));
  });
};

const endOf = ({ target }: Scope): number => (target === null ? source : sink);

type Amount = Omit<Arc, 'from' | 'to'>;

const amountsOf = (choices: Choices, { least, most }: Bounds): readonly Amount[] => [
  ...(least > 0 ? [{ capacity: least, cost: -worthOfBound(choices) }] : []),
  { capacity: most - least, cost: 0 },
];

/**
 * The first of all who choose a target obey what asks for somebody to do so. Where nobody ever chooses it alone, the first
 * two obey half of it each, which overrates no declaration that is allowed, and one alone less.
 */
const amountsOfAll = (choices: Choices, scope: Scope, settled: Settled, size: number): readonly Amount[] => {
  const sought = scope.target === null ? 0 : (choices.sought.get(scope.target) ?? 0);
  const worth = sought * worthOfRequirement(choices);
  const bound = settled.company === 'SEVERAL' ? worthOfBound(choices) : 0;
  const [first, second] = scope.neverAlone ? [worth / 2, worth / 2] : [worth, 0];
  return [
    { capacity: 1, cost: -bound - first },
    { capacity: Math.min(1, size - 1), cost: -bound - second },
    { capacity: size - 2, cost: 0 },
  ].filter(({ capacity }) => capacity > 0);
};
