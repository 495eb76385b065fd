import { problem } from '../../domain/problem.js';
import { badInput, success, type Result } from '../../domain/result.js';
import { createLazy } from '../../domain/values/remembered.js';
import { Prisma } from '../../generated/prisma/client.js';
import { bytesOf, LARGEST_READ } from '../store/bytes.js';
import { isGameId, unencodableProblems } from '../store/encodable.js';
import { gamesMatching } from '../store/filter.js';
import type { GameFilter } from '../store/game-inputs.js';
import { isSnapshotName, type ExportSnapshot, type ExportSnapshots } from './export-snapshots.js';
import { rowKinds, type ExportKind, type RowKind } from './row-kinds.js';

/** The rows to export. */
export interface ExportRequest {
  readonly kind: ExportKind;
  readonly filter: GameFilter;
  /** The snapshot of an interrupted export. */
  readonly moment?: string | undefined;
  /** The key of the last row that arrived. */
  readonly after?: string | undefined;
}

export type ExportedRow = Readonly<Record<string, unknown>>;

/** Rows of one snapshot, in the order of their keys. */
export interface Export {
  /** Names the snapshot for a request that resumes the export. */
  readonly moment: string;
  /** Yields rows in batches, at least one; fails once the snapshot is too old. */
  readonly rows: AsyncIterable<readonly ExportedRow[]>;
  /** Must be called at the end; before the last row, it keeps the snapshot so the client can resume. */
  readonly close: () => Promise<void>;
}

export type ExportRows = (tenant: string, request: ExportRequest) => Promise<Result<Export>>;

/** How many rows are read at once. */
const MAX_ROWS = 1_000;

/** Exports rows of all games of a tenant. */
export const createRowExport =
  (snapshots: ExportSnapshots): ExportRows =>
  async (tenant, { kind, filter, moment, after }) => {
    const key = readKey(rowKinds[kind], after);
    const problems = [
      ...unencodableProblems(filter, ['filter']),
      ...(moment === undefined || isSnapshotName(moment) ? [] : [expired(moment)]),
      ...(key
        ? []
        : [problem(['after'], `"${after ?? ''}" is not the key of a row: ${rowKinds[kind].key.join('/')}.`)]),
    ];
    if (problems.length || !key) return badInput(problems);
    const snapshot = await snapshots.begin(tenant, moment);
    if (!snapshot) return badInput([expired(moment ?? '')]);
    const select = selectRows(rowKinds[kind], gamesMatching(tenant, filter));
    return success(await startExport(snapshots, snapshot, select, key));
  };

const expired = (name: string) =>
  problem(['moment'], `The snapshot "${name}" is no longer kept: start again without "moment" and "after".`);

/** The values of the columns that identify a row; none before the first row. */
type Key = readonly unknown[];

/** Reads the parts of a key (game ids and numbers): none for the first row; undefined if the text is not a key. */
const readKey = ({ key, columns }: RowKind, text: string | undefined): Key | undefined => {
  if (text === undefined) return [];
  const parts = text.split('/');
  const types = key.map((name) => columns.find((column) => column.name === name)?.type);
  const fits =
    parts.length === key.length &&
    parts.every((part, index) => (types[index] === 'text' ? isGameId(part) : isNumber(part)));
  return fits ? parts.map((part, index) => (types[index] === 'text' ? part : Number(part))) : undefined;
};

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);

/** The rows after a key. */
interface Selection {
  readonly statement: (after: Key) => Prisma.Sql;
  readonly keyOf: (row: ExportedRow) => Key;
}

const selectRows = ({ columns, source, key }: RowKind, matching: Prisma.Sql): Selection => {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const selected = columns.map(({ from, name }) => `${from} AS "${name}"`).join(', ');
  const bytes = columns
    .map(({ from, type }) => (type === 'json' ? bytesOf(from) : `coalesce(pg_column_size(${from}), 0)`))
    .join(' + ');
  const keys = Prisma.raw(key.map((name) => columns.find((column) => column.name === name)?.from).join(', '));
  const order = key.map((name) => `"${name}"`).join(', ');
  /** The first condition looks redundant, but only it can use the index of games. */
  const afterKey = (after: Key) => Prisma.sql`AND g.id >= ${after[0]} AND (${keys}) > (${Prisma.join([...after])})`;
  return {
    statement: (after) => Prisma.sql`
      SELECT ${Prisma.raw(names)} FROM (
        SELECT *, sum(bytes) OVER (ORDER BY ${Prisma.raw(order)} ROWS UNBOUNDED PRECEDING) - bytes AS bytes_before FROM (
          SELECT ${Prisma.raw(selected)}, ${Prisma.raw(bytes)} AS bytes FROM ${Prisma.raw(source)}
          WHERE ${matching} ${after.length ? afterKey(after) : Prisma.empty} ORDER BY ${keys} LIMIT ${MAX_ROWS}
        ) AS first_rows
      ) AS counted_rows
      WHERE bytes_before < ${LARGEST_READ} ORDER BY ${Prisma.raw(order)}`,
    keyOf: (row) => key.map((name) => row[name]),
  };
};

/** Reads the first rows at once, so a failure is reported before anything is sent. */
const startExport = async (
  snapshots: ExportSnapshots,
  snapshot: ExportSnapshot,
  { statement, keyOf }: Selection,
  start: Key,
): Promise<Export> => {
  let isResumable = false;
  const read = async (after: Key): Promise<readonly ExportedRow[]> => {
    isResumable = false;
    const { text, values } = statement(after);
    const { rows } = await snapshot.client.query<ExportedRow>(text, values);
    isResumable = rows.length > 0;
    return rows;
  };
  const first = await read(start).catch(async (error: unknown) => {
    await snapshots.end(snapshot);
    throw error;
  });
  return {
    moment: snapshot.name,
    rows: batchesFrom(first, (last) => read(keyOf(last)), snapshot),
    close: createLazy(async () => {
      if (isResumable) snapshots.keep(snapshot);
      else await snapshots.end(snapshot);
    }),
  };
};

async function* batchesFrom(
  first: readonly ExportedRow[],
  readAfter: (last: ExportedRow) => Promise<readonly ExportedRow[]>,
  { endsAt }: ExportSnapshot,
): AsyncGenerator<readonly ExportedRow[], void> {
  yield first;
  for (let last = first.at(-1); last;) {
    if (performance.now() > endsAt) throw new Error('An export took too long.');
    const rows = await readAfter(last);
    last = rows.at(-1);
    if (last) yield rows;
  }
}
