import type { FastifyReply, FastifyRequest } from 'fastify';
import { createKeyComparison, keyIn, LOCAL_TENANT, type Access } from './access.js';
import { forbidden, unauthenticated } from './authentication.js';

/** Rejects a request that may not read the metrics. */
export type MetricsAccess = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Creates the access check for metrics, which reveal how much a server is used: by a token that no other route accepts,
 * or by an admin key of the server's own tenant.
 */
export const createMetricsAccess = (access: Access, token: string | undefined): MetricsAccess => {
  const isToken = createKeyComparison(token);
  return async ({ headers: { authorization } }, reply) => {
    const key = keyIn(authorization);
    if (key !== undefined && isToken(key)) return;
    const principal = key === undefined ? undefined : await access.principalOf(authorization);
    if (!principal) throw unauthenticated(reply);
    if (principal.tenant !== LOCAL_TENANT || principal.scope !== 'admin') throw forbidden('admin');
  };
};
