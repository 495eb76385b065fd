import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Context } from '../context.js';
import type { Executing } from './compiled-queries.js';
import type { Documents } from './document-cache.js';

export interface KnownQueries {
  /** The body of the response, whose type is set; undefined where Apollo Server is to answer. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;
  /** What the execution of a request has given that is to be told by Apollo Server, since something in it failed. */
  readonly executed: (request: FastifyRequest) => ExecutionResult | undefined;
}

export interface KnownQueriesParts {
  readonly schema: GraphQLSchema;
  readonly executing: Executing;
  /** Those that Apollo Server has found to be valid. */
  readonly documents: Documents;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Context;
}

/**
 * Answers what asks by POST for a query that Apollo Server has answered before and that has been compiled since: its text
 * needs no second look, and there is nothing else to be done than to execute it. Every other request is none of its
 * business, and of those that fail it tells nothing.
 */
export const knownQueries = (parts: KnownQueriesParts): KnownQueries => {
  const { schema, executing, documents, contextOf } = parts;
  const failed = new WeakMap<FastifyRequest, ExecutionResult>();
  const contentTypeFor = choosingContentType();
  return {
    executed: (request) => failed.get(request),
    answer: async (request, reply) => {
      const asked = askedBy(request);
      const document = asked && documents.get(asked.query);
      const contentType = document && contentTypeFor(request.headers.accept);
      if (!contentType) return undefined;
      const { variables: variableValues, operationName } = asked;
      const contextValue = contextOf(request, reply);
      const args = { schema, document, variableValues, operationName, contextValue };
      const result = await executing.runCompiled(args);
      if (!result) return undefined;
      if (result.errors) {
        failed.set(request, result);
        return undefined;
      }
      reply.type(contentType);
      return `${executing.jsonOf(args, result)}\n`;
    },
  };
};

interface Asked {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string | undefined;
}

/** Nothing where the request says more than a query, its variables and its name, or says it otherwise. */
const askedBy = ({ method, body }: FastifyRequest): Asked | undefined => {
  if (method !== 'POST' || !isRecord(body)) return undefined;
  const { query, variables, operationName, extensions } = body;
  const isPlain = typeof query === 'string' && (extensions ?? null) === null;
  if (!isPlain || !isRecord(variables ?? {}) || typeof (operationName ?? '') !== 'string') return undefined;
  return {
    query,
    variables: isRecord(variables) ? variables : undefined,
    operationName: typeof operationName === 'string' ? operationName : undefined,
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const JSON_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];

/** The type of an answer that a client gets who accepts that; undefined where it takes none. */
const choosingContentType = (): ((accept: string | undefined) => string | undefined) => {
  const chosen = new LRUCache<string, string>({ max: 100 });
  return (accept = '*/*') => {
    const contentType = chosen.get(accept) ?? new Negotiator({ headers: { accept } }).mediaType(JSON_TYPES);
    if (contentType !== undefined) chosen.set(accept, contentType);
    return contentType;
  };
};
