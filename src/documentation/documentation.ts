import fp from 'fastify-plugin';
import { createLazy } from '../domain/values/remembered.js';
import { publicPage } from '../http/access/route-protection.js';
import { securityHeaderValues } from '../http/access/security-headers.js';
import { tagsOf } from '../web/assets.js';
import { errorCatalogue, errorPages } from './errors.js';
import { entryOf, guideNames, textOfGuide, type GuideEntry } from './guide-names.js';
import { escapeHtml, pageOf, type DocumentationPage } from './layout.js';
import { referencePage } from './reference.js';
import { rulebookPage } from './rulebook.js';
import { searchPage, sectionsOf } from './search.js';

const HTML = 'text/html; charset=utf-8';

/** The documentation is searched by a form, which needs no script. */
const withForms = securityHeaderValues['content-security-policy'].replace("form-action 'none'", "form-action 'self'");

const overview = (guides: readonly GuideEntry[]): DocumentationPage => ({
  path: '/docs',
  title: 'Documentation',
  body: `<h1>Documentation</h1>
<p>How to use this server, and the rules behind its answers.</p>
<h2>Guides</h2>
<ul>
${guides.map(({ path, title }) => `<li><a href="${path}">${escapeHtml(title)}</a></li>`).join('\n')}
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

type Query = { readonly Querystring: Readonly<Record<string, unknown>> };

/** Serves the documentation at /docs: guides, REST reference, rulebook, error codes and a search over them. */
export const documentation = fp(
  async (app) => {
    const names = await guideNames();
    const surroundings = createLazy(async () => ({
      guides: await Promise.all(names.map(async (name) => entryOf(name, await textOfGuide(name)))),
      tags: await tagsOf('source/documentation.ts'),
    }));
    const guideOf = new Map(
      names.map((name) => [name, createLazy(async () => (await import('./guides.js')).guideOf(name))] as const),
    );
    const sections = createLazy(async () =>
      sectionsOf([...(await Promise.all([...guideOf.values()].map((guide) => guide()))), ...errorPages]),
    );
    const serve = (
      path: string,
      page: (query: Query['Querystring']) => DocumentationPage | Promise<DocumentationPage>,
    ) =>
      app.get<Query>(path, async ({ query }, reply) =>
        reply
          .type(HTML)
          .header('content-security-policy', withForms)
          .send(pageOf(await page(query), await surroundings())),
      );
    app.addHook('onRoute', (route) => void (route.config = { ...route.config, ...publicPage, isConstant: true }));
    serve('/docs', async () => overview((await surroundings()).guides));
    for (const [name, guide] of guideOf) serve(`/docs/${name}`, guide);
    serve('/docs/rules', rulebookPage);
    serve('/docs/search', async ({ q }) => searchPage(q, sections));
    for (const page of [errorCatalogue, ...errorPages]) serve(page.path, () => page);
    serve('/docs/rest', createLazy(referencePage));
  },
  { name: 'documentation', dependencies: ['route-protection'], encapsulate: true },
);
