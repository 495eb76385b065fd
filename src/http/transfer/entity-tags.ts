import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer to a request stays the same while the server runs. */
    readonly isConstant?: boolean;
  }
}

/** Gives constant answers an ETag, and answers 304 without a body to a client that has one already. */
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
