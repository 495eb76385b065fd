import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { memoizeByKey } from '../../domain/values/remembered.js';
import { streamOf, type Stream } from '../../games/feed/stream.js';

/** In bytes: a smaller body fits into one packet uncompressed. */
const SMALLEST = 1_400;

/** In bytes: the size of the cache of compressed bodies. */
const CACHE_SIZE = 16 * 1024 * 1024;

/**
 * Compresses bodies for clients that accept it, off the event loop. ETags stay the same for every encoding, as they
 * stand for versions in `If-Match`.
 */
export const compression = fp(
  (app, _, done) => {
    const cache = new LRUCache<string, Buffer>({ maxSize: CACHE_SIZE, sizeCalculation: ({ length }) => length });
    app.addHook('onSend', (request, reply, payload, next) => {
      const encoding = isBody(payload) ? encodingOf(request, reply, payload) : undefined;
      if (!isBody(payload) || !encoding) next(null, payload);
      else send(reply, payload, encoding, cache).then((body) => next(null, body), next);
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
  cache: LRUCache<string, Buffer>,
): Promise<Buffer> => {
  const isConstant = reply.routeOptions.config.isConstant === true;
  const name = `${encoding} ${String(reply.getHeader('etag'))}`;
  const compressed = (isConstant && cache.get(name)) || (await compress(body, encoding, isConstant ? 'kept' : 'once'));
  if (isConstant) cache.set(name, compressed);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compressed;
};

/** The supported encodings, the one that compresses best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const choose = memoizeByKey(
  (accepted: string) => accepted,
  (accepted): Encoding | null => {
    const preferences = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...ENCODINGS]);
    return ENCODINGS.find((each) => preferences.includes(each)) ?? null;
  },
  { most: 100 },
);

/** Chooses an encoding by the header Accept-Encoding; undefined if none is accepted. */
export const acceptedEncoding = (accepted: string | string[] | undefined): Encoding | undefined =>
  typeof accepted === 'string' ? (choose(accepted) ?? undefined) : undefined;

const COMPRESSIBLE = /^(text\/(?!event-stream)|image\/svg|application\/([\w.-]+\+)?(json|x-ndjson|javascript))/;

/** Whether bodies of a media type are worth compressing; event streams are not. */
export const isCompressible = (type: unknown): boolean => typeof type === 'string' && COMPRESSIBLE.test(type);

/** The quality of Brotli: fast for a body that is sent once, thorough for one that is cached. */
const QUALITY = { once: 4, kept: 9 } as const;
export type Quality = keyof typeof QUALITY;

const brotliWith = (effort: Quality, size = 0) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses a body, in a thread of Node's pool. */
export const compress = (body: string | Buffer, encoding: Encoding, effort: Quality): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, brotliWith(effort, body.length)) : zip(body);

/** Compresses a streamed body; ending it early ends the source, and is not an error. */
export const compressStream = (chunks: Stream<string | Uint8Array>, encoding: Encoding): Stream<Uint8Array> => {
  const encoder = encoding === 'br' ? createBrotliCompress(brotliWith('once')) : createGzip();
  pipeline(Readable.from(chunks), encoder, () => undefined);
  const compressed: AsyncIterator<Uint8Array> = encoder[Symbol.asyncIterator]();
  let isEnded = false;
  const next = async () => {
    try {
      const found = await compressed.next();
      return found.done ? undefined : found;
    } catch (error) {
      if (isEnded) return undefined;
      throw error;
    }
  };
  return streamOf(next, async () => {
    isEnded = true;
    await chunks.return?.();
    encoder.destroy();
  });
};
