import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  execute,
  getOperationAST,
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
import type { Context } from '../context.js';
import { readingVariables, type VariablesReader } from './variables.js';

type Executed = Promise<ExecutionResult> | ExecutionResult;

/** Executes operations of documents that were found to be valid. */
export interface Executing {
  readonly run: (args: ExecutionArgs) => Executed;
  /** Executes what was compiled before; undefined, with nothing done, where nothing was or its variables do not fit. */
  readonly runCompiled: (args: ExecutionArgs) => Executed | undefined;
  /** A result without errors as JSON, written by what was compiled with its operation, if that was. */
  readonly jsonOf: (args: ExecutionArgs, result: ExecutionResult) => string;
}

/** What comes less often is not worth the time that it takes to compile. */
const COMPILED_FROM = 3;

/** In characters: what is longer hardly ever comes again. */
const LONGEST = 10_000;

/** A function that was made of a query. */
interface Compiled extends CompiledQuery {
  readonly readVariables: VariablesReader;
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
export const executing = (schema: GraphQLSchema): Executing => {
  const known = new WeakMap<DocumentNode, Known>();
  const readerOf = readingVariables(schema);
  const compiledOf = ({ document, operationName }: ExecutionArgs) =>
    known.get(document)?.compiled.get(operationName ?? '');
  const runCompiled: Executing['runCompiled'] = (args) => {
    const compiled = compiledOf(args);
    if (!compiled) return undefined;
    const variables = compiled.readVariables(args.variableValues ?? {});
    if (!variables) return undefined;
    const result = compiled.query(args.rootValue, args.contextValue, variables);
    return result instanceof Promise ? result.then((each) => settled(each, args)) : settled(result, args);
  };
  return {
    runCompiled,
    jsonOf: (args, result) => (compiledOf(args)?.stringify ?? JSON.stringify)(result),
    run: (args) => {
      const { document, operationName } = args;
      const { times, compiled } = counted(known, document);
      const name = operationName ?? '';
      if (times >= COMPILED_FROM && !compiled.has(name)) compiled.set(name, compile(schema, document, name, readerOf));
      return runCompiled(args) ?? execute(args);
    },
  };
};

const counted = (known: WeakMap<DocumentNode, Known>, document: DocumentNode): Known => {
  const found = known.get(document) ?? { times: 0, compiled: new Map<string, Compiled | null>() };
  found.times += 1;
  known.set(document, found);
  return found;
};

const compile = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
  readerOf: ReturnType<typeof readingVariables>,
): Compiled | null => {
  const operation = getOperationAST(document, operationName || undefined);
  const isShort = (document.loc?.end ?? Infinity) <= LONGEST;
  if (!isShort || operation?.operation !== OperationTypeNode.QUERY) return null;
  const open = withAnyVariables(document);
  const compiledWith = (customJSONSerializer: boolean) =>
    compileQuery(schema, open, operationName || undefined, { customJSONSerializer });
  // There is no such serializer for answers that hold scalars of our own.
  const serializing = compiledWith(true);
  const made = isCompiledQuery(serializing) ? serializing : compiledWith(false);
  return isCompiledQuery(made)
    ? {
        ...made,
        readVariables: readerOf(operation.variableDefinitions ?? []),
      }
    : null;
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
  { run }: Executing,
  options: Pick<ExecutionArgs, 'hideSuggestions'>,
): ApolloServerOptionsWithGateway<Context>['gateway'] => ({
  load: () =>
    Promise.resolve({
      executor: async ({ document, request, context }) =>
        (context as Context).executed ??
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
