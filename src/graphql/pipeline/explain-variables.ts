import {
  coerceInputValue,
  GraphQLError,
  isNonNullType,
  type GraphQLInputType,
  type VariableDefinitionNode,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import { isNestedTooDeeply } from '../../http/limits/json-depth.js';
import { nestedTooDeeply } from '../limits/limit-errors.js';

/** Variables by name. */
export type Values = Readonly<Record<string, unknown>>;

/** A variable of an operation. */
export interface Explained {
  readonly node: VariableDefinitionNode;
  readonly name: string;
  readonly type: GraphQLInputType;
}

const MOST_ERRORS = 50;

/** Explains each value that does not fit, with its path counted from the variable. */
export const explain = (
  variables: readonly Explained[],
  given: Values,
  hideSuggestions: boolean,
): readonly GraphQLError[] => {
  if (isNestedTooDeeply({ variables: given })) return [nestedTooDeeply()];
  const errors: GraphQLError[] = [];
  const add: Add = (error) => {
    if (errors.length === MOST_ERRORS) throw tooManyErrors;
    errors.push(error);
  };
  try {
    for (const variable of variables) explainVariable(variable, given, hideSuggestions, add);
  } catch (error) {
    if (error !== tooManyErrors) throw error;
    errors.push(tooManyErrors);
  }
  return errors;
};

type Add = (error: GraphQLError) => void;

const explainVariable = (variable: Explained, given: Values, hideSuggestions: boolean, add: Add): void => {
  const { node, name, type } = variable;
  const isGiven = Object.hasOwn(given, name);
  if (isGiven && given[name] !== null) explainValue(variable, given[name], hideSuggestions, add);
  else if (!isNonNullType(type)) return;
  else if (isGiven) add(badVariable(`Variable "$${name}" of non-null type "${String(type)}" must not be null.`, node));
  else if (!node.defaultValue)
    add(badVariable(`Variable "$${name}" of required type "${String(type)}" was not provided.`, node));
};

const explainValue = ({ node, name, type }: Explained, value: unknown, hideSuggestions: boolean, add: Add): void => {
  coerceInputValue(
    value,
    type,
    (path, invalid, { message }) => {
      const place = path.length ? ` at "${name}${path.map(placeOf).join('')}"` : '';
      add(
        badVariable(
          `Variable "$${name}" got invalid value ${inspect(invalid)}${place}; ${message}`,
          node,
          path,
          message,
        ),
      );
    },
    hideSuggestions,
  );
};

const placeOf = (key: string | number): string => (typeof key === 'number' ? `[${key}]` : `.${key}`);

/** Creates the error of a variable; every bad input is told with its path. */
const badVariable = (
  message: string,
  nodes?: VariableDefinitionNode,
  path: readonly (string | number)[] = [],
  problem = message,
): GraphQLError =>
  new GraphQLError(message, {
    nodes,
    extensions: { code: 'BAD_USER_INPUT', problems: [{ path, message: problem }] },
  });

const tooManyErrors = badVariable('Too many errors processing variables, error limit reached. Execution aborted.');
