import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { noOwnCards } from '../own-cards/cards.js';
import { Budget } from '../questions/catalogue/budget.js';
import { rulesOf } from '../domain/rulebook/rulebook.js';
import { createMcpServer } from './server.js';
import type { Readable, Writable } from 'node:stream';
import { toRuleAnswer } from './tools/rules.js';
import { createTools } from './tools/tools.js';

/** A pair of streams with one message of the Model Context Protocol per line. */
interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/** Does work, and repeats it after loading a part that it needs. */
type WhenLoaded = <Value>(work: () => Value | Promise<Value>) => Promise<Value>;

/**
 * Serves the Model Context Protocol on a pair of streams, one message per line, until the input ends. There are no
 * stored games, and no cards to look up by name.
 */
export const serveOverStdio = async ({ input, output }: Streams, whenLoaded: WhenLoaded): Promise<void> => {
  const tools = createTools({ cards: noOwnCards, watch: () => undefined }).map((tool) => ({
    ...tool,
    run: (...given: Parameters<typeof tool.run>) => whenLoaded(() => tool.run(...given)),
  }));
  // The resources list rules.
  await whenLoaded(() => rulesOf().map(toRuleAnswer));
  const caller = () => ({ tenant: '', scope: 'ask', budget: new Budget() }) as const;
  const transport = new StdioServerTransport(input, output);
  serveStdio(() => createMcpServer(tools, caller, () => undefined), { transport, maxSubscriptions: 0 });
  await new Promise((resolve) => input.once('close', resolve));
};
