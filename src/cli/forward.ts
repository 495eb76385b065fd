import { createInterface } from 'node:readline';
import { isRecord, parseRecord } from '../domain/values/record.js';
import type { Terminal } from './terminal/terminal.js';

/** A server to which requests are sent, instead of answering them in this process. */
export interface Remote {
  /** The server's base URL; a path in it is put before the service's paths. */
  readonly address: string;
  readonly key?: string | undefined;
}

/** Forwards each input message to a server and writes its answer, until the input ends. */
export const forward = async (
  { input, output }: Pick<Terminal, 'input' | 'output'>,
  elsewhere: Remote,
): Promise<void> => {
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

/** Returns the line that answers a message; empty for a notification. */
const answerTo = async (line: string, { address, key }: Remote): Promise<string> => {
  const message = messageIn(line);
  try {
    const response = await fetch(`${address}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...headersOf(message),
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: line,
    });
    const text = await response.text();
    return message?.id === undefined ? '' : (answerIn(text, message.id) ?? noAnswer(address, message.id));
  } catch {
    return message?.id === undefined ? '' : noAnswer(address, message.id);
  }
};

/** Returns the answer to the message of that id; undefined if the text is not JSON-RPC. */
const answerIn = (text: string, id: unknown): string | undefined => {
  const answer = parseRecord(text);
  return answer['jsonrpc'] === '2.0' ? JSON.stringify({ ...answer, id }) : undefined;
};

const noAnswer = (address: string, id: unknown): string => {
  const message = `${address} does not answer as a Rangefinder server does: check the address.`;
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_603, message } });
};

type Message = ReturnType<typeof parseRecord>;

const messageIn = (line: string): Message | undefined => {
  try {
    return parseRecord(line);
  } catch {
    return undefined;
  }
};

/** Returns the headers that the protocol requires over HTTP since its 2026 version. */
const headersOf = (message: Message | undefined): Readonly<Record<string, string>> => {
  const { method, params } = message ?? {};
  const { name, uri, _meta: meta } = isRecord(params) ? params : {};
  const version = isRecord(meta) ? meta['io.modelcontextprotocol/protocolVersion'] : undefined;
  if (typeof version !== 'string' || typeof method !== 'string') return {};
  const named = name ?? uri;
  return {
    'mcp-protocol-version': version,
    'mcp-method': method,
    ...(typeof named === 'string' && { 'mcp-name': named }),
  };
};
