import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from '@jest/globals';
import { buildSchema } from '../../src/graphql/schema.js';
import { createDatabase, rowsOf } from '../database.js';
import { send, startServer } from '../http/server.js';
import { fuzz, type Answered } from './fuzzing.js';
import { graphqlRequests } from './graphql-requests.js';
import { restRequests, type OpenApi } from './rest-requests.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** In megabytes, what is held for good. */
const memoryHeld = (): number => {
  collectGarbage();
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
};

/** The states of the connections to that database but the one that asks. */
const connectionsTo = async (url: string): Promise<readonly string[]> => {
  const others = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  return (await rowsOf<{ state: string }>(url, `SELECT state ${others}`)).map(({ state }) => state);
};

/** As much of a request as shows how to send it again. */
const told = ({ request: { method, path, headers, body }, status, body: answer }: Answered): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)}\n${String(body ?? '').slice(0, 1_000)}\n→ ${status} ${answer.slice(0, 300)}`;

/** Many, since some are deleted on the way. */
const games = Array.from({ length: 40 }, (_, index) => `fuzzed-${index}`);
const state = {
  players: ['a', 'b', 'c', 'd'].map((id) => ({ id })),
  objects: [
    { id: 'bear', typeLine: 'Creature — Bear', owner: 'a' },
    { id: 'elf', typeLine: 'Creature — Elf', owner: 'b' },
  ],
};

/**
 * Half of so many requests over each door, made from what it declares and damaged: each is answered or refused, and
 * afterwards as much memory and as many connections are held as before.
 */
export const fuzzBothDoors = async (count: number, seed = Number(process.env.FUZZ_SEED ?? 1)) => {
  const database = await createDatabase();
  const server = await startServer({ databaseUrl: database.url });
  for (const id of games) await send(`${server.url}/v1/games`, 'POST', { id, state });
  const openApi = (await send(`${server.url}/v1/openapi.json`, 'GET')).body as OpenApi;
  const ids = [...games, 'none'];
  const doors = [restRequests(openApi, ids), graphqlRequests(buildSchema(), ids)];

  const bugs: Answered[] = [];
  const held: number[] = [];
  const parts = 5;
  for (let part = 0; part < parts; part += 1) {
    for (const requests of doors) {
      const found = await fuzz(server.url, requests, Math.ceil(count / parts / 2), seed * 1_000 + part);
      bugs.push(...found.bugs);
      process.stdout.write(`${JSON.stringify(found.statuses)}\n`);
    }
    held.push(memoryHeld());
  }
  const connections = await connectionsTo(database.url);
  process.stdout.write(`seed ${seed}; MB held: ${held.join(', ')}; connections: ${JSON.stringify(connections)}\n`);
  const alive = await send(`${server.url}/readyz`, 'GET');
  await server.close();
  await database.drop();

  expect(bugs.map(told)).toEqual([]);
  expect(alive.status).toBe(200);
  expect(connections.filter((state) => state !== 'idle')).toEqual([]);
  expect(connections.length).toBeLessThanOrEqual(25);
  return { held };
};
