import { rulingSchema } from '../domain/answer.js';
import { card as cardSchema, readWholeCard } from '../domain/cards/card.js';
import { readCard as readCardData } from '../domain/cards/card-data.js';
import { takePlace } from '../domain/events/events.js';
import { problem } from '../domain/problem.js';
import { badInput, success, type Result as Found } from '../domain/result.js';
import { ruleSchema } from '../domain/rulebook/rulebook-schemas.js';
import { rulesOf } from '../domain/rulebook/rulebook.js';
import { createReader, resultOf } from '../domain/schema/reader.js';
import { listOf, objectSchema, optional, required } from '../domain/schema/schema.js';
import { describe } from '../domain/state/describe.js';
import type { Description } from '../domain/state/description.js';
import type { GameState } from '../domain/state/game-state.js';
import { readDescription } from '../domain/state/read-description.js';
import { warningSchema, warningsOf as findWarnings } from '../domain/warnings.js';
import { diagram as drawDiagram } from '../diagram/diagram.js';
import { catalogue } from '../questions/catalogue/catalogue.js';
import { solveIfPermitted, type Question } from '../questions/catalogue/question.js';
import { lazyArguments } from '../rest/answer-bodies.js';
import { createAsk, readByQuestion, suppositions } from '../rest/routes/ask.js';
import { createPick } from './answer-json.js';
import { codeOf, readCode } from './codes.js';
import { withParts } from './parts.js';
import type {
  Answer,
  Arguments,
  Card,
  DiagramOptions,
  Edition,
  EventOptions,
  Failure,
  Played,
  QuestionName,
  Result,
  Rule,
  Table,
  TableDescription,
  TableEvent,
  Warning,
} from './types.js';

export type * from './types.js';

const states = new WeakMap<Table, GameState>();

const tableOf = (state: GameState): Table => {
  const table = Object.freeze({}) as Table;
  states.set(table, state);
  return table;
};

const stateOf = (table: Table): GameState => {
  const state = states.get(table);
  if (!state) throw new TypeError('That is not a table of readTable, decodeTable or applyEvents.');
  return state;
};

const pickRulings = createPick(listOf(rulingSchema));

/** Returns what was found as the package shows it. */
const shown = <Value, Shown>(found: Found<Value>, show: (value: Value) => Shown): Result<Shown> => {
  if (found.ok) return { ok: true, value: show(found.value) };
  const { failure } = found;
  const told = failure.code === 'ILLEGAL_EVENT' ? { ...failure, because: pickRulings(failure.because) } : failure;
  return { ok: false, failure: told as Failure };
};

/** Reads a table; an invalid one is rejected with all of its problems, each with its path. */
export const readTable = (description: TableDescription): Promise<Result<Table>> =>
  withParts(() => shown(readDescription(description as Description), tableOf));

/** Returns the description of a table: read again, it is the same table. */
export const describeTable = (table: Table): TableDescription => describe(stateOf(table)) as TableDescription;

const pickWarnings = createPick(listOf(warningSchema));

/** Returns what of a table no question uses, such as unknown keywords, each with the path in the description. */
export const warningsOf = (table: Table): Promise<readonly Warning[]> =>
  withParts(() => pickWarnings(findWarnings(stateOf(table))) as readonly Warning[]);

/** Every question: its name, what it asks, and the rules that answer it. */
export const questions: readonly {
  readonly name: QuestionName;
  readonly description: string;
  readonly rules: readonly string[];
}[] = catalogue.map(({ name, description, rules }) => ({ name, description, rules }));

type Ask = (given: object, state: GameState) => Found<unknown>;

const createAskOf = (question: Question): Ask => {
  const fields = { ...suppositions, ...lazyArguments(question.answer), ...readByQuestion(question) };
  const readArguments = createReader(objectSchema('Arguments', '', fields), { name: 'The arguments' });
  const ask = createAsk(question, { cost: Infinity });
  const pick = createPickOf(question);
  return (given, state) => {
    const body = resultOf(readArguments(given));
    const asked = body.ok ? ask(body.value) : body;
    const answered = asked.ok ? asked.value(state) : asked;
    return answered.ok ? success(pick(answered.value)) : answered;
  };
};

/** Creates what picks the fields of an answer with the warnings after them, as REST sends it. */
const createPickOf = ({ answer }: Question) => {
  const fields = answer.kind === 'object' ? answer.fields() : { items: required(answer, '') };
  return createPick(objectSchema('Answer', '', { ...fields, warnings: optional(listOf(warningSchema), '') }));
};

const asks = new Map<string, Ask>();

const askOf = (name: string): Ask | undefined => {
  const question = catalogue.find((each) => each.name === name);
  if (question && !asks.has(name)) asks.set(name, createAskOf(question));
  return asks.get(name);
};

/**
 * Asks a question about a table and returns its answer as the service does over REST, with the rulings that it rests on.
 *
 * `given` holds the arguments of the question; `suppose` asks it after events, legal or not, and `edition` under another
 * edition of the rules.
 */
export const ask = <Name extends QuestionName>(
  table: Table,
  question: Name,
  given: Arguments<Name>,
): Promise<Result<Answer<Name>>> =>
  withParts(() => {
    const found = askOf(question);
    const unknown = badInput([problem(['question'], `There is no question "${question}".`)]);
    return shown(found?.(given, stateOf(table)) ?? unknown, (answer) => answer as Answer<Name>);
  });

/**
 * Lets events take place at a table, one after the other: all of them, or none where one is invalid or the rules forbid it.
 * The table that is given does not change.
 */
export const applyEvents = (
  table: Table,
  events: readonly TableEvent[],
  { force = false }: EventOptions = {},
): Promise<Result<Played>> =>
  withParts(() => {
    const played = takePlace(stateOf(table), events, { force, solve: solveIfPermitted() });
    return shown(played, (occurrences) => ({
      table: tableOf(occurrences.at(-1)?.after ?? stateOf(table)),
      summaries: occurrences.map(({ summary }) => summary),
    }));
  });

const pickRules = createPick(listOf(ruleSchema));

/** Lists the rules of an edition in order of number, the newest edition where none is named; with a search, those that hold it. */
export const rulebook = (edition?: Edition, search?: string): Promise<readonly Rule[]> =>
  withParts(() => pickRules(rulesOf(edition, search)) as readonly Rule[]);

const pickCard = createPick(cardSchema);

/** Reads a card as Scryfall or MTGJSON gives it, face by face and sentence by sentence. */
export const readCard = (cardData: { readonly [field: string]: unknown }): Promise<Result<Card>> =>
  withParts(() => {
    const { problems } = readCardData(cardData, null);
    const name = typeof cardData['name'] === 'string' ? cardData['name'] : '';
    const read = problems.length ? badInput(problems) : success(readWholeCard(name, cardData));
    return shown(read, (card) => pickCard(card) as Card);
  });

/** Draws a table as an SVG document. */
export const diagram = (table: Table, options: DiagramOptions = {}): Promise<Result<string>> =>
  withParts(async () => shown(await drawDiagram(stateOf(table), options), (svg) => svg));

/** Returns a whole table as one string that fits into a URL; the service reads it, too. */
export const encodeTable = (table: Table): Promise<string> => codeOf(stateOf(table));

/** Reads the table that a code of this package or of the service was made from; a damaged one is rejected. */
export const decodeTable = (code: string): Promise<Result<Table>> =>
  withParts(async () => shown(await readCode(code), tableOf));
