import type { Rulings } from '../../domain/answer.js';
import type { Fields, ObjectSchema, Schema } from '../../domain/schema/schema.js';
import { createReader, resultOf } from '../../domain/schema/reader.js';
import { unknownIds } from '../../domain/schema/unknown-ids.js';
import { stepsToWorkOut, withStaticAbilities } from '../../domain/cards/layers/static-abilities.js';
import type { GameState } from '../../domain/state/game-state.js';
import { existingAt } from '../../domain/state/phased-out.js';
import { withNames } from '../../domain/state/change.js';
import { oncePerTable } from '../../domain/state/once-per-table.js';
import { markName, withWordings } from '../../domain/wording.js';
import { solveWithin } from '../../solver/solver.js';
import type { Solve } from '../../domain/combat/optimization/integer-program.js';
import type { QuestionTopic } from '../../domain/cards/offers/bearing-words.js';
import type { Problem } from '../../domain/problem.js';
import { isRecord } from '../../domain/values/record.js';
import { badInput, failure, success, type Result } from '../../domain/result.js';
import { rulings } from './answer-schemas.js';
import type { Budget } from './budget.js';
import { stepsOfExamining, stepsOfSolving } from './work.js';

/** A question as its file declares it. */
interface QuestionDeclaration<Name, Arguments, Value> {
  /** The GraphQL field; over REST the same in kebab-case. */
  readonly name: Name;
  readonly description: string;
  readonly arguments: ObjectSchema<Arguments, Fields, unknown>;
  readonly answer: Schema<Value>;
  /** Finds further problems in the arguments at this table, after ids and bounds have been checked. */
  readonly problems?: (state: GameState, given: Arguments) => readonly Problem[];
  /** Counts the work of an answer from the size of the table; by default, a few steps per player and object. */
  readonly steps?: (state: GameState, given: Arguments) => number;
  /** The attacking creatures in the arguments; by default those at the table. */
  readonly attackers?: (given: Arguments) => readonly string[] | null | undefined;
  /** AS_DESCRIBED: asked about the table without applying its cards' static abilities, which apply by default. */
  readonly table?: 'AS_DESCRIBED';
  /** The topic of the notes in answers, about effects that cards may have created but the table does not list. */
  readonly matter?: QuestionTopic;
  /** Why a list has no rows; GraphQL omits this, since it returns the bare list. */
  readonly whyEmpty?: (state: GameState) => Rulings;
  readonly ask: (state: GameState, given: Arguments) => Value;
}

interface ExactDeclaration<Name, Arguments, Value> extends Omit<QuestionDeclaration<Name, Arguments, Value>, 'ask'> {
  readonly ask: (state: GameState, given: Arguments, solve: Solve) => Result<Value>;
}

/** A question about a game state; every API is derived from its name, arguments and answer. */
export interface Question<Name extends string = string> {
  readonly name: Name;
  readonly description: string;
  readonly arguments: ObjectSchema<unknown>;
  readonly answer: Schema;
  /** The topic of the notes in answers; by default there are none. */
  readonly matter?: QuestionTopic;
  /** Why a list has no rows; if `isKeyed`, its rulings include their keys. */
  readonly whyEmpty?: (state: GameState, isKeyed?: boolean) => unknown;
  /** Reads arguments, or returns all problems of their types and bounds. */
  readonly read: (given: unknown) => Result<Ask>;
  /** Counts the work of an answer, without work shared with other answers; 0 if the arguments are invalid. */
  readonly foresee: (state: GameState, given: unknown) => number;
  /** Returns the answer, or all problems of the arguments. */
  readonly ask: (state: GameState, given: unknown, budget?: Budget, isKeyed?: boolean) => Result<unknown>;
}

/** Returns the name of a question over REST: in kebab-case. */
export const pathOf = ({ name }: Pick<Question, 'name'>): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Asks a question with validated arguments, if the budget permits the work; `isKeyed` adds keys to rulings. */
export type Ask = (state: GameState, budget?: Budget, isKeyed?: boolean) => Result<unknown>;

export const question = <Name extends string, Arguments, Value>(
  declared: QuestionDeclaration<Name, Arguments, Value>,
): Question<Name> => exactQuestion({ ...declared, ask: (state, given) => success(declared.ask(state, given)) });

/** A question whose exact answer may exceed the budget while it is computed. */
export const exactQuestion = <Name extends string, Arguments, Value>(
  declared: ExactDeclaration<Name, Arguments, Value>,
): Question<Name> => {
  const readArguments = createReader(declared.arguments);
  const read: Question['read'] = (given) => {
    const args = resultOf(readArguments(given));
    if (!args.ok) return args;
    const answer = (state: GameState, budget: Budget | undefined): Result<unknown> =>
      answerTo(declared, state, args.value, budget);
    const withRulingKeys = (state: GameState, budget: Budget | undefined, answered: unknown): Result<unknown> => {
      const again = answer(withMarks(state), budget);
      return again.ok ? success(withWordings(declared.answer, answered, again.value)) : again;
    };
    return success((state, budget, isKeyed = false) => {
      const once = answer(state, budget);
      const answered = once.ok && isKeyed ? withRulingKeys(state, budget, once.value) : once;
      return answered.ok ? success(supposedIn(answered.value, state)) : answered;
    });
  };
  const ask: Question['ask'] = (state, given, budget, isKeyed) => {
    const parsed = read(given);
    return parsed.ok ? parsed.value(state, budget, isKeyed) : parsed;
  };
  const foresee: Question['foresee'] = (state, given) => {
    const args = resultOf(readArguments(given));
    return args.ok && !problemsOf(declared, state, args.value).length ? ownStepsOf(declared, state, args.value) : 0;
  };
  return { ...declared, ...whyKeyed(declared), read, foresee, ask };
};

