import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../../domain/result.js';
import { apiRoute, type Scope } from '../../http/access/route-protection.js';
import type { RequestFailure } from '../../http/errors/public-failure.js';
import type { JsonSchema } from '../../query/json-schemas.js';
import { sendFailure } from '../../http/errors/send-failure.js';
import { requestSchema, type RequestSchema } from '../compilers.js';
import { headersTaken } from './game-requests.js';
import { notModified } from './not-modified.js';

type FindResult = Result<unknown, RequestFailure>;

/** A route of REST: what a request holds, what answers it, and how OpenAPI describes both. */
interface Route<Params, Query, Body> {
  /** The method; by default GET. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** The scope that a key needs; by default `read`. */
  readonly needs?: Scope;
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: RequestSchema<Params>;
  readonly querystring?: RequestSchema<Query>;
  readonly body?: RequestSchema<Body>;
  /** The request headers that the route takes. */
  readonly headers?: JsonSchema;
  /** Whether the answer to a request stays the same while the server runs: then clients may keep it and revalidate. */
  readonly isConstant?: boolean;
  /** Whether clients may revalidate an answer that may change; then `find` answers 304. */
  readonly isRevalidated?: boolean;
  readonly response: Readonly<Record<string, JsonSchema>>;
  /** Returns the answer, or the failure that is sent in its place. */
  readonly find: (
    request: FastifyRequest<{ Params: Params; Querystring: Query; Body: Body }>,
    response: FastifyReply,
  ) => FindResult | Promise<FindResult>;
}

/** Rejects query parameters on a route without any: a client that sends one would misread the answer. */
const noParameters = requestSchema({});

/** Declares a route. */
export const declareRoute = <Params, Query, Body>(app: FastifyInstance, route: Route<Params, Query, Body>): void => {
  const { method = 'GET', path, needs = 'read', isConstant = false, isRevalidated, find, ...own } = route;
  const described = { querystring: noParameters, ...own };
  const schema = isConstant || isRevalidated ? withRevalidation(described) : described;
  app.route<{ Params: Params; Querystring: Query; Body: Body }>({
    method,
    url: path,
    config: { ...apiRoute(needs), mayMove: true, isConstant },
    schema,
    handler: async (request, response) => {
      const found = await find(request, response);
      if (request.budget.isLeft) return undefined;
      return found.ok ? found.value : sendFailure(response, found.failure);
    },
  });
};

const withRevalidation = <Described extends { readonly response: Readonly<Record<string, JsonSchema>> }>(
  described: Described,
) => ({ ...described, ...headersTaken('If-None-Match'), response: { ...described.response, 304: notModified } });
