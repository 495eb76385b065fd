/** Measurements of one quantity. */
export interface Spread {
  readonly median: number;
  readonly minimum: number;
  readonly maximum: number;
}

export const spreadOf = (measurements: readonly number[]): Spread => {
  const sorted = [...measurements].sort((one, other) => one - other);
  const [minimum, maximum] = [sorted[0], sorted.at(-1)];
  const median = sorted[Math.floor(sorted.length / 2)];
  if (minimum === undefined || median === undefined || maximum === undefined) throw new Error('Nothing was measured.');
  return { median, minimum, maximum };
};

/** Returns the median and the range of measurements. */
export const told = ({ median, minimum, maximum }: Spread, digits: number): string => {
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${format.format(median)} (${format.format(minimum)} – ${format.format(maximum)})`;
};

/** The goal of a measurement. */
export interface Goal {
  /** The quantity and its target; the goal's name in RESULTS.md. */
  readonly goal: string;
  readonly measured: string;
  readonly met: boolean;
  /** For a ratio to a bare server in the same rounds: the values that --gate checks. */
  readonly toBare?: ToBare;
}

const compared =
  (isMet: (value: number, limit: number) => boolean) =>
  (goal: string, value: number, limit: number, unit: string, digits = 0): Goal => ({
    goal,
    measured: `${value.toFixed(digits)} ${unit}`,
    met: isMet(value, limit),
  });

/** The goal that a value is below a limit. */
export const below = compared((value, limit) => value < limit);

/** The goal that a value is at most a limit. */
export const atMost = compared((value, limit) => value <= limit);

export interface ToBare {
  readonly ratio: Spread;
  /** The rates of the bare server in those rounds, which show other load on the machine. */
  readonly bare: Spread;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes?: readonly string[];
  readonly goals?: readonly Goal[];
}

/** Writes the goals of a table as lines. */
const goalLines = (goals: readonly Goal[]): readonly string[] =>
  goals.map(({ goal, measured, met }) => `${met ? 'met' : 'NOT MET'}: ${goal}: ${measured}`);

/** Writes a table as text: the first column left-aligned, the others right-aligned. */
export const printed = ({ title, columns, rows, notes = [], goals = [] }: Table): string => {
  const lines = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const aligned = lines.map((line) =>
    widths.map((width, column) => padded(line[column] ?? '', width, column === 0)).join('   '),
  );
  return [title, '', ...aligned.map((line) => line.trimEnd()), ...notes, ...goalLines(goals)].join('\n');
};

const padded = (text: string, width: number, isFirst: boolean): string =>
  isFirst ? text.padEnd(width) : text.padStart(width);
