import type { FastifyInstance } from 'fastify';
import { tagsOf } from '../web/assets.js';
import { pageOf } from './layout.js';

/** Serves the REST reference at /docs/rest, without loading anything from other hosts. */
export const serveReference = (app: FastifyInstance): void => {
  app.get('/docs/rest', async (_, reply) => reply.type('text/html; charset=utf-8').send(await page()));
};

const page = async (): Promise<string> =>
  pageOf({
    path: '/docs/rest',
    title: 'REST reference',
    isWide: true,
    head: await tagsOf('source/reference.ts'),
    body: `<h1>REST reference</h1>
<p>Generated from <a href="/v1/openapi.json">the OpenAPI document</a>. You can try every operation here.</p>
<div id="reference"></div>`,
  });
