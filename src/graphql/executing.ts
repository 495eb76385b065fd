import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type Source,
  type SourceLocation,
  type VariableDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** Executes an operation of a document that was found to be valid. */
export type Execute = (args: ExecutionArgs) => Promise<ExecutionResult> | ExecutionResult;

/** What comes less often is not worth the time that it takes to compile. */
const COMPILED_FROM = 3;

/** In characters: what is longer hardly ever comes again. */
const LONGEST = 10_000;

/** A function that was made of a query. */
interface Compiled extends CompiledQuery {
  readonly variables: readonly VariableDefinitionNode[];
}

interface Known {
  times: number;
  /** By the name of the operation; null where it is one that is not compiled. */
  readonly compiled: Map<string, Compiled | null>;
}

/**
 * Executes queries that come again as functions that were made of them; everything else, and all whose variables do not
 * fit, as graphql-js does. Both give the same answers. What was made of a document is forgotten with it.
 */
export const executing = (schema: GraphQLSchema): Execute => {
  const known = new WeakMap<DocumentNode, Known>();
  const compiledOf = (document: DocumentNode, operationName: string): Compiled | null => {
    const { times, compiled } = counted(known, document);
    if (times < COMPILED_FROM) return null;
    const made = compiled.get(operationName);
    if (made !== undefined) return made;
    const making = compile(schema, document, operationName);
    compiled.set(operationName, making);
    return making;
  };
  return (args) => {
    const compiled = compiledOf(args.document, args.operationName ?? '');
    if (!compiled) return execute(args);
    const variables = getVariableValues(schema, compiled.variables, args.variableValues ?? {});
    if (!variables.coerced) return execute(args);
    const result = compiled.query(args.rootValue, args.contextValue, variables.coerced);
    return result instanceof Promise ? result.then((each) => settled(each, args)) : settled(result, args);
  };
};

const counted = (known: WeakMap<DocumentNode, Known>, document: DocumentNode): Known => {
  const found = known.get(document) ?? { times: 0, compiled: new Map<string, Compiled | null>() };
  found.times += 1;
  known.set(document, found);
  return found;
};

const compile = (schema: GraphQLSchema, document: DocumentNode, operationName: string): Compiled | null => {
  const operation = getOperationAST(document, operationName || undefined);
  const isShort = (document.loc?.end ?? Infinity) <= LONGEST;
  if (!isShort || operation?.operation !== OperationTypeNode.QUERY) return null;
  const made = compileQuery(schema, withAnyVariables(document), operationName || undefined);
  return isCompiledQuery(made) ? { ...made, variables: operation.variableDefinitions ?? [] } : null;
};

/**
 * The document with variables that may be anything: they are read before. A function that reads the description of a
 * table would be made of all that may stand in one, over and over, until there is no memory left.
 */
const withAnyVariables = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.variableDefinitions
      ? { ...definition, variableDefinitions: definition.variableDefinitions.map(anything) }
      : definition,
  ),
});

const anything = ({ kind, variable }: VariableDefinitionNode): VariableDefinitionNode => ({
  kind,
  variable,
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'JSON' } },
});

const settled = ({ data, errors }: ExecutionResult, { document }: ExecutionArgs): ExecutionResult =>
  errors ? { data, errors: errors.map((error) => asOfGraphqlJs(error, document)) } : { data };

/** Compiled functions know of an error where it is in the document, but not of which of its nodes. */
const asOfGraphqlJs = (error: GraphQLError, { loc }: DocumentNode): GraphQLError => {
  const { message, path, originalError, extensions, locations = [] } = error;
  const place = loc && { source: loc.source, positions: positionsOf(loc.source, locations) };
  return new GraphQLError(message, { ...place, path, originalError, extensions });
};

const positionsOf = ({ body }: Source, locations: readonly SourceLocation[]): readonly number[] => {
  const ends = [...body.matchAll(/\r\n|[\n\r]/g)].map(({ index, 0: end }) => index + end.length);
  return locations.map(({ line, column }) => (ends[line - 2] ?? 0) + column - 1);
};

/** The schema and how it is executed, as Apollo Server takes them together. */
export const executedBy = (
  schema: GraphQLSchema,
  run: Execute,
  options: Pick<ExecutionArgs, 'hideSuggestions'>,
): ApolloServerOptionsWithGateway<object>['gateway'] => ({
  load: () =>
    Promise.resolve({
      executor: async ({ document, request, context }) =>
        run({
          schema,
          document,
          contextValue: context,
          variableValues: request.variables,
          operationName: request.operationName,
          ...options,
        }),
    }),
  onSchemaLoadOrUpdate: (tell) => {
    tell({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  stop: () => Promise.resolve(),
});
