import type { FastifyContextConfig } from 'fastify';
import type { Scope } from './principal.js';

/** What a route asks of whoever uses it: a scope, or no key at all. */
export type Needed = Scope | 'no key';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route needs, where its method and address do not tell. */
    readonly needs?: Needed;
  }
}

/** What is nobody's: health, metrics, pages without any game, and the description of the API. */
const OPEN = /^\/(index\.html|livez|readyz|metrics|favicon\.ico)?$|^\/(docs|assets)(\/|$)|^\/v1\/openapi\.json$/;

/** Changes of stored games over GraphQL are told from questions by the schema. */
const GRAPHQL = '/graphql';

/**
 * What a route needs: what it says itself, else no key for what is nobody's, `read` for what only reads by its method,
 * and `write` for everything else, so that a route nobody thought about lets in too few and not too many.
 */
export const neededScope = (
  method: string | readonly string[],
  address: string,
  config: Pick<FastifyContextConfig, 'needs'> = {},
): Needed => {
  if (config.needs) return config.needs;
  if (OPEN.test(address)) return 'no key';
  return address === GRAPHQL || [method].flat().every((each) => READING.has(each)) ? 'read' : 'write';
};

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
