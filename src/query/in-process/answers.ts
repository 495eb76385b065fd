import { takePlace } from '../../domain/events/events.js';
import { notesOf, noteSchema } from '../../domain/notes.js';
import { success, type Result as Found } from '../../domain/result.js';
import { createReader, resultOf } from '../../domain/schema/reader.js';
import { defaulted, flag, listOf, objectSchema, type Schema } from '../../domain/schema/schema.js';
import { warningsOf, warningSchema } from '../../domain/warnings.js';
import type { GameState } from '../../domain/state/game-state.js';
import { solveIfPermitted, type Question } from '../../questions/catalogue/question.js';
import { createAnswerPick } from '../answer-pick.js';
import { createPick } from '../answer-json.js';
import { createAsk, createBodyReader } from '../ask.js';
import { showResult } from './results.js';
import { tableOf } from './tables.js';
import type { EventOptions, Note, Played, Result, Warning } from './types.js';

export const pickWarnings = createPick<readonly Warning[]>(listOf(warningSchema));
const pickNotes = createPick<readonly Note[]>(listOf(noteSchema));

/** Returns the parts of a table that no question uses. */
export const warningsAt = (state: GameState): readonly Warning[] => pickWarnings(warningsOf(state));

/** Returns effects that may be in force although the table does not list them. */
export const notesAt = (state: GameState): readonly Note[] => pickNotes(notesOf(state));

type Ask = (given: object, state: GameState) => Found<unknown>;

const createAskOf = (question: Question, answer: Schema): Ask => {
  const readBody = createBodyReader(question, {});
  const ask = createAsk(question);
  const pick = createAnswerPick(answer);
  return (given, state) => {
    const body = readBody(given);
    const question = body.ok ? ask(body.value) : body;
    const answered = question.ok ? question.value(state) : question;
    return answered.ok ? success(pick(answered.value)) : answered;
  };
};

const asks = new Map<string, Ask>();

/** Answers a question about a table by the schema of its answer, with any value as its arguments. */
export const answerTo = (question: Question, answer: Schema, given: object, state: GameState): Found<unknown> => {
  const ask = asks.get(question.name) ?? createAskOf(question, answer);
  asks.set(question.name, ask);
  return ask(given, state);
};

const readOptions = createReader(
  objectSchema('EventOptions', 'Options of applying events.', {
    force: defaulted(flag, false, 'Lets events take place that the rules forbid.'),
  }),
);

/** Applies a list of events, one after the other; any other value is rejected. */
export const playedAt = (state: GameState, events: unknown, options: EventOptions): Result<Played> => {
  const read = resultOf(readOptions(options));
  const played = read.ok ? takePlace(state, events, { ...read.value, solve: solveIfPermitted() }) : read;
  return showResult(played, (occurrences) => ({
    table: tableOf(occurrences.at(-1)?.after ?? state),
    summaries: occurrences.map(({ summary }) => summary),
  }));
};
