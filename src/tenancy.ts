import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose games a request sees. */
    tenant: string;
  }
}

const localTenant = 'local';
const needsKey = ({ url }: FastifyRequest): boolean => /^\/(v1|graphql)(\/|\?|$)/.test(url);

const isKey = (given: string | undefined, key: string): boolean => {
  const [offered, expected] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${key}`)];
  return offered.length === expected.length && timingSafeEqual(offered, expected);
};

/** Sets whose games a request sees; with a key, refuses what comes without it. */
export const tenancy = (app: FastifyInstance, key: string | undefined): void => {
  app.decorateRequest('tenant', localTenant);
  if (key === undefined) return;
  app.addHook('onRequest', (request, _, done) => {
    if (!needsKey(request) || isKey(request.headers.authorization, key)) {
      done();
      return;
    }
    done(Object.assign(new Error('A valid API key is needed: Authorization: Bearer …'), { statusCode: 401 }));
  });
};
