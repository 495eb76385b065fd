import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Games } from '../games/games.js';
import { apiRoute } from '../http/access/route-protection.js';
import { errorCodes } from '../http/errors/error-codes.js';
import type { Cards } from '../own-cards/cards.js';
import { Budget } from '../questions/catalogue/budget.js';
import { createLazy } from '../domain/values/remembered.js';
import { acceptJson } from '../http/transfer/json-body.js';
import { problemOf } from '../http/errors/problem.js';
import { failureOf, withRetryAfter } from '../http/errors/send-failure.js';
import { negotiateRepresentations } from '../http/transfer/representations.js';
import type { Serve } from './serve.js';
import { httpError } from '../http/errors/thrown.js';

interface McpOptions {
  readonly games: Games;
  readonly cards: Cards;
  /** Whether the protocol is loaded soon after the server listens; by default with the first request. */
  readonly isPrepared?: boolean | undefined;
}

/** Serves the Model Context Protocol at /mcp: streamable HTTP with JSON responses, without sessions. */
export const mcp = fp<McpOptions>(
  (app, options, done) => {
    app.setErrorHandler(sendRpcError);
    acceptJson(app);
    negotiateRepresentations(app);
    const serve = serveOnDemand(app, options);
    if (options.isPrepared) prepare(app, serve);
    app.post('/mcp', { config: { ...apiRoute('ask'), mayMove: true } }, async (request, reply) => {
      const { body: message, principal, budget } = request;
      if (Array.isArray(message))
        throw httpError(400, 'Send one message per request: the protocol has had no batches since 2025-06-18.');
      const caller = { tenant: principal.tenant, scope: principal.scope, budget };
      const response = await (await serve())({ headers: headersOf(request), message, caller });
      if (budget.isLeft) return undefined;
      return reply
        .code(response.status)
        .headers(Object.fromEntries(response.headers))
        .send((await response.text()) || undefined);
    });
    done();
  },
  { name: 'mcp', dependencies: ['authentication', 'metrics', 'rate-limit', 'work'], encapsulate: true },
);

/** Loads the protocol on first use: it takes longer to load than everything else that a server needs. */
const serveOnDemand = ({ metrics }: FastifyInstance, { games, cards }: McpOptions): (() => Promise<Serve>) =>
  createLazy(async () => {
    const { createServe } = await import('./serve.js');
    return createServe({ games, cards, watch: metrics.watch });
  });

const PREPARING = { jsonrpc: '2.0', id: 0, method: 'tools/list', params: {} };

/** In milliseconds: clients that wait for the server to be ready are answered first. */
const PREPARED_AFTER = 500;

/** Loads the protocol soon after the server has started, so requests seldom wait for it. */
const prepare = (app: FastifyInstance, serve: () => Promise<Serve>): void => {
  const caller = { tenant: '', scope: 'ask', budget: new Budget() } as const;
  const begin = async () => (await serve())({ headers: {}, message: PREPARING, caller });
  app.addHook('onListen', (done) => {
    setTimeout(() => void begin().catch(() => undefined), PREPARED_AFTER).unref();
    done();
  });
};

/** Returns the headers of the protocol. */
const headersOf = ({ headers }: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('mcp-') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** The codes of JSON-RPC. */
const INVALID_REQUEST = -32_600;
const INTERNAL_ERROR = -32_603;

/** Sends errors in the format of JSON-RPC, with the same problem as over REST. */
const sendRpcError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const failure = failureOf(error, request);
  const { status } = errorCodes[failure.code];
  const code = status >= 500 ? INTERNAL_ERROR : INVALID_REQUEST;
  const data = { ...problemOf(failure), requestId: request.id };
  return withRetryAfter(reply, failure)
    .code(status)
    .type('application/json')
    .send({ jsonrpc: '2.0', id: idIn(request.body), error: { code, message: failure.message, data } });
};

const idIn = (body: unknown): string | number | null => {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
};
