import type { ApolloServer } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamSupport } from '../../http/streams/streams.js';
import type { Context } from '../context.js';
import type { GraphqlRequest, Pipeline } from '../pipeline/pipeline.js';
import { headOf } from '../pipeline/report.js';
import { answerByApollo } from './apollo-server.js';
import { sendEvents } from './event-stream.js';
import { graphqlRequestIn, mediaTypeFor, mediaTypes, parametersOf } from './http-request.js';

/** The parts of GraphQL over HTTP. */
export interface HttpParts {
  readonly pipeline: Pipeline;
  readonly apollo: ApolloServer<Context>;
  readonly streaming: StreamSupport;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply, graphqlRequest?: GraphqlRequest) => Context;
  /** Whether documents known to be valid go straight through the pipeline. */
  readonly directLane: boolean;
}

/** Answers requests over HTTP: with a stream of events, straight from the pipeline, or through Apollo Server. */
export const createHttpHandler =
  (parts: HttpParts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> => {
    const mediaType = mediaTypeFor(request.headers.accept);
    const isPost = request.method === 'POST';
    const isStream = mediaType === mediaTypes.eventStream && (isPost || request.method === 'GET');
    if (leavesDocument(parts.pipeline, request)) return undefined;
    if (isStream) {
      await sendEvents(parts, request, reply);
      return undefined;
    }
    const answer =
      isPost && parts.directLane && mediaType !== undefined ? answerKnown(parts, request, reply, mediaType) : undefined;
    return (await answer) ?? answerByApollo(parts.apollo, request, reply, parts.contextOf(request, reply));
  };

/** Leaves a request with a slow document to a worker, if a worker may answer; returns whether it did so. */
const leavesDocument = ({ takesLong }: Pipeline, request: FastifyRequest): boolean => {
  const { query } = parametersOf(request);
  const { budget } = request;
  if (budget.mayLeave && typeof query === 'string' && takesLong(query)) budget.leave();
  return budget.isLeft;
};

/**
 * Answers a request whose document is known to be valid, to which Apollo Server has nothing to add. Other requests, and
 * those with invalid parameters, are left to Apollo Server.
 */
const answerKnown = async (
  { pipeline, contextOf }: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
): Promise<string | undefined> => {
  const parameters = parametersOf(request);
  const graphqlRequest = (parameters['extensions'] ?? null) === null ? graphqlRequestIn(parameters) : undefined;
  if (!graphqlRequest || !pipeline.knows(graphqlRequest.query)) return undefined;
  const prepared = pipeline.prepare(graphqlRequest, contextOf(request, reply));
  const result = await pipeline.execute(prepared);
  if (request.budget.isLeft) return '';
  reply.type(mediaType);
  if (!result.errors && 'operation' in prepared) return `${prepared.operation.stringify(result)}\n`;
  const body = pipeline.report(result);
  const { status, headers } = headOf(body, mediaType === mediaTypes.json);
  reply.code(status).headers(headers);
  return `${JSON.stringify(body)}\n`;
};
