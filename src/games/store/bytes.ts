/** In bytes: from here on PostgreSQL compresses a value, tables and events to about a twelfth. */
const COMPRESSED_FROM = 2_000;
const COMPRESSED = 12;

/** How much is read of a log or an export at once, in bytes of its rows; a single larger one is read, too. */
export const MOST_AT_ONCE = 1_000_000;

/** The expression that tells about how many bytes a value takes once it is read, without reading it. */
export const bytesOf = (column: string): string =>
  `coalesce(pg_column_size(${column}) * CASE WHEN pg_column_size(${column}) > ${COMPRESSED_FROM} THEN ${COMPRESSED} ELSE 1 END, 0)`;

/** The expression that tells how many bytes of a column stand before a row. */
export const bytesBefore = (column: string, order: string): string =>
  `sum(${bytesOf(column)}) OVER (ORDER BY ${order}) - ${bytesOf(column)}`;
