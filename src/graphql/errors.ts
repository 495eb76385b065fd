import { GraphQLError, type GraphQLErrorOptions, type GraphQLResolveInfo } from 'graphql';
import { pathToArray } from 'graphql/jsutils/Path.js';
import type { Result, TooComplex } from '../domain/result.js';
import { deepestNesting } from '../domain/schema/reader.js';
import { publicFailure, type RequestFailure } from '../http/errors/public-failure.js';
import { leftToWorker } from '../questions/catalogue/budget.js';

/**
 * Creates the error of an expected failure without a stack trace: nobody reads it, and capturing it takes longer than
 * everything else.
 */
const createExpectedError = (message: string, options: GraphQLErrorOptions): GraphQLError => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const error = new GraphQLError(message, options);
  Error.stackTraceLimit = stackTraceLimit;
  return error;
};

/** Resolves a field; sets the path of an expected failure itself, as graphql-js would capture a stack trace for it. */
export const withFailuresAt = (info: GraphQLResolveInfo, resolve: () => unknown): unknown => {
  try {
    const value = resolve();
    return value instanceof Promise ? value.catch((error: unknown) => throwAt(info, error)) : value;
  } catch (error) {
    return throwAt(info, error);
  }
};

const throwAt = ({ fieldNodes: nodes, path }: GraphQLResolveInfo, error: unknown): never => {
  const isExpected = error instanceof GraphQLError && error.path === undefined && 'code' in error.extensions;
  throw isExpected
    ? createExpectedError(error.message, { extensions: error.extensions, nodes, path: pathToArray(path) })
    : error;
};

/** Creates the error of a rejected request. */
export const refusal = (code: string, message: string): GraphQLError =>
  createExpectedError(message, { extensions: { code } });

/** Adds the code of a pipeline stage to an error of graphql-js. */
export const withCode = (error: GraphQLError, code: string, details: object = {}): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    originalError: error.originalError,
    extensions: { ...error.extensions, code, ...details },
  });

/** Shared by all fields of a request that a worker will answer: graphql-js does not wrap an error that has a path. */
const leftToWorkerError = new GraphQLError(leftToWorker.says, { path: [] });

/** Returns the value, or throws a GraphQL error with the failure's code and details. */
export const orThrow = <Value>(result: Result<Value, RequestFailure>): Value => {
  if (result.ok) return result.value;
  if (result.failure === leftToWorker) throw leftToWorkerError;
  const { code, message, details } = publicFailure(result.failure);
  throw createExpectedError(message, { extensions: { code, ...details } });
};

/** Creates the error of an operation over a limit. */
export const overLimitError = ({ says, ...extensions }: TooComplex): GraphQLError =>
  createExpectedError(says, { extensions });

/** Creates the error of an operation over a limit that only GraphQL has. */
export const graphqlLimitError = (limit: string, value: number, maximum: number, says: string): GraphQLError =>
  overLimitError({ code: 'QUERY_TOO_COMPLEX', limit, value, maximum, says });

/** Creates the error of a document or of variables nested over the limit. */
export const depthError = (levels = deepestNesting + 1): GraphQLError =>
  graphqlLimitError(
    'nesting',
    levels,
    deepestNesting,
    `Values and selections may be nested at most ${deepestNesting} levels deep.`,
  );

/** Whether JSON is nested too deeply. */
export const isNestedTooDeeply = (value: unknown, levels = deepestNesting): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isNestedTooDeeply(each, levels - 1)));
