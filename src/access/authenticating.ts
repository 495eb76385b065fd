import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from './access.js';
import type { Principal } from './principal.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** On whose behalf the request is made. */
    principal: Principal;
    /** Whose games the request sees: its principal's. */
    readonly tenant: string;
  }
}

/** Whoever comes without a valid key, to what needs none: of no tenant that could have a game. */
const NOBODY: Principal = { tenant: '', keyId: null, scope: 'read' };

const isBehindTheDoors = ({ url }: FastifyRequest): boolean => /^\/(v1|graphql)(\/|\?|$)/.test(url);

/** A browser that opens the page sends no key; the page itself tells nothing that is anybody's. */
const asksForGraphiql = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && url === '/graphql' && (headers.accept?.includes('text/html') ?? false);

/** A WebSocket authenticates when its connection is opened, with what its first message says. */
const isWebSocket = (request: FastifyRequest): boolean => 'ws' in request && request.ws === true;

const unauthenticated = (): Error =>
  Object.assign(new Error('A valid API key is needed: Authorization: Bearer …'), { statusCode: 401 });

/**
 * Puts on every request on whose behalf it is made, and refuses what comes without a valid key. First everybody is
 * identified and only after every other `onRequest` hook somebody refused, so that those hooks know whom they deal with.
 */
export const authenticating = (app: FastifyInstance, access: Access): void => {
  app.decorateRequest('principal');
  app.decorateRequest('tenant', {
    getter(this: FastifyRequest) {
      return this.principal.tenant;
    },
  });
  const unknown = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    const principal = await access.principalOf(request.headers.authorization);
    if (!principal) unknown.add(request);
    request.principal = principal ?? NOBODY;
  });
  app.addHook('preParsing', (request, reply, _, done) => {
    const needsKey = isBehindTheDoors(request) && !asksForGraphiql(request) && !isWebSocket(request);
    if (!needsKey || !unknown.has(request)) {
      done();
      return;
    }
    reply.header('www-authenticate', 'Bearer');
    done(unauthenticated());
  });
};
