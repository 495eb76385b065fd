// The baseline for questions: node:http, and pg for questions about stored games. For each request it reads the body and,
// with a prepared statement, the game's version; the response is a constant that it only serializes.
import { listen, writeJson } from './controls.js';
import pg from 'pg';

/** The parent's first message; the server answers with its port. */
export interface BareServerSettings {
  /** A statement to run for each request, if any. */
  readonly stored?: { readonly databaseUrl: string; readonly connections: number; readonly game: string };
  /** The response for each path. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const reading = ({ databaseUrl, connections, game }: NonNullable<BareServerSettings['stored']>) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const read = { name: 'version', text: 'SELECT version FROM games WHERE tenant_id = $1 AND id = $2' };
  return async () => (await pool.query({ ...read, values: ['local', game] })).rowCount === 1;
};

const serve = ({ stored, answers }: BareServerSettings): void => {
  const isThere = stored && reading(stored);
  listen(async (path, body, response) => {
    const isFound = body !== null && (isThere ? await isThere() : true);
    writeJson(response, isFound ? 200 : 404, answers[path]);
  });
};

process.once('message', serve);
