import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
};

export const writeJson = (response: ServerResponse, status: number, answer: unknown): void => {
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
};

/** Serves bodies of JSON by node:http alone, and tells the parent its port. */
export const listen = (answer: (path: string, body: unknown, response: ServerResponse) => Promise<void>): void => {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => answer(request.url ?? '', body, response));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => process.exit());
};
