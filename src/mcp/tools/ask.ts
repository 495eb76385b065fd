import { nearestTo } from '../../domain/words/nearest.js';
import { problem, type Problem } from '../../domain/problem.js';
import { isRecord } from '../../domain/values/record.js';
import { badInput, failure, problemsIn, type Result } from '../../domain/result.js';
import {
  atLeast,
  enumeration,
  flag,
  id,
  json,
  listOf,
  objectSchema,
  optional,
  required,
  type ValuesOf,
} from '../../domain/schema/schema.js';
import { rulesEdition } from '../../domain/rulebook/editions.js';
import { includesScope, missingScope } from '../../http/access/route-protection.js';
import type { PublicFailure, RequestFailure } from '../../http/errors/public-failure.js';
import { tableText } from '../../domain/notation/table-text.js';
import { textOf } from '../../domain/notation/text-of.js';
import type { Description } from '../../domain/state/description.js';
import { readDescription } from '../../domain/setup/read-description.js';
import type { Cards } from '../../own-cards/cards.js';
import { formOf, catalogue, questionNames, type QuestionName } from '../../questions/catalogue/catalogue.js';
import { type Question, withObserver, type Watch } from '../../questions/catalogue/question.js';
import { createAnswerPick } from '../../query/answer-pick.js';
import { createLazy } from '../../domain/values/remembered.js';
import { askOfGame, atVersion, createAsk, createBodyReader } from '../../query/ask.js';
import { askOfDescription, tableInput, withTable } from '../../query/table-input.js';
import { notationExample } from '../notation-guide.js';
import { notes, rulings, warnings } from './answers.js';
import { belongsToGame, misplacedAmong } from './games.js';
import {
  answerIn,
  errorOf,
  withPlaces,
  tool,
  type Caller,
  type GamesToRead,
  type ToolOutcome,
  type Tool,
} from './tool.js';

/** The sources of tools' answers: cards, stored games, and a watch on the questions that they ask. */
export interface ToolParts {
  readonly cards: Cards;
  /** The stored games; left out if there are none. */
  readonly games?: GamesToRead | undefined;
  readonly watch: Watch;
}

const questionName = enumeration('QuestionName', 'The question.', questionNames);

const furtherQuestion = {
  question: required(questionName, 'Which question.'),
  arguments: optional(json, 'Its arguments.'),
};

const input = {
  question: required(questionName, 'Which question.'),
  state: optional(json, 'The table: players in seat order, objects, variant, options, turn, combats.'),
  text: optional(
    tableText,
    `The table in the notation, in place of state; describe_question "table" explains it. Example:\n${notationExample}`,
  ),
  arguments: optional(json, 'The arguments of the question, as describe_question lists them; {} where it has none.'),
  suppose: optional(json, 'Events after which the question is asked, in order; nothing is stored.'),
  edition: optional(rulesEdition, 'Ask under another edition of the rules.'),
  notes: optional(flag, 'false: the answer contains no notes.'),
  also: optional(
    listOf(objectSchema('AlsoAsked', 'Another question.', furtherQuestion), { maximum: 20 }),
    'More questions about the same table, answered in order under `also`; a failed one gives an error there.',
  ),
};

const gameArguments = {
  game: optional(id, 'A stored game to ask about, in place of a table. The key needs the scope "read".'),
  version: optional(atLeast(0), 'The stored game at that version; by default the newest.'),
};

const inputHints = {
  question: { description: catalogue.map(({ name, description }) => `${name}: ${description}`).join('\n') },
  state: { type: 'object' },
  arguments: { type: 'object' },
  suppose: { type: 'array', items: { type: 'object' } },
  also: {
    items: {
      ...{ type: 'object', required: ['question'], additionalProperties: false },
      properties: { question: { type: 'string' }, arguments: { type: 'object' } },
    },
  },
};

type AskInput = ValuesOf<typeof input> & Partial<ValuesOf<typeof gameArguments>>;

/** Declares the tool that asks a question of a table. */
export const askQuestionTool = (parts: ToolParts): Tool => {
  const askers = new Map(catalogue.map((each) => [each.name, createLazy(() => createAsker(parts, each))]));
  return tool({
    name: 'ask_question',
    title: 'Ask a question about a table',
    description: [
      'Answers a question about a Magic: The Gathering table under the multiplayer rules, with the rulings that the answer rests on: the deciding one first, each with its rule.',
      'First call describe_question for the arguments, then this. Omitted fields of a table have the defaults of its variant; nothing is stored.',
      'Quote the rulings; do not decide by memory. A `doubt` says what the text of the rules leaves open, `warnings` which parts of the table were not used.',
    ].join(' '),
    input: parts.games ? { ...input, ...gameArguments } : input,
    inputHints,
    output: {
      type: 'object',
      description: 'The fields that describe_question lists under `answer`.',
      properties: {
        because: rulings,
        items: { type: 'array', items: { type: 'object' }, description: 'The rows of an answer that is a list.' },
        ...{ warnings, notes },
        also: {
          type: 'array',
          items: { type: 'object' },
          description: 'The answers to `also`, or errors in their place.',
        },
      },
    },
    rightCall,
    call: ({ also, ...given }, caller) => withAlso(given, also ?? [], (each) => askWith(askers, each, caller)),
  });
};

