import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { publicPage } from '../http/access/route-protection.js';
import { pageFolder } from './assets.js';

/** Serves the page at `/`: browsers keep files named by their content for good, and revalidate the page itself. */
export const page = fp(
  async (app) => {
    app.addHook('onRoute', (route) => void (route.config = { ...route.config, ...publicPage }));
    await app.register(fastifyStatic, {
      root: pageFolder,
      preCompressed: true,
      globIgnore: ['manifest.json', '**/*.{br,gz}'],
      wildcard: false,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (response, path) => {
        response.setHeader('vary', 'Accept-Encoding');
        const isNamedByContent = path.includes('/assets/');
        response.setHeader('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  },
  { name: 'page', dependencies: ['route-protection'], encapsulate: true },
);
