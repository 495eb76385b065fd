import { tableInText, type TableInText } from '../../domain/notation/table-in-text.js';
import { failure, type TooComplex } from '../../domain/result.js';
import { mostUnfoldedHere, permitReading, readPermitted, type Permit } from './work.js';

/** A table in the notation; its cards are told in full before it is read. */
export type TableWritten = Omit<TableInText, 'size'>;

const refusedFor = (refused: TooComplex): TableWritten => ({
  description: { players: [] },
  read: () => failure(refused),
});

/** Reads a table in the notation, where a text of that length is permitted, and so many objects. */
export const tableWritten = (text: string, permit: Permit | undefined): TableWritten => {
  const tooLong = permitReading(permit, text.length, 'NOTATION');
  if (tooLong) return refusedFor(tooLong);
  const { description, size, read } = tableInText(text, mostUnfoldedHere(permit));
  const tooLarge = permitReading(permit, size, 'TABLE');
  return tooLarge ? refusedFor(tooLarge) : { description, read: (full) => readPermitted(permit, full, read) };
};
