import type { Cards } from '../own-cards/cards.js';
import { textOf } from '../domain/notation/text-of.js';
import { textWarnings } from '../domain/notation/text-warnings.js';
import { failure, success, type Result } from '../domain/result.js';
import { listOf, nullable, objectSchema, required, string, type ValuesOf } from '../domain/schema/schema.js';
import { describe } from '../domain/setup/describe.js';
import { gameStateDescription } from '../domain/state/description.js';
import type { GameState } from '../domain/state/game-state.js';
import { noteSchema, notesOf } from '../domain/notes.js';
import { warningSchema, warningsOf } from '../domain/warnings.js';
import type { Budget } from '../questions/catalogue/budget.js';
import { permitWriting } from '../questions/catalogue/work.js';
import { codeOf } from './table-code.js';
import { withTable, type tableInput } from './table-input.js';

/** The schema of a table's warnings. */
export const warnings = listOf(warningSchema);

/** The result of checking a table. */
export const checkedTable = objectSchema('CheckedTable', 'A checked table, as it was understood.', {
  description: required(gameStateDescription, 'The table as a GameStateInput.'),
  code: required(string, 'The whole table as one string that fits into a URL.'),
  text: nullable(
    string,
    "The table in the notation; null if the notation can't express it, with a warning that says so.",
  ),
  warnings: required(warnings, 'Parts of the table that are not used, in the order of the objects.'),
  notes: required(
    listOf(noteSchema),
    'Effects that may still apply although the table does not list them; three at most.',
  ),
});

/** Describes a table as it was understood. */
export const describedAgain = (read: Result<GameState>, budget: Budget): Result<unknown> => {
  if (!read.ok) return read;
  const { value: state } = read;
  const refused = permitWriting(budget, state);
  if (refused) return failure(refused);
  return success({
    description: describe(state),
    code: codeOf(state),
    text: textOf(state).text,
    warnings: [...warningsOf(state), ...textWarnings(state)],
    notes: notesOf(state),
  });
};

/** Checks the table of a body. */
export const checkDescription = (
  cards: Cards,
  body: ValuesOf<typeof tableInput>,
  budget: Budget,
): Result<unknown> | Promise<Result<unknown>> =>
  withTable(cards, body, (state) => describedAgain(state, budget), budget);
