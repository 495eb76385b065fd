/** In bytes: PostgreSQL compresses larger values; tables and events shrink to about a twelfth. */
const COMPRESSED_FROM = 2_000;
const COMPRESSED = 12;

/** The most bytes of rows that are read of a log or export at once; a single larger row is still read. */
export const LARGEST_READ = 1_000_000;

/** The SQL expression that estimates the size of a value in bytes without reading it. */
export const bytesOf = (column: string): string =>
  `coalesce(pg_column_size(${column}) * CASE WHEN pg_column_size(${column}) > ${COMPRESSED_FROM} THEN ${COMPRESSED} ELSE 1 END, 0)`;

const OF_INPUT = bytesOf('first.input');

/** The SQL expression for the size of all inputs before an event of the relation `first`. */
export const bytesBefore = (order: string): string => `sum(${OF_INPUT}) OVER (ORDER BY ${order}) - ${OF_INPUT}`;
