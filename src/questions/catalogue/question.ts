import type { Schema, ObjectSchema } from '../../domain/schema/schema.js';
import { declaredProblems } from '../../domain/schema/schema-problems.js';
import { knownAt } from '../../domain/events/events.js';
import type { GameState } from '../../domain/state/game-state.js';
import type { Problem } from '../../domain/problem.js';
import { badInput, success, type Result } from '../../domain/result.js';
import { inNumberOrder, type RuleNumber } from '../../domain/rulebook/rulebook.js';

/** A question as its file declares it. */
interface Declared<Name, Arguments, Value> {
  /** The GraphQL field; over REST the same in kebab-case. */
  readonly name: Name;
  readonly description: string;
  /** The rules that its answers cite, as the rules files that it calls declare them. */
  readonly cites: readonly RuleNumber[];
  readonly arguments: ObjectSchema<Arguments>;
  readonly answer: Schema<Value>;
  /** What makes no sense in the arguments at this table, beyond unknown ids and bounds. */
  readonly problems?: (state: GameState, given: Arguments) => readonly Problem[];
  readonly ask: (state: GameState, given: Arguments) => Value;
}

interface Exact<Name, Arguments, Value> extends Omit<Declared<Name, Arguments, Value>, 'ask'> {
  readonly ask: (state: GameState, given: Arguments) => Result<Value>;
}

/** Something that can be asked of a game state: both doors read its name, arguments and answer off this. */
export interface Question<Name extends string = string> {
  readonly name: Name;
  readonly description: string;
  /** The rules that it answers by, in order of number. */
  readonly rules: readonly RuleNumber[];
  readonly arguments: ObjectSchema<unknown>;
  readonly answer: Schema;
  /** The answer, or every problem of the arguments, whose shape has been checked before. */
  readonly ask: (state: GameState, given: unknown) => Result<unknown>;
}

export const question = <Name extends string, Arguments, Value>(
  declared: Declared<Name, Arguments, Value>,
): Question<Name> => exactQuestion({ ...declared, ask: (state, given) => success(declared.ask(state, given)) });

/** A question whose exact answer may take more work than is allowed. */
export const exactQuestion = <Name extends string, Arguments, Value>({
  cites,
  ...declared
}: Exact<Name, Arguments, Value>): Question<Name> => ({
  ...declared,
  rules: inNumberOrder(cites),
  ask: (state, given) => {
    const asked = given as Arguments;
    const unknown = declaredProblems(declared.arguments, asked, knownAt(state));
    const problems = unknown.length ? unknown : (declared.problems?.(state, asked) ?? []);
    return problems.length ? badInput(problems) : declared.ask(state, asked);
  },
});
