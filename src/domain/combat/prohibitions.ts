import type { Ruling } from '../answer.js';
import { controllerOf, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { sourcePhrase } from './counts.js';
import { hasTarget, isAbout, type Applied, type Pair, type Words } from './combat-rules.js';

/** A cost to be paid for one creature of a declaration (508.1h, 509.1d). */
export interface Cost extends Pick<Pair, 'creature' | 'target'> {
  readonly source: GameObject;
  readonly pays: Player;
  readonly cost: string;
  /** A sentence without its end: the creature can attack or block only if somebody pays. */
  readonly condition: string;
  readonly because: readonly [Ruling];
}

/** A rule that forbids creatures to attack or block, or to be blocked. */
export interface Prohibition {
  readonly applied: Applied;
  /** Whether the rule applies to attackers and blockers, or to the attackers they block. */
  readonly of: 'CREATURE' | 'TARGET';
  /** Whether the rule forbids a pair; omitted if it forbids all. */
  readonly forbids?: (pair: Pair) => boolean;
  readonly says: (source: GameObject, creature: GameObject, pair: Pair | null) => Ruling;
}

/** The rules that forbid single creatures to attack or block, computed once for a whole declaration. */
export interface Prohibitions {
  /** Why a creature cannot attack or block anything. */
  readonly ofCreature: (creature: GameObject) => readonly Ruling[];
  /** Why a creature cannot attack or block that target. */
  readonly ofPair: (pair: Pair) => readonly Ruling[];
  /** The costs of those pairs; a creature pays only once to attack or block at all. */
  readonly costsOf: (...pairs: readonly Pair[]) => readonly Cost[];
  /** Whether a creature may attack or block that target for free. */
  readonly isFree: (pair: Pair) => boolean;
  /** Whether a creature may attack or block a target once the costs of `pairs` are paid, by creature and source. */
  readonly isPaidBy: (
    pairs: readonly Pair[],
    blocksSeveral?: (creature: GameObject) => boolean,
  ) => Prohibitions['isFree'];
}

export const prohibitionsOf = (state: GameState, words: Words, forbidding: readonly Prohibition[]): Prohibitions => {
  const on = rulesOn(forbidding);
  const onPair: ProhibitionsOfPair = (pair) =>
    [...on(pair.creature, 'CREATURE'), ...on(pair.target, 'TARGET')].filter(forbidsPair(state, pair));
  const isFree: Prohibitions['isFree'] = (pair) =>
    !on(pair.creature, 'CREATURE').some(forbidsPair(state, pair)) &&
    !on(pair.target, 'TARGET').some(forbidsPair(state, pair));
  return {
    isFree,
    isPaidBy: paidBy(onPair, isFree),
    ofCreature: (creature) => {
      const found = on(creature, 'CREATURE').filter((each) => isWhole(each) && !isPaid(each));
      return reasonsBy(state, words, found, creature, null);
    },
    ofPair: (pair) => {
      const found = onPair(pair).filter((each) => !isWhole(each) && !isPaid(each));
      return reasonsBy(state, words, found, pair.creature, pair);
    },
    costsOf: costsWithin(state, words, onPair),
  };
};

/** Adds objections on pairs that no payment lifts. */
export const alsoForbidding = (
  { ofPair, isFree, isPaidBy }: Prohibitions,
  objections: (pair: Pair) => readonly Ruling[],
): Pick<Prohibitions, 'ofPair' | 'isFree' | 'isPaidBy'> => ({
  ofPair: (pair) => [...objections(pair), ...ofPair(pair)],
  isFree: (pair) => isFree(pair) && !objections(pair).length,
  isPaidBy: (pairs) => {
    const isPaid = isPaidBy(pairs);
    return (pair) => isPaid(pair) && !objections(pair).length;
  },
});

type ProhibitionsOfPair = (pair: Pair) => readonly Prohibition[];

const costsWithin =
  (state: GameState, words: Words, onPair: ProhibitionsOfPair): Prohibitions['costsOf'] =>
  (...pairs) => {
    const paid = new Map<Prohibition, Set<GameObject>>();
    return pairs.flatMap((pair) =>
      onPair(pair).flatMap((each) => {
        const before = paid.get(each) ?? new Set();
        if (isWhole(each) && before.has(pair.creature)) return [];
        paid.set(each, before.add(pair.creature));
        return costsOf(state, words, each, pair);
      }),
    );
  };

const paidBy =
  (onPair: ProhibitionsOfPair, isFree: Prohibitions['isFree']): Prohibitions['isPaidBy'] =>
  (pairs, blocksSeveral = () => false) => {
    const rowsOf = (pair: Pair): readonly string[] =>
      onPair(pair).flatMap((each) => rowsPaid(each, pair, blocksSeveral(pair.creature)));
    const paid = occurrences(pairs.flatMap(rowsOf));
    const isPaidFor = ([row, count]: readonly [string, number]): boolean => count <= (paid.get(row) ?? 0);
    return (pair) => isFree(pair) || (onPair(pair).every(isPaid) && [...occurrences(rowsOf(pair))].every(isPaidFor));
  };

/**
 * Returns a key for each payment of a cost: by creature and source and, if the creature blocks several attackers, by
 * attacker.
 */
const rowsPaid = (forbidding: Prohibition, { creature, target }: Pair, blocksSeveral: boolean): readonly string[] => {
  const { rule, sources } = forbidding.applied;
  const each = blocksSeveral && !isWhole(forbidding) ? target.id : null;
  return rule.unlessPays ? sources.map(({ id }) => JSON.stringify([creature.id, id, rule.unlessPays, each])) : [];
};

const occurrences = (rows: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return counts;
};

const forbidsPair =
  (state: GameState, pair: Pair) =>
  ({ applied, forbids }: Prohibition): boolean =>
    forbids?.(pair) ?? isAbout(state, applied, pair);

const isWhole = ({ applied, forbids }: Prohibition): boolean => !forbids && !hasTarget(applied);

type RulesOn = (about: { readonly id: string }, of: Prohibition['of']) => readonly Prohibition[];

const none: readonly Prohibition[] = [];

const rulesOn = (forbidding: readonly Prohibition[]): RulesOn => {
  const byId = { CREATURE: new Map<string, Prohibition[]>(), TARGET: new Map<string, Prohibition[]>() };
  for (const each of forbidding)
    for (const { id } of each.applied.creatures) {
      const ofId = byId[each.of].get(id) ?? [];
      ofId.push(each);
      byId[each.of].set(id, ofId);
    }
  return ({ id }, of) => byId[of].get(id) ?? none;
};

const isPaid = ({ applied }: Prohibition): boolean => Boolean(applied.rule.unlessPays);

/** The most reasons given why a creature can't attack or block something; the last one counts those left out. */
const mostReasons = 4;

const reasonsBy = (
  state: GameState,
  { verb, restriction }: Words,
  prohibitions: readonly Prohibition[],
  creature: GameObject,
  pair: Pair | null,
): readonly Ruling[] => {
  const count = prohibitions.reduce((sum, { applied }) => sum + applied.sources.length, 0);
  const named = count > mostReasons ? mostReasons - 1 : count;
  const first = firstSources(prohibitions, named).map(([{ says }, source]) => says(source, creature, pair));
  if (named === count) return first;
  const what = pair ? ` ${pair.target.name}` : '';
  const says = `${creature.name} can't ${verb}${what} because of ${count - named} other abilities, either.`;
  return [...first, restriction(state, says, creature, ...(pair ? [pair.target] : []))];
};

const firstSources = (found: readonly Prohibition[], most: number): readonly (readonly [Prohibition, GameObject])[] =>
  found
    .slice(0, most)
    .flatMap((each) => each.applied.sources.slice(0, most).map((source) => [each, source] as const))
    .slice(0, most);

/** A cost that is an amount of mana or life. */
const amount = /^(?:\{[^}]+\})+$|^\S+ life$/u;

const costsOf = (
  state: GameState,
  { verb, cost: say }: Words,
  forbidding: Prohibition,
  { creature, target }: Pair,
): readonly Cost[] => {
  const { rule, sources } = forbidding.applied;
  const cost = rule.unlessPays;
  if (!cost) return [];
  const pays = controllerOf(state, creature);
  const what = isWhole(forbidding) ? '' : ` ${target.name}`;
  return sources.map((source) => {
    const by = sourcePhrase(source, creature, what ? target : null);
    const paid = amount.test(cost) ? `${cost}${by}` : `this${by}: ${cost}`;
    const condition = `${creature.name} can ${verb}${what} only if ${pays.name} pays ${paid}`;
    const about = [creature, ...(what ? [target] : []), pays, source];
    return { creature, target, source, pays, cost, condition, because: [say(state, `${condition}.`, ...about)] };
  });
};
