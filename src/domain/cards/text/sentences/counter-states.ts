import type { Clause, Condition, Effect, Filter, Sentence } from '../../clauses.js';

/** How many counters of a name an object has while lines of its text apply; `most` null: no upper limit. */
export interface CounterState {
  readonly name: 'level' | 'charge';
  readonly least: number;
  readonly most: number | null;
}

/**
 * Reads how many counters a line of a leveler (711) or a Spacecraft requires for itself or the lines after it.
 *
 * Template: "LEVEL ⟨n⟩-⟨n⟩", "LEVEL ⟨n⟩+", "STATION ⟨n⟩+", "⟨n⟩+ | ⟨ability⟩".
 */
export const counterStateOf = (line: string): CounterState | null => {
  const [, level, last] = /^LEVEL (\d+)(?:-(\d+)|\+)$/.exec(line) ?? [];
  if (level !== undefined)
    return { name: 'level', least: Number(level), most: last === undefined ? null : Number(last) };
  const [, station] = /^(?:STATION )?(\d+)\+(?:$| \| )/.exec(line) ?? [];
  return station === undefined ? null : { name: 'charge', least: Number(station), most: null };
};

const itself: Filter = { is: 'SELF' };

const has = (name: string, least: number): Condition => ({
  asks: 'IS',
  which: 'SELF',
  what: { is: 'COUNTERS', name, least },
});

const conditionsOf = ({ name, least, most }: CounterState): readonly Condition[] => [
  ...(least > 0 ? [has(name, least)] : []),
  ...(most === null ? [] : [{ asks: 'NOT', of: has(name, most + 1) } as const]),
];

/** A clause that applies while the object has the number of counters of a state. */
export const whileCounters = (clause: Clause, state: CounterState): Clause => ({
  ...clause,
  conditions: [...conditionsOf(state), ...clause.conditions],
});

const read = (text: string, effect: Effect, state: CounterState): Sentence => ({
  ...{ text, reading: 'READ' },
  clauses: [{ effect, conditions: conditionsOf(state), unlessPays: null }],
});

/** The sentence by which an object has keywords while it has the number of counters of a state. */
export const keywordsWhile = (text: string, keywords: readonly string[], state: CounterState): Sentence =>
  read(text, { does: 'HAS', creatures: itself, keywords: keywords.map((each) => each.toLowerCase()) }, state);

/** The sentence by which a leveler has a size while it has the number of counters of a state (711). */
export const sizeWhile = (size: string, state: CounterState): Sentence | null =>
  state.name === 'level' && /^\d+\/\d+$/.test(size)
    ? read(size, { does: 'CHANGES_STATS', creatures: itself, change: size }, state)
    : null;

/** The sentence of the reminder text by which a Spacecraft is a creature. */
export const stationedCreature = (text: string): Sentence | null => {
  const [said = '', number] = /it['’]s an artifact creature at (\d+)\+/i.exec(text) ?? [];
  if (number === undefined) return null;
  const change = { gains: ['creature'], loses: [], inPlaceOf: 'NOTHING' } as const;
  const state: CounterState = { name: 'charge', least: Number(number), most: null };
  return read(said, { does: 'CHANGES_TYPES', creatures: itself, change }, state);
};
