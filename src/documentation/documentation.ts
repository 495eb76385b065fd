import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { publicPage } from '../http/access/route-protection.js';
import { securityHeaderValues } from '../http/access/security-headers.js';
import { errorCatalogue, errorPages } from './errors.js';
import { guideNames } from './guide-names.js';
import { escaped, pageOf, type DocumentationPage } from './layout.js';
import { serveReference } from './reference.js';
import { rulebookPage } from './rulebook.js';

const HTML = 'text/html; charset=utf-8';

/** The rulebook is searched by a form, which needs no script. */
const withForms = securityHeaderValues['content-security-policy'].replace("form-action 'none'", "form-action 'self'");

const overview = (guides: readonly DocumentationPage[]): DocumentationPage => ({
  path: '/docs',
  title: 'Documentation',
  body: `<h1>Documentation</h1>
<p>How to use this server, and the rules behind its answers.</p>
<h2>Guides</h2>
<ul>
${guides.map(({ path, title }) => `<li><a href="${path}">${escaped(title)}</a></li>`).join('\n')}
</ul>
<h2>Reference</h2>
<dl>
<dt><a href="/docs/rest">REST</a></dt><dd>Every operation, with examples to try in the browser.</dd>
<dt><a href="/graphql">GraphQL</a></dt><dd>GraphiQL with example operations for app developers, judges and dashboards.</dd>
<dt><a href="/docs/rules">The rulebook</a></dt><dd>Every rule in every edition, with the questions and events that apply it.</dd>
<dt><a href="/docs/errors">Errors</a></dt><dd>Every error code, its cause and what to do.</dd>
<dt><a href="/v1/openapi.json">The OpenAPI document</a></dt><dd>For generating clients.</dd>
</dl>`,
});

/** Converts guides to HTML on first request, which keeps them out of the start. */
const guidesOnDemand = (names: readonly string[]) => {
  const pages = new Map<string, Promise<DocumentationPage>>();
  const page = (name: string): Promise<DocumentationPage> => {
    const known = pages.get(name) ?? import('./guides.js').then(({ guideOf }) => guideOf(name));
    pages.set(name, known);
    return known;
  };
  return { page, all: () => Promise.all(names.map(page)) };
};

/** Serves the documentation at /docs: guides, REST reference, rulebook and error codes. */
export const documentation = fp(
  async (app) => {
    const names = await guideNames();
    const guides = guidesOnDemand(names);
    const send = (reply: FastifyReply, page: DocumentationPage) => reply.type(HTML).send(pageOf(page));
    app.addHook('onRoute', (route) => void (route.config = { ...route.config, ...publicPage, isConstant: true }));
    app.get('/docs', async (_, reply) => send(reply, overview(await guides.all())));
    for (const name of names) app.get(`/docs/${name}`, async (_, reply) => send(reply, await guides.page(name)));
    app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/docs/rules', ({ query }, reply) =>
      send(reply.header('content-security-policy', withForms), rulebookPage(query)),
    );
    for (const page of [errorCatalogue, ...errorPages]) app.get(page.path, (_, reply) => send(reply, page));
    serveReference(app);
  },
  { name: 'documentation', dependencies: ['route-protection'], encapsulate: true },
);
