import type { Cards } from '../own-cards/cards.js';
import { events } from '../domain/events/events.js';
import { atLeast, fieldsOverRest, flag, readLater, objectSchema, optional } from '../domain/schema/schema.js';
import type { AnyField, Fields, ObjectSchema, Schema, ValuesOf } from '../domain/schema/schema.js';
import { createReader, resultOf } from '../domain/schema/reader.js';
import { unknownIds } from '../domain/schema/unknown-ids.js';
import { isGameState, knownAt, sizeOf, type GameState } from '../domain/state/game-state.js';
import { problem, type Problem } from '../domain/problem.js';
import { badInput, failure, problemsIn, success, type Failure, type Result } from '../domain/result.js';
import { rulesEdition } from '../domain/rulebook/editions.js';
import { notesOf, type Note } from '../domain/notes.js';
import { warningsOf } from '../domain/warnings.js';
import type { Games } from '../games/games.js';
import type { RequestFailure } from '../http/errors/public-failure.js';
import type { Question } from '../questions/catalogue/question.js';
import type { Budget } from '../questions/catalogue/budget.js';
import { permitEvents } from '../questions/catalogue/work.js';
import { withEdition, forceEvents } from '../questions/catalogue/suppose.js';
import { describe } from '../domain/setup/describe.js';
import { isRecord, mapValues } from '../domain/values/record.js';
import { missingTable } from './missing-table.js';

/** The options of a question: events that are assumed to happen first, another edition, and parts of the answer. */
export const suppositions = {
  suppose: optional(readLater(events), 'Events, legal or not, after which the question is asked; nothing is stored.'),
  edition: optional(rulesEdition, 'Ask under another edition of the rules; applied before the events.'),
  notes: optional(flag, 'false: the answer contains no notes.'),
};
export type Suppositions = ValuesOf<typeof suppositions>;

/** Uses a body after filling in the cards that its events give by name alone. */
const withCards = <Given extends Pick<Suppositions, 'suppose'>, Value>(
  cards: Cards,
  body: Given,
  use: (body: Given) => Value,
): Value | Promise<Value> =>
  cards.inFull({ events: body.suppose }, ({ events }) =>
    use(events === body.suppose ? body : { ...body, suppose: events }),
  );

/** Options that add to an answer. */
const answerOptions = {
  keys: optional(flag, 'true: each ruling of the answer contains its key and values. Doubles the work.'),
};

export type Body = Suppositions & Readonly<Record<string, unknown>>;

/** Returns the table that a question is about: converted to another edition, and then after the assumed events. */
export const asSupposed = (
  state: GameState,
  { edition, suppose }: Suppositions,
  budget?: Budget,
): Result<GameState> => {
  const edited = edition ? withEdition(state, edition) : state;
  if (!suppose) return success(edited);
  const refused = permitEvents(budget, edited, suppose);
  const supposed = refused ? failure(refused) : forceEvents(edited, suppose);
  return supposed.ok ? supposed : failure(inSuppose(supposed.failure));
};

/** Returns a failure whose problems with events have their path in `suppose`. */
const inSuppose = (found: Failure): Failure =>
  found.code === 'BAD_USER_INPUT' ? { ...found, problems: found.problems.map(ofSuppose) } : found;

const ofSuppose = ({ path: [name, ...rest], message }: Problem): Problem =>
  problem(['suppose', ...rest], rest.length ? message : message.replace(String(name), 'suppose'));

/** The version of the game that a request asks about. */
export const atVersion = { version: optional(atLeast(0), 'The game at that version; by default the newest.') };

/** The fields of a question's request body: `own` ones, such as the table, then options and arguments. */
export const fieldsOf = (question: Question, own: Fields): Fields => ({
  ...own,
  ...suppositions,
  ...answerOptions,
  ...lazyArguments(question.answer),
  ...readByQuestion(question),
});

/** Returns the schema of a question's request body. */
const bodySchema = <F extends Fields>(question: Question, own: F): Schema<Body & ValuesOf<F>> =>
  objectSchema('Request', '', fieldsOf(question, own)) as Schema<Body & ValuesOf<F>>;

