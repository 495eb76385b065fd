import type { FastifyBaseLogger } from 'fastify';
import {
  GraphQLError,
  OperationTypeNode,
  subscribe,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { standardLimits, type Limits } from '../../http/limits/limits.js';
import type { Context } from '../context.js';
import { createCheck } from './check.js';
import type { Values } from './explain-variables.js';
import { refusal } from '../errors.js';
import { createOperations, type Operation, type Operations } from './operation.js';
import { readDocument } from './read.js';
import { createReport } from './report.js';

/** A GraphQL request, whichever transport it came by. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Values | null | undefined;
  readonly operationName?: string | null | undefined;
}

/** A request ready to be executed. */
export interface Prepared extends ExecutionArgs {
  readonly operation: Operation;
  readonly contextValue: Context;
  readonly variableValues: Values;
}

/** A request that was refused by a stage before execution. */
export interface Refused {
  readonly errors: readonly GraphQLError[];
}

/** The stages of every GraphQL request, for all transports: read, check, coerce variables, execute, report. */
export interface Pipeline {
  /** Whether a document is known to be valid. */
  readonly knows: (query: string) => boolean;
  /** Reads and checks the document, unless it is known, and coerces the variables. */
  readonly prepare: (request: GraphqlRequest, context: Context) => Prepared | Refused;
  /** Executes a query or a mutation. */
  readonly execute: (request: Prepared | Refused) => Promise<ExecutionResult> | ExecutionResult;
  /** Executes a subscription, which gives results until it ends. */
  readonly subscribe: (request: Prepared) => Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult>;
  readonly report: (result: ExecutionResult) => FormattedExecutionResult;
  readonly reportErrors: (errors: readonly GraphQLError[]) => readonly GraphQLFormattedError[];
}

/** How the pipeline works. */
export interface PipelineSettings {
  readonly introspection?: boolean | undefined;
  /** Whether queries that come again are compiled. */
  readonly compilesQueries?: boolean | undefined;
  readonly limits?: Limits | undefined;
}

/** Creates the pipeline that executes a schema. */
export const createPipeline = (
  schema: GraphQLSchema,
  log: FastifyBaseLogger,
  settings: PipelineSettings = {},
): Pipeline => {
  const hideSuggestions = settings.introspection === false;
  const { known, read } = createDocuments(schema, settings);
  const { reportErrors, report } = createReport(log);
  return {
    knows: (query) => known.has(query),
    prepare: ({ query, variables, operationName }, contextValue) => {
      const found = known.get(query) ?? read(query);
      if ('errors' in found) return found;
      const operation = found.get(operationName ?? undefined);
      if (!operation) return { errors: [noSuchOperation()] };
      const coerced = operation.coerce(variables ?? {});
      if ('errors' in coerced) return coerced;
      const { document, name } = operation;
      const variableValues = coerced.values;
      return { schema, document, operationName: name, operation, contextValue, variableValues, hideSuggestions };
    },
    execute: (request) => ('errors' in request ? request : executeOnce(request)),
    subscribe: (request) => subscribe(request),
    report,
    reportErrors,
  };
};

const executeOnce = ({ operation, contextValue, variableValues }: Prepared) =>
  operation.type === OperationTypeNode.SUBSCRIPTION
    ? { errors: [needsStream()] }
    : operation.run(contextValue, variableValues);

const noSuchOperation = (): GraphQLError =>
  refusal('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation.');

const needsStream = (): GraphQLError =>
  refusal('NOT_ACCEPTABLE', 'A subscription is answered over a WebSocket, or with Accept: text/event-stream.');

/** In characters, of all documents and of one. A parsed document is seventy times as large. */
const KEPT = 500_000;
const LONGEST_KEPT = 50_000;

/** Keeps documents that were found to be valid by their text; those that nobody has sent for longest go first. */
const createDocuments = (schema: GraphQLSchema, settings: PipelineSettings) => {
  const { introspection = true, compilesQueries: compiles = true, limits = standardLimits } = settings;
  const known = new LRUCache<string, Operations>({ maxSize: KEPT, maxEntrySize: LONGEST_KEPT });
  const check = createCheck(schema, limits, introspection);
  const operationsOf = createOperations(schema, { compiles, hideSuggestions: !introspection });
  const read = (query: string): Operations | Refused => {
    const document = readDocument(query, limits.tokens);
    if (document instanceof GraphQLError) return { errors: [document] };
    const errors = check(document);
    if (errors.length) return { errors };
    const operations = operationsOf(document);
    known.set(query, operations, { size: query.length });
    return operations;
  };
  return { known, read };
};
