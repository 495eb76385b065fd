import { createHash } from 'node:crypto';
import { exampleOperations } from '../example-operations.js';

/** A page with what a browser may run of it. */
export interface Page {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

let page: Promise<Page> | undefined;

/** GraphiQL as one page that asks nothing of any other host; made when somebody first wants it. */
export const graphiqlPage = (): Promise<Page> => {
  page ??= import('@graphql-yoga/render-graphiql').then(({ renderGraphiQL }) => {
    const html = renderGraphiQL({
      title: 'Rangefinder',
      endpoint: '/graphql',
      subscriptionsProtocol: 'GRAPHQL_SSE',
      defaultTabs: exampleOperations.map(({ query, variables }) => ({
        query,
        ...(variables && { variables: JSON.stringify(variables, null, 2) }),
      })),
    });
    return { html, contentSecurityPolicy: policyFor(html) };
  });
  return page;
};

/** Only the scripts that stand in the page run. Its editor makes styles as it goes, and its workers from texts. */
const policyFor = (html: string): string => {
  const scripts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    'worker-src blob: data:',
    "connect-src 'self'",
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  ].join('; ');
};
