import type { FastifyReply, FastifyRequest } from 'fastify';
import { OperationTypeNode, type ExecutionResult } from 'graphql';
import { mapStream, type Stream } from '../../games/feed/stream.js';
import type { StreamSupport } from '../../http/streams/streams.js';
import type { Context } from '../context.js';
import {
  WrittenResult,
  type GraphqlRequest,
  type Pipeline,
  type Prepared,
  type Refused,
} from '../pipeline/pipeline.js';
import { graphqlRequestIn, mediaTypes, parametersOf } from './http-request.js';
import { httpError } from '../../http/errors/thrown.js';

const HEARTBEAT = ':\n\n';
const COMPLETE = 'event: complete\ndata:\n\n';

/** The parts of a stream of events. */
export interface EventStreamParts {
  readonly pipeline: Pipeline;
  readonly streaming: StreamSupport;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply, graphqlRequest: GraphqlRequest) => Context;
}

/** Answers one operation with server-sent events, by the GraphQL over SSE protocol. */
export const sendEvents = async (
  { pipeline, streaming, contextOf }: EventStreamParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const graphqlRequest = graphqlRequestIn(parametersOf(request));
  if (!graphqlRequest) throw httpError(400, 'Not a GraphQL request: "query" has to be text, "variables" an object.');
  const prepared = pipeline.prepare(graphqlRequest, contextOf(request, reply, graphqlRequest));
  if (request.method === 'GET' && isMutation(prepared)) {
    reply.header('allow', 'POST');
    throw httpError(405, 'GET changes nothing; send a mutation by POST.');
  }
  const results = await resultsOf(pipeline, prepared);
  if (request.budget.isLeft) return;
  const chunks = mapStream(results, (result) => {
    const data = result instanceof WrittenResult ? result.json : JSON.stringify(pipeline.report(result));
    return `event: next\ndata: ${data}\n\n`;
  });
  const streamed = { type: mediaTypes.eventStream, chunks, first: HEARTBEAT, heartbeat: HEARTBEAT, last: COMPLETE };
  await streaming.send(request, reply, streamed);
};

const isMutation = (prepared: Prepared | Refused): boolean =>
  'operation' in prepared && prepared.operation.type === OperationTypeNode.MUTATION;

const resultsOf = async (
  pipeline: Pipeline,
  prepared: Prepared | Refused,
): Promise<Stream<ExecutionResult | WrittenResult>> => {
  const isStream = 'operation' in prepared && prepared.operation.type === OperationTypeNode.SUBSCRIPTION;
  const result = await (isStream ? pipeline.subscribe(prepared) : pipeline.execute(prepared));
  return Symbol.asyncIterator in result ? result : single(result);
};

async function* single(result: ExecutionResult): AsyncGenerator<ExecutionResult, undefined> {
  yield await Promise.resolve(result);
}
