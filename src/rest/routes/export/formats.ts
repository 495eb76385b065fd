import type { SchemaElement } from 'hyparquet';
import type { Column, ColumnType } from '../../../games/export/row-kinds.js';
import type { Stream } from '../../../games/feed/stream.js';
import type { ExportedRow } from '../../../games/export/export-rows.js';

type Rows = AsyncIterable<readonly ExportedRow[]>;

/** How rows are written. */
export interface Format {
  readonly mediaType: string;
  readonly write: (columns: readonly Column[], rows: Rows) => Stream<string | Uint8Array>;
}

async function* ndjson(_: readonly Column[], rows: Rows): AsyncGenerator<string> {
  for await (const some of rows) yield some.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/**
 * Matches texts that a spreadsheet would take for a formula, and those with a leading quote: removing one quote then
 * restores every text.
 */
const FORMULA = /^[=+\-@\t\r']/;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  if (value instanceof Date) return value.toISOString();
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

const cell = (value: unknown): string => {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

const line = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

/**
 * Writes CSV by RFC 4180, with a header line. A text that a spreadsheet would take for a formula begins with a quote.
 */
async function* csv(columns: readonly Column[], rows: Rows): AsyncGenerator<string> {
  const names = columns.map(({ name }) => name);
  yield line(names);
  for await (const some of rows) yield some.map((row) => line(names.map((name) => row[name]))).join('');
}

const parquetTypes: Readonly<Record<ColumnType, Partial<SchemaElement>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  moment: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
};

const parquetSchema = (columns: readonly Column[]): SchemaElement[] => [
  { name: 'root', num_children: columns.length },
  ...columns.map(({ name, type, isNullable }): SchemaElement => ({
    name,
    ...parquetTypes[type],
    repetition_type: isNullable ? 'OPTIONAL' : 'REQUIRED',
  })),
];

/** In rows: the size of a row group. A batch of fewer than `SMALL_ROWS` has large rows, and ends its group. */
const ROWS_A_GROUP = 1_000;
const SMALL_ROWS = 100;

/**
 * Writes a Parquet file, and sends each row group as soon as it is full. The writer is loaded when it is first needed.
 */
async function* parquet(columns: readonly Column[], rows: Rows): AsyncGenerator<Uint8Array> {
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer');
  const bytes = new ByteWriter();
  const file = new ParquetWriter({ writer: bytes, schema: parquetSchema(columns), createdBy: 'Rangefinder' });
  const takeBytes = (): Uint8Array => {
    const written = bytes.getBytes().slice();
    bytes.index = 0;
    return written;
  };
  for await (const group of inGroups(rows)) {
    const columnData = columns.map(({ name }) => ({ name, data: group.map((row) => row[name]), offsetIndex: false }));
    await file.write({ columnData, rowGroupSize: ROWS_A_GROUP });
    yield takeBytes();
  }
  await file.finish();
  yield takeBytes();
}

async function* inGroups(rows: Rows): AsyncGenerator<readonly ExportedRow[]> {
  let group: ExportedRow[] = [];
  for await (const some of rows) {
    group.push(...some);
    if (group.length < ROWS_A_GROUP && some.length >= SMALL_ROWS) continue;
    yield group;
    group = [];
  }
  if (group.length) yield group;
}

export const formats = {
  ndjson: { mediaType: 'application/x-ndjson', write: ndjson },
  csv: { mediaType: 'text/csv', write: csv },
  parquet: { mediaType: 'application/vnd.apache.parquet', write: parquet },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;
const isFormat = (name: string): name is FormatName => name in formats;
export const formatNames: readonly FormatName[] = Object.keys(formats).filter(isFormat);
