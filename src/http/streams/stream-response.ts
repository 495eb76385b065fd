import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Stream } from '../../games/feed/stream.js';
import { compressStream, acceptedEncoding, isCompressible } from '../transfer/compression.js';
import { readTimeoutFor, type LiveSettings } from './settings.js';

/** A response body that is streamed. */
export interface StreamedBody {
  readonly type: string;
  readonly chunks: Stream<string | Uint8Array>;
  readonly first?: string;
  /** Sent on an idle connection, so no proxy closes it. */
  readonly heartbeat?: string;
  /** Sent at the end of the stream, unless the server ends it before. */
  readonly last?: string;
  /**
   * Whether a part of the body could pass for the whole: if so, a revoked key breaks the connection, and a shutdown
   * waits for the end.
   */
  readonly isWhole?: boolean;
}

/** How a stream ended: all was sent, the client left or read too slowly, or the server ended it. */
export type StreamEnding = 'SENT' | 'GONE' | 'TOO_SLOW' | 'ENDED';

/** Sends a stream as the body of a response, at the pace at which the client reads; at most one chunk waits. */
export const sendStream = (reply: FastifyReply, uncompressed: StreamedBody, settings: LiveSettings) => {
  const streamed = encoded(reply, uncompressed);
  const response = begin(reply, streamed);
  let isEnded = false;
  const stop = () => {
    isEnded = true;
    void streamed.chunks.return?.();
  };
  response.once('close', stop);
  if (response.destroyed) stop();
  return {
    outcome: sendAll(response, streamed, settings, () => isEnded).finally(stop),
    end: stop,
    destroy: () => response.destroy(),
  };
};

/** Compresses a body that must be complete; others stay uncompressed, so each chunk arrives at once. */
const encoded = (reply: FastifyReply, streamed: StreamedBody): StreamedBody => {
  const isCompressed = streamed.isWhole === true && isCompressible(streamed.type);
  const encoding = isCompressed ? acceptedEncoding(reply.request.headers['accept-encoding']) : undefined;
  if (!encoding) return streamed;
  reply.header('content-encoding', encoding);
  return { ...streamed, chunks: compressStream(streamed.chunks, encoding) };
};

/** Sends the headers, after which the request can no longer time out. */
const begin = (reply: FastifyReply, { type, first }: StreamedBody): ServerResponse => {
  const response = reply.hijack().raw;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  response.flushHeaders();
  if (first !== undefined) response.write(first);
  return response;
};

const sendAll = async (
  response: ServerResponse,
  { chunks, heartbeat, last }: StreamedBody,
  settings: LiveSettings,
  isEnded: () => boolean,
): Promise<StreamEnding> => {
  const beat = () => !response.writableNeedDrain && !response.writableEnded && response.write(heartbeat);
  const beating = heartbeat === undefined ? undefined : setInterval(beat, settings.heartbeat);
  try {
    for await (const chunk of chunks) {
      if (response.destroyed) return 'GONE';
      if (!response.write(chunk) && !(await happens(response, 'drain', settings))) return cutOff(response);
    }
    if (response.destroyed) return 'GONE';
    const finished = happens(response, 'finish', settings);
    response.end(isEnded() ? undefined : last);
    if (!(await finished)) return cutOff(response);
    return isEnded() ? 'ENDED' : 'SENT';
  } catch (error) {
    response.destroy();
    throw error;
  } finally {
    clearInterval(beating);
  }
};

const cutOff = (response: ServerResponse): StreamEnding => {
  if (response.destroyed) return 'GONE';
  response.destroy();
  return 'TOO_SLOW';
};

/** Waits for an event; resolves with false if the client leaves or takes too long. */
const happens = (response: ServerResponse, event: 'drain' | 'finish', settings: LiveSettings): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (hasHappened: boolean) => {
      clearTimeout(timer);
      response.off(event, happened).off('close', failed);
      resolve(hasHappened);
    };
    const happened = () => settle(true);
    const failed = () => settle(false);
    const timer = setTimeout(failed, readTimeoutFor(response.writableLength, settings));
    response.once(event, happened).once('close', failed);
    if (response.destroyed) failed();
  });
