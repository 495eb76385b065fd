import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../../domain/result.js';
import { apiRoute, mayDo, type Scope } from '../../http/access/route-protection.js';
import type { RequestFailure } from '../../http/errors/public-failure.js';
import type { JsonSchema } from '../openapi/json-schemas.js';
import { sendFailure } from '../problems/problems.js';
import type { RequestSchema } from '../request-readers.js';

type Found = Result<unknown, RequestFailure>;

/** A route of REST: what a request holds, what answers it, and how OpenAPI describes both. */
interface Route<Params, Query, Body> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** The scope that a key needs; `read` where left out. */
  readonly needs?: Scope;
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: RequestSchema<Params>;
  readonly querystring?: RequestSchema<Query>;
  readonly body?: RequestSchema<Body>;
  /** The headers that it takes. */
  readonly headers?: JsonSchema;
  readonly response: Readonly<Record<string, JsonSchema>>;
  /** Returns the answer, or the failure that is sent in its place. */
  readonly find: (
    request: FastifyRequest<{ Params: Params; Querystring: Query; Body: Body }>,
    response: FastifyReply,
  ) => Found | Promise<Found>;
}

/** Declares a route. */
export const declareRoute = <Params, Query, Body>(
  app: FastifyInstance,
  { method, path, needs = 'read', find, ...schema }: Route<Params, Query, Body>,
): void => {
  app.route<{ Params: Params; Querystring: Query; Body: Body }>({
    method,
    url: path,
    config: { ...apiRoute(needs), mayMove: mayDo('read', needs) },
    schema,
    handler: async (request, response) => {
      const found = await find(request, response);
      return found.ok ? found.value : sendFailure(response, found.failure);
    },
  });
};
