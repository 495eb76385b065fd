import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { createMcpServer } from './server.js';
import type { ToolParts } from './tools/ask.js';
import { storedGamesTool } from './tools/games.js';
import type { Caller, GamesToRead } from './tools/tool.js';
import { createTools } from './tools/tools.js';

/** A message over HTTP. */
export interface Exchange {
  /** The headers of the protocol. */
  readonly headers: Readonly<Record<string, string>>;
  readonly message: unknown;
  readonly caller: Caller;
}

/** Answers a message; rejects with the error of a tool that failed or was aborted. */
export type Serve = (exchange: Exchange) => Promise<Response>;

/** The SDK requires both media types, though each response is one JSON body. */
const ACCEPT = 'application/json, text/event-stream';

/** Creates a stateless handler of messages over HTTP. */
export const createServe = (parts: ToolParts & { readonly games: GamesToRead }): Serve => {
  const tools = [...createTools(parts), storedGamesTool(parts.games)];
  return async ({ headers, message, caller }) => {
    const errors: unknown[] = [];
    const create = () =>
      createMcpServer(
        tools,
        () => caller,
        (error) => errors.push(error),
      );
    const request = new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { ...headers, accept: ACCEPT, 'content-type': 'application/json' },
    });
    const isLegacy = await isLegacyRequest(request, message);
    const response = await (isLegacy ? serveLegacy : serveModern)(create, request, message);
    if (errors.length) throw errors[0];
    return response;
  };
};

type Create = () => ReturnType<typeof createMcpServer>;

/** Serves the protocol from 2026 on. There is nothing to subscribe to. */
const serveModern = async (create: Create, request: Request, parsedBody: unknown): Promise<Response> =>
  createMcpHandler(create, { legacy: 'reject', maxSubscriptions: 0 }).fetch(request, { parsedBody });

/** Serves the protocol of 2025 and before, without sessions. */
const serveLegacy = async (create: Create, request: Request, parsedBody: unknown): Promise<Response> => {
  const server = create();
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
};