/** The arguments of a question within a body, which the question reads itself. */
const readByQuestion = (question: Question): Fields =>
  mapValues(question.arguments.fields(), (field) => ({ ...field, type: readLater(field.type) }));

/** Reads a question from a body, to be asked about a table. */
export type ReadBody = (body: Body) => Result<(state: GameState, budget?: Budget) => Result<unknown>>;

/** Creates a check that rejects unknown ids in the arguments of an answer's lazy fields. */
const createIdCheck = (question: Question) => {
  const shown = objectSchema('Shown', 'The arguments of what is computed on request.', lazyArguments(question.answer));
  return (state: GameState, body: Body): InvalidBody | null => {
    const unknown = unknownIds(shown, body, knownAt(state));
    return unknown.length ? badInput(unknown) : null;
  };
};

type InvalidBody = ReturnType<typeof badInput>;

/** The notes of an answer: on the topic of the question, and on the creatures of the player that the body names. */
const notesBeside = ({ matter }: Question, state: GameState, { notes, player }: Body): readonly Note[] => {
  if (!matter || notes === false) return [];
  return notesOf(state, matter, typeof player === 'string' ? player : undefined);
};

/** Creates a reader of a question's arguments in a body. */
const argumentsOf = (question: Question) => {
  const names = Object.keys(question.arguments.fields());
  return (body: Given) => question.read(Object.fromEntries(names.map((name) => [name, body[name]])));
};

interface BodyReading {
  readonly name?: string;
  readonly told?: (problems: readonly Problem[]) => readonly Problem[];
}

/** Creates a reader of a question's body, which returns the body or all of its problems, as `told`. */
export const createBodyReader = <F extends Fields>(
  question: Question,
  own: F,
  { name, told = (found) => found }: BodyReading = {},
) => {
  const read = createReader(bodySchema(question, own), { name });
  return (given: unknown): Result<Body & ValuesOf<F>> => {
    const body = resultOf(read(given));
    if (body.ok) return body;
    const { problems, moreProblems } = problemsIn(body);
    return badInput([...told(problems), ...missingTable(own, given)], moreProblems);
  };
};

/** Creates a function that asks a question about a described table or a stored game, and returns the REST answer. */
export const createAsk = (question: Question): ReadBody => {
  const readArguments = argumentsOf(question);
  const show = createShow(question.answer);
  const isList = question.answer.kind === 'list';
  const checkIds = createIdCheck(question);
  const shown = (answer: unknown, body: Body, state: GameState, budget: Budget | undefined): Result<unknown> => {
    const value = show(answer, body, budget);
    const refused = budget?.spendValues(0);
    if (refused) return failure(refused);
    const warnings = warningsOf(state);
    const notes = notesBeside(question, state, body);
    const isEmpty = Array.isArray(answer) && !answer.length;
    const because = isEmpty ? question.whyEmpty?.(state, body['keys'] === true) : undefined;
    const fields = isList ? { items: value, ...(because === undefined ? {} : { because }) } : value;
    const additions = { ...(warnings.length && { warnings }), ...(notes.length && { notes }) };
    return success(warnings.length || notes.length ? Object.assign(additions, fields) : fields);
  };
  return (body) => {
    const ask = readArguments(body);
    if (!ask.ok) return ask;
    return success((state, budget) => {
      const supposed = asSupposed(state, body, budget);
      if (!supposed.ok) return supposed;
      const refused = checkIds(supposed.value, body);
      if (refused) return refused;
      const answered = ask.value(supposed.value, budget, body['keys'] === true);
      return answered.ok ? shown(answered.value, body, supposed.value, budget) : answered;
    });
  };
};

/** The sources of stored games and of the cards in supposed events, and the tenant of the games. */
interface StoredGameSources {
  readonly games: Pick<Games, 'stateAt'>;
  readonly cards: Cards;
  readonly tenant: string;
}

