import { errorCodes, typeOf } from '../http/errors/error-codes.js';
import { inCode, type DocumentationPage } from './layout.js';

/** A page about each error code, at the address in the `type` of its problems. */
export const errorPages: readonly DocumentationPage[] = Object.entries(errorCodes).map(
  ([code, { status, when, whatToDo }]) => ({
    path: typeOf(code),
    title: code,
    body: `<h1><code>${code}</code></h1>
<p>HTTP status ${status} over REST; <code>extensions.code</code> over GraphQL.</p>
<p>A request fails with this code when ${inCode(when)}.</p>
<p>${inCode(whatToDo)}</p>
<p><a href="/docs/errors">All error codes</a></p>`,
  }),
);

const rows = Object.entries(errorCodes).map(
  ([code, { status, when }]) =>
    `<tr><td><a href="${typeOf(code)}"><code>${code}</code></a></td><td>${status}</td><td>When ${inCode(when)}.</td></tr>`,
);

/** A table of all error codes with their status and cause. */
export const errorCatalogue: DocumentationPage = {
  path: '/docs/errors',
  title: 'Errors',
  body: `<h1>Errors</h1>
<p>REST and GraphQL use the same codes: REST as the <code>code</code> of a problem (RFC 9457), GraphQL as <code>extensions.code</code>.</p>
<div class="scrolled" tabindex="0" role="region" aria-label="Error codes"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Cause</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`,
};
