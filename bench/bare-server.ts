// What the questions are compared with: node:http, and pg where the question is about a stored game. A request costs the
// reading of its body and one prepared read of the game's version; its answer is at hand, and only put into text.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** What the parent process sends first; the server then sends the port that it listens on. */
export interface BareServerSettings {
  /** What is read for each request; left out, nothing is. */
  readonly stored?: { readonly databaseUrl: string; readonly connections: number; readonly game: string };
  /** The answer to give at each path. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
};

const reading = ({ databaseUrl, connections, game }: NonNullable<BareServerSettings['stored']>) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const read = { name: 'version', text: 'SELECT version FROM games WHERE tenant_id = $1 AND id = $2' };
  return async () => (await pool.query({ ...read, values: ['local', game] })).rowCount === 1;
};

const serve = ({ stored, answers }: BareServerSettings): void => {
  const isThere = stored && reading(stored);
  const server = createServer((request, response) => {
    void bodyOf(request).then(async (asked) => {
      const isFound = asked !== null && (isThere ? await isThere() : true);
      const body = Buffer.from(JSON.stringify(answers[request.url ?? '']));
      response.writeHead(isFound ? 200 : 404, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': body.length,
      });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
};

process.once('message', serve);
process.once('disconnect', () => process.exit());
