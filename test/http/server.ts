import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { afterAll, expect } from '@jest/globals';
import type { Scope } from '../../src/http/access/route-protection.js';
import type { FastifyInstance } from 'fastify';
import { createAccess } from '../../src/http/access/access.js';
import { openKeys, type Keys } from '../../src/http/access/keys.js';
import { createCards } from '../../src/own-cards/cards.js';
import { openCards } from '../../src/own-cards/store.js';
import { buildApp, type Parts } from '../../src/app.js';
import { openDatabase } from '../../src/games/store/database.js';
import { openGames } from '../../src/games/games-in-postgres.js';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../database.js';
import { startServerProcess } from '../processes.js';

interface RunningServer {
  readonly url: string;
  readonly databaseUrl: string;
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

const startAlone = async ({
  databaseUrl: given,
  apiKey,
  allowedOrigins,
  graphql,
  ...parts
}: Given = {}): Promise<RunningServer> => {
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
  return { url, databaseUrl, app, keys, close };
};

export type Reply = Readonly<{ status: number; headers: Headers; body: any }>;

type Sent = Readonly<Record<string, string>>;

/** One request with a JSON body, and the JSON of its response; what is no JSON as text. */
export const send = async (url: string, method: string, body?: unknown, headers: Sent = {}): Promise<Reply> => {
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

/** The response to a request of any method, with headers that `fetch` lets nobody set, too; to an upgrade that is made. */
export const requested = async (
  url: string,
  { body, ...options }: RequestOptions & { readonly body?: string | undefined } = {},
): Promise<IncomingMessage> => {
  const sent = request(url, { agent: false, ...options }).end(body);
  const [response] = (await Promise.race([once(sent, 'response'), once(sent, 'upgrade')])) as [IncomingMessage];
  return response;
};

export const query = (url: string, document: string, variables: object = {}): Promise<Reply> =>
  send(`${url}/graphql`, 'POST', { query: document, variables }, { accept: 'application/json' });

/** The code of an error, at whichever door. */
export const codeOf = ({ body }: Pick<Reply, 'body'>): string | undefined =>
  body?.errors?.[0]?.extensions?.code ?? body?.code;

/** The status and the code of a refusal, at whichever door. */
export const refusalOf = (reply: Reply): readonly [number, string | undefined] => [reply.status, codeOf(reply)];

/** A server's two doors; every request has the headers given last. */
export const doorsOf = (url: string, own: Sent = {}) => {
  const by = (method: string) => (path: string, body?: unknown, headers?: Sent) =>
    send(url + path, method, body, { ...own, ...headers });
  const without = (method: string) => (path: string, headers?: Sent) => by(method)(path, undefined, headers);
  const [post, put] = [by('POST'), by('PUT')];
  return {
    request: (method: string, path: string, body?: unknown, headers?: Sent) => by(method)(path, body, headers),
    ...{ post, put, get: without('GET'), delete: without('DELETE') },
    /** GraphQL, for whoever takes anything. */
    graphql: (document: string, variables?: object, headers?: Sent) =>
      post('/graphql', { query: document, variables }, headers),
    /** GraphQL, for whoever takes JSON alone. */
    query: (document: string, variables?: object) =>
      post('/graphql', { query: document, variables }, { accept: 'application/json' }),
    /** The doors with headers of every request. */
    with: (headers: Sent) => doorsOf(url, headers),
    as: (key: string) => doorsOf(url, { authorization: `Bearer ${key}` }),
  };
};

export type Doors = ReturnType<typeof doorsOf>;

/** Says whether the feed shows an event yet: it waits for what other suites began to write to the same PostgreSQL. */
export const hasFeed = async ({ get }: Pick<Doors, 'get'>): Promise<boolean> =>
  (await get('/v1/events?first=1')).body.items.length > 0;

/** The doors with an API key of its own. */
export interface Keyed extends Doors {
  readonly id: string;
  readonly key: string;
  readonly authorization: string;
}

export type TestServer = RunningServer &
  Doors & {
    readonly withKey: (scope: Scope, tenant?: string, origins?: readonly string[]) => Promise<Keyed>;
  };

/** Starts a server as it is served, on a port of its own; without `databaseUrl` on a database of its own, too. */
export const startServer = async (given?: Given): Promise<TestServer> => {
  const server = await startAlone(given);
  const withKey = async (scope: Scope, tenant = 'acme', origins: readonly string[] = []) => {
    const { key, id } = await server.keys.create({ tenant, name: scope, scope, origins });
    return { ...doorsOf(server.url).as(key), id, key, authorization: `Bearer ${key}` };
  };
  return { ...server, ...doorsOf(server.url), withKey };
};

type Close = () => Promise<unknown>;

/** What each suite has open; suites of a worker share this module. */
const openIn = new Map<string, Close[]>();

const closeAfterSuite = (close: Close): void => {
  const suite = expect.getState().testPath ?? '';
  const opened = openIn.get(suite) ?? [];
  if (!opened.length)
    afterAll(async () => {
      for (const each of opened.reverse()) await each();
      openIn.delete(suite);
    });
  opened.push(close);
  openIn.set(suite, opened);
};

/** Has something closed after the suite, before what was opened earlier; called as a suite is loaded. */
export const closing = <Closed extends { close(): Promise<unknown> }>(opened: Closed): Closed => {
  closeAfterSuite(() => opened.close());
  return opened;
};

/** Starts a server for the whole suite. */
export const serve = async (given?: Given): Promise<TestServer> => closing(await startServer(given));

/** Makes a database for the whole suite. */
export const ownDatabase = async (create = createDatabase): Promise<TestDatabase> => {
  const database = await create();
  closeAfterSuite(() => database.drop());
  return database;
};

/** Starts the server as it is built for the whole suite, a process on an empty database of its own; makes keys to read. */
export const serveProcess = async (settings: Sent) => {
  const { url: databaseUrl } = await ownDatabase(() => createEmptyDatabase());
  const server = await startServerProcess({ ...settings, DATABASE_URL: databaseUrl });
  closeAfterSuite(() => server.stop());
  const keyOf = async (tenant: string): Promise<string> => {
    const keys = openKeys(databaseUrl);
    const { key } = await keys.create({ tenant, name: 'test', scope: 'read' });
    await keys.close();
    return key;
  };
  return { ...server, keyOf };
};
