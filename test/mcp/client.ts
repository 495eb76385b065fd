import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { send } from '../http/server.js';

export type Rpc = Readonly<{ result?: any; error?: any }>;

export interface ToolResult {
  readonly isError?: boolean;
  readonly structuredContent?: any;
  readonly content: readonly { readonly text: string }[];
}

/** Sends a message to a server, as clients of the protocol of 2025 do. */
export const rpc = async (
  url: string,
  method: string,
  params: object = {},
  headers: Record<string, string> = {},
): Promise<Rpc> => {
  const accept = 'application/json, text/event-stream';
  const { body } = await send(`${url}/mcp`, 'POST', { jsonrpc: '2.0', id: 1, method, params }, { accept, ...headers });
  return body as Rpc;
};

export const callTool = async (
  url: string,
  name: string,
  args: object,
  headers: Record<string, string> = {},
): Promise<ToolResult> => (await rpc(url, 'tools/call', { name, arguments: args }, headers)).result as ToolResult;

/** What a tool says went wrong, and the right call. */
export const errorIn = ({ content }: ToolResult): any => JSON.parse(content[0]?.text ?? 'null');

const program = fileURLToPath(new URL('../../dist/cli/cli.js', import.meta.url));

/** What a client of the protocol of 2025 says first. */
const clientInfo = { name: 'test', version: '1' };
export const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };

interface Command {
  /** The server that it asks, and the key for it. */
  readonly url?: string;
  readonly key?: string;
  /** Another build of the command. */
  readonly at?: string;
}

/** Starts the command that speaks on its standard streams, sends it messages, and returns the answers by id. */
export const talk = async (messages: readonly object[], { url, key, at = program }: Command = {}) => {
  const args = [at, 'mcp', ...(url === undefined ? [] : ['--url', url])];
  const env = { ...process.env, RANGEFINDER_KEY: key };
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = new Map<number, Rpc>();
  const awaited = messages.filter((message) => 'id' in message).length;
  for (const message of messages) child.stdin.write(`${JSON.stringify(message)}\n`);
  for await (const line of createInterface({ input: child.stdout })) {
    const answer = JSON.parse(line) as Rpc & { readonly id: number };
    answers.set(answer.id, answer);
    if (answers.size === awaited) child.stdin.end();
  }
  return answers;
};
