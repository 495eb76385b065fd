import { countNotation } from '../../domain/notation/read-notation.js';
import { tableInText, type TableInText } from '../../domain/notation/table-in-text.js';
import { failure, type TooComplex } from '../../domain/result.js';
import { permitReading, readPermitted, type Permit } from './work.js';

const refusedFor = (refused: TooComplex): TableInText => ({
  description: { players: [] },
  read: () => failure(refused),
});

/** Counts a table in the notation, its text and what that unfolds into, and returns what makes it if all that was counted is permitted. */
export const countTable = (text: string, permit: Permit | undefined): (() => TableInText) => {
  const tooLong = permitReading(permit, text.length, 'NOTATION');
  if (tooLong) return () => refusedFor(tooLong);
  const { size, read } = countNotation(text);
  const tooLarge = permitReading(permit, size, 'TABLE');
  return () => {
    const refused = tooLarge ?? permit?.foresee(0);
    if (refused) return refusedFor(refused);
    const table = tableInText(text, read());
    return { ...table, read: (full) => readPermitted(permit, full, table.read) };
  };
};
