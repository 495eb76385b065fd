import { attackTargetKey } from '../state/attacked-teams.js';
import { targetFilterOf, hasTarget, isAbout, type Applied, type Pair } from './combat-rules.js';
import type { Scope } from './optimization/choices.js';
import { entityOf, type Entity, type GameObject, type GameState } from '../state/game-state.js';

/** A potential target of attackers or blockers, and the defending player. */
export type Candidate = Omit<Pair, 'creature'>;

/** Numbers for creatures and their potential targets; targets that count as one share a number. */
export interface Numbering {
  readonly memberOf: (creature: GameObject) => number | undefined;
  readonly numberOf: (target: Entity) => number | undefined;
  readonly membersOf: (creatures: readonly GameObject[]) => readonly number[];
  /** The candidates of each number. */
  readonly candidates: readonly (readonly Candidate[])[];
  /** The numbers of the targets that a rule is about, for a creature. */
  readonly scopeOf: (applied: Applied, creature: GameObject) => Scope;
  /** The players and objects that the rule is about. */
  readonly aimedAt: (applied: Applied, creature: GameObject) => readonly Entity[];
}

interface Numbered extends Candidate {
  readonly number: number;
}

/** Numbers creatures and their potential targets. */
export const numberTargets = (
  state: GameState,
  creatures: readonly GameObject[],
  candidates: readonly Candidate[],
): Numbering => {
  const members = new Map(creatures.map(({ id }, index) => [id, index]));
  const numbers = new Map<string, number>();
  const groups = new Map<string, Numbered[]>();
  for (const candidate of firstOfEach(candidates)) {
    const key = attackTargetKey(state, candidate.target);
    const group = groups.get(key) ?? [];
    const number = numbers.get(key) ?? numbers.size;
    group.push({ ...candidate, number });
    numbers.set(key, number);
    groups.set(key, group);
  }
  const targetsOf = createFindTargets(state, groups);
  return {
    candidates: [...groups.values()],
    numberOf: (target) => numbers.get(attackTargetKey(state, target)),
    memberOf: ({ id }) => members.get(id),
    membersOf: (meant) => meant.flatMap(({ id }) => members.get(id) ?? []),
    aimedAt: (applied, creature) => targetsOf(applied, creature).map(({ target }) => target),
    scopeOf: createScopes(targetsOf),
  };
};

/** The first candidate of each id. */
const firstOfEach = (found: readonly Candidate[]): Iterable<Candidate> =>
  found
    .reduce(
      (known, each) => (known.has(each.target.id) ? known : known.set(each.target.id, each)),
      new Map<string, Candidate>(),
    )
    .values();

type FindTargets = (applied: Applied, creature: GameObject) => readonly Numbered[];

/** Whether a rule's targets depend on the creature. */
const isCompared = ({ rule }: Applied): boolean => JSON.stringify(targetFilterOf(rule)).includes('comparedWithOther');

const createFindTargets = (state: GameState, groups: ReadonlyMap<string, readonly Numbered[]>): FindTargets => {
  const all = [...groups.values()].flat();
  const cache = new Map<Applied, readonly Numbered[]>();
  return (applied, creature) => {
    const cached = cache.get(applied);
    if (cached) return cached;
    const { target } = applied.rule;
    const named = target ? (groups.get(attackTargetKey(state, entityOf(state, target))) ?? []) : all;
    const targets = named.filter((each) => isAbout(state, applied, { ...each, creature }));
    if (!isCompared(applied)) cache.set(applied, targets);
    return targets;
  };
};

const createScopes = (targetsOf: FindTargets) => {
  const cache = new Map<readonly Numbered[], Scope>();
  return (applied: Applied, creature: GameObject): Scope => {
    if (!hasTarget(applied)) return null;
    const targets = targetsOf(applied, creature);
    const scope = cache.get(targets) ?? new Set(targets.map(({ number }) => number));
    cache.set(targets, scope);
    return scope;
  };
};
