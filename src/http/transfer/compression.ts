import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { compress, acceptedEncoding, isCompressible, type Encoding } from './encoding.js';

/** In bytes: a smaller body fits into the first packet as it is. */
const SMALLEST = 1_400;

/** In bytes, of all bodies that are kept compressed. */
const KEPT = 16 * 1024 * 1024;

/**
 * Compresses bodies for clients that take that, away from the event loop. ETags stay as they are: they tell versions, which
 * `If-Match` names, whatever the encoding.
 */
export const compression = fp(
  (app, _, done) => {
    const kept = new LRUCache<string, Buffer>({ maxSize: KEPT, sizeCalculation: ({ length }) => length });
    app.addHook('onSend', (request, reply, payload, next) => {
      const encoding = isBody(payload) ? encodingOf(request, reply, payload) : undefined;
      if (!isBody(payload) || !encoding) next(null, payload);
      else send(reply, payload, encoding, kept).then((body) => next(null, body), next);
    });
    done();
  },
  { name: 'compression' },
);

type Body = string | Buffer;

const isBody = (payload: unknown): payload is Body => typeof payload === 'string' || Buffer.isBuffer(payload);

const encodingOf = ({ headers }: FastifyRequest, reply: FastifyReply, body: Body): Encoding | undefined => {
  if (!isCompressible(reply.getHeader('content-type')) || reply.hasHeader('content-encoding')) return undefined;
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
  return body.length < SMALLEST ? undefined : acceptedEncoding(headers['accept-encoding']);
};

const send = async (
  reply: FastifyReply,
  body: Body,
  encoding: Encoding,
  kept: LRUCache<string, Buffer>,
): Promise<Buffer> => {
  const isConstant = reply.routeOptions.config.isConstant === true;
  const name = `${encoding} ${String(reply.getHeader('etag'))}`;
  const compressed = (isConstant && kept.get(name)) || (await compress(body, encoding, isConstant ? 'kept' : 'once'));
  if (isConstant) kept.set(name, compressed);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compressed;
};