/** The table with marked names; cached per table, so the abilities of its cards are computed once. */
const withMarks = oncePerTable((state: GameState) => withNames(state, markName));

const whyKeyed = ({
  whyEmpty: why,
}: Pick<QuestionDeclaration<string, never, never>, 'whyEmpty'>): Pick<Question, 'whyEmpty'> =>
  why
    ? {
        whyEmpty: (state, isKeyed) => (isKeyed ? withWordings(rulings, why(state), why(withMarks(state))) : why(state)),
      }
    : {};

/** If the answer supposes a turn that may not begin, adds a doubt to its deciding ruling, or to that of each row. */
const supposedIn = (value: unknown, { beganUnlawfully }: GameState): unknown => {
  const doubt = `This supposes that a turn has begun, but it may not begin: ${beganUnlawfully ?? ''}`;
  return beganUnlawfully === undefined ? value : withDoubt(value, doubt);
};

const withDoubt = (value: unknown, doubt: string): unknown => {
  if (Array.isArray(value)) return value.map((row: unknown) => withDoubt(row, doubt));
  const because: unknown = isRecord(value) ? value['because'] : null;
  if (!isRecord(value) || !Array.isArray(because)) return value;
  const [first, ...others] = Array.from<unknown>(because);
  if (!isRecord(first)) return value;
  const before = typeof first['doubt'] === 'string' ? `${first['doubt']} ` : '';
  return { ...value, because: [{ ...first, doubt: before + doubt }, ...others] };
};

const problemsOf = <Arguments, Value>(
  { arguments: taken, problems }: ExactDeclaration<string, Arguments, Value>,
  state: GameState,
  given: Arguments,
): readonly Problem[] => {
  const unknown = unknownIds(taken, given, existingAt(state));
  return unknown.length ? unknown : (problems?.(state, given) ?? []);
};

const answerTo = <Arguments, Value>(
  declared: ExactDeclaration<string, Arguments, Value>,
  state: GameState,
  given: Arguments,
  budget?: Budget,
): Result<Value> => {
  const problems = problemsOf(declared, state, given);
  if (problems.length) return badInput(problems);
  const refused = budget?.spend(stepsOf(declared, state, given));
  return refused ? failure(refused) : declared.ask(tableOf(declared, state, given), given, solveIfPermitted(budget));
};

type WorkFields<Arguments> = Pick<ExactDeclaration<string, Arguments, unknown>, 'steps' | 'table' | 'attackers'>;

/** Counts the work of one answer; a question with its own attackers also has to apply the static abilities itself. */
const ownStepsOf = <Arguments>(
  { steps, attackers }: WorkFields<Arguments>,
  state: GameState,
  given: Arguments,
): number => {
  const alone = attackers?.(given);
  return (steps?.(state, given) ?? stepsOfExamining(state)) + (alone ? stepsToWorkOut(state, alone) : 0);
};

/** Counts the work of one answer, with that of the static abilities, which other answers share. */
const stepsOf = <Arguments>(declared: WorkFields<Arguments>, state: GameState, given: Arguments): number =>
  ownStepsOf(declared, state, given) +
  (declared.table === 'AS_DESCRIBED' || declared.attackers?.(given) ? 0 : stepsToWorkOut(state));

/** Applies the static abilities of the table's cards, unless the question wants the table as described. */
const tableOf = <Arguments, Value>(
  { table, attackers }: Pick<ExactDeclaration<string, Arguments, Value>, 'table' | 'attackers'>,
  state: GameState,
  given: Arguments,
): GameState => (table === 'AS_DESCRIBED' ? state : withStaticAbilities(state, attackers?.(given)));

/** Solves integer programs as long as the budget permits. */
export const solveIfPermitted =
  (budget?: Budget): Solve =>
  (program) =>
    budget?.spend(stepsOfSolving(program)) ?? solveWithin(budget?.seconds)(program);

/** The APIs by which questions are asked. */
export const apiNames = ['graphql', 'rest', 'mcp'] as const;

/** Observes a question that was asked on an API, how many seconds it took and whether it was answered. */
export type Watch = (question: string, door: (typeof apiNames)[number], seconds: number, answered: boolean) => void;

/** Adds an observer to a question. */
export const withObserver = <Asked extends Question>(
  question: Asked,
  door: (typeof apiNames)[number],
  watch: Watch,
): Asked => {
  // If the question is left to a worker, the worker reports the outcome.
  const observe = (answer: () => Result<unknown>, budget: Budget | undefined): Result<unknown> => {
    const start = performance.now();
    const answered = answer();
    if (!budget?.isLeft) watch(question.name, door, (performance.now() - start) / 1_000, answered.ok);
    return answered;
  };
  return {
    ...question,
    read: (given) => {
      const read = question.read(given);
      return read.ok
        ? success((state, budget, isKeyed) => observe(() => read.value(state, budget, isKeyed), budget))
        : read;
    },
    ask: (state, given, budget, isKeyed) => observe(() => question.ask(state, given, budget, isKeyed), budget),
  };
};
