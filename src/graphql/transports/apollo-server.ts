import { ApolloServer, HeaderMap, type ApolloServerPlugin, type HTTPGraphQLRequest } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, Kind, type DocumentNode, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.js';
import type { Pipeline, Prepared, Refused } from '../pipeline/pipeline.js';
import { internalError } from '../../http/errors/public-failure.js';
import { headOf } from '../pipeline/report.js';
import { isRecord } from '../../domain/values/record.js';
import { mediaTypeFor, mediaTypes } from './http-request.js';

/** The parts of Apollo Server. */
export interface ApolloParts {
  readonly schema: GraphQLSchema;
  readonly pipeline: Pipeline;
  readonly log: FastifyBaseLogger;
  /** Whether clients may register documents and name them by their hash. */
  readonly persistedQueries: boolean;
}

/**
 * Starts Apollo Server, which handles HTTP: it checks the parameters of requests, stores persisted queries and chooses
 * the media type. The pipeline reads, checks and executes documents.
 */
export const startApolloServer = async (parts: ApolloParts): Promise<ApolloServer<Context>> => {
  const { schema, pipeline, log, persistedQueries } = parts;
  const apollo = new ApolloServer<Context>({
    schema,
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // The pipeline caches documents itself.
    documentStore: null,
    formatError: formatError(log),
    logger: log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      pipelinePlugin(pipeline),
    ],
    ...(!persistedQueries && { persistedQueries: false as const }),
  });
  await apollo.start();
  return apollo;
};

/** Stands for the document of a request that the pipeline refused, so Apollo Server does not read it again. */
const NO_DOCUMENT: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };

/** Prepares each request when its document is available, and executes it in place of Apollo Server's own executor. */
const pipelinePlugin = (pipeline: Pipeline): ApolloServerPlugin<Context> => ({
  requestDidStart: () => {
    let prepared: Prepared | Refused = { errors: [] };
    return Promise.resolve({
      didResolveSource: (request) => {
        const { source: query, contextValue } = request;
        const { variables, operationName } = request.request;
        prepared = pipeline.prepare({ query, variables, operationName }, contextValue);
        Object.assign(request, { document: 'errors' in prepared ? NO_DOCUMENT : prepared.document });
        return Promise.resolve();
      },
      responseForOperation: async ({ request }) => {
        const singleResult = pipeline.report(await pipeline.execute(prepared));
        const takesPlainJson = mediaTypeFor(request.http?.headers.get('accept')) === mediaTypes.json;
        const { status, headers } = headOf(singleResult, takesPlainJson);
        const http = { status, headers: new HeaderMap(Object.entries(headers)) };
        return { http, body: { kind: 'single', singleResult } };
      },
    });
  },
});

/** Formats the errors that Apollo Server itself raises; the pipeline has formatted all others. */
const formatError =
  (log: FastifyBaseLogger) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    if (formatted.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR') return formatted;
    if (isClientError(error)) return { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_REQUEST' } };
    log.error({ err: error }, 'a GraphQL request failed');
    return { message: internalError.message, extensions: { code: internalError.code } };
  };

/**
 * Whether Apollo Server raised a client error with a status and no code, such as for a hash that does not match the
 * document.
 */
const isClientError = (error: unknown): boolean => {
  const http = error instanceof GraphQLError ? error.extensions['http'] : undefined;
  return isRecord(http) && http['status'] === 400;
};

/** Answers a request through Apollo Server. */
export const answerByApollo = async (
  apollo: ApolloServer<Context>,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<string> => {
  const httpGraphQLRequest = httpRequestOf(request);
  const { headers, body, status } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest,
    context: () => Promise.resolve(context),
  });
  if (context.budget?.isLeft) return '';
  for (const [name, value] of headers) reply.header(name, value);
  reply.code(status ?? 200);
  // Chunks are for incremental delivery, which the pipeline does not support.
  return body.kind === 'complete' ? body.string : '';
};

const httpRequestOf = ({ method, headers, body, query }: FastifyRequest): HTTPGraphQLRequest => {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, [value].flat().join(', '));
  return { method, headers: map, body, search: searchOf(query) };
};

/** Keeps repeated parameters, so that Apollo Server rejects them. */
const searchOf = (query: unknown): string => {
  const parameters = isRecord(query) ? Object.entries(query) : [];
  const pairs = parameters.flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
  return new URLSearchParams(pairs).toString();
};
