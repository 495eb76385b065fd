import type { FastifyInstance } from 'fastify';
import { errorCodes, typeOf } from './error-codes.js';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inCode = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title.replaceAll(/<[^>]+>/g, '')} · Rangefinder</title>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`;

const pages = new Map(
  Object.entries(errorCodes).map(([code, { status, when, whatToDo }]) => [
    typeOf(code),
    page(
      `<code>${code}</code>`,
      `<p>Over REST with the status ${status}; over GraphQL as <code>extensions.code</code>.</p>
<p>The request fails so when ${inCode(when)}.</p>
<p>${inCode(whatToDo)}</p>
<p><a href="/docs/errors">All errors</a></p>`,
    ),
  ]),
);

const overview = page(
  'Errors',
  `<ul>\n${Object.entries(errorCodes)
    .map(
      ([code, { status, when }]) =>
        `<li><a href="${typeOf(code)}"><code>${code}</code></a> (${status}): ${inCode(when)}</li>`,
    )
    .join('\n')}\n</ul>`,
);

/** A page about each error, where its problems say that there is one. */
export const errorPages = (app: FastifyInstance): void => {
  for (const [address, html] of [...pages, ['/docs/errors', overview] as const])
    app.get(address, { schema: { hide: true } }, (_, reply) => reply.type('text/html; charset=utf-8').send(html));
};
