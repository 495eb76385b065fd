import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** The header of a request and its response that names the request. */
export const REQUEST_ID = 'x-request-id';

/** Matches the ids that a client may choose: none of them can forge a log line. */
const ACCEPTED = /^[\w.:+/=-]{1,128}$/;

/** Returns the id of a request for logs, problems and traces: one sent by the client or a proxy, else a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const sentId = headers[REQUEST_ID];
  return typeof sentId === 'string' && ACCEPTED.test(sentId) ? sentId : randomUUID();
};

/** Reduces an error to the properties that are safe to log: others may hold database values or a client's header. */
const errorForLog = (error: Error & { readonly code?: string }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...(error.code === undefined ? {} : { code: error.code }),
});

/**
 * Returns the options of the logger, which writes one JSON object a line. Headers, cookies, queries and bodies, which
 * could hold a secret or somebody's game, are never passed to it; the redaction is for the logs of dependencies.
 *
 * - `traceId`: names the trace that a line belongs to.
 */
export const loggerOptions = (level: string, traceId?: () => string | undefined) => ({
  level,
  ...(traceId && { mixin: () => traceFields(traceId()) }),
  redact: ['*.headers', '*.body', 'headers', 'body'].flatMap((path) => [path, `req.${path}`]),
  serializers: { err: errorForLog, req: requestForLog },
});

const traceFields = (trace: string | undefined): object => (trace === undefined ? {} : { trace_id: trace });

const requestForLog = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({
  method,
  path: url.split('?')[0] ?? '',
});

/** In milliseconds: a failure after this long without failures counts as a new outage. */
const OUTAGE = 60_000;

/** Logs an outage of a service that the server depends on once, not each attempt to reconnect. */
export const createOutageLog = ({ log }: FastifyInstance, says: string): ((error: Error) => void) => {
  let failedAt = -Infinity;
  return (error) => {
    if (performance.now() - failedAt > OUTAGE) log.warn({ err: error }, says);
    failedAt = performance.now();
  };
};

/** Logs one line for each completed request, with its id. */
export const accessLog = fp(
  (app, _, done) => {
    app.addHook('onResponse', (request, reply, next) => {
      const { tenant, keyId } = request.principal;
      const milliseconds = Math.round(reply.elapsedTime * 1000) / 1000;
      request.log.info({ req: request, status: reply.statusCode, milliseconds, tenant, key: keyId }, 'request');
      next();
    });
    done();
  },
  { name: 'access-log' },
);
