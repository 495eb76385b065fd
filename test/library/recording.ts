import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rootUrl, run } from '../processes.js';

const runner = new URL('test/contract/run-scenarios.mjs', rootUrl).pathname;

/** A question that a scenario asked over REST, and the server's answer. */
export interface Asked {
  readonly question: string;
  readonly body: { readonly state: unknown } & Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly answer: string;
}

const folders = ['test/contract/scenarios/', 'test/scenarios/'];
const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(new URL(folder, rootUrl)))
    .filter((name) => name.endsWith('.json'))
    .map((name) => new URL(folder + name, rootUrl).pathname);

const camel = (path: string): string => path.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Has all scenarios asked over REST and returns every question about a described table with its answer. */
export const recordScenarios = async (url: string): Promise<readonly Asked[]> => {
  const asked: Asked[] = [];
  const proxy = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      const { method = 'GET', headers } = request;
      const path = request.url ?? '';
      const type = { 'content-type': headers['content-type'] ?? 'application/json' };
      const answered = await fetch(url + path, { method, headers: type, ...(body && { body }) });
      const answer = await answered.text();
      const [, question] = /^\/v1\/game-states\/([a-z-]+)$/.exec(path) ?? [];
      if (question)
        asked.push({
          question: camel(question),
          body: JSON.parse(body) as Asked['body'],
          status: answered.status,
          answer,
        });
      response.writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? '' }).end(answer);
    })();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const files = (await Promise.all(folders.map(filesIn))).flat();
  await run(process.execPath, [runner, '--url', `http://127.0.0.1:${port}/graphql`, '--rest', ...files], {
    maxBuffer: 1e8,
  });
  proxy.closeAllConnections();
  proxy.close();
  return asked;
};
