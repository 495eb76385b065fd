import type { FastifyRequest } from 'fastify';
import { execute, GraphQLError, subscribe, type ExecutionArgs } from 'graphql';
import { CloseCode, makeServer, MessageType, type Context as Connection, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { refuseRepeatedFields } from '../../domain/schema/repeated-fields.js';
import { refuseManyValues } from '../../http/transfer/json-body.js';
import { rateLimitKeyOf, foreignOriginOf } from '../../http/access/authentication.js';
import type { Principal } from '../../http/access/route-protection.js';
import type { CountOperation } from '../../http/limits/rate-limit.js';
import type { EndReason } from '../../http/streams/connections.js';
import type { StreamSupport } from '../../http/streams/streams.js';
import { readerOf, type SocketReader } from '../../http/streams/websocket-reader.js';
import { textOf, type AnswerOnWorker } from '../../http/work/work.js';
import { LONGEST_ON_MAIN_THREAD } from '../../questions/catalogue/budget.js';
import type { Context } from '../context.js';
import { refusal } from '../errors.js';
import { errorOf } from './refusal.js';
import type { GraphqlRequest, Pipeline } from '../pipeline/pipeline.js';
import { trustedDocument, type TrustedDocuments } from '../pipeline/trusted-documents.js';
import { executeOperation, isSocketOperation, subscribeHere, type SocketOperation } from './websocket-operations.js';
import { httpError, Refused } from '../../http/errors/thrown.js';

export interface WebSocketParts {
  readonly pipeline: Pipeline;
  readonly streaming: StreamSupport;
  readonly trusted: TrustedDocuments | undefined;
  readonly countOperation: CountOperation;
  readonly contextOf: (request: FastifyRequest, principal: Principal, graphqlRequest: GraphqlRequest) => Context;
  /** Has a worker read long messages; without it, all are read on this thread. */
  readonly answerElsewhere: AnswerOnWorker | undefined;
}

/** An open WebSocket; it has a principal once its first message has authenticated it. */
interface OpenSocket {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  readonly reader: SocketReader;
  /** The newest message; undefined if a worker has to read it. */
  newest?: Buffer | undefined;
  /** Long messages that a worker has yet to read, by the id of their operation. */
  readonly unread: Map<string, Buffer>;
  principal?: Principal;
  release?: () => void;
}

type Greeting = Readonly<Record<string, unknown>> | undefined;

/** Close codes of RFC 6455. */
const [GOING_AWAY, TRY_AGAIN_LATER, INTERNAL_ERROR] = [1001, 1013, 1011];

/** Serves GraphQL over WebSockets by the protocol of `graphql-ws`. */
export const createWebSocketHandler = (
  parts: WebSocketParts,
): ((socket: WebSocket, request: FastifyRequest) => void) => {
  const { pipeline, streaming } = parts;
  const server = makeServer<Greeting, OpenSocket>({
    connectionInitWaitTimeout: streaming.settings.greeting,
    onConnect: authenticate(streaming),
    onSubscribe: (connection, id, payload) => executable(parts, connection, id, payload),
    execute: (args) => (isSocketOperation(args) ? executeOperation(pipeline, args) : execute(args)),
    subscribe: (args) => (isSocketOperation(args) ? subscribeHere(pipeline, args) : subscribe(args)),
    onNext: (_, __, ___, ____, result) => pipeline.report(result),
    onError: (_, __, ___, errors) => pipeline.reportErrors(errors),
    onClose: ({ extra }) => extra.release?.(),
  });
  return (socket, request) => {
    const reader = readerOf(socket, streaming);
    const opened: OpenSocket = { socket, request, reader, unread: new Map() };
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: reader.send,
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => socket.on('message', (data: Buffer) => void answer(parts, opened, data, take)),
      },
      opened,
    );
    socket.once('close', (code, reason) => void closed(code, reason.toString()));
  };
};

/** In bytes: the longest message before the connection is authenticated. */
const LONGEST_GREETING = 16_384;

/** Answers a message, unless the connection was closed before it arrived. */
const answer = async (
  { answerElsewhere }: WebSocketParts,
  opened: OpenSocket,
  data: Buffer,
  take: Take,
): Promise<void> => {
  const { socket, request, principal } = opened;
  if (hasEnded(socket)) return;
  if (!principal && data.length > LONGEST_GREETING) {
    socket.close(CloseCode.BadRequest, 'The first message is too long');
    return;
  }
  try {
    const isLong = principal && answerElsewhere && data.length > LONGEST_ON_MAIN_THREAD;
    opened.newest = isLong ? undefined : data;
    await (isLong ? takeLong(opened, data, take) : take(data.toString()));
  } catch (error) {
    if (hasEnded(socket)) return;
    request.log.error({ err: error }, 'a WebSocket failed');
    socket.close(INTERNAL_ERROR, 'Something went wrong on our side');
  }
};

/** Hands a message to graphql-ws. */
type Take = (text: string) => Promise<void>;

/** In bytes: how far from the beginning or the end of a long message its id may be. */
const ID_WITHIN = 1_024;
const ID_FIRST = /^\s*\{\s*(?:"type"\s*:\s*"subscribe"\s*,\s*)?"id"\s*:\s*("(?:[^"\\]|\\.)*")/;
const ID_LAST = /[,{]\s*"id"\s*:\s*("(?:[^"\\]|\\.)*")\s*(?:,\s*"type"\s*:\s*"subscribe"\s*)?\}\s*$/;

