import { ApolloServer, HeaderMap, type ApolloServerPlugin, type HTTPGraphQLRequest } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, Kind, type DocumentNode, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.js';
import type { Pipeline, Prepared, Refused } from '../pipeline/pipeline.js';
import { ourBug } from '../../http/errors/public-failure.js';
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
 * Starts Apollo Server, the HTTP server of GraphQL: it checks the parameters of requests, keeps persisted queries and
 * chooses the media type. Documents are read, checked and executed by the pipeline.
 */
export const startApolloServer = async (parts: ApolloParts): Promise<ApolloServer<Context>> => {
  const { schema, pipeline, log, persistedQueries } = parts;
  const apollo = new ApolloServer<Context>({
    schema,
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // The pipeline keeps documents itself.
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

/** Has each request prepared when its document is there, and executed in place of Apollo Server's own executor. */
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

/** Formats what Apollo Server itself refuses; the pipeline has formatted everything else. */
const formatError =
  (log: FastifyBaseLogger) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    if (formatted.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR') return formatted;
    if (isRefused(error)) return { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_REQUEST' } };
    log.error({ err: error }, 'a GraphQL request failed');
    return { message: ourBug.message, extensions: { code: ourBug.code } };
  };

/** Apollo Server gives some errors of clients a status and no code, such as a hash that is not the document's. */
const isRefused = (error: unknown): boolean => {
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
  // Chunks are for incremental delivery, which the pipeline does not know.
  return body.kind === 'complete' ? body.string : '';
};

const httpRequestOf = ({ method, headers, body, query }: FastifyRequest): HTTPGraphQLRequest => {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, [value].flat().join(', '));
  return { method, headers: map, body, search: searchOf(query) };
};

/** A parameter that comes twice stays there twice, so it is refused. */
const searchOf = (query: unknown): string => {
  const parameters = isRecord(query) ? Object.entries(query) : [];
  const pairs = parameters.flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
  return new URLSearchParams(pairs).toString();
};
