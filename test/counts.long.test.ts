import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, jest, test } from '@jest/globals';
import { creature } from './domain/tables.js';
import { expectCounts } from './counts.js';
import { doorsOf, query, startServer, type Reply } from './http/server.js';

const server = await startServer();
const { post } = doorsOf(server.url);

/** Changes are published some milliseconds later, many by one statement: it is none of a request's. */
const isOfRequest = (given: readonly unknown[]): boolean => !JSON.stringify(given).includes('pg_notify');

/** Counts the statements that a request sends once the server has met the like of it. */
const statementsOf = async (ask: (time: number) => Promise<Reply>): Promise<number> => {
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  const counts: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    sent.mockClear();
    const { status, body } = await ask(time);
    expect([status < 300, body.errors]).toEqual([true, undefined]);
    counts.push(sent.mock.calls.filter(isOfRequest).length);
  }
  sent.mockRestore();
  return Math.min(...counts);
};

const state = {
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
  objects: [creature('bear', 'ann'), { id: 'stone', name: 'Stone', owner: 'bob', typeLine: 'Artifact' }],
};
const events = [{ lifeChanges: { kind: 'GAIN', amounts: [{ player: 'ann', amount: 1 }] } }];
const seats = 'state { rangeOf(player: "ann") { seats } }';

test('a request sends as many statements as it did', async () => {
  await post('/v1/games', { id: 'counted', state });
  await post('/v1/games', { id: 'other', state });
  const statements = {
    'range-of of a table': () => post('/v1/game-states/range-of', { state, player: 'ann' }),
    'range-of of a game': () => post('/v1/games/counted/range-of', { player: 'ann' }),
    'rangeOf of a game, over GraphQL': () => query(server.url, `{ game(id: "counted") { ${seats} } }`),
    'a list of games with their tables': () => query(server.url, `{ games { edges { node { id ${seats} } } } }`),
    'an event': () => post('/v1/games/counted/events', { events }),
    'an event with an Idempotency-Key': (time: number) =>
      post('/v1/games/counted/events', { events }, { 'idempotency-key': `counted-${time}` }),
  };
  const measured: Record<string, number> = {};
  for (const [name, ask] of Object.entries(statements)) measured[`statements: ${name}`] = await statementsOf(ask);
  await expectCounts(measured);
});

test('as many hooks run before an answer, and as many routes are declared', async () => {
  const [, ...lines] = server.app.printRoutes({ includeHooks: true, commonPrefix: false }).split(/(?<= \([A-Z, ]+\))/);
  const [hooks = ''] = lines.filter((_, place) => /range-of \(POST\)$/.test(lines[place - 1] ?? ''));
  await expectCounts({ routes: lines.length, 'hooks of range-of': hooks.match(/\(\)"/g)?.length ?? 0 });
});

/** The files that a program loads with one of them, those that it loads later left out. */
const loadedWith = async (file: URL, found = new Map<string, number>()): Promise<ReadonlyMap<string, number>> => {
  if (found.has(file.href)) return found;
  const text = await readFile(file, 'utf8');
  found.set(file.href, text.length);
  for (const [, name = ''] of text.matchAll(/(?:from|import)"(\.[^"]+\.js)"/g))
    await loadedWith(new URL(name, file), found);
  return found;
};

test('the server loads as much before it answers', async () => {
  const main = new URL('../dist/main.js', import.meta.url);
  const [, later = ''] = /import\("(\.\/chunks\/server-[^"]+)"\)/.exec(await readFile(main, 'utf8')) ?? [];
  const loaded = new Map([...(await loadedWith(main)), ...(await loadedWith(new URL(later, main)))]);
  const kilobytes = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_000;
  await expectCounts({ 'kilobytes loaded at start': Math.round(kilobytes) }, 0.02);
});
