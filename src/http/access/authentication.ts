import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createPrivateField } from '../../domain/values/remembered.js';
import type { Access, AccessOptions } from './access.js';
import {
  includesScope,
  missingScope,
  protectionOf,
  type Principal,
  type Scope,
  type NeededScope,
} from './route-protection.js';
import { httpError } from '../errors/thrown.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client that the request is made for; a WebSocket identifies it in its first message. */
    principal: Principal;
    /** The tenant whose games the request sees. */
    readonly tenant: string;
  }
}

/** A client without a valid key; its tenant can't have games. */
const NOBODY: Principal = { tenant: '', keyId: null, scope: 'read', origins: [] };

const scopeNeededBy = (request: FastifyRequest): NeededScope => {
  const { needs } = protectionOf(request);
  return typeof needs === 'function' ? needs(request) : needs;
};

/**
 * Identifies the principal of every request, and rejects requests that their key does not allow. The rejection comes
 * after all other `onRequest` hooks, so these know the principal.
 */
export const authentication = fp<AccessOptions>(
  (app, { access }, done) => {
    decorate(app);
    app.addHook('onRequest', async (request) => {
      if (scopeNeededBy(request) === 'no key') return;
      const principal = await findPrincipal(access, request);
      if (principal) request.principal = principal;
    });
    app.addHook('preParsing', (request, reply, _, next) => {
      const needed = scopeNeededBy(request);
      if (needed === 'no key') next();
      else if (request.principal === NOBODY) next(unauthenticated(reply));
      else if (!includesScope(request.principal.scope, needed)) next(forbidden(needed));
      else next();
    });
    done();
  },
  { name: 'authentication', dependencies: ['route-protection'] },
);

/** Finds the principal of a request by its header Authorization. */
export const findPrincipal = (access: Access, request: FastifyRequest): Promise<Principal | undefined> =>
  access.principalOf(request.headers.authorization, foreignOriginOf(request));

/** Whether a browser navigates to this server, as by a link: no page can read the answer. */
const isLink = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate';

/** Returns the origin of a request from another site's page; undefined for other requests, or without an Origin. */
export const foreignOriginOf = (request: FastifyRequest): string | undefined => {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined || isLink(request)) return undefined;
  const isForeign = site === undefined ? hostOf(origin) !== host : site !== 'same-origin' && site !== 'none';
  return isForeign ? origin : undefined;
};

/** Whether another site's page sends a request without an Origin, as for images, scripts and forms. */
export const isSentWithoutOrigin = (request: FastifyRequest): boolean => {
  const { origin, authorization, 'sec-fetch-site': site = 'none' } = request.headers;
  if (origin !== undefined || authorization !== undefined || isLink(request)) return false;
  return site !== 'same-origin' && site !== 'none';
};

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/**
 * Returns the key that rate limits count a request under: its API key, else its address; for a key published in a web
 * page, both.
 */
export const rateLimitKeyOf = ({ principal: { tenant, keyId, scope }, ip }: FastifyRequest): string => {
  if (keyId === null) return `address:${normalizeIP(ip)}`;
  return scope === 'ask' ? `key:${tenant}:${keyId}:${normalizeIP(ip)}` : `key:${tenant}:${keyId}`;
};

const decorate = (app: FastifyInstance): void => {
  const principals = createPrivateField<FastifyRequest, Principal>();
  app.decorateRequest('principal', {
    getter(this: FastifyRequest) {
      return principals.of(this) ?? NOBODY;
    },
    setter(this: FastifyRequest, principal: Principal) {
      principals.give(this, principal);
    },
  });
  app.decorateRequest('tenant', {
    getter(this: FastifyRequest) {
      return this.principal.tenant;
    },
  });
};

/** The failure of a request without a valid key. */
export const unauthenticated = (reply: FastifyReply): Error => {
  reply.header('www-authenticate', 'Bearer');
  return httpError(401, 'A valid API key is needed: Authorization: Bearer …');
};

/** The failure of a request that its key does not allow. */
export const forbidden = (needed: Scope): Error => httpError(403, missingScope(needed));
