// The baseline for questions: node:http, and pg for questions about stored games. For each request it reads the body and,
// with a prepared statement, the game's version; the response is a constant that it only serializes.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** The parent's first message; the server answers with its port. */
export interface BareServerSettings {
  /** A statement to run for each request, if any. */
  readonly stored?: { readonly databaseUrl: string; readonly connections: number; readonly game: string };
  /** The response for each path. */
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