const askWith = (
  askers: ReadonlyMap<string, () => Asker>,
  given: AskInput,
  caller: Caller,
): ToolOutcome | Promise<ToolOutcome> =>
  askers.get(given.question)?.()(given, caller) ?? badInput([problem(['question'], 'There is no such question.')]);

/** Asks a question, then further questions about the same table, and adds their answers to the first answer. */
const withAlso = async (
  given: AskInput,
  others: readonly ValuesOf<typeof furtherQuestion>[],
  ask: (given: AskInput) => ToolOutcome | Promise<ToolOutcome>,
): Promise<ToolOutcome> => {
  const first = await ask(given);
  if (!first.ok || !others.length) return first;
  const also: unknown[] = [];
  for (const { question, arguments: asked } of others) {
    const found = await ask({ ...given, question, arguments: asked });
    also.push(found.ok ? found.value : { question, error: errorOf(found.failure) });
  }
  return answerIn({ ...first.value, also });
};

/** Returns a correct call of the intended question, with a table in the same form as in the rejected call. */
const rightCall = ({ question, text }: Readonly<Record<string, unknown>>) => {
  const name = nearestQuestion(question);
  const { state, asked } = formOf(name).example;
  const written = text === undefined ? null : writtenTable(state);
  return { question: name, ...(written === null ? { state } : { text: written }), arguments: asked };
};

/** Writes a table in the notation; null if the notation can't express it. */
const writtenTable = (state: Description): string | null => {
  const read = readDescription(state);
  return read.ok ? textOf(read.value).text : null;
};

/** Returns the question with that name, or the nearest one. */
export const nearestQuestion = (name: unknown): QuestionName => {
  const nearest = typeof name === 'string' ? nearestTo(name, Object.keys(questionNames)) : '';
  return catalogue.find((each) => each.name === nearest)?.name ?? 'rangeOf';
};

type Asker = (given: AskInput, caller: Caller) => ToolOutcome | Promise<ToolOutcome>;

type AskResult = Result<unknown, RequestFailure | PublicFailure>;

/** Creates a function that asks one question, as over REST. */
const createAsker = ({ cards, games, watch }: ToolParts, declared: Question): Asker => {
  const question = withObserver(declared, 'mcp', watch);
  const ask = createAsk(question);
  const readDescribed = createBodyReader(question, tableInput);
  const readStored = createBodyReader(question, atVersion);
  const pick = createAnswerPick(question.answer);
  const ofDescription = async (given: AskInput, { budget }: Caller): Promise<AskResult> => {
    const body = readDescribed(bodyIn(given));
    if (!body.ok) return failure(inArguments(body.failure));
    const answered = await askOfDescription(ask, cards, body.value, budget);
    if (answered.ok) return answered;
    const table = await withTable(cards, body.value, (state) => state);
    return failure(inArguments(answered.failure, problemsIn(table).problems));
  };
  const ofGame = async (given: AskInput, game: string, { tenant, scope, budget }: Caller): Promise<AskResult> => {
    if (!includesScope(scope, 'read') || !games) return failure({ code: 'FORBIDDEN', message: missingScope('read') });
    const body = readStored(bodyIn(given));
    if (!body.ok) return failure(inArguments(body.failure));
    const answered = await askOfGame(ask, { games, cards, tenant }, { ...body.value, game }, budget);
    return answered.ok ? answered : failure(inArguments(answered.failure));
  };
  return async (given, caller) => {
    if (!isArguments(given.arguments)) return noArguments;
    const misplaced = misplacedIn(given);
    if (misplaced.length) return badInput(misplaced);
    const { game } = given;
    const found = await (typeof game === 'string' ? ofGame(given, game, caller) : ofDescription(given, caller));
    return found.ok ? answerIn(pick(found.value)) : found;
  };
};

/** Finds misplaced input: a table beside a stored game, or a version without a game. */
const misplacedIn = ({ game, version, state, text }: AskInput): readonly Problem[] =>
  typeof game === 'string'
    ? misplacedAmong({ state, text }, (name) => `Send either "game" or "${name}", not both.`)
    : misplacedAmong({ version }, belongsToGame);

const noArguments = badInput([problem(['arguments'], 'arguments has to be an object.')]);

const isArguments = (given: unknown): given is object | null | undefined =>
  given === undefined || (typeof given === 'object' && !Array.isArray(given));

const OF_TOOL = ['state', 'text', 'suppose', 'edition', 'notes', 'version'] as const;

/** Returns the body of the request that asks the same over REST. */
const bodyIn = (given: AskInput): object => {
  const toolFields = OF_TOOL.flatMap((name) => ((given[name] ?? null) === null ? [] : [[name, given[name]] as const]));
  return { ...(isRecord(given.arguments) ? given.arguments : {}), ...Object.fromEntries(toolFields) };
};

/** Returns a failure whose problems have their path in the tool's input: in the table or in `arguments`. */
const inArguments = (found: RequestFailure, ofTable: readonly Problem[] = []): RequestFailure => {
  const isOfTable = (one: Problem) =>
    one.path[0] !== 'text' &&
    one.path[0] !== 'state' &&
    ofTable.some((each) => JSON.stringify(each) === JSON.stringify(one));
  const isOwn = ([name]: Problem['path']) => name === undefined || OF_TOOL.some((each) => each === name);
  return withPlaces(found, (each) => (isOfTable(each) ? ['state'] : isOwn(each.path) ? [] : ['arguments']));
};
