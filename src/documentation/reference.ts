import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageOf } from './layout.js';

/** The files of Swagger UI in its package. */
const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const files = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const START = `SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
});
`;

const page = pageOf({
  path: '/docs/rest',
  title: 'REST reference',
  isWide: true,
  head: '<link rel="stylesheet" href="/docs/rest/swagger-ui.css">',
  body: `<h1>REST reference</h1>
<p>Generated from <a href="/v1/openapi.json">the OpenAPI document</a>. You can try every operation here.</p>
<div id="reference"></div>
<script src="/docs/rest/swagger-ui-bundle.js"></script>
<script src="/docs/rest/start.js"></script>`,
});

/** Serves the REST reference at /docs/rest, without loading anything from other hosts. */
export const serveReference = async (app: FastifyInstance): Promise<void> => {
  app.get('/docs/rest', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/docs/rest/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  await app.register(fastifyStatic, { root: folder, serve: false, decorateReply: true });
  for (const file of files) app.get(`/docs/rest/${file}`, (_, reply) => reply.sendFile(file, folder));
};
