import type { Cards } from '../own-cards/cards.js';
import { type TableInText, tableInText } from '../domain/notation/table-in-text.js';
import { tableText } from '../domain/notation/table-text.js';
import { problem } from '../domain/problem.js';
import { readLater, optional, type ValuesOf } from '../domain/schema/schema.js';
import { gameStateDescription, type Description } from '../domain/state/description.js';
import { readDescription } from '../domain/setup/read-description.js';
import type { GameState } from '../domain/state/game-state.js';
import { badInput, failure, problemsIn, type Failure, type Result } from '../domain/result.js';
import type { Budget } from '../questions/catalogue/budget.js';
import { readPermitted, permitReading } from '../questions/catalogue/work.js';
import { formsIn, noTableProblem } from './missing-table.js';
import { codeArgument, unpackCode } from './table-code.js';
import type { Body, ReadBody, Suppositions } from './ask.js';
import { countNotation } from '../domain/notation/read-notation.js';

/** The table in a request body: a description, a text in the notation or a code. */
export const tableInput = {
  state: optional(readLater(gameStateDescription), 'The table; required unless text or code is given.'),
  text: optional(tableText, 'The table in the notation, in place of state.'),
  code: optional(codeArgument.type, 'The code of the table, in place of state.'),
};
type InputTable = ValuesOf<typeof tableInput>;

/** Finds the table of a body, to be read once its cards are filled in. */
const tableOf = ({ state, text, code }: InputTable, budget: Budget | undefined): TableInText => {
  const forms = formsIn({ state, text, code });
  if (!forms.length) return refusedFor(badInput([noTableProblem]).failure);
  if (forms.length > 1) return rejectingTable(forms.at(-1) ?? '', `Send either ${forms.join(' or ')}, not both.`);
  if (typeof text === 'string') return countTable(text, budget)();
  if (typeof code === 'string') return { description: noTable, read: unpackCode(code, budget) };
  return { description: state ?? noTable, read: (full) => readPermitted(budget, full, readDescription) };
};

const noTable: Description = { players: [] };

const refusedFor = (refused: Failure): TableInText => ({ description: noTable, read: () => failure(refused) });

const rejectingTable = (field: string, message: string): TableInText =>
  refusedFor(badInput([problem([field], message)]).failure);

/** Reads the table of a body, after filling in the cards that it gives by name, in one round trip. */
export const withTable = <Given extends InputTable & Pick<Suppositions, 'suppose'>, Value>(
  cards: Cards,
  body: Given,
  use: (state: Result<GameState>, body: Given) => Value,
  budget?: Budget,
): Value | Promise<Value> => {
  const { description, read } = tableOf(body, budget);
  return cards.inFull({ table: description, events: body.suppose }, ({ table, events }) =>
    use(read(table ?? description), events === body.suppose ? body : { ...body, suppose: events }),
  );
};

/** Returns all problems of invalid results, or the first failure of another kind. */
const bothFailures = (...results: readonly Result<unknown>[]): Result<never> => {
  const failures = results.flatMap((result) => (result.ok ? [] : [result.failure]));
  const other = failures.find(({ code }) => code !== 'BAD_USER_INPUT');
  const { problems, moreProblems } = problemsIn(...results);
  return other ? failure(other) : badInput(problems, moreProblems);
};

/** Asks a question about the table of a body. */
export const askOfDescription = (
  ask: ReadBody,
  cards: Cards,
  given: Body & InputTable,
  budget: Budget | undefined,
): Result<unknown> | Promise<Result<unknown>> => {
  const askOf = (state: Result<GameState>, body: Body) => {
    const question = ask(body);
    return question.ok && state.ok ? question.value(state.value, budget) : bothFailures(question, state);
  };
  return withTable(cards, given, askOf, budget);
};

/** Counts a table in the notation, as text and expanded; returns a function that reads it if the count is permitted. */
export const countTable = (text: string, budget: Budget | undefined): (() => TableInText) => {
  const tooLong = permitReading(budget, text.length, 'NOTATION');
  if (tooLong) return () => refusedFor(tooLong);
  const { size, read } = countNotation(text);
  const tooLarge = permitReading(budget, size, 'TABLE');
  return () => {
    const refused = tooLarge ?? budget?.foresee(0);
    if (refused) return refusedFor(refused);
    const table = tableInText(text, read());
    return { ...table, read: (full) => readPermitted(budget, full, table.read) };
  };
};
