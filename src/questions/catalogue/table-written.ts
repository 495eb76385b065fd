import { tableInText, type TableInText } from '../../domain/notation/table-in-text.js';
import { failure } from '../../domain/result.js';
import { permitReading, type Permit } from './work.js';

/** Reads a table in the notation, where a text of that length is permitted. */
export const tableWritten = (text: string, permit: Permit | undefined): TableInText => {
  const refused = permitReading(permit, text);
  return refused ? { description: { players: [] }, read: () => failure(refused) } : tableInText(text);
};
