import { errorCodes, typeOf } from '../rest/problems/error-codes.js';
import { inCode, type DocumentationPage } from './layout.js';

/** A page about each error, where its problems say that there is one. */
export const errorPages: readonly DocumentationPage[] = Object.entries(errorCodes).map(
  ([code, { status, when, whatToDo }]) => ({
    path: typeOf(code),
    title: code,
    body: `<h1><code>${code}</code></h1>
<p>Over REST with the status ${status}; over GraphQL as <code>extensions.code</code>.</p>
<p>The request fails so when ${inCode(when)}.</p>
<p>${inCode(whatToDo)}</p>
<p><a href="/docs/errors">All errors</a></p>`,
  }),
);

const rows = Object.entries(errorCodes).map(
  ([code, { status, when }]) =>
    `<tr><td><a href="${typeOf(code)}"><code>${code}</code></a></td><td>${status}</td><td>When ${inCode(when)}.</td></tr>`,
);

/** Every error with its status and when it comes. */
export const errorCatalogue: DocumentationPage = {
  path: '/docs/errors',
  title: 'Errors',
  body: `<h1>Errors</h1>
<p>Both doors have one vocabulary: over REST the <code>code</code> of a problem (RFC 9457), over GraphQL <code>extensions.code</code>.</p>
<div class="scrolled" tabindex="0" role="region" aria-label="All errors"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">When</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`,
};
