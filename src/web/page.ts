import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { packageRoot } from '../package-root.js';

/** Where the page is built to. */
const folder = join(packageRoot, 'dist', 'page');

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
