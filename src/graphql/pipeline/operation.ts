import { Kind, OperationTypeNode, visit } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, VariableDefinitionNode } from 'graphql';
import { createCoercion, type CoerceVariables } from './coerce-variables.js';
import { isThroughTable } from '../limits/answer-limits.js';
import { createExecution, type Execution } from './execute.js';

/** One operation of a valid document, with everything that is prepared from it once. */
export interface Operation extends Execution {
  readonly type: OperationTypeNode;
  readonly name: string | undefined;
  /** The document with variables of any type: they are coerced before. */
  readonly document: DocumentNode;
  readonly coerce: CoerceVariables;
  /** Whether it works after it has changed something: then it is all done in one place. */
  readonly worksAfterChange: boolean;
}

/** The operations of a valid document by name; its only one without a name, too. */
export type Operations = ReadonlyMap<string | undefined, Operation>;

/** The options of executing operations. */
export interface Executing {
  /** Whether queries that come again are compiled. */
  readonly compiles: boolean;
  readonly hideSuggestions: boolean;
}

/** Creates the operations of documents. */
export const createOperations = (
  schema: GraphQLSchema,
  { compiles, hideSuggestions }: Executing,
): ((document: DocumentNode) => Operations) => {
  const coercionOf = createCoercion(schema, hideSuggestions);
  const operationOf = (document: DocumentNode, definition: OperationDefinitionNode): Operation => ({
    type: definition.operation,
    name: definition.name?.value,
    document,
    coerce: coercionOf(definition.variableDefinitions ?? []),
    worksAfterChange: worksAfterChange(document, definition),
    ...createExecution({ schema, document, definition }, compiles),
  });
  return (document) => {
    const open = withAnyVariables(document);
    const operations = document.definitions
      .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
      .map((each) => operationOf(open, each));
    const [only, ...others] = operations;
    const byName = operations.map((each) => [each.name, each] as const);
    return new Map(only && !others.length ? [...byName, [undefined, only]] : byName);
  };
};

/** A mutation that asks about a table, or changes several things. */
const worksAfterChange = (document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode): boolean => {
  if (operation !== OperationTypeNode.MUTATION) return false;
  const [only, ...others] = selectionSet.selections;
  let isWorking = others.length > 0 || only?.kind !== Kind.FIELD;
  visit(document, { Field: ({ name }) => void (isWorking ||= isThroughTable(name.value)) });
  return isWorking;
};

/**
 * Returns the document with variables of any type. graphql-js would coerce them a second time; a compiled function that
 * reads the description of a table would be made of all that may stand in one, over and over, until memory is full.
 */
const withAnyVariables = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.variableDefinitions
      ? { ...definition, variableDefinitions: definition.variableDefinitions.map(ofAnyType) }
      : definition,
  ),
});

const ofAnyType = ({ kind, variable }: VariableDefinitionNode): VariableDefinitionNode => ({
  kind,
  variable,
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'JSON' } },
});
