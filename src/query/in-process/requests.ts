import { rulingSchema } from '../../domain/answer.js';
import { takePlace } from '../../domain/events/events.js';
import { problem } from '../../domain/problem.js';
import { badInput, success, type Result as Found } from '../../domain/result.js';
import { createReader, resultOf } from '../../domain/schema/reader.js';
import { defaulted, flag, listOf, objectSchema } from '../../domain/schema/schema.js';
import { noteSchema, notesOf as findNotes } from '../../domain/notes.js';
import { warningSchema, warningsOf as findWarnings } from '../../domain/warnings.js';
import type { GameState } from '../../domain/state/game-state.js';
import { readDescription } from '../../domain/setup/read-description.js';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import { solveIfPermitted, type Question } from '../../questions/catalogue/question.js';
import { noQuestion } from '../../questions/catalogue/unknown-question.js';
import { createAnswerPick, createPick } from '../answer-json.js';
import { createAsk, createBodyReader } from '../ask.js';
import { codeOf, readCode } from './codes.js';
import { withParts } from './parts.js';
import { stateOf, tableOf } from './tables.js';
import type { EventOptions, Note, Played, Result, Ruling, Table, Warning } from './types.js';

const pickRulings = createPick<readonly Ruling[]>(listOf(rulingSchema));

/** Converts a result for the package. */
export const shown = <Value, Shown>(found: Found<Value>, show: (value: Value) => Shown): Result<Shown> => {
  if (found.ok) return { ok: true, value: show(found.value) };
  const { failure } = found;
  const converted = failure.code === 'ILLEGAL_EVENT' ? { ...failure, because: pickRulings(failure.because) } : failure;
  return { ok: false, failure: converted };
};

/** Reads a table from any value; one that is not a description is rejected like an invalid table. */
export const readGivenTable = (given: unknown): Promise<Result<Table>> =>
  withParts(() => shown(readDescription(given), tableOf));

export const pickWarnings = createPick<readonly Warning[]>(listOf(warningSchema));

/** Returns the parts of a table that no question uses, such as unknown keywords, each with its path. */
export const warningsOf = (table: Table): Promise<readonly Warning[]> =>
  withParts(() => pickWarnings(findWarnings(stateOf(table))));

const pickNotes = createPick<readonly Note[]>(listOf(noteSchema));

/** Returns effects that may be in force although the table does not list them: three at most. */
export const notesOf = (table: Table): Promise<readonly Note[]> =>
  withParts(() => pickNotes(findNotes(stateOf(table))));

/** Returns a whole table as one string that fits into a URL; the service reads it, too. */
export const encodeTable = async (table: Table): Promise<string> => codeOf(stateOf(table));

/** Reads the table that a code of the package or of the service was made from; a damaged one is rejected. */
export const decodeTable = (code: string): Promise<Result<Table>> =>
  withParts(async () => shown(await readCode(code), tableOf));

type Ask = (given: object, state: GameState) => Found<unknown>;

const createAskOf = (question: Question): Ask => {
  const readBody = createBodyReader(question, {});
  const ask = createAsk(question);
  const pick = createAnswerPick(question.answer);
  return (given, state) => {
    const body = readBody(given);
    const question = body.ok ? ask(body.value) : body;
    const answered = question.ok ? question.value(state) : question;
    return answered.ok ? success(pick(answered.value)) : answered;
  };
};

const asks = new Map<string, Ask>();

const askOf = (name: string): Ask | undefined => {
  const question = catalogue.find((each) => each.name === name);
  if (question && !asks.has(name)) asks.set(name, createAskOf(question));
  return asks.get(name);
};

/** Asks a question by name, with any value as its arguments, and converts the answer. */
export const askByName = <Shown>(
  table: Table,
  question: string,
  given: object,
  show: (answer: unknown) => Shown,
): Promise<Result<Shown>> =>
  withParts(() => {
    const answered = askOf(question)?.(given, stateOf(table));
    return shown(answered ?? badInput([problem(['question'], noQuestion(question))]), show);
  });

const readOptions = createReader(
  objectSchema('EventOptions', 'Options of applying events.', {
    force: defaulted(flag, false, 'Lets events take place that the rules forbid.'),
  }),
);

/** Applies a list of events, one after the other; any other value is rejected. */
export const applyGivenEvents = (table: Table, events: unknown, options: EventOptions = {}): Promise<Result<Played>> =>
  withParts(() => {
    const read = resultOf(readOptions(options));
    const played = read.ok ? takePlace(stateOf(table), events, { ...read.value, solve: solveIfPermitted() }) : read;
    return shown(played, (occurrences) => ({
      table: tableOf(occurrences.at(-1)?.after ?? stateOf(table)),
      summaries: occurrences.map(({ summary }) => summary),
    }));
  });
