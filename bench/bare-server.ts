// What the questions are compared with: node:http and pg alone. A request costs one prepared read of the game's version;
// its answer is at hand, and only put into text.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** What the parent process sends first; the server then sends the port that it listens on. */
export interface BareServerSettings {
  readonly databaseUrl: string;
  readonly connections: number;
  readonly game: string;
  /** The answer to give at each path. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
};

const serve = ({ databaseUrl, connections, game, answers }: BareServerSettings): void => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const read = { name: 'version', text: 'SELECT version FROM games WHERE tenant_id = $1 AND id = $2' };
  const server = createServer((request, response) => {
    void bodyOf(request).then(async () => {
      const { rowCount } = await pool.query({ ...read, values: ['local', game] });
      const body = Buffer.from(JSON.stringify(answers[request.url ?? '']));
      response.writeHead(rowCount === 1 ? 200 : 404, {
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
