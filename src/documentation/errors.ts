import { errorCodes, problemTypeOf } from '../http/errors/error-codes.js';
import { inCode, type DocumentationPage } from './layout.js';

/** A page about each error code, at the address in the `type` of its problems. */
export const errorPages: readonly DocumentationPage[] = Object.entries(errorCodes).map(
  ([code, { status, when, whatToDo }]) => ({
    path: problemTypeOf(code),
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
    `<tr><td><a href="${problemTypeOf(code)}"><code>${code}</code></a></td><td>${status}</td><td>When ${inCode(when)}.</td></tr>`,
);

/** The codes of GraphQL requests that are rejected before they are executed, and their causes. */
const graphqlCodes = {
  BAD_REQUEST: 'the HTTP request is not a GraphQL request',
  GRAPHQL_PARSE_FAILED: 'the document has a syntax error',
  GRAPHQL_VALIDATION_FAILED: 'the document does not match the schema',
  OPERATION_RESOLUTION_FAILURE: 'the document has no operation of that name, or several and none is named',
  PERSISTED_QUERY_NOT_FOUND: 'no document with that hash or id is known here',
};

const graphqlRows = Object.entries(graphqlCodes).map(
  ([code, cause]) => `<tr><td><code>${code}</code></td><td>When ${cause}.</td></tr>`,
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
</tbody></table></div>
<p>GraphQL alone has these codes, for requests that are not executed:</p>
<div class="scrolled" tabindex="0" role="region" aria-label="Error codes of GraphQL"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Cause</th></tr></thead>
<tbody>
${graphqlRows.join('\n')}
</tbody></table></div>`,
};
