import type { FastifyRequest } from 'fastify';
import { execute, GraphQLError, type ExecutionArgs } from 'graphql';
import { CloseCode, makeServer, type Context as Connection, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { countedFor } from '../../http/access/authentication.js';
import { foreignOriginOf } from '../../http/access/origin.js';
import type { Principal } from '../../http/access/route-protection.js';
import type { CountOperation } from '../../http/limits/rate-limit.js';
import type { Ending } from '../../http/streams/connections.js';
import type { Live } from '../../http/streams/streams.js';
import { readerOf, type Reader } from '../../http/streams/websocket-reader.js';
import type { Context } from '../context.js';
import { refusal } from '../errors.js';
import type { Pipeline, Prepared } from '../pipeline/pipeline.js';
import { trustedDocument, type TrustedDocuments } from '../pipeline/trusted-documents.js';

export interface WebSocketParts {
  readonly pipeline: Pipeline;
  readonly live: Live;
  readonly trusted: TrustedDocuments | undefined;
  readonly countOperation: CountOperation;
  readonly contextOf: (principal: Principal) => Context;
}

/** An open WebSocket; it has a principal once its first message has authenticated it. */
interface Opened {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  readonly reader: Reader;
  principal?: Principal;
  letGo?: () => void;
}

type Greeting = Readonly<Record<string, unknown>> | undefined;

/** Close codes of RFC 6455. */
const [GOING_AWAY, TRY_AGAIN_LATER, INTERNAL_ERROR] = [1001, 1013, 1011];

/** Serves GraphQL over WebSockets, as `graphql-ws` has it. */
export const createWebSocketHandler = (
  parts: WebSocketParts,
): ((socket: WebSocket, request: FastifyRequest) => void) => {
  const { pipeline, live } = parts;
  const server = makeServer<Greeting, Opened>({
    connectionInitWaitTimeout: live.settings.greeting,
    onConnect: authenticate(live),
    onSubscribe: (connection, _, payload) => executable(parts, connection, payload),
    execute: (args) => (isPrepared(args) ? pipeline.execute(args) : execute(args)),
    onNext: (_, __, ___, ____, result) => pipeline.report(result),
    onError: (_, __, ___, errors) => pipeline.reportErrors(errors),
    onClose: ({ extra }) => extra.letGo?.(),
  });
  return (socket, request) => {
    const reader = readerOf(socket, live);
    const opened: Opened = { socket, request, reader };
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: reader.send,
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => socket.on('message', (data: Buffer) => void answer(opened, data, take)),
      },
      opened,
    );
    socket.once('close', (code, reason) => void closed(code, reason.toString()));
  };
};

/** In bytes, of a message before the connection is authenticated. */
const LONGEST_GREETING = 16_384;

/** Ignores messages that arrive after the connection was closed. */
const answer = async ({ socket, request, principal }: Opened, data: Buffer, take: (text: string) => Promise<void>) => {
  if (hasEnded(socket)) return;
  if (!principal && data.length > LONGEST_GREETING) {
    socket.close(CloseCode.BadRequest, 'The first message is too long');
    return;
  }
  try {
    await take(data.toString());
  } catch (error) {
    if (hasEnded(socket)) return;
    request.log.error({ err: error }, 'a WebSocket failed');
    socket.close(INTERNAL_ERROR, 'Something went wrong on our side');
  }
};

const hasEnded = ({ readyState, OPEN }: WebSocket): boolean => readyState !== OPEN;

const authorizationIn = (given: Greeting, { headers }: FastifyRequest): string | undefined => {
  const authorization = given?.['authorization'] ?? given?.['Authorization'] ?? headers.authorization;
  return typeof authorization === 'string' ? authorization : undefined;
};

/** Authenticates a connection and holds it. */
const authenticate =
  ({ access, connections }: Live) =>
  async ({ connectionParams, extra }: Connection<Greeting, Opened>): Promise<boolean> => {
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
    const end = (why: Ending) => socket.close(...endings[why]);
    const letGo = connections.hold({
      authorization,
      origin,
      principal,
      countedFor: countedFor(request),
      end,
      look: reader.look,
      destroy: () => socket.terminate(),
    });
    if (!letGo) return refuse(TRY_AGAIN_LATER, 'The API key holds too many connections');
    Object.assign(extra, { principal, letGo });
    return true;
  };

const endings: Readonly<Record<Ending, [number, string]>> = {
  REVOKED: [CloseCode.Unauthorized, 'The API key is no longer valid'],
  CLOSING: [GOING_AWAY, 'The server is shutting down'],
};

/** Returns the prepared operation, or why it is refused. */
const executable = async (
  { pipeline, live, trusted, countOperation, contextOf }: WebSocketParts,
  { extra, subscriptions }: Connection<Greeting, Opened>,
  payload: SubscribePayload,
): Promise<ExecutionArgs | readonly GraphQLError[]> => {
  const { principal, request } = extra;
  if (!principal) return [refusal('UNAUTHENTICATED', 'A valid API key is needed.')];
  const most = live.settings.subscriptionsOfConnection;
  if (Object.keys(subscriptions).length > most)
    return [refusal('RATE_LIMITED', `More than ${most} operations at once on one connection.`)];
  const wait = await countOperation(request);
  if (wait !== undefined) return [refusal('RATE_LIMITED', `Too many requests; try again in ${wait} seconds.`)];
  const query = documentOf(payload, trusted);
  if (query instanceof GraphQLError) return [query];
  const prepared = pipeline.prepare({ ...payload, query }, contextOf(principal));
  return 'errors' in prepared ? prepared.errors : prepared;
};

const isPrepared = (args: ExecutionArgs): args is Prepared => 'operation' in args;

const documentOf = (payload: SubscribePayload, trusted: TrustedDocuments | undefined): string | GraphQLError => {
  try {
    return trusted ? trustedDocument(trusted, { ...payload }) : payload.query;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
};
