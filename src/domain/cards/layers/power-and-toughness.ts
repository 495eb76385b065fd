import { largestInteger, smallestInteger } from '../../schema/schema.js';
import { withObjects } from '../../state/change.js';
import { isOnBattlefield, type Counters, type GameObject, type GameState } from '../../state/game-state.js';
import type { Clause } from '../clauses.js';
import type { FigureChange } from '../effects/effect.js';
import { kindsAskedBy } from '../clause-groups.js';
import { groupPairs } from '../../values/groups.js';
import { createTableMemo } from '../../state/once-per-table.js';

/** A power and a toughness, or the amounts added to them. */
interface Numbers {
  readonly power: number;
  readonly toughness: number;
}

/** A change of power and toughness by a sentence or a counter. */
export interface StatChange {
  /** The card's sentence that makes the change, or null. */
  readonly name: string | null;
  readonly change: string;
  /** The numbers that a card gives in place of a * (613.4a), if known. */
  readonly defines: FigureChange['defines'];
  readonly sets: Numbers | null;
  readonly adds: Numbers | null;
  /** Whether it adds an unknown number; a doubt covers it. */
  readonly addsSome: boolean;
}

const inNumbers = (pattern: RegExp, change: string): Numbers | null => {
  const [, power, toughness] = pattern.exec(change.replaceAll('−', '-')) ?? [];
  return power === undefined || toughness === undefined ? null : { power: Number(power), toughness: Number(toughness) };
};

/** Reads "+1/+1" or "3/3", multiplied by a count and with X filled in; if these are unknown, only the sign. */
export const statChange = (name: string | null, { change, times, defines }: FigureChange): StatChange => {
  const written = times === null ? change : change.replace(/ .*$/, '').replaceAll(/x/gi, String(Math.max(0, times)));
  const added = inNumbers(/^([+-]\d+)\/([+-]\d+)$/, written);
  const adds = times === null || /x/i.test(change) ? added : timesOf(added, times);
  const sets = inNumbers(/^(\d+)\/(\d+)$/, written);
  return { name, change, defines, sets, adds, addsSome: !adds && /^[+\-−]/.test(change) };
};

/** Reads a change that needs no count. */
export const plainChange = (change: string): StatChange => statChange(null, { change, times: null, defines: null });

const timesOf = (adds: Numbers | null, count: number): Numbers | null =>
  adds && { power: adds.power * count, toughness: adds.toughness * count };

const isPlain = ({ defines, sets, adds }: StatChange): boolean =>
  [defines?.power, defines?.toughness, sets, adds].some((each) => (each ?? null) !== null);
const isKnown = (change: StatChange): boolean => isPlain(change) || change.addsSome || change.defines !== null;

/** Whether only the sign of a change is known. */
export const isSignOnly = (change: string): boolean => plainChange(change).addsSome;

/** Whether power and toughness are the card's, or those of a face-down object (708.2a), not given by the table. */
const isPrinted = ({ printed, faceDown, figuresTold, power, toughness }: GameObject): boolean =>
  (printed !== null || faceDown !== undefined || (power === null && toughness === null)) && !figuresTold;

/** Keeps a power or toughness within the limits of an answer. */
const inBounds = (number: number): number => Math.max(smallestInteger, Math.min(largestInteger, number));

/** Whether a clause's objects depend on power and toughness, so other clauses would have to apply first (613.8). */
const dependsOnStats = (clause: Clause): boolean => kindsAskedBy(clause).has('STAT');

/**
 * The object with its power and toughness computed; null if the table gives them, or a change is not a plain number.
 *
 * - 613.4a: first the numbers that its card defines; 613.4b: then effects that set them, the newest last; 613.4c: then
 *   effects that add to them, and counters.
 */
const withStats = (object: GameObject, changes: readonly StatChange[]): GameObject | null => {
  if (!isOnBattlefield(object) || !isPrinted(object) || !changes.every(isKnown)) return null;
  const set = changes.findLast(({ sets }) => sets)?.sets;
  const base = (of: keyof Numbers): number | null =>
    set?.[of] ?? changes.findLast(({ defines }) => (defines?.[of] ?? null) !== null)?.defines?.[of] ?? object[of];
  const sum = (of: keyof Numbers): number | null => {
    const from = base(of);
    return from === null ? null : inBounds(changes.reduce((total, { adds }) => total + (adds?.[of] ?? 0), from));
  };
  const [power, toughness] = [sum('power'), sum('toughness')];
  return power === null && toughness === null ? null : { ...object, power, toughness };
};

/** The changes of power and toughness by counters such as +1/+1 (122.1a); other counters change neither. */
const sumsOf = (counters: Counters): readonly StatChange[] =>
  Object.entries(counters).flatMap(([name, count]) => {
    const { adds } = plainChange(name);
    return adds ? [{ ...plainChange(name), adds: timesOf(adds, count) }] : [];
  });

/** A change of power and toughness, and the objects that it applies to. */
export interface StatChangeClause {
  readonly clause: Clause;
  readonly change: StatChange;
  readonly reached: () => readonly GameObject[];
}

type Settled = ReadonlyMap<string, readonly StatChange[]>;

const changesIn = (state: GameState, said: readonly StatChangeClause[]): ReadonlyMap<string, readonly StatChange[]> =>
  groupPairs([
    ...said.flatMap(({ change, reached }) => reached().map(({ id }) => [id, change] as const)),
    ...[...state.objects.values()].flatMap(({ id, counters }) =>
      counters ? sumsOf(counters).map((change) => [id, change] as const) : [],
    ),
  ]);

/** Applies sentences and counters to power and toughness (613.4), if all their changes are plain numbers. */
export const withFigures = (
  state: GameState,
  said: readonly StatChangeClause[],
): { readonly figured: GameState; readonly settled: Settled } => {
  const settled = new Map<string, readonly StatChange[]>();
  if (said.some(({ clause }) => dependsOnStats(clause))) return { figured: state, settled };
  const changed: GameObject[] = [];
  for (const [id, changes] of changesIn(state, said)) {
    const object = state.objects.get(id);
    const after = object ? withStats(object, changes) : null;
    if (!after) continue;
    const applied = changes.filter(isPlain);
    if (!applied.length) continue;
    settled.set(id, applied);
    changed.push(after);
  }
  return { figured: withObjects(state, changed), settled };
};

const settledAt = createTableMemo<Settled>();

/** Records the changes that were applied to each object's power and toughness. */
export const rememberSettled = (table: GameState, changes: Settled): void => {
  settledAt.give(table, changes);
};

const none: Settled = new Map();

/** Returns what `rememberSettled` recorded. */
export const settledStats = (table: GameState): Settled => settledAt.of(table) ?? none;
