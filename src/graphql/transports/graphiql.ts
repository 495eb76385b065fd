import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { exampleOperations } from '../example-operations.js';

/** A page, and the policy of what a browser may run of it. */
interface Page {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

let page: Promise<Page> | undefined;

/** Sends GraphiQL as one page that loads nothing from any other host. */
export const sendGraphiql = async (reply: FastifyReply): Promise<FastifyReply> => {
  const { html, contentSecurityPolicy } = await graphiqlPage();
  return reply.header('content-security-policy', contentSecurityPolicy).type('text/html').send(html);
};

/** The page is rendered when a browser first opens it. */
const graphiqlPage = (): Promise<Page> => {
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

/** Only the scripts that stand in the page run. Its editor writes styles as it goes, and its workers from text. */
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
