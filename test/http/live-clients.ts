import { createClient as createSseClient, type Client as SseClient } from 'graphql-sse';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { send, type TestServer } from './server.js';

type Served = Pick<TestServer, 'url'>;

export const socketUrl = ({ url }: Served): string => `${url.replace(/^http/, 'ws')}/graphql`;

type Closed = Readonly<{ code: number; reason: string }>;

/** A connection, and what its client learns of it. */
export type Heard = Readonly<{ client: Client; opened: Promise<WebSocket>; closed: Promise<Closed> }>;

/** A WebSocket client that connects once and does not come back by itself. */
export const connect = (server: Served, authorization?: string): Heard => {
  let client: Client | undefined;
  const url = socketUrl(server);
  const connectionParams = authorization === undefined ? {} : { authorization };
  let tellOpened: (socket: WebSocket) => void = () => undefined;
  const opened = new Promise<WebSocket>((resolve) => (tellOpened = resolve));
  const closed = new Promise<Closed>((resolve) => {
    const on = {
      opened: (socket: unknown) => tellOpened(socket as WebSocket),
      closed: (event: unknown) => resolve(event as Closed),
    };
    client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams, on });
  });
  if (!client) throw new Error('There is no client.');
  return { client, opened, closed };
};

/** A client of streams, one connection an operation. */
export const sseClient = ({ url }: Served, authorization?: string): SseClient =>
  createSseClient({
    url: `${url}/graphql`,
    retryAttempts: 0,
    ...(authorization !== undefined && { headers: { authorization } }),
  });

export const gameChanged = `subscription ($id: ID!, $since: Int) {
  gameChanged(id: $id, sinceVersion: $since) { game { version } events { version type summary } }
}`;

/** Subscribes to a game over a WebSocket. */
export const subscribe = ({ client }: Heard, id: string, since?: number, query = gameChanged): AsyncIterable<any> =>
  client.iterate({ query, variables: { id, since } });

/** A request that is answered by a stream. */
export const stream = (
  { url }: Served,
  path: string,
  accept: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> => fetch(url + path, { headers: { accept, ...headers }, ...(signal && { signal }) });

export const EVENTS = 'text/event-stream';

export type Message = Readonly<{ id: string | undefined; event: string | undefined; data: any }>;

/** The messages of an event stream; comments are left out. */
export async function* messagesOf(response: Response): AsyncGenerator<Message, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    const parts = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n\n');
    rest = parts.pop() ?? '';
    yield* parts.flatMap(messageIn);
  }
}

const messageIn = (text: string): readonly Message[] => {
  const fields = new Map(
    text.split('\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name, value.join(':').trim()] as const;
    }),
  );
  const [id, event, data] = ['id', 'event', 'data'].map((name) => fields.get(name));
  if (data === undefined && event === undefined) return [];
  return [{ id, event, data: data ? (JSON.parse(data) as unknown) : null }];
};

/** The first so many of something that goes on, which is then ended. */
export const first = async <Value>(most: number, values: AsyncIterable<Value>): Promise<readonly Value[]> => {
  const taken: Value[] = [];
  for await (const value of values) {
    taken.push(value);
    if (taken.length === most) break;
  }
  return taken;
};

/** What has been read of something so far, and that it has ended. */
export type Kept<Value> = Readonly<{ read: readonly Value[]; ended: Promise<void> }>;

/** Reads on until something ends, and keeps what it has read. */
export const keeping = <Value>(values: AsyncIterable<Value>): Kept<Value> => {
  const read: Value[] = [];
  const readAll = async (): Promise<void> => {
    for await (const value of values) read.push(value);
  };
  const ended = readAll();
  ended.catch(() => undefined);
  return { read, ended };
};

/** All of something that ends. */
export const all = <Value>(values: AsyncIterable<Value>): Promise<readonly Value[]> => first(Infinity, values);

const table = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }] };

export const makeGame = async (
  { url }: Served,
  id: string,
  headers: Record<string, string> = {},
  state: object = table,
): Promise<void> => {
  const { status, body } = await send(`${url}/v1/games`, 'POST', { id, state }, headers);
  if (status !== 201) throw new Error(`The game ${id} was not stored: ${JSON.stringify(body)}`);
};

const gain = { lifeChanges: { kind: 'GAIN', amounts: [{ player: 'ann', amount: 1 }] } };

/** Changes a game by so many events at once. */
export const record = async ({ url }: Served, id: string, events = 1, headers: Record<string, string> = {}) => {
  const body = { events: Array.from({ length: events }, () => gain) };
  const reply = await send(`${url}/v1/games/${id}/events`, 'POST', body, headers);
  if (reply.status !== 200) throw new Error(`The events of ${id} were not recorded: ${JSON.stringify(reply.body)}`);
};

export const counting = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
