import {
  execute,
  isNonNullType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.js';
import type { VariableValues } from './explain-variables.js';
import { withCode } from '../errors.js';

/** Executes one operation of a valid document. */
export interface Execution {
  /** Executes the operation with variables that were coerced before. */
  readonly run: (contextValue: Context, variableValues: VariableValues) => Promise<ExecutionResult> | ExecutionResult;
  /** Writes a result without errors as JSON, by the serializer compiled with the operation if there is one. */
  readonly stringify: (result: ExecutionResult) => string;
}

/** An operation of a document whose variables are typed as JSON. */
export interface Executable {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
}

/**
 * Compiling takes as long as several executions: a query is compiled at its third execution at the earliest, and only
 * after one execution for every ten fields.
 */
const COMPILED_FROM = 3;
const FIELDS_A_TIME = 10;

/**
 * The most fields of a compiled query, those of a fragment counted each time it is spread: compiling blocks other
 * requests, for up to a third of a millisecond a field.
 */
const MOST_COMPILED = 250;

/**
 * Creates the execution of an operation: by graphql-js or, for a repeated query, compiled. Both give the same answers.
 */
export const createExecution = (executable: Executable, compiles: boolean): Execution => {
  const compiledFrom = compiles ? timesBeforeCompiling(executable) : Infinity;
  let times = 0;
  let compiled: Compiled | undefined;
  return {
    run: (contextValue, variableValues) => {
      times += 1;
      if (times === compiledFrom) compiled = compile(executable);
      if (compiled?.takes(variableValues)) return compiled.query(undefined, contextValue, variableValues);
      return interpret(executable, contextValue, variableValues);
    },
    stringify: (result) => (compiled?.stringify ?? JSON.stringify)(result),
  };
};

/** Returns the number of the execution at which a query is compiled; infinity if it is too large. */
const timesBeforeCompiling = ({ document, definition }: Executable): number => {
  const left = fieldsLeft(definition.selectionSet, document, MOST_COMPILED);
  if (definition.operation !== OperationTypeNode.QUERY || left < 0) return Infinity;
  return Math.max(COMPILED_FROM, Math.ceil((MOST_COMPILED - left) / FIELDS_A_TIME));
};

/** Returns how many of the `most` fields are left after those of a selection; stops as soon as there are too many. */
const fieldsLeft = ({ selections }: SelectionSetNode, document: DocumentNode, most: number): number => {
  let left = most;
  for (const each of selections) {
    if (left < 0) return left;
    const below = each.kind === Kind.FRAGMENT_SPREAD ? fragmentNamed(document, each.name.value) : each;
    left -= each.kind === Kind.FIELD ? 1 : 0;
    if (below?.selectionSet) left = fieldsLeft(below.selectionSet, document, left);
  }
  return left;
};

const fragmentNamed = ({ definitions }: DocumentNode, wanted: string) =>
  definitions.find(
    (each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === wanted,
  );

const interpret = (
  { schema, document, definition }: Executable,
  contextValue: Context,
  variableValues: VariableValues,
) => {
  const result = execute({ schema, document, operationName: definition.name?.value, contextValue, variableValues });
  return result instanceof Promise ? result.then(withCodes) : withCodes(result);
};

const withCodes = ({ errors, ...result }: ExecutionResult): ExecutionResult =>
  errors ? { ...result, errors: errors.map(withInputCode) } : result;

/**
 * Adds the code of invalid input to the error of an argument whose variables have a wrong value: only such an error is
 * located at a value, all others at a field.
 */
const withInputCode = (error: GraphQLError): GraphQLError => {
  const [node] = error.nodes ?? [];
  if (!node || node.kind === Kind.FIELD) return error;
  return withCode(error, 'BAD_USER_INPUT', { problems: [{ path: [], message: error.message }] });
};

interface Compiled extends CompiledQuery {
  /**
   * Whether the query may run with the variables: a compiled query accepts null even where an argument or input field
   * must not be null.
   */
  readonly takes: (variableValues: VariableValues) => boolean;
}

const compile = (executable: Executable): Compiled | undefined => {
  // No serializer can be compiled for answers with custom scalars.
  const serializing = compileWith(executable, true);
  const query = isCompiledQuery(serializing) ? serializing : compileWith(executable, false);
  if (!isCompiledQuery(query)) return undefined;
  const neverNull = variablesThatMustNotBeNull(executable);
  return { ...query, takes: (variableValues) => neverNull.every((name) => variableValues[name] !== null) };
};

/** Compiles a query without serializing built-in scalars and enums: resolvers return values of the right types. */
const compileWith = ({ schema, document, definition }: Executable, customJSONSerializer: boolean) =>
  compileQuery(schema, document, definition.name?.value, { customJSONSerializer, disableLeafSerialization: true });

const variablesThatMustNotBeNull = ({ schema, document }: Executable): readonly string[] => {
  const typeInfo = new TypeInfo(schema);
  const names = new Set<string>();
  const visitor = visitWithTypeInfo(typeInfo, {
    Variable: ({ name }) => {
      if (isNonNullType(typeInfo.getInputType())) names.add(name.value);
    },
  });
  visit(document, visitor);
  return [...names];
};
