import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the page is built to, seen from the source as from what is built of it. */
const folder = fileURLToPath(new URL('../../dist/page/', import.meta.url));

/** The page at `/`: files whose name says what is in them are kept for good, the page that names them is asked for anew. */
export const openPage = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (response, path) => {
      const isNamedByContent = path.includes('/assets/');
      response.setHeader('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
};
