import { tableInText } from '../../domain/notation/table-in-text.js';
import { textOf } from '../../domain/notation/text-of.js';
import { textWarnings } from '../../domain/notation/text-warnings.js';
import { pickWarnings } from './answers.js';
import { showResult } from './results.js';
import { withParts } from './parts.js';
import type { Result, Table, Warning } from './types.js';
import { stateOf, tableOf } from './tables.js';

/** Reads a table in the notation; problems name line and column. */
export const readText = (text: string): Promise<Result<Table>> => {
  const { description, read } = tableInText(text);
  return withParts(() => showResult(read(description), tableOf));
};

/** Writes a table in the notation; null if the notation can't express it. */
export const writeTable = (table: Table): Promise<string | null> => withParts(() => textOf(stateOf(table)).text);

/** Returns warnings about the parts of a table that the notation can't express. */
export const textWarningsOf = (table: Table): Promise<readonly Warning[]> =>
  withParts(() => pickWarnings(textWarnings(stateOf(table))));
