import type * as Native from './start-server.js';

export type { TestServer } from './start-server.js';

/**
 * What starts a server, and what it is made of: a suite that makes parts of its own must make them of these. Node loads
 * it once for all suites of a worker (test/environment.js); Jest would load it for each.
 */
declare const loadServer: () => Promise<typeof Native>;
export const parts = (): Promise<typeof Native> => loadServer();

/** Starts a server as it is served, on a port of its own; without `databaseUrl` on a database of its own, too. */
export const startServer: (typeof Native)['startServer'] = async (given) => (await loadServer()).startServer(given);

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: any;
}

/** One request with a JSON body, and the JSON of its response; what is no JSON as text. */
export const send = async (
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> => {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  const content: unknown = isJson && text ? JSON.parse(text) : text || null;
  return { status: response.status, headers: response.headers, body: content };
};

/** A GraphQL request. */
export const query = (url: string, document: string, variables: object = {}): Promise<Reply> =>
  send(`${url}/graphql`, 'POST', { query: document, variables }, { accept: 'application/json' });
