import { Agent, request } from 'node:http';
import fc from 'fast-check';
import type { FuzzRequest } from './requests.js';

export type Answered = Readonly<{ request: FuzzRequest; status: number; body: string }>;

/** One request as it is, whatever its headers; status 0 where the connection was closed without an answer. */
export const sent = (url: string, agent: Agent, given: FuzzRequest): Promise<Answered> =>
  new Promise((resolve) => {
    const { method, path, headers, body } = given;
    const { hostname, port } = new URL(url);
    const ended = (status: number, text: string) => resolve({ request: given, status, body: text });
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request({ hostname, port, agent, method, path, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => ended(response.statusCode ?? 0, Buffer.concat(chunks).toString()));
      response.on('error', () => ended(0, 'cut'));
    });
    asked.on('error', (error) => ended(0, String(error)));
    asked.end(body);
  });

/** Whether it is a bug: any 5xx, an error without a cause that is the caller's, or no answer at all. */
export const isBug = ({ status, body }: Answered): boolean =>
  status === 0 || status >= 500 || body.includes('INTERNAL_SERVER_ERROR');

/** Sends that many requests, some at once; gives back those that show a bug, and how often there was which status. */
export const fuzz = async (url: string, requests: fc.Arbitrary<FuzzRequest>, count: number, seed: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const generated = fc.sample(requests, { numRuns: count, seed }).values();
  const bugs: Answered[] = [];
  const statuses = new Map<number, number>();
  const one = async () => {
    for (const each of generated) {
      const answered = await sent(url, agent, each);
      statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
      if (isBug(answered)) bugs.push(answered);
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  agent.destroy();
  return { bugs, statuses: Object.fromEntries([...statuses].sort(([a], [b]) => a - b)) };
};
