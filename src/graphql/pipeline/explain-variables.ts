import {
  coerceInputValue,
  GraphQLError,
  isNonNullType,
  type GraphQLInputType,
  type VariableDefinitionNode,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import { mostProblems, type Problem } from '../../domain/problem.js';
import { isNestedTooDeeply, depthError } from '../errors.js';

/** Variables by name. */
export type VariableValues = Readonly<Record<string, unknown>>;

/** A variable of an operation. */
export interface ExplainedVariable {
  readonly node: VariableDefinitionNode;
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** The paths of the arguments that take variables, by the names of the variables. */
export type Places = ReadonlyMap<string, Problem['path']>;

/** The values of a request that do not fit, and their number. */
interface Misfits {
  readonly given: VariableValues;
  readonly hideSuggestions: boolean;
  readonly misfits: number;
}

/** Returns an error for each invalid value, with its path, as over REST; the last one counts the rest. */
export const explain = (
  variables: readonly ExplainedVariable[],
  places: Places,
  { given, hideSuggestions, misfits }: Misfits,
): readonly GraphQLError[] => {
  if (isNestedTooDeeply({ variables: given })) return [depthError()];
  const errors: GraphQLError[] = [];
  const add: Add = (error) => {
    if (errors.length === mostProblems) throw tooManyErrors;
    errors.push(error);
  };
  try {
    for (const variable of variables)
      explainVariable(variable, { given, hideSuggestions, path: places.get(variable.name) ?? [] }, add);
  } catch (error) {
    if (error !== tooManyErrors) throw error;
    errors.push(moreProblems(misfits - errors.length));
  }
  return errors;
};

const tooManyErrors = new Error('Too many errors.');

const moreProblems = (count: number): GraphQLError =>
  new GraphQLError(`There are ${count} more problems.`, {
    extensions: { code: 'BAD_USER_INPUT', problems: [], moreProblems: count },
  });

type Add = (error: GraphQLError) => void;

interface Explanation extends Pick<Misfits, 'given' | 'hideSuggestions'> {
  readonly path: Problem['path'];
}

const explainVariable = (variable: ExplainedVariable, explanation: Explanation, add: Add): void => {
  const { given, path } = explanation;
  const { node, name, type } = variable;
  const isGiven = Object.hasOwn(given, name);
  if (isGiven && given[name] !== null) explainValue(variable, explanation, add);
  else if (!isNonNullType(type)) return;
  else if (isGiven)
    add(badVariable(`Variable "$${name}" of non-null type "${String(type)}" must not be null.`, node, path));
  else if (!node.defaultValue)
    add(badVariable(`Variable "$${name}" of required type "${String(type)}" was not provided.`, node, path));
};

const explainValue = (
  { node, name, type }: ExplainedVariable,
  { given, hideSuggestions, path: start }: Explanation,
  add: Add,
): void => {
  coerceInputValue(
    given[name],
    type,
    (path, invalid, { message }) => {
      const place = path.length ? ` at "${name}${path.map(placeOf).join('')}"` : '';
      add(
        badVariable(
          `Variable "$${name}" got invalid value ${inspect(invalid)}${place}; ${message}`,
          node,
          [...start, ...path, ...(missingOrUnknown.exec(message)?.slice(1) ?? [])],
          message,
        ),
      );
    },
    hideSuggestions,
  );
};

/** Finds the field that a message is about; graphql-js only gives the path of the object around it. */
const missingOrUnknown = /^Field "([^"]*)" (?:of required type|is not defined)/;

const placeOf = (key: string | number): string => (typeof key === 'number' ? `[${key}]` : `.${key}`);

/** Creates the error of an invalid variable, with the path of the problem. */
const badVariable = (
  message: string,
  nodes: VariableDefinitionNode,
  path: Problem['path'],
  problem = message,
): GraphQLError =>
  new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT', problems: [{ path, message: problem }] } });
