import { problem } from '../../domain/problem.js';
import { badInput } from '../../domain/result.js';
import { readDescription } from '../../domain/setup/read-description.js';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import { noQuestionText } from '../../questions/catalogue/unknown-question.js';
import { answerTo, notesAt, playedAt, warningsAt } from './answers.js';
import { codeOf, readCode } from './codes.js';
import { withParts } from './parts.js';
import { showResult } from './results.js';
import { stateOf, tableOf } from './tables.js';
import type { EventOptions, Note, Played, Result, Table, Warning } from './types.js';

/** Reads a table from any value; one that is not a description is rejected like an invalid table. */
export const readGivenTable = (given: unknown): Promise<Result<Table>> =>
  withParts(() => showResult(readDescription(given), tableOf));

/** Returns the parts of a table that no question uses, such as unknown keywords, each with its path. */
export const warningsOf = (table: Table): Promise<readonly Warning[]> => withParts(() => warningsAt(stateOf(table)));

/** Returns effects that may be in force although the table does not list them: three at most. */
export const notesOf = (table: Table): Promise<readonly Note[]> => withParts(() => notesAt(stateOf(table)));

/** Returns a whole table as one string that fits into a URL; the service reads it, too. */
export const encodeTable = async (table: Table): Promise<string> => codeOf(stateOf(table));

/** Reads the table that a code of the package or of the service was made from; a damaged one is rejected. */
export const decodeTable = (code: string): Promise<Result<Table>> =>
  withParts(async () => showResult(await readCode(code), tableOf));

/** Asks a question by name, with any value as its arguments, and converts the answer. */
export const askByName = <Shown>(
  table: Table,
  question: string,
  given: object,
  show: (answer: unknown) => Shown,
): Promise<Result<Shown>> =>
  withParts(() => {
    const asked = catalogue.find(({ name }) => name === question);
    // Its schema is looked up first: loading the question's own part loads what all questions need, too.
    return showResult(asked ? answerTo(asked, asked.answer, given, stateOf(table)) : unknown(question), show);
  });

const unknown = (question: string) => badInput([problem(['question'], noQuestionText(question))]);

/** Applies a list of events, one after the other; any other value is rejected. */
export const applyGivenEvents = (table: Table, events: unknown, options: EventOptions = {}): Promise<Result<Played>> =>
  withParts(() => playedAt(stateOf(table), events, options));
