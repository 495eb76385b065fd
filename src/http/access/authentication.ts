import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AccessUnavailable, type Access } from './access.js';
import { neededScope, type Needed } from './needed-scope.js';
import { mayDo, type Principal, type Scope } from './principal.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** On whose behalf the request is made. */
    readonly principal: Principal;
    /** Whose games the request sees: its principal's. */
    readonly tenant: string;
  }
}

/** Whoever comes without a valid key: of no tenant that could have a game. */
const NOBODY: Principal = { tenant: '', keyId: null, scope: 'read' };

/** A browser that opens the page sends no key; the page itself tells nothing that is anybody's. */
const asksForGraphiql = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && url === '/graphql' && (headers.accept?.includes('text/html') ?? false);

/** A WebSocket authenticates when its connection is opened, with what its first message says. */
const isWebSocket = ({ ws, routeOptions }: FastifyRequest): boolean => ws && routeOptions.url === '/graphql';

const neededBy = (request: FastifyRequest): Needed => {
  const { url, config } = request.routeOptions;
  if (url === undefined || asksForGraphiql(request) || isWebSocket(request)) return 'no key';
  return neededScope(request.method, url, config);
};

/** In seconds. */
const RETRY_AFTER = 2;

/**
 * Puts on every request on whose behalf it is made, and refuses what its key does not allow. First everybody is
 * identified and only after every other `onRequest` hook somebody refused, so that those hooks know whom they deal with.
 */
export const authenticating = (app: FastifyInstance, access: Access): void => {
  const principals = new WeakMap<FastifyRequest, Principal>();
  decorate(app, (request) => principals.get(request) ?? NOBODY);
  app.addHook('onRequest', async (request, reply) => {
    if (neededBy(request) === 'no key') return;
    const principal = await access.principalOf(request.headers.authorization).catch((error: unknown) => {
      if (error instanceof AccessUnavailable) reply.header('retry-after', RETRY_AFTER);
      throw error;
    });
    if (principal) principals.set(request, principal);
  });
  app.addHook('preParsing', (request, reply, _, done) => {
    const needed = neededBy(request);
    if (needed === 'no key') done();
    else if (!principals.has(request)) done(unauthenticated(reply));
    else if (!mayDo(request.principal.scope, needed)) done(forbidden(needed));
    else done();
  });
};

const decorate = (app: FastifyInstance, principalOf: (request: FastifyRequest) => Principal): void => {
  app.decorateRequest('principal', {
    getter(this: FastifyRequest) {
      return principalOf(this);
    },
  });
  app.decorateRequest('tenant', {
    getter(this: FastifyRequest) {
      return principalOf(this).tenant;
    },
  });
};

const unauthenticated = (reply: FastifyReply): Error => {
  reply.header('www-authenticate', 'Bearer');
  return Object.assign(new Error('A valid API key is needed: Authorization: Bearer …'), { statusCode: 401 });
};

/** What a key without the scope is told, over both doors. */
export const lacking = (needed: Scope): string => `The API key does not allow this: it needs the scope "${needed}".`;

const forbidden = (needed: Scope): Error => Object.assign(new Error(lacking(needed)), { statusCode: 403 });
