/** What a client wanted of a game. */
export interface Change {
  /** Stands in each of its events and nowhere else. */
  readonly mark: string;
  readonly game: string;
  /** How many events it adds. */
  readonly events: number;
}

/** What a client knows of a change in the end: nothing where the connection was cut before the answer came. */
export type Known = { readonly version: number } | 'refused' | 'nothing';

/** What all clients together know. */
export interface Ledger {
  readonly note: (change: Change, known: Known) => void;
  /** Answers that no server should give. */
  readonly complain: (about: string) => void;
  readonly entries: () => readonly (readonly [Change, Known])[];
  readonly complaints: () => readonly string[];
}

export const openLedger = (): Ledger => {
  const entries: (readonly [Change, Known])[] = [];
  const complaints: string[] = [];
  return {
    note: (change, known) => void entries.push([change, known]),
    complain: (about) => void complaints.push(about),
    entries: () => entries,
    complaints: () => complaints,
  };
};

/** A row of the log, as whoever reads the database finds it. */
export type LogRow = Readonly<{ game: string; version: number; type: string; input: unknown }>;

export type GameRow = Readonly<{ id: string; version: number }>;

const MARK = /mark-\d+-\d+/g;

const marksIn = ({ input }: LogRow): readonly string[] => [...new Set(JSON.stringify(input).match(MARK) ?? [])];

/** Everything in the log that does not agree with what the clients know, or with itself; nothing where all is well. */
export const disagreements = (ledger: Ledger, games: readonly GameRow[], log: readonly LogRow[]): readonly string[] => [
  ...ledger.complaints(),
  ...games.flatMap((game) => gapsIn(game, log)),
  ...ledger.entries().flatMap(disagreement(byMark(log))),
  ...strangersIn(ledger, log),
];

const gapsIn = ({ id, version }: GameRow, log: readonly LogRow[]): readonly string[] => {
  const versions = log.filter(({ game }) => game === id).map((row) => row.version);
  const isWhole = versions.length === version && versions.every((each, index) => each === index + 1);
  return isWhole ? [] : [`${id} is at version ${version}; its log has ${versions.length}: ${gapOf(versions)}.`];
};

const gapOf = (versions: readonly number[]): string => {
  const gap = versions.findIndex((each, index) => each !== index + 1);
  return gap < 0 ? 'without a gap' : `where ${gap + 1} should be there is ${versions[gap] ?? 'nothing'}`;
};

const byMark = (log: readonly LogRow[]): ReadonlyMap<string, readonly LogRow[]> => {
  const rows = new Map<string, LogRow[]>();
  for (const row of log) for (const mark of marksIn(row)) rows.set(mark, [...(rows.get(mark) ?? []), row]);
  return rows;
};

const disagreement =
  (logged: ReadonlyMap<string, readonly LogRow[]>) =>
  ([{ mark, game, events }, known]: readonly [Change, Known]): readonly string[] => {
    const rows = logged.get(mark) ?? [];
    const said = `${mark} in ${game} ${inWords(known)}; the log has it ${rows.length} times`;
    const isInPlace = (last: number) =>
      rows.length === events &&
      rows.every((row, index) => row.game === game && row.version === last - events + 1 + index);
    const agrees =
      known === 'refused'
        ? rows.length === 0
        : known === 'nothing'
          ? rows.length === 0 || isInPlace(rows.at(-1)?.version ?? 0)
          : isInPlace(known.version);
    return agrees ? [] : [`${said}: ${rows.map((row) => `${row.game} ${row.version}`).join(', ')}.`];
  };

const inWords = (known: Known): string => {
  if (known === 'refused') return 'was refused';
  return known === 'nothing' ? 'was cut off' : `was acknowledged as version ${known.version}`;
};

const strangersIn = (ledger: Ledger, log: readonly LogRow[]): readonly string[] => {
  const sent = new Set(ledger.entries().map(([{ mark }]) => mark));
  return log
    .filter((row) => !marksIn(row).some((mark) => sent.has(mark)))
    .map(({ game, version }) => `Nobody knows of version ${version} of ${game}.`);
};
