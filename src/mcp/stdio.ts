import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { PROTOCOL_VERSION_META_KEY } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { standardLimits } from '../http/limits/limits.js';
import { createCards } from '../own-cards/cards.js';
import { createPermit } from '../questions/catalogue/work.js';
import { createMcpServer } from './server.js';
import { createTools } from './tools/tools.js';

interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/** A server that answers in place of this process. */
interface Elsewhere {
  /** Its address, without a path. */
  readonly address: string;
  readonly key?: string | undefined;
}

/** Serves the Model Context Protocol on a pair of streams, one message a line, until the input ends. */
export const serveOverStdio = (streams: Streams, elsewhere?: Elsewhere): Promise<void> =>
  elsewhere ? forward(streams, elsewhere) : serveHere(streams);

const noCards = { importId: null, cards: [] };

/** Answers here: without stored games, and without cards by name alone. */
const serveHere = async ({ input, output }: Streams): Promise<void> => {
  const cards = createCards({
    lookUp: () => Promise.resolve(noCards),
    search: () => Promise.resolve(noCards),
    similar: () => Promise.resolve([]),
    newest: () => Promise.resolve(null),
  });
  const { work, time } = standardLimits;
  const tools = createTools({ cards, limits: standardLimits, watch: () => () => () => undefined });
  const caller = () => ({ tenant: '', scope: 'ask', permit: createPermit(work, time) }) as const;
  const transport = new StdioServerTransport(input, output);
  serveStdio(() => createMcpServer(tools, caller, () => undefined), { transport, maxSubscriptions: 0 });
  await new Promise((resolve) => input.once('close', resolve));
};

/** Hands each message to a server, and its answer back. */
const forward = async ({ input, output }: Streams, elsewhere: Elsewhere): Promise<void> => {
  const underWay = new Set<Promise<void>>();
  for await (const line of createInterface({ input })) {
    if (!line.trim()) continue;
    const answered = answerTo(line, elsewhere).then((answer) => {
      if (answer) output.write(`${answer}\n`);
    });
    underWay.add(answered);
    void answered.finally(() => underWay.delete(answered));
  }
  await Promise.all(underWay);
};

/** Returns the line that answers a message; none to a notification. */
const answerTo = async (line: string, { address, key }: Elsewhere): Promise<string> => {
  const message = messageIn(line);
  try {
    const response = await fetch(new URL('/mcp', address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...headersOf(message),
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: line,
    });
    const text = await response.text();
    return message?.id === undefined ? '' : JSON.stringify({ ...(JSON.parse(text) as object), id: message.id });
  } catch {
    if (message?.id === undefined) return '';
    const error = {
      code: -32_603,
      message: `${address} does not answer as a Rangefinder server does: check the address.`,
    };
    return JSON.stringify({ jsonrpc: '2.0', id: message.id, error });
  }
};

interface Message {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: {
    readonly name?: string;
    readonly uri?: string;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
}

const messageIn = (line: string): Message | undefined => {
  try {
    return JSON.parse(line) as Message;
  } catch {
    return undefined;
  }
};

/** Returns the headers that the protocol asks for over HTTP from 2026 on. */
const headersOf = (message: Message | undefined): Readonly<Record<string, string>> => {
  const { method, params: { name, uri, _meta = {} } = {} } = message ?? {};
  const version = _meta[PROTOCOL_VERSION_META_KEY];
  if (typeof version !== 'string' || method === undefined) return {};
  const named = name ?? uri;
  return { 'mcp-protocol-version': version, 'mcp-method': method, ...(named !== undefined && { 'mcp-name': named }) };
};
