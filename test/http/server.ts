import type { FastifyInstance } from 'fastify';
import { createAccess } from '../../src/http/access/access.js';
import { openKeys, type Keys } from '../../src/http/access/keys.js';
import { createCards } from '../../src/own-cards/cards.js';
import { openCards } from '../../src/own-cards/store.js';
import { buildApp, type Parts } from '../../src/app.js';
import { openDatabase } from '../../src/games/store/database.js';
import { openGames } from '../../src/games/games-in-postgres.js';
import { createDatabase } from '../database.js';

export interface TestServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly keys: Keys;
  close(): Promise<void>;
}

/** What a server is built of otherwise than is usual, and its database. */
export type Given = Partial<Parts> & {
  readonly databaseUrl?: string;
  readonly apiKey?: string;
  readonly allowedOrigins?: readonly string[];
};

/** A server as it is served, on a port of its own; without `databaseUrl` on a database of its own, too. */
export const startServer = async ({
  databaseUrl: given,
  apiKey,
  allowedOrigins,
  graphql,
  ...parts
}: Given = {}): Promise<TestServer> => {
  const own = given === undefined ? await createDatabase() : null;
  const databaseUrl = own?.url ?? given ?? '';
  const database = openDatabase(databaseUrl);
  const keys = openKeys(databaseUrl);
  const cards = createCards(openCards(database.query));
  const app = await buildApp({
    games: openGames(database, cards),
    cards,
    isReady: () => database.isReady(),
    pools: () => database.pools(),
    logLevel: 'silent',
    access: createAccess(keys, apiKey, new Set(allowedOrigins)),
    ...(graphql && { graphql }),
    ...parts,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await keys.close();
    await database.close();
    await own?.drop();
  };
  return { url, app, keys, close };
};

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
