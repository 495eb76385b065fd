import type { FastifyInstance } from 'fastify';
import { createAccess } from '../../src/http/access/access.js';
import { openKeys, type Keys } from '../../src/http/access/keys.js';
import { createWorkers } from '../../src/http/work/workers.js';
import { createCards } from '../../src/own-cards/cards.js';
import { openCards } from '../../src/own-cards/store.js';
import { buildApp, type Parts } from '../../src/app.js';
import { openDatabase } from '../../src/games/store/database.js';
import { openGames } from '../../src/games/games-in-postgres.js';
import { createDatabase } from '../database.js';

export interface RunningServer {
  readonly url: string;
  readonly databaseUrl: string;
  readonly app: FastifyInstance;
  readonly keys: Keys;
  close(): Promise<void>;
}

/** What a server is built of otherwise than is usual, and its database. */
export type Given = Partial<Parts> & {
  readonly databaseUrl?: string;
  readonly apiKey?: string;
  readonly allowedOrigins?: readonly string[];
};

export { createCards, createWorkers, openCards, openDatabase, openGames };

/** A server as it is served, on a port of its own; without `databaseUrl` on a database of its own, too. */
export const startServer = async ({
  databaseUrl: given,
  apiKey,
  allowedOrigins,
  graphql,
  ...parts
}: Given = {}): Promise<RunningServer> => {
  const own = given === undefined ? await createDatabase() : null;
  const databaseUrl = own?.url ?? given ?? '';
  const database = openDatabase(databaseUrl);
  const keys = openKeys(databaseUrl);
  const cards = createCards(openCards(database.query));
  const app = await buildApp({
    games: openGames(database, cards),
    cards,
    isReady: () => database.isReady(),
    pools: () => database.pools(),
    logLevel: 'silent',
    access: createAccess(keys, apiKey, new Set(allowedOrigins)),
    ...(graphql && { graphql }),
    ...parts,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await keys.close();
    await database.close();
    await own?.drop();
  };
  return { url, databaseUrl, app, keys, close };
};
