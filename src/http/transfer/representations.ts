import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import Negotiator from 'negotiator';
import { isRecord } from '../../domain/values/record.js';
import { createLazy } from '../../domain/values/remembered.js';
import { apiRoute } from '../access/route-protection.js';
import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import { httpError } from '../errors/thrown.js';

const JSON_TYPE = 'application/json';

/**
 * Rejects a request that accepts no media type of its route (406), or whose body is compressed (415). The media types
 * are those of the route's successful responses, JSON by default.
 */
export const negotiateRepresentations = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    const offered = typesOf(route);
    route.preParsing = [
      ...[route.preParsing ?? []].flat(),
      (request, _, payload, done) => done(rejection(request, offered), payload),
    ];
  });
};

const typesOf = ({ schema }: RouteOptions): readonly string[] => {
  const responses = isRecord(schema?.response) ? schema.response : {};
  const successes = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith('2') && isRecord(response) ? [response] : [],
  );
  const types = successes.flatMap(({ type, content }) => {
    if (type === 'null') return [];
    return isRecord(content) ? Object.keys(content) : [JSON_TYPE];
  });
  return successes.length ? types : [JSON_TYPE];
};

const rejection = (request: FastifyRequest, offered: readonly string[]): Error | null => {
  const { accept, 'content-encoding': encoding } = request.headers;
  if (encoding !== undefined && encoding !== 'identity')
    return httpError(415, `The body may not be compressed; it came as ${encoding}.`);
  if (accept === undefined || accept === '*/*' || !offered.length) return null;
  const isMet = new Negotiator(request).mediaType([...offered]) !== undefined;
  return isMet
    ? null
    : httpError(406, `This route answers with ${offered.join(' or ')}; the request accepts ${accept}.`);
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer to a request stays the same as long as the server runs. */
    readonly isConstant?: boolean;
  }
}

/** Serves a document that is written on its first request and needs no key. */
export const serveDocument = (app: FastifyInstance, path: string, type: string, write: () => string): void => {
  const text = createLazy(write);
  const route = { config: { ...apiRoute('no key'), isConstant: true }, schema: { hide: true } };
  app.get(path, route, (_, reply) => reply.type(`${type}; charset=utf-8`).send(text()));
};

/** Gives constant answers an ETag, and answers 304 to a client that already has them. */
export const entityTags = fp(
  (app, _, done) => {
    app.addHook('onSend', (request, reply, payload, next) => {
      const isTagged = request.routeOptions.config.isConstant === true && reply.statusCode === 200;
      if (!isTagged || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) {
        next(null, payload);
        return;
      }
      const hash = createHash('sha256').update(payload).digest('base64url').slice(0, 22);
      reply.headers({ etag: `W/"${hash}"`, 'cache-control': 'no-cache' });
      const isKnown = isAmong(request.headers['if-none-match'], hash);
      if (isKnown) reply.code(304);
      next(null, isKnown ? '' : payload);
    });
    done();
  },
  { name: 'entity-tags' },
);

const isAmong = (tags: string | undefined, hash: string): boolean =>
  tags !== undefined && (tags.trim() === '*' || tags.includes(`"${hash}"`));
