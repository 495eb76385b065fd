import Cursor from 'pg-cursor';
import { problem } from '../../domain/problem.js';
import { badInput, success, type Result } from '../../domain/result.js';
import type { GameFilter } from '../store/game-inputs.js';
import { rowKinds, type ExportKind, type RowKind } from './row-kinds.js';
import { conditionOf, type Condition } from '../store/filter.js';
import { isMomentName, type Moment, type Moments } from './export-snapshots.js';
import { unstorable } from '../store/encodable.js';

/** Which rows are exported. */
export interface ExportRequest {
  readonly kind: ExportKind;
  readonly filter: GameFilter;
  /** The moment that an export showed which was cut off. */
  readonly moment?: string | undefined;
  /** The key of the last row that has arrived. */
  readonly after?: string | undefined;
}

export type ExportedRow = Readonly<Record<string, unknown>>;

/** Rows in the order of their keys, as they all were at one moment. */
export interface Export {
  /** What the moment is asked for by again. */
  readonly moment: string;
  /** Some rows at a time, at least once. */
  readonly rows: AsyncIterable<readonly ExportedRow[]>;
  /** Has to be called in the end; before the last row it lets whoever was cut off go on for a while. */
  readonly close: () => Promise<void>;
}

export type ExportRows = (tenant: string, request: ExportRequest) => Promise<Result<Export>>;

const ROWS_AT_ONCE = 1_000;

/** Rows of all games of a tenant. */
export const exportingGames =
  (moments: Moments): ExportRows =>
  async (tenant, request) => {
    const { moment: name } = request;
    const after = keyOf(rowKinds[request.kind], request.after);
    const problems = [
      ...unstorable(request.filter, ['filter']),
      ...(name === undefined || isMomentName(name) ? [] : [gone(name)]),
      ...(after ? [] : [problem(['after'], `"${request.after ?? ''}" is no key of a row: ${keysOf(request.kind)}.`)]),
    ];
    if (problems.length || !after) return badInput(problems);
    const moment = await moments.begin(name);
    if (!moment) return badInput([gone(name ?? '')]);
    const statement = statementOf(request.kind, conditionOf(tenant, request.filter), after);
    return success(await reading(moments, moment, statement));
  };

const gone = (name: string) =>
  problem(['moment'], `Nobody keeps the moment "${name}" any more: begin again without "moment" and "after".`);

const keysOf = (kind: ExportKind): string => `its ${rowKinds[kind].key.join('/')}`;

/** The parts of a key, from the first row where there is none; undefined for what is no key. */
const keyOf = ({ key, columns }: RowKind, text: string | undefined): readonly (string | number)[] | undefined => {
  if (text === undefined) return [];
  const parts = text.split('/');
  const types = key.map((name) => columns.find((column) => column.name === name)?.type);
  const fits = parts.length === key.length && parts.every((part, index) => types[index] === 'text' || isNumber(part));
  return fits ? parts.map((part, index) => (types[index] === 'text' ? part : Number(part))) : undefined;
};

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);

const statementOf = (kind: ExportKind, condition: Condition, after: readonly unknown[]): Condition => {
  const { columns, source, key } = rowKinds[kind];
  const keys = key.map((name) => columns.find((column) => column.name === name)?.from).join(', ');
  const places = after.map((_, index) => `$${condition.values.length + index + 1}`).join(', ');
  const selected = columns.map(({ from, name }) => `${from} AS "${name}"`).join(', ');
  const beyond = after.length ? ` AND (${keys}) > (${places})` : '';
  return {
    text: `SELECT ${selected} FROM ${source} WHERE ${condition.text}${beyond} ORDER BY ${keys}`,
    values: [...condition.values, ...after],
  };
};

/** The first rows are read at once, so that a failure is told before anything is sent. */
const reading = async (moments: Moments, moment: Moment, { text, values }: Condition): Promise<Export> => {
  const cursor = moment.client.query(new Cursor<ExportedRow>(text, [...values]));
  const read = () => cursor.read(ROWS_AT_ONCE);
  let isOver = false;
  const over = (): void => void (isOver = true);
  const first = await read().catch(async (error: unknown) => {
    await moments.end(moment);
    throw error;
  });
  return {
    moment: moment.name,
    rows: rowsFrom(first, read, over),
    close: once(async () => {
      const isClosed = await cursor.close().then(
        () => true,
        () => false,
      );
      if (isOver || !isClosed) await moments.end(moment);
      else moments.keep(moment);
    }),
  };
};

async function* rowsFrom(
  first: readonly ExportedRow[],
  read: () => Promise<readonly ExportedRow[]>,
  over: () => void,
): AsyncGenerator<readonly ExportedRow[], void> {
  for (let rows = first; ; rows = await read()) {
    if (rows.length < ROWS_AT_ONCE) over();
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

const once = (action: () => Promise<void>): (() => Promise<void>) => {
  let begun: Promise<void> | undefined;
  return () => (begun ??= action());
};
