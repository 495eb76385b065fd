import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { memoizeByText } from '../../domain/values/remembered.js';
import type { Access, AccessOptions } from './access.js';
import { findPrincipal, foreignOriginOf, isSentWithoutOrigin } from './authentication.js';
import { isLoopback } from './loopback.js';
import { protectionOf } from './route-protection.js';
import { httpError } from '../errors/thrown.js';

/** The response headers that a page of another site may read, besides the few that it always may. */
const EXPOSED = [
  ...['ETag', 'Location', 'Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  ...['Deprecation', 'Sunset', 'X-Request-Id'],
].join(', ');

/** In seconds: how long browsers cache the answer to a preflight. */
const PREFLIGHT_KEPT = 7_200;

/**
 * Accepts requests from pages of other origins only if the server or their key allows the origin. Without keys, a
 * server answers only local programs, and only under host names that another site can't use. There are no cookies, so
 * credentials are never allowed.
 */
export const originCheck = fp<AccessOptions>(
  (app, { access }, done) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!protectionOf(request).isOriginChecked) return undefined;
      reply.header('vary', 'Origin, Accept-Encoding');
      if (isSentWithoutOrigin(request)) throw forbidden('A page of another site may not use this API without a key.');
      await checkHost(access, request);
      const origin = foreignOriginOf(request);
      if (origin === undefined) return undefined;
      const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
      if (!(await isAllowed(access, request, { origin, precedesKey: isPreflight || request.ws })))
        throw forbidden('Pages of that origin may not use this API: neither ALLOWED_ORIGINS nor the key names it.');
      reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED });
      return isPreflight ? answerPreflight(request, reply) : undefined;
    });
    done();
  },
  { name: 'origin-check', dependencies: ['route-protection'] },
);

/** Whether a Host header names this machine only. */
const isOfThisMachine = memoizeByText((host) => {
  const address = `http://${host}`;
  return isLoopback(URL.canParse(address) ? new URL(address).hostname : '');
});

const checkHost = async (access: Access, { headers }: FastifyRequest): Promise<void> => {
  if (!isOfThisMachine(headers.host ?? 'localhost') && (await access.principalOf(undefined)))
    throw forbidden('Without a key this server only answers to names of its own machine, such as localhost.');
};

interface From {
  readonly origin: string;
  /** Whether the key comes later: after a preflight, or in the first message of a WebSocket. */
  readonly precedesKey: boolean;
}

/**
 * Whether a page of a foreign origin may send a request. An invalid key is rejected later, in a response that a page
 * with an allowed origin may read.
 */
const isAllowed = async (access: Access, request: FastifyRequest, { origin, precedesKey }: From): Promise<boolean> => {
  const principal = precedesKey ? undefined : await findPrincipal(access, request);
  if (principal) return principal.origins.includes(origin);
  return (precedesKey || request.headers.authorization !== undefined) && access.knowsOrigin(origin);
};

const answerPreflight = ({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .headers({
      vary: 'Origin, Access-Control-Request-Headers',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? 'Authorization, Content-Type',
      'access-control-max-age': PREFLIGHT_KEPT,
    })
    .send();

const forbidden = (message: string): Error => httpError(403, message);
