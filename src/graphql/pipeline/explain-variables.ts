import {
  coerceInputValue,
  GraphQLError,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type VariableDefinitionNode,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import { mostProblems, type Problem } from '../../domain/problem.js';
import { isNestedTooDeeply, nestedTooDeeply } from '../errors.js';
import { isRecord } from '../../domain/values/record.js';

/** Variables by name. */
export type Values = Readonly<Record<string, unknown>>;

/** A variable of an operation. */
export interface ExplainedVariable {
  readonly node: VariableDefinitionNode;
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** The paths of the arguments that take variables, by the names of the variables. */
export type Places = ReadonlyMap<string, Problem['path']>;

/** Returns an error for each invalid value, with its path, as over REST; the last one counts the rest. */
export const explain = (
  variables: readonly ExplainedVariable[],
  places: Places,
  given: Values,
  hideSuggestions: boolean,
): readonly GraphQLError[] => {
  if (isNestedTooDeeply({ variables: given })) return [nestedTooDeeply()];
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
    const count = variables.reduce((sum, variable) => sum + misfitsOf(variable, given), 0);
    errors.push(moreProblems(count - errors.length));
  }
  return errors;
};

const tooManyErrors = new Error('Too many errors.');

const moreProblems = (count: number): GraphQLError =>
  new GraphQLError(`There are ${count} more problems.`, {
    extensions: { code: 'BAD_USER_INPUT', problems: [], moreProblems: count },
  });

const misfitsOf = ({ node, name, type }: ExplainedVariable, given: Values): number =>
  !Object.hasOwn(given, name) && node.defaultValue ? 0 : misfitsIn(given[name], type);

/** Counts the errors that `coerceInputValue` would report, at a fraction of its cost. */
const misfitsIn = (value: unknown, type: GraphQLInputType): number => {
  if (isNonNullType(type)) return (value ?? null) === null ? 1 : misfitsIn(value, type.ofType);
  if ((value ?? null) === null) return 0;
  if (isListType(type)) return [value].flat(1).reduce((sum: number, each) => sum + misfitsIn(each, type.ofType), 0);
  if (isInputObjectType(type)) return isRecord(value) ? misfitsInObject(value, type) : 1;
  try {
    return type.parseValue(value) === undefined ? 1 : 0;
  } catch {
    return 1;
  }
};

const misfitsInObject = (value: Values, type: GraphQLInputObjectType): number => {
  const fields = type.getFields();
  let count = 0;
  for (const name of requiredIn(type)) if (value[name] === undefined) count += 1;
  for (const [name, each] of Object.entries(value)) {
    const field = fields[name];
    if (!field) count += 1;
    else if (each !== undefined) count += misfitsIn(each, field.type);
  }
  if (!type.isOneOf) return count;
  const [only = '', ...others] = Object.keys(fields).filter((name) => value[name] !== undefined);
  return count + (only === '' || others.length ? 1 : 0) + (value[only] === null ? 1 : 0);
};

const required = new WeakMap<GraphQLInputObjectType, readonly string[]>();

const requiredIn = (type: GraphQLInputObjectType): readonly string[] => {
  const found =
    required.get(type) ??
    Object.values(type.getFields())
      .filter(isRequiredInputField)
      .map(({ name }) => name);
  required.set(type, found);
  return found;
};

type Add = (error: GraphQLError) => void;

interface Explanation {
  readonly given: Values;
  readonly hideSuggestions: boolean;
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
          [...start, ...path],
          message,
        ),
      );
    },
    hideSuggestions,
  );
};

const placeOf = (key: string | number): string => (typeof key === 'number' ? `[${key}]` : `.${key}`);

/** Creates the error of an invalid variable, with the path of the problem. */
const badVariable = (
  message: string,
  nodes: VariableDefinitionNode,
  path: Problem['path'],
  problem = message,
): GraphQLError =>
  new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT', problems: [{ path, message: problem }] } });
