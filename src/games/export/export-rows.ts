import Cursor from 'pg-cursor';
import { problem } from '../../domain/problem.js';
import { badInput, success, type Result } from '../../domain/result.js';
import { Prisma } from '../../generated/prisma/client.js';
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
  /** Yields rows in batches, at least one. */
  readonly rows: AsyncIterable<readonly ExportedRow[]>;
  /** Must be called in the end; before the last row, it keeps the snapshot for a client to resume. */
  readonly close: () => Promise<void>;
}

export type ExportRows = (tenant: string, request: ExportRequest) => Promise<Result<Export>>;

const BATCH_SIZE = 1_000;

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
    const snapshot = await snapshots.begin(moment);
    if (!snapshot) return badInput([expired(moment ?? '')]);
    return success(
      await startExport(snapshots, snapshot, selectRows(rowKinds[kind], gamesMatching(tenant, filter), key)),
    );
  };

const expired = (name: string) =>
  problem(['moment'], `The snapshot "${name}" is no longer kept: start again without "moment" and "after".`);

/** Reads the parts of a key, ids of games and numbers, none for the first row; undefined if the text is not a key. */
const readKey = ({ key, columns }: RowKind, text: string | undefined): readonly (string | number)[] | undefined => {
  if (text === undefined) return [];
  const parts = text.split('/');
  const types = key.map((name) => columns.find((column) => column.name === name)?.type);
  const fits =
    parts.length === key.length &&
    parts.every((part, index) => (types[index] === 'text' ? isGameId(part) : isNumber(part)));
  return fits ? parts.map((part, index) => (types[index] === 'text' ? part : Number(part))) : undefined;
};

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);

const selectRows = ({ columns, source, key }: RowKind, matching: Prisma.Sql, after: readonly unknown[]): Prisma.Sql => {
  const keys = Prisma.raw(key.map((name) => columns.find((column) => column.name === name)?.from).join(', '));
  const selected = Prisma.raw(columns.map(({ from, name }) => `${from} AS "${name}"`).join(', '));
  const beyond = after.length ? Prisma.sql`AND (${keys}) > (${Prisma.join([...after])})` : Prisma.empty;
  return Prisma.sql`SELECT ${selected} FROM ${Prisma.raw(source)} WHERE ${matching} ${beyond} ORDER BY ${keys}`;
};

/** Reads the first rows at once, so a failure is reported before anything is sent. */
const startExport = async (
  snapshots: ExportSnapshots,
  snapshot: ExportSnapshot,
  { text, values }: Prisma.Sql,
): Promise<Export> => {
  const cursor = snapshot.client.query(new Cursor<ExportedRow>(text, values));
  const read = () => cursor.read(BATCH_SIZE);
  let isComplete = false;
  const first = await read().catch(async (error: unknown) => {
    await snapshots.end(snapshot);
    throw error;
  });
  return {
    moment: snapshot.name,
    rows: batchesFrom(first, read, () => (isComplete = true)),
    close: once(async () => {
      const isClosed = await cursor.close().then(
        () => true,
        () => false,
      );
      if (isComplete || !isClosed) await snapshots.end(snapshot);
      else snapshots.keep(snapshot);
    }),
  };
};

async function* batchesFrom(
  first: readonly ExportedRow[],
  read: () => Promise<readonly ExportedRow[]>,
  onComplete: () => void,
): AsyncGenerator<readonly ExportedRow[], void> {
  for (let rows = first; ; rows = await read()) {
    if (rows.length < BATCH_SIZE) onComplete();
    yield rows;
    if (rows.length < BATCH_SIZE) return;
  }
}

const once = (action: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
};
