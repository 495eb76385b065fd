import { isWithin, obeyedBy, type Choice, type Choices } from './choices.js';
import { nothingSettled, relaxed, type Bounds, type Settled } from './network.js';
import { PriorityQueue } from './priority-queue.js';
import { scopesOf, type Crossing, type Scope } from './scopes.js';

/** How much work a search may take: arcs looked at, all flows together. */
export const searchLimit = 4_000_000;

/** One way in which the relations that a flow does not respect may be settled. */
interface Settlement {
  readonly settled: readonly Settled[];
  readonly chosen: readonly Choice[];
  /** An upper bound on every declaration settled this way. */
  readonly value: number;
  readonly steps: number;
}

/**
 * The best declaration of all that break no limit and leave nobody alone who needs company: the one that obeys the most
 * requirements and, of several such, has the most members as asked. Null: the search would take more than the limit.
 *
 * Limits over nested or disjoint sets cost one flow, however many members there are. What remains is a branch and bound,
 * best first, over the scopes and groups whose relations the flow breaks, and over these only.
 */
export const bestDeclaration = (choices: Choices, limit = searchLimit): readonly Choice[] | null => {
  const scopes = scopesOf(choices);
  const waiting = new PriorityQueue<Settlement>();
  const wait = (settlement: Settlement | null): void => {
    if (settlement) waiting.add(settlement, -settlement.value);
  };
  wait(settle(choices, scopes, []));
  let steps = 0;
  for (let next = waiting.take(); next && steps <= limit; next = waiting.take()) {
    const best = next.item;
    steps += best.steps;
    const broken = firstBroken(scopes, best);
    if (!broken) return best.chosen;
    for (const decided of broken) wait(settle(choices, scopes, decided));
  }
  return null;
};

/** The settlement with its bound; null where it cannot be kept. */
const settle = (choices: Choices, scopes: readonly Scope[], given: readonly Settled[]): Settlement | null => {
  const settled = scopes.map((scope, index) => tightened(scope, given[index] ?? nothingSettled));
  const { chosen, steps } = relaxed(choices, scopes, settled);
  const keeps = scopes.every((scope, index) => isKept(scope, settled[index] ?? nothingSettled, chosen));
  return keeps ? { settled, chosen, value: valueOf(choices, scopes, chosen), steps } : null;
};

/**
 * What the relaxed declaration is worth. Where somebody chooses alone what nobody chooses alone, half of what is sought of
 * them counts; requirements being whole, what is left of them is rounded down, and all members may be as asked then.
 */
const valueOf = (choices: Choices, scopes: readonly Scope[], chosen: readonly Choice[]): number => {
  const asAsked = chosen.filter((choice, member) => choice === (choices.asked[member] ?? null)).length;
  const alone = scopes.filter((scope) => scope.neverAlone && countIn(scope, chosen, chosen.keys()) === 1);
  const halves = alone.reduce((sum, { target }) => sum + (choices.sought.get(target ?? -1) ?? 0) / 2, 0);
  const obeyed = obeyedBy(choices, chosen) - halves;
  const whole = Math.floor(obeyed) * (chosen.length + 1);
  return obeyed % 1 ? whole + chosen.length : whole + asAsked;
};

const boundsOf = ({ groups }: Settled, { members }: { readonly members: readonly number[] }, group: number): Bounds =>
  groups.get(group) ?? { least: 0, most: members.length };

/** The bounds of the groups with what the crossing limits leave of them: never less than nothing, as they were tightened before. */
const tightened = (scope: Scope, settled: Settled): Settled => {
  const bounds = scope.groups.map((group, index) => boundsOf(settled, group, index));
  for (const { count, groups } of scope.crossings) {
    const room = count - groups.reduce((sum, group) => sum + (bounds[group]?.least ?? 0), 0);
    for (const group of groups) {
      const { least, most } = bounds[group] ?? { least: 0, most: 0 };
      bounds[group] = { least, most: Math.min(most, least + room) };
    }
  }
  return { ...settled, groups: new Map(bounds.entries()) };
};

const countIn = (scope: Scope, chosen: readonly Choice[], members: Iterable<number>): number => {
  let count = 0;
  for (const member of members) if (isWithin(scope.target, chosen[member] ?? null)) count += 1;
  return count;
};

/** Whether at least as many choose the target as the search has settled. */
const isKept = (scope: Scope, settled: Settled, chosen: readonly Choice[]): boolean =>
  (settled.company !== 'SEVERAL' || countIn(scope, chosen, chosen.keys()) > 1) &&
  scope.groups.every((group, index) => countIn(scope, chosen, group.members) >= boundsOf(settled, group, index).least);

/** The two ways to settle the first relation that is broken; null where none is. */
const firstBroken = (scopes: readonly Scope[], { settled, chosen }: Settlement): readonly Settled[][] | null => {
  for (const [index, scope] of scopes.entries()) {
    const now = settled[index];
    const ways = now && (withCompany(scope, now, chosen) ?? withinLimits(scope, now, chosen));
    if (ways) return ways.map((way) => settled.map((each, other) => (other === index ? way : each)));
  }
  return null;
};

const withCompany = (scope: Scope, settled: Settled, chosen: readonly Choice[]): readonly Settled[] | null => {
  if (!countIn(scope, chosen, scope.companions) || countIn(scope, chosen, chosen.keys()) > 1) return null;
  return [
    { ...settled, company: 'NONE' },
    { ...settled, company: 'SEVERAL' },
  ];
};

const withinLimits = (scope: Scope, settled: Settled, chosen: readonly Choice[]): readonly Settled[] | null => {
  const overstepped = scope.crossings.find(({ members, count }) => countIn(scope, chosen, members) > count);
  return overstepped ? divided(scope, overstepped, settled, chosen) : null;
};

/** Divides what the fullest group may have in two, where the limit would leave it about its share. */
const divided = (
  scope: Scope,
  { groups, members, count }: Crossing,
  settled: Settled,
  chosen: readonly Choice[],
): readonly Settled[] => {
  const filled = groups.map((group) => {
    const inGroup = scope.groups[group] ?? { members: [] };
    const { least, most } = boundsOf(settled, inGroup, group);
    return { group, least, most, now: countIn(scope, chosen, inGroup.members) };
  });
  const fullest = filled.reduce((one, other) => (other.now - other.least > one.now - one.least ? other : one));
  const share = Math.floor((fullest.now * count) / countIn(scope, chosen, members));
  const middle = Math.max(fullest.least, share);
  return [
    { least: middle + 1, most: fullest.most },
    { least: fullest.least, most: middle },
  ].map((bounds) => ({ ...settled, groups: new Map([...settled.groups, [fullest.group, bounds]]) }));
};