/** Asks a question about a stored game. */
export const askOfGame = async (
  ask: ReadBody,
  { games, cards, tenant }: StoredGameSources,
  given: Body & ValuesOf<typeof atVersion> & { readonly game: string },
  budget: Budget | undefined,
): Promise<Result<unknown, RequestFailure>> => {
  const question = await withCards(cards, given, ask);
  if (!question.ok) return question;
  const state = await games.stateAt(tenant, given.game, given.version ?? undefined, budget);
  return state.ok ? question.value(state.value, budget) : state;
};

type Given = Readonly<Record<string, unknown>>;

/** Converts a value for REST, and spends its size; stops once the budget is spent. */
type Show = (value: unknown, body: Given, budget: Budget | undefined) => unknown;

const isSpent = (budget: Budget | undefined): boolean => budget !== undefined && budget.values < 0;

/**
 * Creates a function that converts an answer for REST: it computes the lazy fields that the body asks for, and
 * describes game states. The response's schema then picks the fields.
 */
export const createShow = (schema: Schema): Show => {
  switch (schema.kind) {
    case 'list':
      return showEach(createShow(schema.of));
    case 'object':
      return showObject(schema);
    case 'reference':
      return schema.to === 'GameState' ? showState : showOfSize(ENTITY_SIZE);
    default:
      return showOfSize(1);
  }
};

/** The size of a player, an object or a team, shown by id and name. */
const ENTITY_SIZE = 2;

const showOfSize =
  (size: number): Show =>
  (value, _, budget) => {
    budget?.spendValues(size);
    return value;
  };

const showState: Show = (state, _, budget) => {
  if (!isGameState(state)) return state;
  budget?.spendValues(sizeOf(state));
  return describe(state);
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const showEach =
  (show: Show): Show =>
  (values, body, budget) => {
    if (!isList(values)) return values;
    let shown: unknown[] | undefined;
    for (let index = 0; index < values.length; index += 1) {
      const each = isSpent(budget) ? undefined : show(values[index], body, budget);
      if (each !== values[index]) (shown ??= [...values])[index] = each;
    }
    return shown ?? values;
  };

const showObject = ({ fields }: ObjectSchema<unknown>): Show => {
  const shows = Object.entries(fieldsOverRest(fields())).map(
    ([name, field]) => [name, showField(name, field)] as const,
  );
  return (value, body, budget) => {
    if (!isRecord(value)) return value;
    let shown: Record<string, unknown> | undefined;
    for (const [name, show] of shows) {
      const found = value[name];
      const each = found === undefined || found === null ? found : show(found, body, budget);
      if (each !== found) (shown ??= { ...value })[name] = each;
    }
    return shown ?? value;
  };
};

const showField = (name: string, field: AnyField): Show => {
  const show = createShow(field.type);
  if (field.presence !== 'LAZY') return show;
  return (compute, body, budget) => {
    const lazyArgument = argumentOf(field, body[name]);
    if (!lazyArgument || isSpent(budget) || !isLazy(compute)) return undefined;
    return show(compute(lazyArgument), body, budget);
  };
};

const isLazy = (value: unknown): value is (given: Given) => unknown => typeof value === 'function';

/**
 * Returns the argument to compute a lazy field with, or null to leave the field out. A field without arguments is
 * computed only if the body gives `true`; a field with an argument always is.
 */
const argumentOf = (field: AnyField, argument: unknown): Given | null => {
  const [first] = Object.keys(field.arguments ?? {});
  if (first === undefined) return argument === true ? {} : null;
  return { [first]: argument };
};

/** Returns the fields of a body that ask for the lazy fields of an answer. */
export const lazyArguments = (answer: Schema): Fields => {
  if (answer.kind === 'list') return lazyArguments(answer.of);
  if (answer.kind !== 'object') return {};
  return Object.fromEntries(
    Object.entries(answer.fields()).flatMap(([name, field]) => {
      if (field.presence !== 'LAZY') return [];
      const [first] = Object.values(field.arguments ?? {});
      return [[name, first ?? lazyFieldFlag]];
    }),
  );
};

const lazyFieldFlag: AnyField = {
  type: { kind: 'scalar', scalar: 'Boolean' },
  presence: 'OPTIONAL',
  description: 'true: the answer contains this field.',
};
