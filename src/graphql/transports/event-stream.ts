import type { FastifyReply, FastifyRequest } from 'fastify';
import { OperationTypeNode, type ExecutionResult } from 'graphql';
import { print, type StreamMessage } from 'graphql-sse';
import Negotiator from 'negotiator';
import type { Stream } from '../../games/feed/stream.js';
import type { Live } from '../../http/streams/streams.js';
import { mapStream } from '../../games/feed/stream.js';
import type { Context } from '../context.js';
import type { Asked, Operations } from '../pipeline/operations.js';

const EVENT_STREAM = 'text/event-stream';
const HEARTBEAT = ':\n\n';

/** Whether a request wants its results as events. */
export const wantsEvents = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'POST') &&
  new Negotiator(request).mediaType(['application/json', 'application/graphql-response+json', EVENT_STREAM]) ===
    EVENT_STREAM;

/** Answers with a stream of events, one connection an operation, as `graphql-sse` has it. */
export const streamingEvents =
  (operations: Operations, live: Live, contextOf: (request: FastifyRequest, reply: FastifyReply) => Context) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const chunks = mapStream(await resultsOf(request, reply, operations, contextOf), (result) =>
      print({ event: 'next', data: operations.told(result) } as StreamMessage<false, 'next'>),
    );
    const last = print({ event: 'complete', data: null });
    await live.send(request, reply, { type: EVENT_STREAM, chunks, first: HEARTBEAT, heartbeat: HEARTBEAT, last });
  };

const resultsOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  operations: Operations,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context,
): Promise<Stream<ExecutionResult>> => {
  const prepared = operations.prepare(askedBy(request), contextOf(request, reply));
  if (!('operation' in prepared)) return single({ errors: prepared });
  if (prepared.operation === OperationTypeNode.MUTATION && request.method === 'GET') {
    reply.header('allow', 'POST');
    throw refused(405, 'Nothing is changed by GET; send a mutation by POST.');
  }
  const result = await operations.run(prepared);
  return Symbol.asyncIterator in result ? result : single(result);
};

async function* single(result: ExecutionResult): AsyncGenerator<ExecutionResult, undefined> {
  yield await Promise.resolve(result);
}

const askedBy = (request: FastifyRequest): Asked => {
  const { query, variables, operationName } = request.method === 'GET' ? inAddress(request) : inBody(request);
  if (typeof query !== 'string' || query === '') throw refused(400, '"query" has to be a document.');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw refused(400, '"operationName" has to be a name.');
  if (!isObjectOrNothing(variables)) throw refused(400, '"variables" has to be an object.');
  return { query, variables, operationName };
};

type Given = Readonly<Record<string, unknown>>;

const isObjectOrNothing = (value: unknown): value is Given | null | undefined =>
  value === undefined || (typeof value === 'object' && !Array.isArray(value));

const inBody = ({ body }: FastifyRequest): Given => (isObjectOrNothing(body) ? (body ?? {}) : {});

/** What trusted documents put into the address counts. */
const inAddress = ({ raw }: FastifyRequest): Given => {
  const { searchParams } = new URL(raw.url ?? '/', 'http://localhost');
  const { variables, ...rest } = Object.fromEntries(searchParams);
  return { ...rest, ...(variables !== undefined && { variables: parsed(variables) }) };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refused(400, '"variables" has to be JSON.');
  }
};

const refused = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode });
