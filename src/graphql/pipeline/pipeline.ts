import type { FastifyBaseLogger } from 'fastify';
import {
  createSourceEventStream,
  execute,
  GraphQLError,
  OperationTypeNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import {
  standardLimits,
  type Limits,
  refuseLongAnswer,
  LONGEST_ON_MAIN_THREAD,
} from '../../questions/catalogue/budget.js';
import { mapStream, type Stream } from '../../games/feed/stream.js';
import type { Context } from '../context.js';
import { createCheck } from './check.js';
import type { VariableValues } from './explain-variables.js';
import { refusal, graphqlLimitError, overLimitError } from '../errors.js';
import { createOperations, type Operation, type Operations } from './operation.js';
import { readDocument } from './read.js';
import { createReport } from './report.js';
import { errorOf } from '../transports/refusal.js';

/** A GraphQL request over any transport. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: VariableValues | null | undefined;
  readonly operationName?: string | null | undefined;
}

/** A request ready to be executed. */
export interface Prepared extends ExecutionArgs {
  readonly operation: Operation;
  readonly contextValue: Context;
  readonly variableValues: VariableValues;
}

/** A request that was refused by a stage before execution. */
export interface Refused {
  readonly errors: readonly GraphQLError[];
}

/** A result that a worker has written as JSON. */
export class WrittenResult {
  constructor(readonly json: string) {}
}

/** The stages of every GraphQL request, for all transports: read, check, coerce variables, execute, report. */
export interface Pipeline {
  /** Whether a document is known to be valid. */
  readonly knows: (query: string) => boolean;
  /** Whether a document is worth leaving to a worker: it is long, and not known to be valid. */
  readonly takesLong: (query: string) => boolean;
  /** Reads and checks the document, unless it is known, and coerces the variables. */
  readonly prepare: (request: GraphqlRequest, context: Context) => Prepared | Refused;
  /** Executes a query or a mutation; the result is discarded if the request was left to a worker. */
  readonly execute: (request: Prepared | Refused) => Promise<ExecutionResult>;
  /** Executes a subscription, which yields results until it ends, slow ones as JSON that a worker wrote. */
  readonly subscribe: (request: Prepared) => Promise<Stream<ExecutionResult | WrittenResult> | ExecutionResult>;
  readonly report: (result: ExecutionResult) => FormattedExecutionResult;
  readonly reportErrors: (errors: readonly GraphQLError[]) => readonly GraphQLFormattedError[];
}

/** The settings of the pipeline. */
export interface PipelineSettings {
  readonly introspection?: boolean | undefined;
  /** Whether repeated queries are compiled. */
  readonly compilesQueries?: boolean | undefined;
  readonly limits?: Limits | undefined;
  /** Whether subscriptions stream results; a worker executes one for a single event. */
  readonly follows?: boolean | undefined;
}

/** Creates the pipeline that executes a schema. */
export const createPipeline = (
  schema: GraphQLSchema,
  log: FastifyBaseLogger,
  settings: PipelineSettings = {},
): Pipeline => {
  const { introspection, follows } = settings;
  const hideSuggestions = introspection === false;
  const documents = createDocuments(schema, settings);
  const { reportErrors, report } = createReport(log);
  return {
    knows: (query) => documents.known.has(query),
    takesLong: (query) => query.length > LONGEST_DOCUMENT_HERE && !documents.known.has(query),
    prepare: (request, contextValue) => {
      const ready = coerce(documents, request);
      return 'errors' in ready ? ready : { ...ready, schema, contextValue, hideSuggestions };
    },
    execute: async (request) => ('errors' in request ? request : executeOnce(request, follows)),
    subscribe: async (request) => {
      if (follows === false) return { errors: [longSubscription(request)] };
      const events = await createSourceEventStream(request);
      if (!(Symbol.asyncIterator in events)) return events;
      return mapStream(events[Symbol.asyncIterator](), (event) => executeAbout(request, event));
    },
    report,
    reportErrors,
  };
};

type CoercedRequest = Pick<Prepared, 'document' | 'operationName' | 'operation' | 'variableValues'>;

const coerce = ({ known, read }: Documents, request: GraphqlRequest): CoercedRequest | Refused => {
  const found = known.get(request.query) ?? read(request.query);
  if ('errors' in found) return found;
  const operation = found.get(request.operationName ?? undefined);
  if (!operation)
    return { errors: [refusal('OPERATION_RESOLUTION_FAILURE', noOperationMessage(request.operationName))] };
  const coerced = operation.coerce(request.variables ?? {});
  if ('errors' in coerced) return coerced;
  const { document, name: operationName } = operation;
  return { document, operationName, operation, variableValues: coerced.values };
};

const noOperationMessage = (name: string | null | undefined): string =>
  typeof name === 'string'
    ? `The document has no operation "${name.slice(0, 128)}".`
    : 'The document has several operations; name one in operationName.';

const executeOnce = async (request: Prepared, follows = true): Promise<ExecutionResult> => {
  const { operation, contextValue, variableValues } = request;
  const { event, budget } = contextValue;
  if (operation.type === OperationTypeNode.SUBSCRIPTION)
    return event === undefined
      ? { errors: [follows ? needsStream() : longSubscription(request)] }
      : ofBoundedLength(await execute({ ...request, rootValue: event }));
  if (operation.worksAfterChange && budget?.mayLeave) return { errors: [overLimitError(budget.leave())] };
  const result = await operation.run(contextValue, variableValues);
  return budget?.mayLeave ? result : ofBoundedLength(result);
};

/** Rejects a result that is too long to write; one that a worker could still take over is short. */
const ofBoundedLength = (result: ExecutionResult): ExecutionResult => {
  const tooLong = refuseLongAnswer(result.data);
  return tooLong ? { errors: [overLimitError(tooLong)] } : result;
};

/** Executes a subscription for one event, on a worker if it takes long. */
const executeAbout = async (request: Prepared, event: unknown): Promise<ExecutionResult | WrittenResult> => {
  const { contextValue } = request;
  const budget = contextValue.createBudget?.();
  const result = await execute({ ...request, rootValue: event, contextValue: { ...contextValue, budget } });
  const elsewhere = contextValue.answerElsewhere;
  if (!budget?.isLeft || !elsewhere) return result;
  return elsewhere(event).then(
    (json) => new WrittenResult(json),
    (error: unknown) => ({ errors: [errorOf(error)] }),
  );
};

const needsStream = (): GraphQLError =>
  refusal('NOT_ACCEPTABLE', 'A subscription is answered over a WebSocket, or with Accept: text/event-stream.');

/** In characters: reading and checking a document takes several times as long as variables of the same length. */
const LONGEST_DOCUMENT_HERE = 8_192;

/**
 * Creates the error of a subscription that is too long for this thread: its document or its whole body is over the
 * limit.
 */
const longSubscription = ({ document }: Prepared): GraphQLError => {
  const length = document.loc?.source.body.length ?? 0;
  const isDocument = length > LONGEST_DOCUMENT_HERE && length <= LONGEST_ON_MAIN_THREAD;
  const [limit, value, most, what] = isDocument
    ? (['document', length, LONGEST_DOCUMENT_HERE, 'The document of a subscription'] as const)
    : (['body', LONGEST_ON_MAIN_THREAD + 1, LONGEST_ON_MAIN_THREAD, 'A subscription'] as const);
  return graphqlLimitError(limit, value, most, `${what} has at most ${most} characters.`);
};

/** In characters: the size of the document cache and its longest entry. A parsed document is seventy times as large. */
const CACHE_SIZE = 500_000;
const LONGEST_CACHED = 50_000;

/** Caches valid documents by their text; the least recently used are evicted first. */
type Documents = ReturnType<typeof createDocuments>;

const createDocuments = (schema: GraphQLSchema, settings: PipelineSettings) => {
  const { introspection = true, compilesQueries: compiles = true, limits = standardLimits } = settings;
  const cache = new LRUCache<string, Operations>({ maxSize: CACHE_SIZE, maxEntrySize: LONGEST_CACHED });
  const check = createCheck(schema, limits, introspection);
  const operationsOf = createOperations(schema, { compiles, hideSuggestions: !introspection });
  const read = (query: string): Operations | Refused => {
    const document = readDocument(query, limits.tokens);
    if (document instanceof GraphQLError) return { errors: [document] };
    const errors = check(document);
    if (errors.length) return { errors };
    const operations = operationsOf(document);
    cache.set(query, operations, { size: query.length });
    return operations;
  };
  return { known: cache, read };
};