/** Passes graphql-ws a short message in place of a long one, which a worker reads. */
const takeLong = async ({ socket, unread }: OpenSocket, data: Buffer, take: Take): Promise<void> => {
  const [, written] =
    ID_FIRST.exec(data.subarray(0, ID_WITHIN).toString()) ?? ID_LAST.exec(data.subarray(-ID_WITHIN).toString()) ?? [];
  if (written === undefined) {
    socket.close(CloseCode.BadRequest, 'A long message must have its id at its beginning or its end');
    return;
  }
  const id = String(JSON.parse(written));
  if (unread.has(id)) {
    socket.close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${id} already exists`);
    return;
  }
  unread.set(id, data);
  await take(JSON.stringify({ id, type: 'subscribe', payload: { query: STAND_IN } })).finally(() => unread.delete(id));
};

/** Stands in for an operation whose message or document a worker reads. */
const STAND_IN = '{ __typename }';

const hasEnded = ({ readyState, OPEN }: WebSocket): boolean => readyState !== OPEN;

const authorizationIn = (given: Greeting, { headers }: FastifyRequest): string | undefined => {
  const authorization = given?.['authorization'] ?? given?.['Authorization'] ?? headers.authorization;
  return typeof authorization === 'string' ? authorization : undefined;
};

/** Authenticates a connection and counts it among the open ones. */
const authenticate =
  ({ access, connections }: StreamSupport) =>
  async ({ connectionParams, extra }: Connection<Greeting, OpenSocket>): Promise<boolean> => {
    const { socket, request, reader } = extra;
    const refuse = (code: number, reason: string): false => {
      socket.close(code, reason);
      return false;
    };
    const authorization = authorizationIn(connectionParams, request);
    const origin = foreignOriginOf(request);
    const principal = await access.principalOf(authorization, origin).catch(() => 'UNKNOWN' as const);
    if (principal === 'UNKNOWN') return refuse(TRY_AGAIN_LATER, 'The API keys cannot be checked at the moment');
    if (!principal) return refuse(CloseCode.Unauthorized, 'A valid API key is needed');
    if (origin !== undefined && !principal.origins.includes(origin))
      return refuse(CloseCode.Forbidden, 'Pages of that origin may not use this key');
    if (hasEnded(socket)) return false;
    request.principal = principal;
    const end = (why: EndReason) => socket.close(...endings[why]);
    const release = connections.hold({
      authorization,
      origin,
      principal,
      countedFor: rateLimitKeyOf(request),
      end,
      check: reader.check,
      destroy: () => socket.terminate(),
    });
    if (!release) return refuse(TRY_AGAIN_LATER, 'The API key holds too many connections');
    Object.assign(extra, { principal, release });
    return true;
  };

const endings: Readonly<Record<EndReason, [number, string]>> = {
  REVOKED: [CloseCode.Unauthorized, 'The API key is no longer valid'],
  CLOSING: [GOING_AWAY, 'The server is shutting down'],
};

/** Returns the prepared operation, or the errors for which it is rejected. */
const executable = async (
  parts: WebSocketParts,
  { extra, subscriptions }: Connection<Greeting, OpenSocket>,
  id: string,
  payload: SubscribePayload,
): Promise<ExecutionArgs | readonly GraphQLError[]> => {
  const { streaming, countOperation } = parts;
  const { principal, request } = extra;
  if (!principal) return [refusal('UNAUTHENTICATED', 'A valid API key is needed.')];
  const repeated =
    extra.newest && refuseRepeatedFields(extra.newest.toString(), { id, type: MessageType.Subscribe, payload });
  if (repeated) return [errorOf(new Refused(repeated))];
  const most = streaming.settings.subscriptionsOfConnection;
  if (Object.keys(subscriptions).length > most)
    return [refusal('RATE_LIMITED', `More than ${most} operations at once on one connection.`)];
  const wait = await countOperation(request);
  if (wait !== undefined) return [refusal('RATE_LIMITED', `Too many requests; try again in ${wait} seconds.`)];
  return prepareOperation(parts, extra, principal, id, payload);
};

/** Prepares an operation; if a worker reads its message or document, the worker checks it. */
const prepareOperation = (
  { pipeline, trusted, contextOf, answerElsewhere }: WebSocketParts,
  { request, reader, unread }: OpenSocket,
  principal: Principal,
  id: string,
  payload: SubscribePayload,
): SocketOperation | readonly GraphQLError[] => {
  const message = unread.get(id);
  const query = message ? STAND_IN : documentOf(payload, trusted);
  if (query instanceof GraphQLError) return [query];
  const graphqlRequest = { ...payload, query };
  const context = contextOf(request, principal, graphqlRequest);
  const readElsewhere =
    message && answerElsewhere
      ? () => readMessage(answerElsewhere, request, principal, id, message)
      : pipeline.takesLong(query) && context.answerElsewhere;
  const prepared = pipeline.prepare(readElsewhere ? { query: STAND_IN } : graphqlRequest, context);
  if ('errors' in prepared) return prepared.errors;
  const send = (json: string) => reader.send(`{"id":${JSON.stringify(id)},"type":"next","payload":${json}}`);
  return { ...prepared, send, ...(readElsewhere && { readElsewhere }) };
};

/** Has a worker read a long message; returns the result of its operation as JSON. */
const readMessage = async (
  answerElsewhere: AnswerOnWorker,
  request: FastifyRequest,
  principal: Principal,
  id: string,
  message: Buffer,
): Promise<string> => {
  const payload = message.toString();
  const refused = refuseManyValues(payload);
  if (refused) throw new Refused(refused);
  const answered = await answerElsewhere(request, { principal, payload, isMessage: true });
  if (answered.operation !== id) throw httpError(400, 'The message contains no operation.');
  return textOf(answered);
};

const documentOf = (payload: SubscribePayload, trusted: TrustedDocuments | undefined): string | GraphQLError => {
  try {
    return trusted ? trustedDocument(trusted, { ...payload }) : payload.query;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
};
