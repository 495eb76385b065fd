import { Kind, OperationTypeNode, visit } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, VariableDefinitionNode } from 'graphql';
import { createCoercion, type CoerceVariables } from './coerce-variables.js';
import type { Problem } from '../../domain/problem.js';
import { createLazy } from '../../domain/values/remembered.js';
import { readsWholeTable } from '../limits/answer-limits.js';
import type { Places } from './explain-variables.js';
import { createExecution, type Execution } from './execute.js';

/** One operation of a valid document, with everything that is prepared from it once. */
export interface Operation extends Execution {
  readonly type: OperationTypeNode;
  readonly name: string | undefined;
  /** The document, its variables typed as JSON, since they are coerced before. */
  readonly document: DocumentNode;
  readonly coerce: CoerceVariables;
  /** Whether the operation does long work after changing data: if so, a worker runs all of it from the start. */
  readonly worksAfterChange: boolean;
}

/** The operations of a valid document by name; a single one also under undefined. */
export type Operations = ReadonlyMap<string | undefined, Operation>;

/** The options of executing operations. */
export interface ExecutionOptions {
  /** Whether repeated queries are compiled. */
  readonly compiles: boolean;
  readonly hideSuggestions: boolean;
}

/** Creates the operations of documents. */
export const createOperations = (
  schema: GraphQLSchema,
  { compiles, hideSuggestions }: ExecutionOptions,
): ((document: DocumentNode) => Operations) => {
  const coercionOf = createCoercion(schema, hideSuggestions);
  const operationOf = (document: DocumentNode, definition: OperationDefinitionNode): Operation => ({
    type: definition.operation,
    name: definition.name?.value,
    document,
    coerce: coercionOf(
      definition.variableDefinitions ?? [],
      createLazy(() => placesIn(document)),
    ),
    worksAfterChange: worksAfterChange(document, definition),
    ...createExecution({ schema, document, definition }, compiles),
  });
  return (document) => {
    const jsonDocument = withJsonVariables(document);
    const operations = document.definitions
      .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
      .map((each) => operationOf(jsonDocument, each));
    const [only, ...others] = operations;
    const byName = operations.map((each) => [each.name, each] as const);
    return new Map(only && !others.length ? [...byName, [undefined, only]] : byName);
  };
};

/** The arguments whose fields are arguments over REST, so paths begin inside them. */
const WHOLE = new Set(['of', 'input']);

const placesIn = (document: DocumentNode): Places => {
  const places = new Map<string, Problem['path']>();
  visit(document, {
    Argument: ({ name, value }) => {
      if (value.kind === Kind.VARIABLE && !WHOLE.has(name.value)) places.set(value.name.value, [name.value]);
    },
  });
  return places;
};

/** Whether a mutation asks about a table, or changes several things. */
const worksAfterChange = (document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode): boolean => {
  if (operation !== OperationTypeNode.MUTATION) return false;
  const [only, ...others] = selectionSet.selections;
  let doesLongWork = others.length > 0 || only?.kind !== Kind.FIELD;
  visit(document, { Field: ({ name }) => void (doesLongWork ||= readsWholeTable(name.value)) });
  return doesLongWork;
};

/**
 * Returns the document with its variables typed as JSON. With their own types, graphql-js would coerce them again, and
 * a compiled query would expand the recursive type of a table's description until memory is full.
 */
const withJsonVariables = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.variableDefinitions
      ? { ...definition, variableDefinitions: definition.variableDefinitions.map(typedAsJson) }
      : definition,
  ),
});

const typedAsJson = ({ kind, variable }: VariableDefinitionNode): VariableDefinitionNode => ({
  kind,
  variable,
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'JSON' } },
});
