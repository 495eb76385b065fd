import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

/**
 * The scopes of keys: ask about tables in the request, the rulebook and cards; read games; write games; administer the
 * server, such as by its metrics. Each includes those before it.
 */
export const SCOPES = ['ask', 'read', 'write', 'admin'] as const;

export type Scope = (typeof SCOPES)[number];

/** The client that a request is made for. */
export interface Principal {
  /** The tenant whose games are seen and changed. */
  readonly tenant: string;
  /** The key that the request came with; null without one. */
  readonly keyId: string | null;
  readonly scope: Scope;
  /** The foreign origins whose pages may send the request. */
  readonly origins: readonly string[];
}

/** Whether a key's scope includes a needed one. */
export const includesScope = (scope: Scope, needed: Scope): boolean => SCOPES.indexOf(scope) >= SCOPES.indexOf(needed);

/** The message for a request whose key lacks a scope. */
export const missingScope = (needed: Scope): string =>
  `The API key does not allow this: it needs the scope "${needed}".`;

/** The scope that a key needs for a route, or 'no key' if none is needed. */
export type NeededScope = Scope | 'no key';

/** How a route is protected. */
export interface Protection {
  readonly needs: NeededScope | ((request: FastifyRequest) => NeededScope);
  /** Whether requests from pages of other sites are rejected unless their origin is allowed. */
  readonly isOriginChecked: boolean;
  readonly isRateLimited: boolean;
  /** Whether the route is for operators: it answers even while the server is busy. */
  readonly isForOperators: boolean;
}

interface ProtectedRoute {
  readonly protection: Protection;
  /** Requests are traced unless this is false. */
  readonly otel?: false;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly protection?: Protection;
  }
  interface FastifyInstance {
    /** Every route that was declared so far. */
    readonly routes: readonly RouteOptions[];
  }
}

/** Protects a route of the API. */
export const apiRoute = (needs: Protection['needs']): ProtectedRoute => ({
  protection: { needs, isOriginChecked: true, isRateLimited: true, isForOperators: false },
});

/** Protects a page without tenants' data. */
export const publicPage: ProtectedRoute = {
  protection: { needs: 'no key', isOriginChecked: false, isRateLimited: false, isForOperators: false },
};

/** Protects a route for the server's operators, such as its health; not traced. */
export const operatorRoute: ProtectedRoute = {
  protection: { needs: 'no key', isOriginChecked: false, isRateLimited: false, isForOperators: true },
  otel: false,
};

const { protection: unmatched } = apiRoute('no key');

/** Finds the protection of a request's route; unmatched requests have one, too. */
export const protectionOf = ({ routeOptions }: FastifyRequest): Protection =>
  routeOptions.config.protection ?? unmatched;

/** Refuses to start a server that has a route without a protection. */
export const routeProtection = fp(
  (app, _, done) => {
    const routes: RouteOptions[] = [];
    app.decorate('routes', routes);
    app.addHook('onRoute', (route) => void routes.push(route));
    app.addHook('onReady', (ready) => {
      const missing = routes.filter(({ config }) => !config?.protection).map(nameOf);
      ready(missing.length ? new Error(`Routes without a protection: ${missing.join('; ')}.`) : undefined);
    });
    done();
  },
  { name: 'route-protection' },
);

const nameOf = (route: RouteOptions): string => `${String(route.method)} ${route.url}`;
